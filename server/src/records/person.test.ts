import { statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { tarEntries } from '../kernel/tar-entries.ts';
import { socialIdentityRepository } from '../resources/auth/social/social-users.ts';
import { userRepository } from '../resources/auth/user.repository.ts';
import { takeImage } from '../resources/images/image.service.ts';
import { portalUsageRepository } from '../resources/quotas/usage.repository.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { fixtureContent, otherContent } from '../testing/fixture-content.ts';
import { plainJpeg } from '../testing/image-store.contract.ts';
import { openTestCli, type TestCli } from '../testing/run-cli.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { recordKinds } from './record-kinds.ts';

const PASSWORD = 'correct horse battery';

interface Stored {
  kind: string;
  id: string;
  value: unknown;
}

/** All stored records of a provider, also of undeclared kinds. */
async function allRecords(records: RecordStore): Promise<Stored[]> {
  const keys = (await records.changes(0, 100_000)).filter(({ provider }) => provider === 'demo');
  const found = await Promise.all(keys.map((key) => records.get(key)));
  return found.filter((record) => record !== undefined);
}

interface Scene {
  desk: TestCli;
  site: TestApp;
  uid: string;
}

/** A site on which one person has done everything that leaves a record. */
async function openScene(): Promise<Scene> {
  const desk = await openTestCli([fixtureContent, otherContent]);
  await desk.data(
    [
      'users',
      'create',
      'nok',
      '--display-name',
      'Nok Noi',
      '--role',
      'portal_creator',
      'admin',
      '--provider',
      'demo',
    ],
    {
      stdin: PASSWORD,
    },
  );
  const site = await openTestApp([], { PORTICO_DATA: desk.folder });
  const { services } = site;
  const creator = await site.signIn('creator');
  const nok = await site.signIn('nok', PASSWORD);
  const user = await userRepository(services.records).byUsername('demo', 'nok');
  const uid = user?.uid ?? '';

  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, data: object, headers = nok) => {
    const response = await site.ask({ url, method, headers, body: { data } });
    if (response.statusCode >= 300) throw new Error(`${method} ${url}: ${response.body}`);
    return response.json<{ data: { _id: string } }>().data;
  };
  for (const id of ['wat-phumin', 'waiting', 'private', 'rejected'])
    await send('POST', `/api/portal/${id}/editors`, { username: 'nok' }, creator);
  for (const id of ['wat-phumin', 'waiting', 'private'])
    await send('POST', `/api/portal/${id}/editors/accept`, {});
  for (const id of ['waiting', 'private']) await send('PUT', `/api/portal/${id}/owner`, { uid }, creator);
  await send('DELETE', '/api/portal/private', {});
  await send('PUT', '/api/portal/wat-phumin', { tags: ['by nok'] });
  await send('PUT', '/api/portal/waiting', { tags: ['by nok'] });
  await send('PUT', '/api/catalogs/shop', { name: { en: 'By Nok' } });
  await send('PUT', '/api/products/shop-1', { price: 7 });
  await send('PUT', '/api/town/nan', { score: 12 });
  await send('PUT', '/api/listing/temples', { score: 12 });
  await send('PUT', '/api/web-admin/', { tags: ['by nok'] });
  await send('PUT', '/api/tags/sea', { name: { en: 'Sea' } });
  await send('POST', '/api/web-page', { _id: 'of-the-site', title: { en: 'Of the site' } });
  const lists = { bannerImages: [], galleryImages: [], iconLinks: [], buttonLinks: [], widgets: [] };
  await send('PUT', '/api/console/pages/of-the-site/draft', { title: { en: 'Draft' }, ...lists });
  // Published with an end, and begun again.
  const draft = '/api/portal/wat-phumin/draft';
  await send('PUT', '/api/portal/wat-phumin?draft=true', { tags: ['for a while'] });
  await send('PUT', `${draft}/schedule`, {
    endAt: new Date(services.now().getTime() + 3_600_000).toISOString(),
  });
  const published = await site.ask({ url: `${draft}/publish`, method: 'POST', headers: nok, body: {} });
  if (published.statusCode !== 200) throw new Error(published.body);
  await send('PUT', '/api/portal/wat-phumin?draft=true', { tags: ['draft of nok'] });
  await send('POST', '/api/console/import', {
    kind: 'towns',
    dryRun: false,
    run: 'first-import',
    rows: [{ row: 2, cells: { id: 'nan', score: '13' } }],
  });
  await send('POST', '/api/keys', { name: 'Of Nok', scopes: ['read'] });
  await send('POST', '/api/webhooks', { url: 'https://8.8.8.8/', events: ['portal.changed'] });
  await send('PUT', '/api/products/shop-1', { price: 8 }, { ...nok, 'idempotency-key': 'once' } as never);
  const { codes, users, mails } = services;
  const email = 'nok@example.com';
  const { code } = await codes.issue({ provider: 'demo', owner: { uid }, purpose: 'email', email });
  await users.confirmEmail({ provider: 'demo', code });
  await send('PUT', '/api/account/weekly-mail', { isWanted: true });
  await mails.toAccount({
    provider: 'demo',
    origin: 'https://nan.example',
    receiver: { uid, displayName: 'Nok', email },
    about: { kind: 'passwordChanged' },
  });
  const source = await plainJpeg(400, 300, '#102030');
  await takeImage(services, { provider: 'demo', owner: 'waiting', by: uid, source });
  await desk.data(['users', 'roles', 'nok', 'portal_creator', 'admin', '--provider', 'demo']);
  await desk.data(['users', 'link', 'nok', '--provider', 'demo']);
  await socialIdentityRepository(services.records).put({ provider: 'demo', id: 'subject', value: { uid } });
  await services.audit.flush();
  return { desk, site, uid };
}

const kindsThatName = (stored: readonly Stored[], uid: string) =>
  [
    ...new Set(stored.filter((record) => JSON.stringify(record).includes(uid)).map(({ kind }) => kind)),
  ].sort();

describe('a person of whom a site has many records', () => {
  let scene: Scene;
  let before: Stored[];
  beforeAll(async () => {
    scene = await openScene();
    before = await allRecords(scene.site.services.records);
  });

  test('is referenced only by kinds of records that declare it', () => {
    const kinds = recordKinds(scene.site.services.records);
    const declared = kinds
      .filter(({ people }) => people === 'theirs' || people === 'named')
      .map(({ collection }) => collection.kind);
    expect(declared).toEqual(expect.arrayContaining(kindsThatName(before, scene.uid)));
    // A new kind that names people needs an action in this scene that writes one.
    expect([...new Set(kindsThatName(before, scene.uid))]).toEqual([...declared].sort());
  });

  test('is exported into one archive for its owner alone, without a hash or a secret', async () => {
    const { desk, uid } = scene;
    const file = path.join(desk.folder, 'nok.tar.gz');
    const { counts } = await desk.data<{ counts: Record<string, number> }>([
      'users',
      'export',
      'nok',
      file,
      '--provider',
      'demo',
    ]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const parts = new Map<string, string>();
    const limits = { bytes: 1e9, entries: 100 };
    for await (const { name, content } of tarEntries({ file, isCompressed: true, limits }))
      parts.set(name, await text(Readable.from(content)));
    expect([...parts.keys()].filter((name) => /^images\/.+\.jpg$/.test(name))).toHaveLength(1);
    const person = JSON.parse(parts.get('person.json') ?? '');
    const named = kindsThatName(before, uid);
    expect(Object.keys(person).sort()).toEqual(named);
    expect(counts).toMatchObject({ user: 1, session: 1, images: 1, 'deleted-portal': 1 });
    expect(person.user).toMatchObject([{ username: 'nok', displayName: 'Nok Noi', hasPassword: true }]);
    expect(person.portal).toMatchObject([
      { _id: 'rejected', role: 'invited' },
      { _id: 'waiting', role: 'owner' },
      {
        _id: 'wat-phumin',
        role: 'editor',
        catalogs: [{ _id: 'market' }, { _id: 'shop', products: [{}, {}, {}] }],
      },
    ]);
    expect(person.audit).toContainEqual(
      expect.objectContaining({ event: 'town.update', actor: { kind: 'user', uid, name: 'nok' } }),
    );
    expect(parts.get('person.json')).not.toMatch(/argon2|sealed/);
    const keys = before.filter(({ kind }) => ['session', 'one-time-code'].includes(kind)).map(({ id }) => id);
    expect(keys.filter((key) => parts.get('person.json')?.includes(key))).toEqual([]);
    const log = await desk.data(['audit', '--event', 'user.export']);
    expect(log).toMatchObject([{ actor: { kind: 'operator' }, on: { kind: 'user', id: uid } }]);
  });

  test('an owner of pages is erased only with a decision about the pages', async () => {
    const { desk } = scene;
    expect(await desk.refusal(['users', 'erase', 'nok', '--provider', 'demo'])).toMatch(
      /owns 2 pages: waiting, private\. Hand them over with --hand-over-to/,
    );
    expect(
      await desk.refusal(['users', 'erase', 'nok', '--hand-over-to', 'nok', '--provider', 'demo']),
    ).toContain('another account');
    expect(
      await desk.refusal(['users', 'erase', 'nok', '--hand-over-to', 'stranger', '--provider', 'demo']),
    ).toContain('stranger');
    const both = [
      'users',
      'erase',
      'nok',
      '--hand-over-to',
      'creator',
      '--delete-pages',
      '--provider',
      'demo',
    ];
    expect((await desk.portico(both)).exitCode).toBe(2);
    expect(kindsThatName(await allRecords(scene.site.services.records), scene.uid)).toEqual(
      kindsThatName(before, scene.uid),
    );
  });

  test('is erased: no record names the person, and the pages have a new owner', async () => {
    const { desk, site, uid } = scene;
    const headers = await site.signIn('nok', PASSWORD);
    await site.services.audit.flush();
    const { stdout } = await desk.portico([
      'users',
      'erase',
      'nok',
      '--hand-over-to',
      'creator',
      '--provider',
      'demo',
    ]);
    expect(stdout).toContain('Pages handed over: waiting, private.');
    expect(stdout).toMatch(/^audit +pseudonymised +\d+$/m);
    expect(stdout).toMatch(/^session +removed +2$/m);
    expect(stdout).toContain('Backups');
    const { records } = site.services;
    const after = await allRecords(records);
    expect(kindsThatName(after, uid)).toEqual([]);
    expect(
      after.filter((record) =>
        /\bnok\b|Nok Noi/.test(JSON.stringify({ ...record, value: withoutContent(record) })),
      ),
    ).toEqual([]);
    expect((await site.ask({ url: '/api/auth/login', headers })).statusCode).toBe(401);
    expect(
      (
        await site.ask({
          url: '/api/auth/login',
          method: 'POST',
          body: { username: 'nok', password: PASSWORD },
        })
      ).statusCode,
    ).toBe(401);
    const pseudonym = /pseudonym (erased-[\w-]{12})/.exec(stdout)?.[1];
    const log = await desk.data<{ event: string }[]>([
      'audit',
      '--user',
      pseudonym ?? '',
      '--provider',
      'demo',
    ]);
    expect(log.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['sign-in', 'town.update', 'operator', 'user.export', 'user.erase']),
    );
    expect(await desk.data(['portals', 'owner', 'waiting', '--provider', 'demo'])).toMatchObject([
      { uid: 'user-creator' },
    ]);
    await desk.data(['portals', 'restore', 'private', '--provider', 'demo']);
    expect(await desk.data(['portals', 'owner', 'private', '--provider', 'demo'])).toMatchObject([
      { uid: 'user-creator' },
    ]);
    const usage = await portalUsageRepository(records).get('demo', 'private');
    expect(usage?.value.account).toBe('user-creator');
    expect(await desk.refusal(['users', 'erase', 'nok', '--provider', 'demo'])).toContain(
      'There is no user nok',
    );
  });
});

/** What the person wrote into pages stays with the pages. */
const withoutContent = ({ kind, value }: Stored): unknown =>
  ['audit', 'portal-transition', 'user', 'username', 'user-email', 'mail'].includes(kind) ? value : undefined;

test('pages of an erased person are deleted for good on demand, also of an account that was deleted before', async () => {
  const { desk, site, uid } = await openScene();
  await desk.data(['users', 'delete', 'nok', '--provider', 'demo']);
  const { deleted } = await desk.data<{ deleted: string[] }>([
    'users',
    'erase',
    uid,
    '--delete-pages',
    '--provider',
    'demo',
  ]);
  expect(deleted).toEqual(['waiting', 'private']);
  const after = await allRecords(site.services.records);
  expect(kindsThatName(after, uid)).toEqual([]);
  const pages = after
    .filter(({ kind }) => ['portal', 'deleted-portal', 'portal-usage'].includes(kind))
    .map(({ id }) => id);
  expect(pages).not.toEqual(expect.arrayContaining(['waiting']));
  expect(pages).not.toEqual(expect.arrayContaining(['private']));
});
