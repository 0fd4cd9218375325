import type { ErrorReply } from '@portico/shared/contracts';
import { type AccountUsage, accountUsageRepository } from '../../resources/quotas/usage.repository.ts';
import { fixtureContent, portalSeed } from '../fixture-content.ts';
import { openTestApp, type TestApp } from '../test-app.ts';

const content = {
  ...fixtureContent,
  portals: [portalSeed('mine', { editors: ['creator'], cover: { kind: 'temple', seed: 'mine' } })],
  catalogs: [],
};
export const open = (settings: Record<string, string>) =>
  openTestApp([content], { PORTICO_SAVES_PER_MINUTE: '10000', ...settings });

interface Sent {
  url: string;
  method?: 'POST' | 'PUT' | 'DELETE';
  data?: object;
}

export async function sender(site: TestApp, username = 'creator') {
  const headers = await site.signIn(username);
  return async ({ url, method = 'POST', data }: Sent) => {
    const response = await site.ask({ url, method, headers, ...(data ? { body: { data } } : {}) });
    return { statusCode: response.statusCode, body: response.json<ErrorReply & { data: { _id: string } }>() };
  };
}

export const account = async (
  { services }: TestApp,
  uid = 'user-creator',
): Promise<AccountUsage | undefined> =>
  (await accountUsageRepository(services.records).get('demo', uid))?.value;
