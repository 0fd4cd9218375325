import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Descriptor } from '@portico/shared/contracts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { ReleaseNotFound, type ReleaseStore } from './release-store.ts';

const HASH = `sha384-${'a'.repeat(64)}`;

/** A built release as the build leaves it, with one script that says its version. */
function buildFixture(folder: string, name: string, version: string): string {
  const built = path.join(folder, `built-${name}-${version}`);
  mkdirSync(path.join(built, 'web'), { recursive: true });
  mkdirSync(path.join(built, 'node'), { recursive: true });
  const script = `globalThis.release = '${name} ${version}';`;
  writeFileSync(path.join(built, 'web', 'main.js'), script);
  writeFileSync(path.join(built, 'web', 'main.js.gz'), gzipSync(script));
  writeFileSync(path.join(built, 'node', 'main.js'), script);
  const descriptor: Descriptor = {
    name,
    version,
    kind: name === 'shell' ? 'shell' : 'remote',
    platform: '^0.1.0',
    entry: 'main.js',
    expose: [],
    routes: {},
    slots: {},
    messages: {},
    web: { 'main.js': HASH },
    node: { 'main.js': HASH },
  };
  writeFileSync(path.join(built, 'remote.json'), JSON.stringify(descriptor));
  return built;
}

/** What every ReleaseStore does, whatever it keeps releases on. `open` may be called several times on one folder. */
export function describeReleaseStore(kind: string, open: (folder: string) => ReleaseStore): void {
  describe(`${kind} as a ReleaseStore`, () => {
    let scratch: string;
    let store: ReleaseStore;
    beforeEach(() => {
      scratch = scratchFolder();
      store = open(path.join(scratch, 'store'));
    });

    const publish = (name: string, version: string) => store.publish(buildFixture(scratch, name, version));

    test('nothing is live before the first publication', async () => {
      expect(await store.live()).toBeUndefined();
    });

    test('[MFE-02] publishing one package changes its version in the live set and nothing else', async () => {
      await publish('shell', '1.0.0');
      const before = await publish('mfe-portal', '1.0.0');
      const after = await publish('mfe-portal', '1.1.0');
      expect(before.packages).toEqual({ shell: '1.0.0', 'mfe-portal': '1.0.0' });
      expect(after.packages).toEqual({ shell: '1.0.0', 'mfe-portal': '1.1.0' });
      expect(after.id).not.toBe(before.id);
      expect(await store.live()).toEqual(after);
    });

    test('a version that was live before keeps its files and can be made live again, as the same set', async () => {
      const first = await publish('shell', '1.0.0');
      await publish('shell', '1.1.0');
      const old = await store.readWebFile({
        name: 'shell',
        version: '1.0.0',
        file: 'main.js',
        encodings: [],
      });
      expect(old?.body.toString()).toBe("globalThis.release = 'shell 1.0.0';");
      expect(await store.activate({ shell: '1.0.0' })).toEqual(first);
    });

    test('a version that was never published cannot be made live', async () => {
      await publish('shell', '1.0.0');
      await expect(store.activate({ shell: '9.9.9' })).rejects.toThrow(ReleaseNotFound);
      expect((await store.live())?.packages).toEqual({ shell: '1.0.0' });
    });

    test('another store on the same place sees a publication', async () => {
      const other = open(path.join(scratch, 'store'));
      await publish('shell', '1.0.0');
      expect(await other.live()).toEqual(await store.live());
      await publish('shell', '1.1.0');
      expect(await other.live()).toEqual(await store.live());
    });

    test('a compressed file is given to those who take it, the plain one to the others', async () => {
      await publish('shell', '1.0.0');
      const request = { name: 'shell', version: '1.0.0', file: 'main.js' };
      expect((await store.readWebFile({ ...request, encodings: ['br', 'gzip'] }))?.encoding).toBe('gzip');
      expect((await store.readWebFile({ ...request, encodings: ['br'] }))?.encoding).toBeUndefined();
    });

    test.each(['../remote.json', '..%2fremote.json', 'missing.js', '/etc/passwd'])(
      'a file outside the release is not found: %s',
      async (file) => {
        await publish('shell', '1.0.0');
        expect(
          await store.readWebFile({ name: 'shell', version: '1.0.0', file, encodings: [] }),
        ).toBeUndefined();
      },
    );
  });
}
