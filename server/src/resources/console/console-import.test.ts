import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ImportedRow, TableKind } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Cells, cellsOf, readRow } from './table-rows.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  admin = await site.signIn('admin');
});

async function importRows(kind: TableKind, cells: readonly Cells[], dryRun = false): Promise<ImportedRow[]> {
  const rows = cells.map((one, index) => ({ row: index + 2, cells: one }));
  const body = { data: { kind, dryRun, rows } };
  const response = await site.ask({ method: 'POST', url: '/api/console/import', headers: admin, body });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json().data.rows;
}
async function exported(kind: TableKind): Promise<Cells[]> {
  const rows: Cells[] = [];
  for (let next: string | undefined = ''; next !== undefined; ) {
    const after: string = next ? `&after=${next}` : '';
    const { data } = await site.get<{ data: { rows: Cells[]; next?: string } }>(
      `/api/console/export?kind=${kind}${after}`,
      { headers: admin },
    );
    rows.push(...data.rows);
    next = data.next;
  }
  return rows;
}
const outcomes = (rows: readonly ImportedRow[]) =>
  rows.map(({ row, result, details }) => [row, result, details?.map(({ path, code }) => `${path} ${code}`)]);
const dataAt = async (url: string) => (await site.get<{ data: unknown }>(url, { headers: admin })).data;

describe('an import of towns', () => {
  test('creates and changes by id, and empty cells change nothing', async () => {
    const rows = await importRows('towns', [
      { id: 'pai', title_th: 'ปาย', title_en: 'Pai', score: '3', latitude: '19.36', longitude: '98.44' },
      { id: 'nan', title_en: '', title_zh: '南府', score: '' },
    ]);
    expect(outcomes(rows)).toEqual([
      [2, 'created', undefined],
      [3, 'updated', undefined],
    ]);
    expect(await dataAt('/api/town/pai')).toMatchObject({
      title: { th: 'ปาย', en: 'Pai' },
      score: 3,
      location: { latitude: 19.36, longitude: 98.44 },
    });
    expect(await dataAt('/api/town/nan')).toMatchObject({
      title: { th: 'น่าน', en: 'Nan', zh: '南府' },
      score: 10,
    });
  });

  test('a dry run says the same and saves nothing', async () => {
    const cells = [{ id: 'pai', title_en: 'Pai' }, { id: 'nan', score: '7' }, { id: 'nan' }];
    expect(outcomes(await importRows('towns', cells, true))).toEqual([
      [2, 'created', undefined],
      [3, 'updated', undefined],
      [4, 'unchanged', undefined],
    ]);
    expect((await site.ask({ url: '/api/town/pai', headers: admin })).statusCode).toBe(404);
    expect(await dataAt('/api/town/nan')).toMatchObject({ score: 10 });
  });

  test.each<[string, Cells, string[]]>([
    ['no title', { id: 'pai' }, ['title_th required']],
    ['an id that is no address', { id: 'Pai!', title_en: 'Pai' }, ['id format']],
    ['a score that is none', { id: 'nan', score: 'high' }, ['score type']],
    ['a score that is too high', { id: 'nan', score: '9000000' }, ['score too-large']],
    ['half a position', { id: 'nan', latitude: '18' }, ['longitude required']],
    [
      'a position off the earth',
      { id: 'nan', latitude: '98', longitude: '200' },
      ['latitude too-large', 'longitude too-large'],
    ],
    ['a title that is too long', { id: 'nan', title_en: 'x'.repeat(400) }, ['title_en too-long']],
  ])(
    'names the cell with %s, also in a dry run, and saves the other rows',
    async (_what, cells, problems) => {
      for (const dryRun of [true, false]) {
        const rows = await importRows('towns', [cells, { id: 'pai', title_en: 'Pai' }], dryRun);
        expect(outcomes(rows)).toEqual([
          [2, 'invalid', problems],
          [3, 'created', undefined],
        ]);
      }
    },
  );
});

describe('an import of listings and portals', () => {
  test('puts a listing into its town, which must exist', async () => {
    const rows = await importRows('listings', [
      { id: 'mills', title_en: 'Mills', town: 'nan' },
      { id: 'bars', title_en: 'Bars', town: 'atlantis' },
    ]);
    expect(outcomes(rows)).toEqual([
      [2, 'created', undefined],
      [3, 'invalid', ['town unknown']],
    ]);
    expect(await dataAt('/api/listing/mills')).toMatchObject({ town: 'nan', title: { en: 'Mills' } });
  });

  test('a new portal waits for review with its towns, listings and tags', async () => {
    const [row] = await importRows('portals', [
      {
        id: 'old-mill',
        title_en: 'Old mill',
        towns: 'nan',
        listings: 'temples',
        tags: 'rice|history',
        latitude: '18.7',
        longitude: '100.7',
      },
    ]);
    expect(row).toMatchObject({ result: 'created', id: 'old-mill' });
    expect(await dataAt('/api/portal/old-mill')).toMatchObject({
      status: 'USER_DRAFT',
      title: { en: 'Old mill' },
      townRefs: ['nan'],
      listingRefs: ['temples'],
      tags: ['rice', 'history'],
      location: { latitude: 18.7, longitude: 100.7 },
    });
    const again = await importRows('portals', [{ id: 'old-mill', tags: 'rice|history', towns: 'nan' }]);
    expect(outcomes(again)).toEqual([[2, 'unchanged', undefined]]);
  });

  test('a released portal keeps its status, and its listings follow', async () => {
    const before = (await dataAt('/api/portal/wat-phumin')) as { status: string; listingRefs: string[] };
    const rows = await importRows('portals', [
      { id: 'wat-phumin', title_zh: '普敏寺', listings: 'temples' },
      { id: 'wat-phumin', towns: 'atlantis' },
    ]);
    expect(outcomes(rows)).toEqual([
      [2, 'updated', undefined],
      [3, 'invalid', ['towns unknown']],
    ]);
    expect(await dataAt('/api/portal/wat-phumin')).toMatchObject({
      status: before.status,
      title: { zh: '普敏寺' },
      listingRefs: ['temples'],
    });
    expect(await dataAt('/api/listing/temples')).toMatchObject({
      portals: expect.arrayContaining(['wat-phumin']),
    });
  });
});

test.each<TableKind>(['towns', 'listings', 'portals'])(
  'an export of %s is an import that changes nothing',
  async (kind) => {
    const rows = await exported(kind);
    expect(rows.length).toBeGreaterThan(1);
    const results = await importRows(kind, rows);
    expect(new Set(results.map(({ result }) => result))).toEqual(new Set(['unchanged']));
  },
);

test('an export has every record in pages', async () => {
  const cells = Array.from({ length: 100 }, (_, index) => ({ id: `t-${index}`, title_en: `Town ${index}` }));
  const before = (await exported('towns')).length;
  await importRows('towns', cells);
  const ids = (await exported('towns')).map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([before + 100, before + 100]);
});

test.each(['=1+1', '+66 81', '-x', '@home', "'=1"])(
  'a title %s is no formula in a spreadsheet, and is read back as it was',
  (text) => {
    const { title_en: cell = '' } = cellsOf('towns', { _id: 'a', title: { en: text } });
    expect(cell).toBe(`'${text}`);
    expect(readRow('towns', { title_en: cell }).values.title).toEqual({ en: text });
  },
);
