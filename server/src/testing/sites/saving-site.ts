import { beforeEach, expect } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { fixtureContent, otherContent, portalSeed } from '../fixture-content.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

export let site: TestApp;
export let creator: { authorization: string };
export let admin: { authorization: string };

export const put = (id: string, data: object, headers: Record<string, string> = creator) =>
  site.ask({ url: `/api/portal/${id}`, method: 'PUT', body: { data }, headers });
export const saved = async (id: string, data: object, headers = creator) => {
  const response = await put(id, data, headers);
  expect(response.json()).toMatchObject({ status: 'ok' });
  return response.json<{ data: Portal }>().data;
};
export const read = async (id: string, headers: Record<string, string> = creator) =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers })).data;
export const refusal = async (id: string, data: object) => {
  const response = await put(id, data);
  expect(response.statusCode).toBe(400);
  return response.json<{ code: string; reason: string; details: { path: string; message: string }[] }>();
};

/** Call it at the top of a test file: it registers the hooks that prepare each test. */
export function openSavingSite(): void {
  beforeEach(async () => {
    site = await openTestApp([
      {
        ...fixtureContent,
        portals: [...fixtureContent.portals, portalSeed('shared', { editors: ['creator', 'admin'] })],
      },
      otherContent,
    ]);
    creator = await site.signIn();
    admin = await site.signIn('admin');
  });
}
