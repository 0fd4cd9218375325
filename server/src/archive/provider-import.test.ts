import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';
import { fixtureContent } from '../testing/fixture-content.ts';
import { openTestCli } from '../testing/run-cli.ts';
import {
  archiveFile,
  env,
  file,
  onStores,
  openSourceProvider,
  PASSPHRASE,
  source,
} from '../testing/sites/provider-archive.ts';

openSourceProvider();

describe('an archive', () => {
  const damages: [string, (bytes: Buffer) => Buffer][] = [
    ['cut off', (bytes) => bytes.subarray(0, bytes.length - 400)],
    ['without its end', (bytes) => gzipSync(gunzipSync(bytes).subarray(0, 4096))],
    ['changed inside', (bytes) => gzipSync(replaceText(gunzipSync(bytes), 'Wat Phumin', 'Wat Other!'))],
    ['not compressed', (bytes) => gunzipSync(bytes)],
    ['something else', () => Buffer.from('hello')],
    ['empty', () => Buffer.alloc(0)],
  ];
  test.each(damages)('that is %s is refused as a whole', async (_, damage) => {
    const broken = archiveFile();
    writeFileSync(broken, damage(readFileSync(file)));
    const target = await openTestCli();
    expect(await target.refusal(['import', broken], { env })).toMatch(/is damaged or not a Portico archive/);
    expect(await target.data(['providers', 'list'])).toEqual([]);
    await onStores(target, async ({ records }) => {
      expect(await records.changes(0)).toEqual([]);
    });
  });
});

function replaceText(bytes: Buffer, from: string, to: string): Buffer {
  const at = bytes.indexOf(from);
  if (at < 0) throw new Error(`no ${from} in the archive`);
  bytes.write(to, at);
  return bytes;
}

test('an archive of a newer format is refused with instructions', async () => {
  const newer = archiveFile();
  const bytes = replaceText(gunzipSync(readFileSync(file)), '"format": 2', '"format": 3');
  writeFileSync(newer, gzipSync(bytes));
  const target = await openTestCli();
  expect(await target.refusal(['import', newer])).toContain(
    'newer Portico (format 3): update this one first',
  );
});

test('[T-11] HTML in an archive is cleaned as on a save, in every field', async () => {
  const desk = await openTestCli([fixtureContent]);
  const hostile = '<p onclick="steal()">Words<script>steal()</script></p>';
  const description = { en: hostile, th: hostile, lang: 'en' };
  const popUp = { message: hostile };
  const portal = { _id: 'hostile', provider: 'demo', isAdvanceDescription: true, description, popUp };
  const planted = {
    portal,
    'deleted-portal': { portal, deletedAt: '2026-11-21T05:00:00.000Z' },
    'portal-version': { portalId: 'hostile', content: portal },
    town: { _id: 'hostile', popUp },
    listing: { _id: 'hostile', popUp },
    'web-config': { popUp },
  };
  await onStores(desk, async ({ records }) => {
    for (const [kind, value] of Object.entries(planted))
      await records.put({ provider: 'demo', kind, id: 'hostile', value });
  });
  const archive = archiveFile();
  await desk.data(['export', 'demo', archive]);
  const target = await openTestCli();
  await target.data(['import', archive]);
  await onStores(target, async ({ records }) => {
    for (const kind of Object.keys(planted)) {
      const stored = await records.get({ provider: 'demo', kind, id: 'hostile' });
      const text = JSON.stringify(stored?.value);
      expect([kind, text]).toEqual([kind, expect.stringContaining('<p>Words</p>')]);
      expect([kind, text]).toEqual([kind, expect.not.stringContaining('steal')]);
    }
  });
});

test('an archive with an invalid value is refused with a message that names it', async () => {
  const desk = await openTestCli([fixtureContent]);
  const value = { _id: 'odd', isAdvanceDescription: true, description: 7, galleryImages: 'none' };
  await onStores(desk, ({ records }) => records.put({ provider: 'demo', kind: 'portal', id: 'odd', value }));
  const archive = archiveFile();
  await desk.data(['export', 'demo', archive]);
  expect(await (await openTestCli()).refusal(['import', archive])).toContain('its portal odd is not valid');
});

test('an archive above the unpacked size limit is refused, and the operator can raise the limit', async () => {
  const target = await openTestCli();
  const said = await target.refusal(['import', file, '--max-gb', '0.00001'], { env });
  expect(said).toContain('--max-gb');
  expect(await target.data(['providers', 'list'])).toEqual([]);
  expect(readdirSync(path.join(target.folder, 'unfinished'))).toEqual([]);
  await target.data(['import', file, '--max-gb', '1'], { env });
  expect((await target.portico(['import', file, '--max-gb', 'all'], { env })).exitCode).toBe(2);
});

test('a failed import leaves nothing behind', async () => {
  const target = await openTestCli();
  await onStores(target, async (stores) => {
    const { importProvider } = await import('./provider-import.ts');
    let batches = 0;
    const records = {
      ...stores.records,
      batch: (writes: Parameters<typeof stores.records.batch>[0]) =>
        // The last batch would publish the provider.
        ++batches === 2 ? Promise.reject(new Error('the disk is full')) : stores.records.batch(writes),
    };
    const failing = importProvider({ stores: { ...stores, records }, file, passphrase: PASSPHRASE });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await stores.records.list({ provider: 'demo', kind: 'portal' })).toEqual([]);
  });
  expect(await target.data(['providers', 'list'])).toEqual([]);
});

test.each([
  [['export', 'unknown', 'x.tar.gz'], 'The provider unknown does not exist.'],
  [['import', '/nowhere/x.tar.gz'], 'There is no file /nowhere/x.tar.gz.'],
  [['export', 'demo', '/nowhere/x.tar.gz'], 'The folder of /nowhere/x.tar.gz does not exist.'],
  [['export', 'demo', 'package.json'], /package\.json is there already: choose another name\.$/],
  [['export', 'demo', 'x.tar.gz', '--passphrase-file', '/nowhere'], /\/nowhere cannot be read/],
])('refuses %j', async (args, sentence) => {
  expect(await source.refusal(args)).toMatch(sentence);
});
