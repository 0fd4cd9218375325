import { expect, test } from '@jest/globals';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { cleanUp } from '../maintenance/cleanup.ts';
import { fixtureContent, otherContent } from '../testing/fixture-content.ts';
import { fixtureSeed } from '../testing/fixture-seed.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { type AuditEntry, auditRepository } from './audit-entry.ts';
import { oldAuditEntries } from './old-audit-entries.cleanup.ts';

/** The entries of the fixture site's audit log, in order. */
async function entriesOf({ services }: TestApp, provider = 'demo'): Promise<AuditEntry[]> {
  await services.audit.flush();
  return (await auditRepository(services.records).list(provider)).map(({ value }) => value);
}

const login = (username: string, password: string) => ({
  url: '/api/auth/login',
  method: 'POST' as const,
  body: { username, password },
});

test('signing in, failing to, being locked out, signing up and signing out are recorded', async () => {
  const site = await openTestApp();
  const address = '203.0.113.7';
  const response = await site.ask({ ...login('creator', 'creator-demo'), address });
  const { jsonWebToken, data } = response.json();
  await site.ask({ ...login('creator', 'hunter2-secret'), address: '203.0.113.250' });
  await site.ask({ ...login('my-password-by-mistake', 'x'), address: '198.51.100.1' });
  const authorization = `Bearer ${jsonWebToken}`;
  await site.ask({ url: '/api/auth/login', method: 'DELETE', headers: { authorization }, address });
  await site.ask({
    url: '/api/user',
    method: 'POST',
    address,
    body: { data: { username: 'newcomer', displayName: 'New', password: 'a-long-new-one' } },
  });
  const entries = await entriesOf(site);
  const creator = { kind: 'user', uid: data.uid, name: 'creator' };
  const on = { kind: 'user', id: data.uid };
  expect(entries).toMatchObject([
    { event: 'sign-in', outcome: 'done', actor: creator, details: { by: 'password' } },
    { event: 'sign-in', outcome: 'failed', actor: { kind: 'visitor' }, on },
    { event: 'sign-in', outcome: 'failed', on: { kind: 'unknown-user' } },
    { event: 'sign-out', outcome: 'done', actor: creator },
    { event: 'sign-up', outcome: 'done', actor: { kind: 'user', name: 'newcomer' } },
  ]);
  expect(entries[0]).toMatchObject({
    at: '2026-11-21T05:00:00.000Z',
    requestId: response.headers['x-request-id'],
  });
  // Equal networks have equal hashes, and addresses are not stored.
  expect(entries[1]?.network).toBe(entries[0]?.network);
  expect(entries[2]?.network).not.toBe(entries[0]?.network);
  expect(JSON.stringify(entries)).not.toMatch(/203\.0|198\.51|hunter2|mistake|creator-demo|a-long-new-one/);
});

test('repeated failures at one account or item become one entry with a count', async () => {
  const site = await openTestApp();
  for (let tries = 0; tries < 9; tries++) await site.ask(login('creator', `wrong-${tries}`));
  const url = '/api/checkPrivacy/portal/id/private';
  for (let tries = 0; tries < 25; tries++) await site.ask({ url, headers: { 'x-passcode': `no-${tries}` } });
  site.hours(1);
  await site.ask(login('stranger', 'x'));
  const counted = (await entriesOf(site)).map(({ event, outcome, on, count }) => [
    event,
    outcome,
    on?.kind,
    count,
  ]);
  expect(counted).toEqual([
    ['sign-in', 'failed', 'user', undefined],
    ['sign-in', 'locked-out', 'user', undefined],
    ['passcode', 'failed', 'portal', undefined],
    ['passcode', 'locked-out', 'portal', undefined],
    ['sign-in', 'failed', 'user', 4],
    ['sign-in', 'locked-out', 'user', 3],
    ['passcode', 'failed', 'portal', 19],
    ['passcode', 'locked-out', 'portal', 4],
    ['sign-in', 'failed', 'unknown-user', undefined],
  ]);
});

test('many different failures in a minute are counted together', async () => {
  const { services } = await openTestApp();
  const { audit } = services;
  for (let number = 0; number < 5000; number++) {
    const request = { id: `request-${number}`, ip: `10.${number % 250}.${Math.floor(number / 250)}.1` };
    audit.record({ event: 'sign-in', outcome: 'failed', request, on: { kind: 'user', id: `u${number}` } });
  }
  audit.record({ event: 'sign-in', outcome: 'done' });
  await audit.close();
  const entries = (await auditRepository(services.records).list(SYSTEM_PARTITION)).filter(
    ({ value }) => value.event === 'sign-in',
  );
  expect(entries.length).toBeLessThan(70);
  const total = entries.reduce((sum, { value }) => sum + (value.count ?? 1), 0);
  expect(total).toBe(5001);
  expect(entries.filter(({ value }) => value.outcome === 'done')).toHaveLength(1);
});

test('changes and refused changes of admins and editors are recorded with their target', async () => {
  const site = await openTestApp();
  const admin = await site.signIn('admin');
  const creator = await site.signIn('creator');
  const put = (url: string, data: object, headers: Record<string, string>) =>
    site.ask({ url, method: 'PUT', headers, body: { data } });
  await put('/api/town/nan', { title: { th: 'น่าน', en: 'Nan town' } }, admin);
  await put('/api/town/nan', { title: { th: 'x' } }, creator);
  await site.ask({ url: '/api/town/none', method: 'DELETE', headers: admin });
  await site.ask({ url: '/api/town/nan', headers: admin });
  const entries = (await entriesOf(site)).filter(({ event }) => event !== 'sign-in');
  expect(entries).toMatchObject([
    { event: 'town.update', outcome: 'done', actor: { name: 'admin' }, on: { kind: 'town', id: 'nan' } },
    { event: 'town.update', outcome: 'refused', actor: { name: 'creator' }, details: { id: 'nan' } },
  ]);
});

test('an unwritable log does not block requests, and is written later', async () => {
  const site = await openTestApp();
  const { records } = site.services;
  const { batch } = records;
  records.batch = () => Promise.reject(new Error('the disk is full'));
  expect((await site.ask(login('creator', 'wrong'))).statusCode).toBe(401);
  expect(await entriesOf(site)).toEqual([]);
  records.batch = batch;
  expect(await entriesOf(site)).toMatchObject([{ event: 'sign-in', outcome: 'failed' }]);
});

test('recording changes no version of content', async () => {
  const { services } = await openTestApp();
  const before = services.contentVersions.of('demo');
  services.audit.record({ event: 'sign-in', provider: 'demo' });
  await services.audit.flush();
  expect(services.contentVersions.of('demo')).toBe(before);
});

test('entries are removed after the configured number of days', async () => {
  const site = await openTestApp(undefined, { PORTICO_AUDIT_DAYS: '2' });
  const { services } = site;
  services.audit.record({ event: 'sign-in', provider: 'demo' });
  services.audit.record({ event: 'operator' });
  await services.audit.flush();
  site.hours(47);
  const log = { info: () => {}, error: () => {} };
  await cleanUp(services, log, [oldAuditEntries]);
  expect(await entriesOf(site)).toHaveLength(1);
  services.audit.record({ event: 'sign-out', provider: 'demo' });
  site.hours(2);
  await cleanUp(services, log, [oldAuditEntries]);
  expect(await entriesOf(site)).toMatchObject([{ event: 'sign-out' }]);
  // Replaces the operator's entry and that of the seeding.
  expect(await entriesOf(site, SYSTEM_PARTITION)).toMatchObject([
    { event: 'clean-up', actor: { kind: 'server', name: 'old-audit-entries' }, details: { removed: 3 } },
  ]);
});

test('seeding an empty store is recorded once, with its accounts', async () => {
  const site = await openTestApp();
  const { records, passcodes, audit, now } = site.services;
  await fixtureSeed([fixtureContent]).fill({ records, passcodes, audit, now: now() });
  const { accounts } = fixtureContent;
  expect(await entriesOf(site, SYSTEM_PARTITION)).toMatchObject([
    {
      event: 'seed',
      outcome: 'done',
      actor: { kind: 'server', name: 'seed' },
      details: {
        providers: ['demo', otherContent.provider],
        accounts: expect.arrayContaining(accounts.map(({ username }) => username)),
      },
    },
  ]);
});
