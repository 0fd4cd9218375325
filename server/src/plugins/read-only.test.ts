import { beforeAll, expect, test } from '@jest/globals';
import { type Endpoint, endpoints, READ_ONLY_HEADER } from '@portico/shared/contracts';
import { readConfig } from '../config/config.ts';
import { openServices } from '../services.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { WRITES_NOTHING } from './read-only.ts';

let usual: TestApp;
let site: TestApp;
let creator: { authorization: string };
beforeAll(async () => {
  const PORTICO_DATA = scratchFolder();
  usual = await openTestApp([fixtureContent], { PORTICO_DATA });
  creator = await usual.signIn();
  site = await openTestApp([fixtureContent], { PORTICO_DATA, PORTICO_READ_ONLY: 'true' });
  // A session that was used ten minutes ago would be written on its next use.
  site.hours(1);
});

const addressOf = ({ path }: Endpoint) => path.replace(/:\w+/g, 'wat-phumin');
const calls = (endpoints as readonly Endpoint[]).map(
  (call) => [`${call.method} ${call.path}`, call] as const,
);
const writing = calls.filter(([, { method, id }]) => method !== 'GET' && !WRITES_NOTHING.has(id));

test.each(writing)('%s is refused while the site is read-only', async (_name, call) => {
  const response = await site.ask({ url: addressOf(call), method: call.method, headers: creator });
  expect(response.statusCode).toBe(503);
  expect(response.json()).toEqual({
    status: 'fail',
    code: 'read-only',
    reason: 'This site is read-only while it is being maintained: please try again later.',
  });
  expect(response.headers['retry-after']).toBe('60');
  expect(response.headers[READ_ONLY_HEADER]).toBe('1');
});

test('reads are served, also to signed-in users, and nothing is written', async () => {
  await usual.services.audit.flush();
  const before = await usual.services.records.lastSequence();
  for (const [, call] of calls.filter((entry) => !writing.includes(entry))) {
    const headers = { ...creator, 'x-passcode': 'wrong1' };
    const response = await site.ask({ url: addressOf(call), method: call.method, headers, body: undefined });
    // The archive of one's data is no JSON.
    const isJson = /json/.test(String(response.headers['content-type']));
    expect([call.id, isJson && response.json().code]).not.toEqual([call.id, 'read-only']);
    expect([call.id, response.statusCode]).not.toEqual([call.id, 500]);
  }
  const portal = await site.ask({ url: '/api/portal/wat-phumin', headers: creator });
  expect(portal.statusCode).toBe(200);
  expect((await site.ask({ url: '/api/auth/login', headers: creator })).json()).toMatchObject({
    data: { username: 'creator' },
  });
  expect((await site.ask({ url: '/api/hits', method: 'PUT', body: {} })).statusCode).toBe(200);
  await site.services.audit.flush();
  expect(await usual.services.records.lastSequence()).toBe(before);
});

test('an undeclared write is refused by the record store', async () => {
  const key = { provider: 'demo', kind: 'town', id: 'nan' };
  const { records } = site.services;
  for (const write of [
    () => records.put({ ...key, value: {} }),
    () => records.delete(key),
    () => records.batch([{ delete: key }]),
    () => records.purgeTombstones(new Date()),
  ])
    await expect(write()).rejects.toMatchObject({ code: 'read-only' });
  expect(await records.get(key)).toBeDefined();
});

test('a writable site does not send the header', async () => {
  const response = await usual.ask({ url: '/api/portal/wat-phumin' });
  expect(response.headers[READ_ONLY_HEADER]).toBeUndefined();
});

test('records that this version has not started on before are not served read-only', async () => {
  const config = readConfig({
    NODE_ENV: 'test',
    PORTICO_DATA: scratchFolder(),
    PORTICO_READ_ONLY: 'true',
  });
  await expect(openServices(config, { searchesInProcess: true })).rejects.toThrow(
    'start this version once without it',
  );
  expect(() => readConfig({ PORTICO_DATA: scratchFolder(), PORTICO_READ_ONLY: 'yes' })).toThrow(
    "PORTICO_READ_ONLY must be 'true' or 'false'.",
  );
});
