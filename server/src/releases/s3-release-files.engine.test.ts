import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { S3Settings } from '../config/storage-settings.ts';
import { openS3Objects } from '../storage/s3-objects.ts';
import { allObjects } from '../testing/all-objects.ts';
import { verifiedRelease } from '../testing/built-release.ts';
import { describeReleaseStore } from '../testing/release-store.contract.ts';
import { testS3 } from '../testing/s3-server.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openS3Releases } from './open-releases.ts';
import { ReleaseRefused } from './release-refused.ts';
import { goLive } from './rollout-changes.ts';

const s3 = testS3();

if (s3) {
  // One prefix per folder, and one cache per server.
  const prefixes = new Map<string, string>();
  describeReleaseStore('a bucket', (folder) => {
    const prefix = prefixes.get(folder) ?? `${randomUUID()}/`;
    prefixes.set(folder, prefix);
    return openS3Releases({ s3, prefix, cache: scratchFolder(), maxAgeMs: 0 });
  });
}

(s3 ? describe : describe.skip)('releases of several servers (needs PORTICO_TEST_S3_URL)', () => {
  const settings = s3 as S3Settings;
  const open = (prefix: string, cache = scratchFolder()) =>
    openS3Releases({ s3: settings, prefix, cache, maxAgeMs: 0 });
  const main = { name: 'shell', version: '1.0.0', file: 'main.js', encodings: [] };

  test('a server that never saw a release gives its files and its server build', async () => {
    const prefix = `${randomUUID()}/`;
    await open(prefix).publish(await verifiedRelease({ name: 'shell', version: '1.0.0' }));
    const other = open(prefix);
    expect((await other.readWebFile(main))?.body.toString()).toBe("globalThis.release = 'shell 1.0.0';");
    const folder = await other.serverFolder('shell', '1.0.0');
    expect(readFileSync(path.join(folder, 'package.json'), 'utf8')).toBe('{"type":"commonjs"}');
  });

  test('of two with other contents that take one version at the same moment, one is whole and the other refused', async () => {
    const prefix = `${randomUUID()}/`;
    const stores = [open(prefix), open(prefix)];
    const outcomes = await Promise.allSettled(
      stores.map(async (store, number) =>
        store.publish(await verifiedRelease({ name: 'shell', version: '1.0.0', script: `of ${number}` })),
      ),
    );
    const winner = outcomes.findIndex(({ status }) => status === 'fulfilled');
    const loser = outcomes[1 - winner];
    expect(loser?.status === 'rejected' && loser.reason).toBeInstanceOf(ReleaseRefused);
    expect((await open(prefix).readWebFile(main))?.body.toString()).toBe(`of ${winner}`);
  });

  test('a file that is not what was published is not used, be it in the bucket or on this machine', async () => {
    const prefix = `${randomUUID()}/`;
    const cache = scratchFolder();
    await open(prefix).publish(await verifiedRelease({ name: 'shell', version: '1.0.0' }));
    const folder = await open(prefix, cache).serverFolder('shell', '1.0.0');
    writeFileSync(path.join(folder, 'main.js'), 'tampered');
    const again = await open(prefix, cache).serverFolder('shell', '1.0.0');
    expect(readFileSync(path.join(again, 'main.js'), 'utf8')).toContain('shell 1.0.0');
    const objects = openS3Objects(settings, prefix);
    for (const name of (await allObjects(settings, prefix)).keys())
      if (name.startsWith('files/')) await objects.write(name, Buffer.from('tampered'));
    await expect(open(prefix).readWebFile(main)).rejects.toThrow('is not in the bucket as it was published');
  });

  test('what another server made live is known soon, without a response that waits for the bucket', async () => {
    const prefix = `${randomUUID()}/`;
    const one = open(prefix);
    await one.publish(await verifiedRelease({ name: 'shell', version: '1.0.0' }));
    const now = { by: 'nok', at: '2026-11-21T05:00:00.000Z' };
    const other = openS3Releases({ s3: settings, prefix, cache: scratchFolder(), maxAgeMs: 50 });
    expect(await other.rollout()).toBeUndefined();
    await one.change((state) => goLive(state, { name: 'shell', version: '1.0.0', ...now }));
    while (!(await other.rollout())) await new Promise((resolve) => setTimeout(resolve, 10));
    expect((await other.rollout())?.stable.packages).toEqual({ shell: '1.0.0' });
  });
});
