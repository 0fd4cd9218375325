import { createHash } from 'node:crypto';
import {
  copyFileSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { beforeEach, expect, test } from '@jest/globals';
import { type SearchBodyInput, searchBodySchema } from '@portico/shared/contracts';
import Database from 'libsql';
import { fold } from '../content/fold.ts';
import type { Provider } from '../providers/providers.ts';
import { readResponse } from '../resources/search/search-engine.ts';
import { openLibsqlRecordReader } from '../storage/libsql-record-reader.ts';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { DOCUMENT_RULES, listingDocument, portalDocument, townDocument } from './documents.ts';
import { createInProcessSearchEngine } from './in-process-search-engine.ts';
import { createIndexer } from './indexer.ts';
import { openSnapshots } from './snapshots.ts';

let folder: string;
let file: string;
const portal = (id: string, title: string, more: object = {}) => ({
  provider: 'demo',
  kind: 'portal',
  id,
  value: {
    _id: id,
    title: { en: title, th: `วัด${id}` },
    status: 'RELEASE',
    tags: ['Coffee', id],
    modifiedDate: '2026-01-01T00:00:00Z',
    location: { latitude: 13, longitude: 100 },
    townRefs: ['t1'],
    listingRefs: [],
    ...more,
  },
});
const provider = (settings: object = {}) => ({
  provider: '_system',
  kind: 'provider',
  id: 'demo',
  value: { id: 'demo', hosts: [], isPrivate: false, settings },
});

async function writing<Result>(
  work: (records: RecordStore) => Promise<Result>,
  target = file,
): Promise<Result> {
  const records = openLibsqlRecordStore({ file: target });
  const result = await work(records);
  await records.close();
  return result;
}

beforeEach(async () => {
  folder = scratchFolder();
  file = `${folder}/records/portico.db`;
  await writing(async (records) => {
    await records.batch([
      { put: provider() },
      ...Array.from({ length: 30 }, (_, number) => ({ put: portal(`p${number}`, `Temple ${number}`) })),
      { put: portal('draft', 'Draft', { status: 'DRAFT' }) },
    ]);
  });
});

/** Starts the server's search; returns what is found, and how many records were read one by one or in lists. */
async function start(administrativeTowns: readonly string[] = []) {
  const records = openLibsqlRecordReader(file);
  const search = createInProcessSearchEngine();
  let listed = 0;
  let got = 0;
  const counted = {
    ...records,
    list: async (query: Parameters<typeof records.list>[0]) => {
      const found = await records.list<never>(query);
      if (query.kind === 'portal') listed += found.length;
      return found;
    },
    get: (key: Parameters<typeof records.get>[0]) => (got++, records.get<never>(key)),
  };
  const snapshots = openSnapshots({
    folder: `${folder}/search`,
    records: counted,
    search,
    administrativeTowns,
  });
  const indexer = createIndexer({ records: counted, search, administrativeTowns, snapshots });
  await indexer.fill('demo');
  const ask = async (body: SearchBodyInput) =>
    readResponse(
      await search.search({
        provider: 'demo',
        indices: ['portal'],
        body: searchBodySchema.parse({ size: 99, ...body }),
        tagFacets: true,
      }),
    );
  const bodies: SearchBodyInput[] = [
    { sort: [{ modifiedDate: 'desc' }, { 'title.th': 'asc' }] },
    { query: { bool: { must: [{ wildcard: { 'title.en': '*temple 1*' } }] } } },
    { query: { bool: { must: [{ wildcard: { 'title.en': '*late*' } }] } } },
    { query: { bool: { must: [{ terms: { tags: ['coffee'] } }] } } },
    { query: { bool: { must: [{ terms: { townRefs: ['t1'] } }] } } },
    {
      query: {
        bool: {
          must: [{ geo_distance: { distance: '10km', '__meta_search.latLng': { lat: 13, lon: 100 } } }],
        },
      },
    },
  ];
  const responses = [];
  for (const body of bodies) responses.push({ ...(await ask(body)), took: 0 });
  await records.close();
  return { responses, listed, got, ids: responses[0]?.hits.hits.map(({ _id }) => _id) ?? [] };
}

/** The results of a start without a snapshot. */
async function afresh() {
  const used = folder;
  folder = scratchFolder();
  const { responses } = await start();
  folder = used;
  return responses;
}

const snapshotFile = () =>
  `${folder}/search/${readdirSync(`${folder}/search`).find((name) => name.endsWith('.index'))}`;

test('a start uses the snapshot without reading the records', async () => {
  const first = await start();
  expect(first).toMatchObject({ listed: 31, got: 0 });
  expect(first.ids).toHaveLength(30);
  const second = await start();
  expect(second).toMatchObject({ listed: 0, got: 0 });
  expect(second.responses).toEqual(first.responses);
});

test('writes after the snapshot are found, and withdrawn or deleted records are not', async () => {
  await start();
  // As after a crash: no snapshot was saved.
  await writing(async (records) => {
    await records.put(portal('p1', 'Late words'));
    await records.put(portal('p2', 'Temple 2', { status: 'DRAFT' }));
    await records.delete({ provider: 'demo', kind: 'portal', id: 'p3' });
    await records.put(portal('new', 'Late too'));
    await records.put(portal('draft', 'Late release'));
  });
  const caughtUp = await start();
  expect(caughtUp).toMatchObject({ listed: 0, got: 5 });
  expect(caughtUp.responses).toEqual(await afresh());
  expect(caughtUp.responses[2]?.hits.total.value).toBe(3);
});

test('records restored from a backup older than the snapshot are found', async () => {
  const backup = `${folder}/backup.db`;
  const database = new Database(file);
  database.exec(`VACUUM INTO '${backup}'`);
  database.close();
  await writing(async (records) => {
    await records.put(portal('p1', 'Lost again'));
    await records.put(portal('lost', 'Lost'));
    await records.delete({ provider: 'demo', kind: 'portal', id: 'p4' });
  });
  await start();
  for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
  copyFileSync(backup, file);
  // Key, revision and sequence are equal to those of the lost write, but not the content.
  await writing((records) => records.put(portal('p1', 'Late instead')));
  const restored = await start();
  expect(restored).toMatchObject({ listed: 0, got: 3 });
  expect(restored.responses).toEqual(await afresh());
});

test.each([
  ['cut short', () => truncateSync(snapshotFile(), statSync(snapshotFile()).size - 100)],
  ['empty', () => truncateSync(snapshotFile(), 0)],
  [
    'one bit off',
    () =>
      writeFileSync(
        snapshotFile(),
        readFileSync(snapshotFile()).map((byte, at) => (at === 5000 ? byte ^ 1 : byte)),
      ),
  ],
  ['no such file at all', () => writeFileSync(snapshotFile(), 'something else')],
  [
    'of another format',
    () =>
      writeFileSync(
        snapshotFile(),
        readFileSync(snapshotFile(), 'latin1').replace('{"format":1', '{"format":0'),
        'latin1',
      ),
  ],
])('a snapshot that is %s is rebuilt', async (_, spoil) => {
  const { responses } = await start();
  spoil();
  const again = await start();
  expect(again).toMatchObject({ responses, listed: 31 });
  expect(await start()).toMatchObject({ responses, listed: 0 });
});

test('a snapshot made by other rules is rebuilt', async () => {
  await start();
  expect((await start(['t1'])).listed).toBe(31);
  await writing((records) => records.put(provider({ listUnofficial: true })));
  expect((await start(['t1'])).listed).toBe(31);
});

test('many writes write a new snapshot, so that the next start reads few records', async () => {
  await start();
  await writing((records) =>
    records.batch(Array.from({ length: 1200 }, (_, number) => ({ put: portal(`many${number}`, 'Many') }))),
  );
  expect((await start()).got).toBe(1200);
  expect((await start()).got).toBe(0);
});

test('documents follow from records by the rules of that number', () => {
  const site = provider({ listUnofficial: true }).value as unknown as Provider;
  const { value } = portal('p1', 'Temple', { promoteType: 'x', highlightSentence: { en: 'Sentence' } });
  const made = [
    portalDocument(site, value as never),
    portalDocument(site, { ...value, isPrivate: true } as never),
    portalDocument(site, { ...value, status: 'USER_DRAFT' } as never),
    townDocument(site, { _id: 't', title: { en: 'Town' }, score: 2 } as never, []),
    listingDocument(site, { _id: 'l', title: { en: 'Listing' }, town: 't', appearSeq: 1 } as never),
    fold('Aé İ วัด ำ 寺 مأَ Ａ ٱ'),
  ];
  const digest = createHash('sha256').update(JSON.stringify(made)).digest('hex').slice(0, 12);
  // When this fails, raise DOCUMENT_RULES and write the new pair here, so that existing indices are rebuilt.
  expect([DOCUMENT_RULES, digest]).toEqual([2, '735ed534ef65']);
});
