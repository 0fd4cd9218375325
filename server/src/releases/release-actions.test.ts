import type { KeyObject } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { compareReleases, ReleasesResponse, ReplyOf, releaseVersions } from '@portico/shared/contracts';
import { create } from 'tar';
import { generateKeys, privateKeyOf, publicKeyOf } from '../config/signing-keys.ts';
import { type FixtureRelease, writeRelease } from '../testing/built-fixture.ts';
import { multipartForm } from '../testing/multipart.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { managesReleases, requireUploadable } from './release-admins.policy.ts';
import { goLive } from './rollout-changes.ts';
import { VerifiedRelease } from './verified-release.ts';

type Fields = Parameters<typeof multipartForm>[0];

let site: TestApp;
let admin: { authorization: string };
const open = async (settings: Record<string, string> = {}) => {
  site = await openTestApp(undefined, settings);
  admin = await site.signIn('admin');
};
const withLive = async () => {
  const { releases } = site.services;
  for (const [name, version] of [
    ['shell', '1'],
    ['mfe-portal', '1'],
    ['mfe-portal', '2'],
  ] as const) {
    await releases.publish(await VerifiedRelease.verify(folderOf({ name, version })));
    await releases.change((state) => goLive(state, { name, version, by: 'nok', at: now() }));
  }
};
/** A built release; the content of its browser script differs by version. */
function folderOf(release: FixtureRelease): string {
  const folder = scratchFolder();
  const entry = release.name === 'shell' ? 'main.js' : 'remoteEntry.js';
  writeRelease(folder, {
    web: { [entry]: `globalThis.version = '${release.version}';` },
    ...(release.name === 'shell' ? {} : { node: { [entry]: 'exports.draw = () => 200;' } }),
    ...release,
  });
  return folder;
}
const now = () => site.services.now().toISOString();

beforeEach(async () => {
  await open();
  await withLive();
});

/** A release folder as .tgz. */
async function archiveOf(folder: string): Promise<Buffer> {
  const file = path.join(scratchFolder(), 'release.tgz');
  await create({ file, cwd: folder, gzip: true }, ['.']);
  return readFileSync(file);
}
async function upload(fields: Fields) {
  const { body, headers } = await multipartForm(fields);
  const url = '/api/releases/publish';
  return site.ask({ method: 'POST', url, headers: { ...admin, ...headers }, body });
}
const publish = async (release: FixtureRelease, fields: Record<string, string> = {}) =>
  upload([...Object.entries(fields), ['file', await archiveOf(folderOf(release))]]);
const send = (method: 'POST' | 'PUT', url: string, data: object) =>
  site.ask({ method, url: `/api/releases/${url}`, headers: admin, body: { data } });
const rollout = async () => {
  const found = await site.services.releases.rollout();
  if (!found) throw new Error('nothing is live');
  return found;
};
const live = async () => (await rollout()).stable.packages;

describe('publishing an archive', () => {
  test('makes it live for all visitors, with its author and reason in the history', async () => {
    const response = await publish({ name: 'mfe-portal', version: '3' }, { reason: 'New map' });
    expect(response.json().data).toMatchObject({
      name: 'mfe-portal',
      version: '3',
      isPublished: true,
      isLive: true,
    });
    expect(await live()).toMatchObject({ 'mfe-portal': '3' });
    expect((await site.services.releases.history()).at(-1)).toMatchObject({
      action: 'publish',
      by: 'admin',
      reason: 'New map',
      from: '2',
    });
    expect(readdirSync(path.join(site.services.config.dataFolder, 'uploads'))).toEqual([]);
  });

  test('starts a canary for a share of the visitors', async () => {
    await publish({ name: 'mfe-portal', version: '3' }, { percent: '20' });
    expect(await live()).toMatchObject({ 'mfe-portal': '2' });
    expect((await rollout()).candidate).toMatchObject({ version: '3', percent: 20 });
  });

  test('only checks it on request', async () => {
    const response = await publish({ name: 'mfe-portal', version: '3' }, { checkOnly: 'true' });
    expect(response.json().data).toMatchObject({ isPublished: false, isLive: false });
    expect(await site.services.releases.list()).toHaveLength(3);
  });

  test('publishes nothing that a gate blocks, and says why', async () => {
    const response = await publish({
      name: 'mfe-new',
      version: '1',
      descriptor: { platform: '^9.0.0' },
    });
    const { isPublished, findings } = response.json().data;
    expect(isPublished).toBe(false);
    expect(findings[0]).toMatchObject({ isBlocking: true, solution: expect.any(String) });
    expect(await live()).not.toHaveProperty('mfe-new');
  });

  test.each([
    ['no archive', Buffer.from('not an archive'), 409, 'cannot be unpacked'],
    ['an empty form', undefined, 400, 'Choose an archive'],
  ])('refuses %s', async (_what, content, status, reason) => {
    const response = await upload([content ? ['file', content] : ['reason', 'x']]);
    expect([response.statusCode, response.json().reason]).toEqual([status, expect.stringContaining(reason)]);
  });

  test('refuses an invalid share', async () => {
    const response = await publish({ name: 'mfe-portal', version: '3' }, { percent: '100' });
    expect(response.json()).toMatchObject({ code: 'invalid', details: [{ path: 'body.percent' }] });
  });
});

describe('a canary', () => {
  beforeEach(async () => {
    await publish({ name: 'mfe-portal', version: '3' }, { percent: '20' });
  });
  const set = async () => (await rollout()).candidate?.set.id ?? '';

  test('gets another share, is promoted, and the promotion is rolled back', async () => {
    expect((await send('PUT', 'canary', { set: await set(), percent: 50 })).statusCode).toBe(200);
    expect((await rollout()).candidate?.percent).toBe(50);
    await send('POST', 'canary/promote', { set: await set() });
    expect([await live(), (await rollout()).candidate]).toEqual([
      { shell: '1', 'mfe-portal': '3' },
      undefined,
    ]);
    const { id } = (await rollout()).stable;
    await send('POST', 'roll-back', { name: 'mfe-portal', set: id, reason: 'Slow' });
    expect(await live()).toEqual({ shell: '1', 'mfe-portal': '2' });
    const entries = (await site.services.releases.history()).slice(-2);
    expect(entries.map(({ action, by }) => `${action} by ${by}`)).toEqual([
      'promote by admin',
      'rollback by admin',
    ]);
  });

  test('is stopped', async () => {
    expect((await send('POST', 'canary/stop', { set: await set() })).statusCode).toBe(200);
    expect([(await rollout()).candidate, await live()]).toEqual([
      undefined,
      { shell: '1', 'mfe-portal': '2' },
    ]);
  });

  test('that someone else has stopped is refused, with who and when', async () => {
    const seen = await set();
    await send('POST', 'canary/stop', { set: seen });
    const response = await send('POST', 'canary/promote', { set: seen });
    expect([response.statusCode, response.json().conflict]).toEqual([409, { by: 'admin', at: now() }]);
    expect(await live()).toMatchObject({ 'mfe-portal': '2' });
  });
});

test('stored versions are listed, and two of them compared', async () => {
  const versions = await site.get<ReplyOf<typeof releaseVersions>>('/api/releases/versions', {
    headers: admin,
  });
  expect(versions.data).toEqual([
    {
      name: 'mfe-portal',
      versions: [
        { version: '1', at: now() },
        { version: '2', at: now() },
      ],
    },
    { name: 'shell', versions: [{ version: '1', at: now() }] },
  ]);
  const { data } = await site.get<ReplyOf<typeof compareReleases>>(
    '/api/releases/compare?name=mfe-portal&before=1&after=2',
    { headers: admin },
  );
  expect(data.files[0]?.changes).toEqual([
    { file: 'remoteEntry.js', before: expect.any(Number), after: expect.any(Number) },
  ]);
  const missing = await site.ask({
    url: '/api/releases/compare?name=mfe-portal&before=1&after=9',
    headers: admin,
  });
  expect(missing.statusCode).toBe(404);
});

describe('who may change releases', () => {
  const providers = { all: () => [{ id: 'a' }, { id: 'b' }] as never };
  test.each([
    ['in development all', { isProduction: false, releaseAdmins: undefined }, true],
    ['in production none of several providers', { isProduction: true, releaseAdmins: undefined }, false],
    ['the named provider', { isProduction: true, releaseAdmins: ['a'] }, true],
    ['no other than the named one', { isProduction: false, releaseAdmins: ['b'] }, false],
    ['no provider with an empty setting', { isProduction: false, releaseAdmins: [''] }, false],
  ])('%s', (_who, config, expected) => {
    expect(managesReleases('a', { config, providers })).toBe(expected);
  });

  test('in production an only provider', () => {
    const config = { isProduction: true, releaseAdmins: undefined };
    expect(managesReleases('a', { config, providers: { all: () => [{ id: 'a' }] as never } })).toBe(true);
  });

  test('admins of another provider see the releases and cannot change them', async () => {
    await open({ PORTICO_RELEASE_ADMINS: 'other' });
    await withLive();
    const { result } = await site.get<ReleasesResponse>('/api/releases', { headers: admin });
    expect(result.actions).toEqual({ mayChange: false, publish: 'forbidden' });
    const set = (await rollout()).stable.id;
    expect((await send('POST', 'roll-back', { name: 'mfe-portal', set })).statusCode).toBe(403);
    expect((await publish({ name: 'mfe-portal', version: '3' })).statusCode).toBe(403);
    expect(await live()).toMatchObject({ 'mfe-portal': '2' });
  });

  const keys = generateKeys();
  const trusted = [publicKeyOf(keys.publicKey) as KeyObject];
  const own = privateKeyOf(keys.privateKey);
  test.each([
    ['none where no key is trusted', { trusted: [], own: undefined }, 'c2ln', 'PORTICO_RELEASE_KEYS'],
    ['no unsigned one, even with a key of the server', { trusted, own }, undefined, 'PG-114'],
  ])('in production an admin uploads %s', (_what, releaseKeys, signature, reason) => {
    const config = { isProduction: true, releaseKeys };
    expect(() => requireUploadable({ signature }, config)).toThrow(reason);
    expect(() => requireUploadable({ signature }, { ...config, isProduction: false })).not.toThrow();
  });

  test('an archive whose signature is not trusted is refused', async () => {
    await open({ PORTICO_RELEASE_KEYS: keys.publicKey });
    const response = await publish({ name: 'mfe-portal', version: '3' });
    expect([response.statusCode, response.json().reason]).toEqual([409, expect.stringMatching(/^PG-114/)]);
  });
});
