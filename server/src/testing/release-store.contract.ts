import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { publishAtStart } from '../releases/publish-built.ts';
import { ReleaseNotFound } from '../releases/release-files.ts';
import { ReleaseRefused } from '../releases/release-refused.ts';
import { type ReleaseStore } from '../releases/release-store.ts';
import { applyRemovals, removeRelease } from '../releases/removals.ts';
import { abortCanary, goLive, promote, rollBack, startCanary } from '../releases/rollout-changes.ts';
import { type RolloutState } from '../releases/rollout-log.ts';
import { VerifiedRelease } from '../releases/verified-release.ts';
import { builtRelease, lastBuild, verifiedRelease } from './built-release.ts';
import { scratchFolder } from './scratch-folder.ts';

const now = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };

const removeForTest = (state: RolloutState, version: string) => {
  if (!state.rollout) throw new Error('nothing is live');
  const event = { action: 'remove', name: 'shell', version, set: state.rollout.stable.id, ...now } as const;
  return { rollout: state.rollout, events: [event] };
};

/** Contract test of every ReleaseStore. `open` may be called several times on one folder. */
export function describeReleaseStore(kind: string, open: (folder: string) => ReleaseStore): void {
  describe(`a ReleaseStore on ${kind}`, () => {
    let folder: string;
    let store: ReleaseStore;
    beforeEach(() => {
      folder = path.join(scratchFolder(), 'store');
      store = open(folder);
    });

    const publish = async (name: string, version: string) =>
      store.publish(await verifiedRelease({ name, version }));
    const makeLive = (name: string, version: string, on = store) =>
      on.change((state) => goLive(state, { name, version, ...now }));
    const packages = async (on = store) => (await on.rollout())?.stable.packages;

    test('nothing is live before the first release', async () => {
      expect(await store.rollout()).toBeUndefined();
      expect(await store.history()).toEqual([]);
      await publish('shell', '1.0.0');
      expect(await store.rollout()).toBeUndefined();
    });

    test('[MFE-02] one package going live changes its version in the set and nothing else', async () => {
      await publish('shell', '1.0.0');
      for (const version of ['1.0.0', '1.1.0']) await publish('mfe-portal', version);
      await makeLive('shell', '1.0.0');
      const before = await makeLive('mfe-portal', '1.0.0');
      const after = await makeLive('mfe-portal', '1.1.0');
      expect(before?.stable.packages).toEqual({ shell: '1.0.0', 'mfe-portal': '1.0.0' });
      expect(after?.stable.packages).toEqual({ shell: '1.0.0', 'mfe-portal': '1.1.0' });
      expect(after?.stable.id).not.toBe(before?.stable.id);
      expect(await store.rollout()).toEqual(after);
    });

    test('a version that was live before can be live again, as the same set', async () => {
      for (const version of ['1.0.0', '1.1.0']) await publish('shell', version);
      const first = await makeLive('shell', '1.0.0');
      await makeLive('shell', '1.1.0');
      const old = await store.readWebFile({
        name: 'shell',
        version: '1.0.0',
        file: 'main.js',
        encodings: [],
      });
      expect(old?.body.toString()).toBe("globalThis.release = 'shell 1.0.0';");
      const back = await store.change((state) => rollBack(state, { name: undefined, ...now }));
      expect(back).toEqual(first);
    });

    test('a version that was never published can become neither live nor a canary', async () => {
      await publish('shell', '1.0.0');
      await makeLive('shell', '1.0.0');
      await expect(makeLive('shell', '9.9.9')).rejects.toThrow(ReleaseNotFound);
      const canary = { name: 'shell', version: '9.9.9', percent: 10, ...now };
      await expect(store.change((state) => startCanary(state, canary))).rejects.toThrow(ReleaseNotFound);
      expect(await packages()).toEqual({ shell: '1.0.0' });
      expect(await store.history()).toHaveLength(1);
    });

    test('the history lists each change with author and time, oldest first, also in a store opened later', async () => {
      for (const version of ['1.0.0', '1.1.0']) await publish('shell', version);
      await makeLive('shell', '1.0.0');
      const canary = { name: 'shell', version: '1.1.0', percent: 10, by: 'mali', at: now.at };
      const started = await store.change((state) => startCanary(state, canary));
      await store.change((state) => promote(state, now));
      const stable = started?.stable.id;
      const set = started?.candidate?.set.id;
      const expected = [
        { action: 'publish', name: 'shell', version: '1.0.0', set: stable, ...now },
        { action: 'try', from: '1.0.0', set: stable, ...canary },
        { action: 'promote', name: 'shell', version: '1.1.0', from: '1.0.0', set, ...now },
      ];
      expect(await store.history()).toEqual(expected);
      expect(await open(folder).history()).toEqual(expected);
    });

    test('a second store sees the change on its next read', async () => {
      const other = open(folder);
      expect(await other.rollout()).toBeUndefined();
      for (const version of ['1.0.0', '1.1.0']) {
        await publish('shell', version);
        await makeLive('shell', version);
        // Cached state is valid until the end of the current task.
        await new Promise(setImmediate);
        expect(await packages(other)).toEqual({ shell: version });
      }
      expect(await other.history()).toHaveLength(2);
    });

    test('concurrent changes are all applied, one after the other', async () => {
      const names = Array.from({ length: 12 }, (_, number) => `mfe-${number + 10}`);
      for (const name of names) await publish(name, '1.0.0');
      await Promise.all(names.map((name) => makeLive(name, '1.0.0', open(folder))));
      expect(Object.keys((await packages()) ?? {}).sort()).toEqual(names);
      expect((await store.history()).map(({ name }) => name).sort()).toEqual(names);
    });

    test('[MFE-02] servers of two images change nothing that is live, in any order of starts', async () => {
      const images = [
        lastBuild({ shell: '1', 'mfe-portal': '1' }),
        lastBuild({ shell: '2', 'mfe-portal': '2' }),
      ];
      const start = (image: number) =>
        publishAtStart({ releases: open(folder), builtFolder: images[image] ?? '', isProduction: true });
      await start(0);
      await publish('mfe-portal', '1.1.0');
      await makeLive('mfe-portal', '1.1.0');
      for (const image of [1, 0, 0, 1, 0]) await start(image);
      expect(await packages()).toEqual({ shell: '1', 'mfe-portal': '1.1.0' });
      expect(await store.history()).toHaveLength(3);
    });

    test('a removed release cannot be read, published or made live', async () => {
      const other = open(folder);
      const file = { name: 'shell', version: '1.0.0', file: 'main.js', encodings: [] };
      for (const version of ['1.0.0', '1.1.0']) {
        await publish('shell', version);
        await makeLive('shell', version);
      }
      expect(await other.readWebFile(file)).toBeDefined();
      expect(await store.list()).toEqual([
        { name: 'shell', version: '1.0.0' },
        { name: 'shell', version: '1.1.0' },
      ]);
      await store.change((state) => removeForTest(state, '1.0.0'));
      expect(await store.deleteRemoved()).toEqual([{ name: 'shell', version: '1.0.0' }]);
      expect(await store.deleteRemoved()).toEqual([]);
      await new Promise(setImmediate);
      expect(await other.readWebFile(file)).toBeUndefined();
      expect(await open(folder).list()).toEqual([{ name: 'shell', version: '1.1.0' }]);
      await expect(open(folder).descriptor('shell', '1.0.0')).rejects.toThrow(ReleaseNotFound);
      await expect(makeLive('shell', '1.0.0', other)).rejects.toThrow('was removed');
      await expect(publish('shell', '1.0.0')).rejects.toThrow('was removed');
      // Files that both share still exist.
      const left = await open(folder).readWebFile({ ...file, version: '1.1.0' });
      expect(left?.body.toString()).toContain('1.1.0');
      expect(await readdir(await open(folder).serverFolder('shell', '1.1.0'))).toContain('package.json');
      expect((await store.history()).at(-1)).toMatchObject({ action: 'remove', version: '1.0.0' });
    });

    test('of a concurrent removal and change to the same version one is refused', async () => {
      for (const version of ['1.0.0', '1.1.0']) await publish('shell', version);
      await makeLive('shell', '1.1.0');
      const outcomes = await Promise.allSettled([
        makeLive('shell', '1.0.0', open(folder)),
        applyRemovals(open(folder), (state) =>
          removeRelease(state, { name: 'shell', version: '1.0.0', minAgeDays: 0, ...now }),
        ),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const live = (await packages())?.['shell'] ?? '';
      expect((await store.list()).map(({ version }) => version)).toContain(live);
    });

    test('a signature is stored with its release, can be replaced, and is deleted with it', async () => {
      const built = builtRelease({ name: 'shell', version: '1.0.0' });
      writeFileSync(path.join(built, 'remote.sig'), 'first\n');
      await store.publish(await VerifiedRelease.verify(built));
      expect(await open(folder).signature('shell', '1.0.0')).toBe('first');
      await store.sign('shell', '1.0.0', 'second');
      expect(await open(folder).signature('shell', '1.0.0')).toBe('second');
      await expect(store.sign('shell', '9', 'third')).rejects.toThrow(ReleaseNotFound);
      await publish('shell', '1.1.0');
      expect(await store.signature('shell', '1.1.0')).toBeUndefined();
      await makeLive('shell', '1.1.0');
      await store.change((state) => removeForTest(state, '1.0.0'));
      await store.deleteRemoved();
      expect(await open(folder).signature('shell', '1.0.0')).toBeUndefined();
    });

    test('a change that decides to change nothing writes nothing', async () => {
      await publish('shell', '1.0.0');
      const first = await makeLive('shell', '1.0.0');
      const ended = { set: 'another', action: 'automatic-rollback', ...now } as const;
      expect(await store.change((state) => abortCanary(state, ended))).toEqual(first);
      expect(await store.history()).toHaveLength(1);
    });

    test('publishing the same release twice, also concurrently, stores it once', async () => {
      const release = await verifiedRelease({ name: 'shell', version: '1.0.0' });
      await Promise.all([store.publish(release), open(folder).publish(release)]);
      await store.publish(release);
      expect(await store.list()).toEqual([{ name: 'shell', version: '1.0.0' }]);
      expect((await store.descriptor('shell', '1.0.0')).name).toBe('shell');
    });

    test('a published version never changes', async () => {
      await publish('shell', '1.0.0');
      const other = await verifiedRelease({ name: 'shell', version: '1.0.0', script: 'other' });
      await expect(store.publish(other)).rejects.toThrow(ReleaseRefused);
      const file = await store.readWebFile({
        name: 'shell',
        version: '1.0.0',
        file: 'main.js',
        encodings: [],
      });
      expect(file?.body.toString()).not.toBe('other');
    });

    test('a compressed file is returned for an accepted encoding, otherwise the plain one', async () => {
      await publish('shell', '1.0.0');
      const request = { name: 'shell', version: '1.0.0', file: 'main.js' };
      expect((await store.readWebFile({ ...request, encodings: ['br', 'gzip'] }))?.encoding).toBe('gzip');
      expect((await store.readWebFile({ ...request, encodings: ['br'] }))?.encoding).toBeUndefined();
    });

    test.each([
      ['shell', '1.0.0', '../remote.json'],
      ['shell', '1.0.0', '..%2fremote.json'],
      ['shell', '1.0.0', 'missing.js'],
      ['shell', '1.0.0', '/etc/passwd'],
      ['shell', '1.0.0', '..'],
      ['shell', '..', 'main.js'],
      ['..', 'store', 'main.js'],
    ])('a file outside the release is not found: %s %s %s', async (name, version, file) => {
      await publish('shell', '1.0.0');
      expect(await store.readWebFile({ name, version, file, encodings: [] })).toBeUndefined();
    });
  });
}
