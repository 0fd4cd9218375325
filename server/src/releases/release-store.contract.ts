import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { builtRelease } from '../testing/built-release.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { ReleaseRefused } from './release-refused.ts';
import { ReleaseNotFound, type ReleaseStore } from './release-store.ts';
import { goLive, promote, rollBack, tryOut, withdraw } from './rollout-changes.ts';

const now = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };

/** What every ReleaseStore does, whatever it keeps releases on. `open` may be called several times on one folder. */
export function describeReleaseStore(kind: string, open: (folder: string) => ReleaseStore): void {
  describe(`${kind} as a ReleaseStore`, () => {
    let folder: string;
    let store: ReleaseStore;
    beforeEach(() => {
      folder = path.join(scratchFolder(), 'store');
      store = open(folder);
    });

    const publish = (name: string, version: string) => store.publish(builtRelease({ name, version }));
    const makeLive = (name: string, version: string, on = store) =>
      on.change((state) => goLive(state, { name, version, ...now }));
    const packages = async (on = store) => (await on.rollout())?.stable.packages;

    test('nothing is live before the first release is', async () => {
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

    test('a version that was live before keeps its files and can be live again, as the same set', async () => {
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

    test('a version that was never published cannot be made live, nor tried', async () => {
      await publish('shell', '1.0.0');
      await makeLive('shell', '1.0.0');
      await expect(makeLive('shell', '9.9.9')).rejects.toThrow(ReleaseNotFound);
      const trial = { name: 'shell', version: '9.9.9', percent: 10, ...now };
      await expect(store.change((state) => tryOut(state, trial))).rejects.toThrow(ReleaseNotFound);
      expect(await packages()).toEqual({ shell: '1.0.0' });
      expect(await store.history()).toHaveLength(1);
    });

    test('what changed, by whom and when is remembered, oldest first, also by a store that is opened later', async () => {
      for (const version of ['1.0.0', '1.1.0']) await publish('shell', version);
      await makeLive('shell', '1.0.0');
      const trial = { name: 'shell', version: '1.1.0', percent: 10, by: 'mali', at: now.at };
      const tried = await store.change((state) => tryOut(state, trial));
      await store.change((state) => promote(state, now));
      const stable = tried?.stable.id;
      const set = tried?.candidate?.set.id;
      const expected = [
        { action: 'publish', name: 'shell', version: '1.0.0', set: stable, ...now },
        { action: 'try', from: '1.0.0', set: stable, ...trial },
        { action: 'promote', name: 'shell', version: '1.1.0', from: '1.0.0', set, ...now },
      ];
      expect(await store.history()).toEqual(expected);
      expect(await open(folder).history()).toEqual(expected);
    });

    test('another store on the same place sees a change with its next question', async () => {
      const other = open(folder);
      expect(await other.rollout()).toBeUndefined();
      for (const version of ['1.0.0', '1.1.0']) {
        await publish('shell', version);
        await makeLive('shell', version);
        // Both keep what they know until the present turn is over.
        await new Promise(setImmediate);
        expect(await packages(other)).toEqual({ shell: version });
      }
      expect(await other.history()).toHaveLength(2);
    });

    test('changes that several make at the same moment all count, each upon the other', async () => {
      const names = Array.from({ length: 12 }, (_, number) => `mfe-${number + 10}`);
      for (const name of names) await publish(name, '1.0.0');
      await Promise.all(names.map((name) => makeLive(name, '1.0.0', open(folder))));
      expect(Object.keys((await packages()) ?? {}).sort()).toEqual(names);
      expect((await store.history()).map(({ name }) => name).sort()).toEqual(names);
    });

    test('a change that decides to change nothing leaves no trace', async () => {
      await publish('shell', '1.0.0');
      const first = await makeLive('shell', '1.0.0');
      const ended = { set: 'another', action: 'automatic-rollback', ...now } as const;
      expect(await store.change((state) => withdraw(state, ended))).toEqual(first);
      expect(await store.history()).toHaveLength(1);
    });

    test('the same release twice, also at the same moment, is one', async () => {
      const built = builtRelease({ name: 'shell', version: '1.0.0' });
      await Promise.all([store.publish(built), open(folder).publish(built)]);
      expect((await store.publish(built)).version).toBe('1.0.0');
      expect((await store.descriptor('shell', '1.0.0')).name).toBe('shell');
    });

    test('a published version never changes', async () => {
      await publish('shell', '1.0.0');
      const other = builtRelease({ name: 'shell', version: '1.0.0', script: 'other' });
      await expect(store.publish(other)).rejects.toThrow(ReleaseRefused);
      const file = await store.readWebFile({
        name: 'shell',
        version: '1.0.0',
        file: 'main.js',
        encodings: [],
      });
      expect(file?.body.toString()).not.toBe('other');
    });

    test('a release that is not what its descriptor says is not taken in', async () => {
      const built = builtRelease({ name: 'shell', version: '1.0.0' });
      writeFileSync(path.join(built, 'web', 'main.js'), 'tampered');
      await expect(store.publish(built)).rejects.toThrow('web/main.js is not the file that was built');
      await expect(store.descriptor('shell', '1.0.0')).rejects.toThrow(ReleaseNotFound);
    });

    test('a compressed file is given to those who take it, the plain one to the others', async () => {
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
