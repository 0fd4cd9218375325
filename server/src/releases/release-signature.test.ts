import { sign } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type Descriptor, descriptorSchema } from '@portico/shared/contracts';
import { checkReleases } from '../cli/doctor/check-releases.ts';
import { readConfig } from '../config/config.ts';
import { generateKeys, privateKeyOf, publicKeyOf } from '../config/signing-keys.ts';
import { readLiveRelease } from '../render/live-release.ts';
import { builtRelease, lastBuild, verifiedRelease } from '../testing/built-release.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openDiskReleases, openReleases, openUnverifiedReleases } from './open-releases.ts';
import { publishAtStart } from './publish-built.ts';
import { publishRelease } from './publish-release.ts';
import { isSignedBy, readSignature, SIGNATURE_FILE, signDescriptor } from './release-signature.ts';
import type { ReleaseStore } from './release-store.ts';
import { goLive } from './rollout-changes.ts';
import { signBuilt, signLastBuilds } from './sign-built.ts';
import { signStored } from './sign-stored.ts';
import { VerifiedRelease } from './verified-release.ts';

const now = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };

function newKeys() {
  const { publicKey, privateKey } = generateKeys();
  const [open, secret] = [publicKeyOf(publicKey), privateKeyOf(privateKey)];
  if (!open || !secret) throw new Error('no keys');
  return { open, secret };
}

const team = newKeys();
const operator = newKeys();
const stranger = newKeys();
const trusted = [team.open, operator.open];

const descriptorOf = (folder: string): Descriptor =>
  descriptorSchema.parse(JSON.parse(readFileSync(path.join(folder, 'remote.json'), 'utf8')));

function signedBy(key: typeof team, version = '1'): Promise<VerifiedRelease> {
  const folder = builtRelease({ name: 'shell', version });
  writeFileSync(path.join(folder, SIGNATURE_FILE), signDescriptor(descriptorOf(folder), key.secret));
  return VerifiedRelease.verify(folder);
}

let root: string;
const open = (own?: typeof team): ReleaseStore =>
  openDiskReleases(root, { keys: { trusted, own: own?.secret } });
const live = (store: ReleaseStore, version = '1') =>
  store.change((state) => goLive(state, { name: 'shell', version, ...now }));

beforeEach(() => {
  root = scratchFolder();
});

describe('a signature', () => {
  const descriptor = descriptorOf(builtRelease({ name: 'shell', version: '1' }));
  const signature = signDescriptor(descriptor, team.secret);
  /** The canonical descriptor, as it is signed but without the prefix. */
  const canonical = JSON.stringify(descriptor, (_key, value) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  const signatureOf = (bytes: string) => sign(null, Buffer.from(bytes), team.secret).toString('base64');

  test('is over its purpose and the descriptor, so that no other use of a key signs a release', () => {
    expect(signature).toBe(signatureOf(`portico release 1\n${canonical}`));
  });

  test("is valid for the descriptor's content in any order of fields", () => {
    const reversed = Object.fromEntries(Object.entries(descriptor).reverse()) as Descriptor;
    expect(isSignedBy(reversed, signature, trusted)).toBe(true);
  });

  test.each<[string, Descriptor, string]>([
    ['another file', { ...descriptor, node: { 'main.js': `sha384-${'A'.repeat(64)}` } }, signature],
    ['another version', { ...descriptor, version: '2' }, signature],
    ['another key', descriptor, signDescriptor(descriptor, stranger.secret)],
    ['no signature at all', descriptor, 'nothing'],
    ['bytes that do not say that a release is signed', descriptor, signatureOf(canonical)],
    ['bytes that say it is for something else', descriptor, signatureOf(`portico release 2\n${canonical}`)],
  ])('is not valid for %s', (_what, other, given) => {
    expect(isSignedBy(other, given, trusted)).toBe(false);
  });
});

describe('a site with keys', () => {
  test('accepts releases signed with one of them, and signs with its own', async () => {
    await open().publish(await signedBy(team));
    await open(operator).publish(await verifiedRelease({ name: 'shell', version: '2' }));
    for (const version of ['1', '2']) await live(open(), version);
    expect((await open().rollout())?.stable.packages).toEqual({ shell: '2' });
  });

  test.each([
    ['unsigned', () => verifiedRelease({ name: 'shell', version: '1' }), 'PG-114 shell 1 is not signed:'],
    ['signed by a stranger', () => signedBy(stranger), 'PG-114 shell 1 is not signed by a key of'],
  ])('rejects a release that is %s, before a gate runs its code', async (_what, release, sentence) => {
    const check = jest.fn<() => Promise<[]>>();
    const input = { releases: open(), release: await release(), check, percent: undefined, decision: now };
    await expect(publishRelease(input)).rejects.toThrow(sentence);
    expect(check).not.toHaveBeenCalled();
    expect(await open().list()).toEqual([]);
  });

  test('does not replace an untrusted signature with its own', async () => {
    await expect(open(operator).publish(await signedBy(stranger))).rejects.toThrow('PG-114');
    expect(await open().list()).toEqual([]);
  });

  test('serves no unsigned live release until it is signed', async () => {
    const before = openDiskReleases(root);
    await before.publish(await verifiedRelease({ name: 'shell', version: '1' }));
    const rollout = await live(before);
    const load = () => readLiveRelease(rollout?.stable ?? { id: '', packages: {} }, open());
    await expect(load()).rejects.toThrow('PG-114');
    await before.sign('shell', '1', signDescriptor(await before.descriptor('shell', '1'), operator.secret));
    expect((await load()).shell.version).toBe('1');
  });

  test('serves no release that was changed in its store', async () => {
    await open().publish(await signedBy(team));
    await live(open());
    const file = path.join(root, 'shell', '1', 'remote.json');
    const changed = { ...descriptorOf(path.dirname(file)), node: { 'main.js': `sha384-${'A'.repeat(64)}` } };
    writeFileSync(file, JSON.stringify(changed));
    await expect(open().descriptor('shell', '1')).rejects.toThrow('PG-114');
  });

  test('starts without an unsigned build, and reports the reason', async () => {
    const start = { builtFolder: lastBuild({ shell: '1' }), isProduction: true };
    const refused = await publishAtStart({ ...start, releases: open() });
    expect(refused).toMatchObject({ published: [], refusal: expect.stringContaining('PG-114') });
    expect(refused.notLive.map(({ name }) => name)).toEqual(['shell']);
    expect((await publishAtStart({ ...start, releases: open(operator) })).published).toHaveLength(1);
  });
});

describe('in development', () => {
  const configOf = (env: Record<string, string> = {}) =>
    readConfig({ NODE_ENV: 'development', PORTICO_DATA: root, ...env });
  const keyFile = () => path.join(root, 'release-key');

  test('an own key is created, trusted and reused without configuration', async () => {
    const { releaseKeys } = configOf();
    expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
    const store = openReleases(configOf());
    await store.publish(await verifiedRelease({ name: 'shell', version: '1' }));
    const signature = (await store.signature('shell', '1')) ?? '';
    const descriptor = await store.descriptor('shell', '1');
    expect(isSignedBy(descriptor, signature, releaseKeys.trusted)).toBe(true);
  });

  test('every release is accepted and signed, foreign ones and those stored before the key too', async () => {
    const config = configOf();
    await openUnverifiedReleases(config).publish(await verifiedRelease({ name: 'shell', version: '1' }));
    const store = openReleases(config);
    await store.publish(await signedBy(stranger, '2'));
    expect((await store.descriptor('shell', '2')).version).toBe('2');
    await expect(store.descriptor('shell', '1')).rejects.toThrow('PG-114');
    const stored = { releases: openUnverifiedReleases(config), keys: config.releaseKeys };
    expect(await signStored(stored)).toEqual([{ name: 'shell', version: '1' }]);
    expect((await store.descriptor('shell', '1')).version).toBe('1');
    expect(await signStored(stored)).toEqual([]);
  });

  test('with configured keys, a bucket or another environment no key is created', () => {
    const { publicKey, privateKey } = generateKeys();
    const s3 = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
    const production = { NODE_ENV: 'production', PORTICO_SECRET: 'the secret of a server under test' };
    for (const env of [
      { PORTICO_RELEASE_KEYS: publicKey },
      { PORTICO_RELEASE_SIGNING_KEY: privateKey },
      { PORTICO_READ_ONLY: 'true' },
      { NODE_ENV: 'test' },
      s3,
      production,
    ]) {
      expect([env, configOf(env).releaseKeys.signsAll ?? false]).toEqual([env, false]);
      expect([env, existsSync(keyFile())]).toEqual([env, false]);
    }
  });

  test('production does not trust its key, and does not start with a configuration that does', async () => {
    const [trustedHere] = configOf().releaseKeys.trusted;
    const production = { NODE_ENV: 'production', PORTICO_SECRET: 'the secret of a server under test' };
    expect(configOf(production).releaseKeys).toEqual({ trusted: [], own: undefined });
    const listed = trustedHere?.export({ format: 'der', type: 'spki' }).toString('base64') ?? '';
    expect(() => configOf({ ...production, PORTICO_RELEASE_KEYS: listed })).toThrow('the key of development');
    await openUnverifiedReleases(configOf()).publish(await verifiedRelease({ name: 'shell', version: '1' }));
    await live(openUnverifiedReleases(configOf()));
    const problems = await checkReleases(configOf(production));
    expect(problems.map(({ what }) => what)).toContainEqual(
      expect.stringContaining('the key with which development signs'),
    );
  });

  test('a file without a key is reported', () => {
    writeFileSync(keyFile(), 'no key');
    expect(() => configOf()).toThrow('holds no key: delete the file');
  });
});

test('a build is signed with the key of its environment, and not without one', async () => {
  const { publicKey, privateKey } = generateKeys();
  const folder = builtRelease({ name: 'shell', version: '1' });
  await signBuilt(folder, {});
  expect(await readSignature(folder)).toBeUndefined();
  await signBuilt(folder, { PORTICO_RELEASE_SIGNING_KEY: privateKey });
  const key = publicKeyOf(publicKey);
  expect(isSignedBy(descriptorOf(folder), (await readSignature(folder)) ?? '', key ? [key] : [])).toBe(true);
  await expect(signBuilt(folder, { PORTICO_RELEASE_SIGNING_KEY: publicKey })).rejects.toThrow('private key');
  const file = path.join(root, 'signing-key');
  writeFileSync(file, `${privateKey}\n`);
  const other = builtRelease({ name: 'shell', version: '2' });
  await signBuilt(other, { PORTICO_RELEASE_SIGNING_KEY_FILE: file });
  expect(await readSignature(other)).toBeDefined();
  await expect(signBuilt(other, { PORTICO_RELEASE_SIGNING_KEY_FILE: root })).rejects.toThrow(
    'PORTICO_RELEASE_SIGNING_KEY_FILE names a file that cannot be read',
  );
});

test('the last build of each package is signed for an image, whose first start then publishes it', async () => {
  const builtFolder = lastBuild({ shell: '1', 'mfe-portal': '2' });
  expect(await signLastBuilds(builtFolder, {})).toEqual([]);
  const { publicKey, privateKey } = generateKeys();
  const signed = await signLastBuilds(builtFolder, { PORTICO_RELEASE_SIGNING_KEY: privateKey });
  expect(signed.map(({ name }) => name)).toEqual(['shell', 'mfe-portal']);
  const key = publicKeyOf(publicKey);
  const store = openDiskReleases(root, { keys: { trusted: key ? [key] : [], own: undefined } });
  const start = { releases: store, builtFolder, isProduction: true };
  expect((await publishAtStart(start)).published).toHaveLength(2);
});

test('a site without keys accepts every release', async () => {
  const store = openDiskReleases(root, { keys: { trusted: [], own: undefined } });
  await store.publish(await verifiedRelease({ name: 'shell', version: '1' }));
  expect((await live(store))?.stable.packages).toEqual({ shell: '1' });
});
