import { expect, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { openStores } from '../services.ts';
import { fixtureContent, otherContent } from '../testing/fixture-content.ts';
import { openTestCli } from '../testing/run-cli.ts';
import { openTestApp } from '../testing/test-app.ts';

interface Shown {
  at: string;
  event: string;
  provider?: string;
}

test('only commands that change something are recorded, with who ran them', async () => {
  const desk = await openTestCli([fixtureContent]);
  await desk.data(['users', 'list']);
  await desk.data(['users', 'password', 'creator', '--provider', 'demo'], { stdin: 'correct-horse-9' });
  await desk.data(['users', 'roles', 'creator', 'portal_creator', 'admin']);
  await desk.refusal(['users', 'disable', 'stranger']);
  await desk.data(['providers', 'update', 'demo', '--private', '--sign-up', 'closed']);
  await desk.data(['portals', 'owner', 'waiting']);
  await desk.data(['portals', 'editors', 'waiting']);
  await desk.data(['portals', 'editors', 'waiting', '--add', 'admin']);
  await desk.data(['users', 'second-factor', 'creator']);
  await desk.data(['providers', 'update', 'demo', '--no-private']);
  await desk.data(['users', 'create', 'malee', '--display-name', 'Malee Suksai', '--generate']);
  const entries = await desk.data<Shown[]>(['audit']);
  const actor = { kind: 'operator', name: expect.any(String) };
  expect(entries).toMatchObject([
    {
      event: 'operator',
      provider: 'demo',
      actor,
      on: { kind: 'users', id: 'creator' },
      details: { command: 'users password' },
    },
    { provider: 'demo', details: { command: 'users roles', arguments: 'portal_creator admin' } },
    {
      on: { kind: 'providers', id: 'demo' },
      details: { command: 'providers update', options: '--private --sign-up closed' },
    },
    {
      on: { kind: 'portals', id: 'waiting' },
      details: { command: 'portals editors', options: '--add admin' },
    },
    { details: { command: 'providers update', options: '--no-private' } },
    { details: { command: 'users create', options: '--display-name --generate' } },
  ]);
  expect(entries).toHaveLength(6);
  expect(await desk.data(['audit', '--user', 'admin'])).toEqual([entries[1], entries[3]]);
  expect(entries[2]?.provider).toBeUndefined();
  for (const text of ['correct-horse-9', 'Malee Suksai']) expect(JSON.stringify(entries)).not.toContain(text);
});

test('a command that does not open the record store is recorded too', async () => {
  const desk = await openTestCli([fixtureContent]);
  await desk.data(['backup', `${desk.folder}/one.tar.gz`]);
  await desk.data(['backup', '--verify', `${desk.folder}/one.tar.gz`]);
  const shown = await desk.data<Shown[]>(['audit']);
  expect(shown).toMatchObject([{ details: { command: 'backup' } }]);
  expect(shown).toHaveLength(1);
  const elsewhere = await openTestCli();
  await elsewhere.data(['restore', `${desk.folder}/one.tar.gz`]);
  expect(await elsewhere.data<Shown[]>(['audit'])).toMatchObject([{ details: { command: 'restore' } }]);
});

test('events about a user are found by username and by uid, failed sign-ins included', async () => {
  const desk = await openTestCli([fixtureContent]);
  const site = await openTestApp([], { PORTICO_DATA: desk.folder });
  const body = { username: 'creator', password: 'a wrong guess' };
  expect((await site.ask({ url: '/api/auth/login', method: 'POST', body })).statusCode).toBe(401);
  await site.services.audit.flush();
  await desk.data(['users', 'disable', 'creator']);
  const expected = [
    { event: 'sign-in', outcome: 'failed' },
    { event: 'operator', details: { command: 'users disable' } },
  ];
  for (const name of ['creator', 'user-creator'])
    expect(await desk.data(['audit', '--user', name])).toMatchObject(expected);
});

test('the log is sorted by time and filtered by provider, time, event and user', async () => {
  const desk = await openTestCli([fixtureContent, otherContent]);
  const at = (now: string) =>
    openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: desk.folder }), { now: () => new Date(now) });
  const actor = { kind: 'user', uid: 'u-1', name: 'nok' } as const;
  const later = await at('2026-11-21T06:00:00.000Z');
  later.audit.record({ event: 'town.update', provider: 'demo', actor, on: { kind: 'town', id: 'nan' } });
  later.audit.record({ event: 'sign-in', provider: 'demo', details: { by: 'evil\u001b[2J' } });
  await later.close();
  const earlier = await at('2026-11-20T06:00:00.000Z');
  earlier.audit.record({ event: 'town.delete', provider: 'other', on: { kind: 'user', id: 'u-1' } });
  await earlier.close();

  const events = async (...options: string[]) =>
    (await desk.data<Shown[]>(['audit', ...options])).map(({ event }) => event);
  expect(await events()).toEqual(['town.delete', 'town.update', 'sign-in']);
  expect(await events('--provider', 'other')).toEqual(['town.delete']);
  expect(await events('--since', '2026-11-21')).toEqual(['town.update', 'sign-in']);
  expect(await events('--since', '1h')).toEqual([]);
  expect(await events('--event', 'town')).toEqual(['town.delete', 'town.update']);
  expect(await events('--event', 'town.update')).toEqual(['town.update']);
  for (const unknown of ['sign', 'nonsense']) {
    const { exitCode, stderr } = await desk.portico(['audit', '--event', unknown]);
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('The events are sign-in, ')]);
  }
  expect(await events('--user', 'nok')).toEqual(['town.update']);
  expect(await events('--user', 'u-1')).toEqual(['town.delete', 'town.update']);
  const { stdout } = await desk.portico(['audit', '--provider', 'demo']);
  expect(stdout).toMatch(/^time +provider +event +outcome/);
  expect(stdout).toMatch(/demo +town\.update +done +1 +nok +town nan/);
  expect(stdout).not.toContain('\u001b');
  const recent = await at(new Date(Date.now() - 2 * 3_600_000).toISOString());
  recent.audit.record({ event: 'town.create', provider: 'demo' });
  await recent.close();
  expect(await events('--since', '1h', '--event', 'town')).toEqual([]);
  expect(await events('--since', '119m', '--event', 'town')).toEqual([]);
  expect(await events('--since', '1d', '--event', 'town.create')).toEqual(['town.create']);
  expect(await events('--since', '130m', '--event', 'town.create')).toEqual(['town.create']);
  expect((await desk.portico(['audit', '--since', 'yesterday'])).exitCode).toBe(2);
  expect(await desk.refusal(['audit', '--provider', 'none'])).toContain('There is no provider none');
});
