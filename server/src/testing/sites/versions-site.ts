import { beforeEach, expect } from '@jest/globals';
import type { Portal, PortalVersion, ShownPortalVersion } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../test-app.ts';

export let site: TestApp;
export let creator: { authorization: string };
export let admin: { authorization: string };

export async function save(data: Record<string, unknown>, id = 'wat-phumin'): Promise<Portal> {
  const response = await site.ask({
    url: `/api/portal/${id}`,
    method: 'PUT',
    body: { data },
    headers: creator,
  });
  expect(response.json()).toMatchObject({ status: 'ok' });
  return response.json<{ data: Portal }>().data;
}
export const read = async (id = 'wat-phumin') =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers: creator })).data;
export const list = async (id = 'wat-phumin') =>
  (await site.get<{ data: PortalVersion[] }>(`/api/portal/${id}/versions`, { headers: creator })).data;
export const look = async (number: number, id = 'wat-phumin') =>
  (await site.get<{ data: ShownPortalVersion }>(`/api/portal/${id}/versions/${number}`, { headers: creator }))
    .data;
export const restore = (number: number, data: object = {}, id = 'wat-phumin') =>
  site.ask({
    url: `/api/portal/${id}/versions/${number}/restore`,
    method: 'POST',
    body: { data },
    headers: creator,
  });
export const storedIds = async (kind: string) =>
  (await site.services.records.list({ provider: 'demo', kind })).map(({ id }) => id);

/** For after the creator's session has expired. */
export async function signInAgain(): Promise<void> {
  creator = await site.signIn();
}

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openVersionsSite(): void {
  beforeEach(async () => {
    site = await openTestApp();
    creator = await site.signIn();
    admin = await site.signIn('admin');
  });
}
