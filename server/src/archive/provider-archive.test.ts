import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { extract } from 'tar';
import { readConfig } from '../config/config.ts';
import { openStores, type Stores } from '../services.ts';
import { fixtureContent, otherContent } from '../testing/fixture-content.ts';
import { openTestCli, type TestCli } from '../testing/run-cli.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';

const PASSPHRASE = 'a passphrase for the way';
const env = { PORTICO_ARCHIVE_PASSPHRASE: PASSPHRASE };

async function onStores<Result>({ folder }: TestCli, work: (stores: Stores) => Promise<Result>) {
  const stores = await openStores(readConfig({ NODE_ENV: 'test', PORTICO_DATA: folder }));
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** The fixture content, with pictures that need not be drawn and a text that cuts lines where it should not. */
async function openSource(): Promise<TestCli> {
  const desk = await openTestCli([fixtureContent, otherContent]);
  await onStores(desk, async ({ records, images }) => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#336699' } })
      .jpeg()
      .toBuffer();
    for (const { id } of await records.list({ provider: 'demo', kind: 'image' }))
      await images.storeOriginal(id, picture);
    const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
    const portal = await records.get<Record<string, unknown>>(key);
    const description = { en: 'one\u2028two\u2029three\r\nfour' };
    await records.put({
      ...key,
      value: { ...portal?.value, description },
      index: { editor: 'user-creator' },
    });
  });
  return desk;
}

let source: TestCli;
/** An archive of it, with its passcodes. */
let file: string;
beforeAll(async () => {
  source = await openSource();
  file = archiveFile();
  await source.data(['export', 'demo', file], { env });
});

const archiveFile = (name = 'demo.tar.gz') => path.join(scratchFolder(), name);

/** Every part of an archive by its name. */
async function unpack(file: string): Promise<Record<string, string>> {
  const cwd = path.join(scratchFolder(), 'unpacked');
  mkdirSync(cwd);
  const names: string[] = [];
  await extract({ file, cwd, onReadEntry: (entry) => names.push(entry.path) });
  return Object.fromEntries(
    names.map((name) => [
      name,
      createHash('sha256')
        .update(readFileSync(path.join(cwd, name)))
        .digest('hex'),
    ]),
  );
}

/** What two exports of the same content share: not when and with which salt they were made. */
const content = (parts: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(parts).filter(
      ([name]) => !['header.json', 'manifest.json', 'passcodes.txt'].includes(name),
    ),
  );

test('[OPEN-12] a provider that was exported and imported elsewhere exports byte for byte the same', async () => {
  const [first, second] = [archiveFile(), archiveFile()];
  const exported = await source.data<{ counts: Record<string, number>; missingImages: string[] }>(
    ['export', 'demo', first],
    { env },
  );
  expect(exported.missingImages).toEqual([]);
  expect(exported.counts).toMatchObject({
    portal: 8,
    town: 3,
    listing: 3,
    catalog: 4,
    user: 2,
    passcodes: 3,
  });

  const target = await openTestCli();
  await target.data(['import', first], { env });
  await target.data(['export', 'demo', second], { env });
  const parts = await unpack(first);
  expect(Object.keys(parts)).toContain('records/portal.jsonl');
  expect(content(await unpack(second))).toEqual(content(parts));
});

test('what was imported works: it is found by its index, its passcodes open with the other server’s secret', async () => {
  const target = await openTestCli();
  await target.data(['import', file, '--as', 'moved', '--host', 'moved.example'], { env });
  await onStores(target, async ({ records, passcodes }) => {
    const where = { field: 'editor', value: 'user-creator' };
    const own = await records.list({ provider: 'moved', kind: 'portal', where });
    expect(own.map(({ id }) => id)).toContain('wat-phumin');
    const { value } = (await records.get<{ provider: string; sealedPasscode: string }>({
      provider: 'moved',
      kind: 'portal',
      id: 'private',
    })) ?? { value: undefined };
    expect(value?.provider).toBe('moved');
    expect(passcodes.open(value?.sealedPasscode ?? '')).toBe('123456');
    expect(await records.list({ provider: 'demo', kind: 'portal' })).toEqual([]);
  });
});

test('[T-05] no passcode stands in an archive, and sessions never travel', async () => {
  await onStores(source, ({ sessions }) => sessions.open('demo', { uid: 'user-creator' }));
  const [sealed, bare] = [archiveFile(), archiveFile()];
  await source.data(['export', 'demo', sealed], { env });
  const { stderr } = await source.portico(['export', 'demo', bare]);
  expect(stderr).toContain('3 passcodes of private items were omitted');
  for (const file of [sealed, bare]) {
    const bytes = gunzipSync(readFileSync(file)).toString('latin1');
    expect(bytes).not.toContain('123456"');
    expect(bytes).not.toContain('sealedPasscode');
    expect(bytes).not.toContain('session');
  }
});

test('an archive with passcodes wants its passphrase, or to be told to leave them out', async () => {
  const target = await openTestCli();
  expect(await target.refusal(['import', file])).toContain('--passphrase-file');
  const wrong = { env: { PORTICO_ARCHIVE_PASSPHRASE: 'another passphrase' } };
  expect(await target.refusal(['import', file], wrong)).toContain('passphrase is not the one');
  const { exitCode, stderr } = await target.portico(['import', file, '--without-passcodes']);
  expect(exitCode).toBe(0);
  expect(stderr).toContain('3 private items have no passcode');
});

test('a passphrase comes from a file too, and a short one is refused', async () => {
  const passphraseFile = path.join(scratchFolder(), 'passphrase');
  writeFileSync(passphraseFile, `${PASSPHRASE}\n`);
  const sealed = archiveFile();
  await source.data(['export', 'demo', sealed, '--passphrase-file', passphraseFile]);
  await (await openTestCli()).data(['import', sealed], { env });
  const short = { env: { PORTICO_ARCHIVE_PASSPHRASE: 'short' } };
  expect(await source.refusal(['export', 'demo', archiveFile()], short)).toContain('at least 8 characters');
});

test('an existing provider is replaced only when told to, and then equals the archive', async () => {
  const desk = await openTestCli();
  await desk.data(['import', file], { env });
  expect(await desk.refusal(['import', file], { env })).toContain('--replace');
  const same = await desk.data<{ changes: number }>(['import', file, '--replace'], { env });
  expect(same.changes).toBe(0);

  await onStores(desk, async ({ records }) => {
    await records.delete({ provider: 'demo', kind: 'portal', id: 'waiting' });
    await records.put({ provider: 'demo', kind: 'portal', id: 'new', value: { _id: 'new' } });
    await records.put({ provider: 'demo', kind: 'town', id: 'nan', value: { _id: 'nan' } });
  });
  const { changes } = await desk.data<{ changes: number }>(['import', file, '--replace'], { env });
  expect(changes).toBe(3);
  const again = archiveFile();
  await desk.data(['export', 'demo', again], { env });
  expect(content(await unpack(again))).toEqual(content(await unpack(file)));
});

test('replacing people ends the sessions that were open: an ended one must not come back with them', async () => {
  const desk = await openTestCli();
  await desk.data(['import', file], { env });
  const session = { provider: 'demo', kind: 'session', id: 'open' };
  const open = () => onStores(desk, async ({ records }) => (await records.get(session)) !== undefined);
  await onStores(desk, ({ records }) => records.put({ ...session, value: { uid: 'user-creator' } }));

  await desk.data(['import', file, '--replace'], { env });
  expect(await open()).toBe(true);
  await onStores(desk, ({ records }) =>
    records.delete({ provider: 'demo', kind: 'user', id: 'user-creator' }),
  );
  await desk.data(['import', file, '--replace'], { env });
  expect(await open()).toBe(false);
});

test('[APP-01] an archive whose hosts lead elsewhere is refused, and other hosts can be given', async () => {
  expect(await source.refusal(['import', file, '--as', 'twin'], { env })).toBe(
    'The host localhost leads to the provider demo already.',
  );
  await source.data(['import', file, '--as', 'twin', '--host', 'twin.example'], { env });
  const providers = await source.data<{ id: string; hosts: string[] }[]>(['providers', 'list']);
  expect(providers.find(({ id }) => id === 'twin')?.hosts).toEqual(['twin.example']);
});

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

test('an archive of a newer format is refused with what to do', async () => {
  const newer = archiveFile();
  const bytes = replaceText(gunzipSync(readFileSync(file)), '"format": 2', '"format": 3');
  writeFileSync(newer, gzipSync(bytes));
  const target = await openTestCli();
  expect(await target.refusal(['import', newer])).toContain(
    'newer Portico (format 3): update this one first',
  );
});

test('[T-11] HTML of an archive is cleaned as a save would clean it, wherever it stands', async () => {
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

test('an archive with a value that is not of its kind is refused by a sentence that names it', async () => {
  const desk = await openTestCli([fixtureContent]);
  const value = { _id: 'odd', isAdvanceDescription: true, description: 7, galleryImages: 'none' };
  await onStores(desk, ({ records }) => records.put({ provider: 'demo', kind: 'portal', id: 'odd', value }));
  const archive = archiveFile();
  await desk.data(['export', 'demo', archive]);
  expect(await (await openTestCli()).refusal(['import', archive])).toContain('its portal odd is not valid');
});

test('an archive that unpacks to more than it may is refused, and the operator may allow more', async () => {
  const target = await openTestCli();
  const said = await target.refusal(['import', file, '--max-gb', '0.00001'], { env });
  expect(said).toContain('--max-gb');
  expect(await target.data(['providers', 'list'])).toEqual([]);
  expect(readdirSync(path.join(target.folder, 'unfinished'))).toEqual([]);
  await target.data(['import', file, '--max-gb', '1'], { env });
  expect((await target.portico(['import', file, '--max-gb', 'all'], { env })).exitCode).toBe(2);
});

test('an import that fails on the way leaves nothing behind', async () => {
  const target = await openTestCli();
  await onStores(target, async (stores) => {
    const { importProvider } = await import('./provider-import.ts');
    let batches = 0;
    const records = {
      ...stores.records,
      batch: (writes: Parameters<typeof stores.records.batch>[0]) =>
        // The last one would make the provider appear.
        ++batches === 2 ? Promise.reject(new Error('the disk is full')) : stores.records.batch(writes),
    };
    const failing = importProvider({ stores: { ...stores, records }, file, passphrase: PASSPHRASE });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(await stores.records.list({ provider: 'demo', kind: 'portal' })).toEqual([]);
  });
  expect(await target.data(['providers', 'list'])).toEqual([]);
});

test.each([
  [['export', 'nobody', 'x.tar.gz'], 'The provider nobody does not exist.'],
  [['import', '/nowhere/x.tar.gz'], 'There is no file /nowhere/x.tar.gz.'],
  [['export', 'demo', '/nowhere/x.tar.gz'], 'The folder of /nowhere/x.tar.gz does not exist.'],
  [['export', 'demo', 'package.json'], /package\.json is there already: choose another name\.$/],
  [['export', 'demo', 'x.tar.gz', '--passphrase-file', '/nowhere'], /\/nowhere cannot be read/],
])('refuses %j', async (args, sentence) => {
  expect(await source.refusal(args)).toMatch(sentence);
});
