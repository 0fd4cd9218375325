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

  test('a long text is imported whole', async () => {
    const text = 'A long story. '.repeat(2000).trim();
    const [row] = await importRows('portals', [
      { id: 'story', title_en: 'Story', towns: 'nan', description_en: text },
    ]);
    expect(row).toMatchObject({ result: 'created' });
    expect(await dataAt('/api/portal/story')).toMatchObject({ description: { en: text } });
  });

  test('a released portal stays released, and its listings are updated', async () => {
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

describe('an import that is undone', () => {
  const send = async (kind: TableKind, run: string, cells: readonly Cells[]) => {
    const rows = cells.map((one, index) => ({ row: index + 2, cells: one }));
    const body = { data: { kind, dryRun: false, run, rows } };
    const response = await site.ask({ method: 'POST', url: '/api/console/import', headers: admin, body });
    expect(outcomes(response.json().data.rows).filter(([, result]) => result === 'invalid')).toEqual([]);
  };
  const takeBack = async (run: string) =>
    (await site.ask({ method: 'POST', url: `/api/console/imports/${run}/take-back`, headers: admin })).json()
      .data;

  test('deletes what it has created and restores what it has changed, in all its parts', async () => {
    const before = await exported('portals');
    await send('portals', 'first-run', [
      { id: 'new-place', title_en: 'New place', description_en: 'About it', phone: '053 123456' },
      {
        id: 'wat-phumin',
        tags: 'other',
        address_en: '1 Road',
        website: 'https://example.com',
        hours: 'sat 10:00-12:00',
      },
    ]);
    await send('portals', 'first-run', [{ id: 'waiting', title_zh: '等待' }]);
    expect(await dataAt('/api/portal/wat-phumin')).toMatchObject({
      tags: ['other'],
      location: { streetAddress: { en: '1 Road' } },
      contacts: { webpage: 'https://example.com' },
    });
    expect(await dataAt('/api/console/imports')).toMatchObject([
      { run: 'first-run', kind: 'portals', created: 1, updated: 2 },
    ]);
    expect(await takeBack('first-run')).toEqual({ isDone: true, deleted: 1, restored: 2, left: [] });
    expect(await exported('portals')).toEqual(before);
    expect(await dataAt('/api/console/imports')).toMatchObject([{ takenBackDate: expect.any(String) }]);
    // A second time there is nothing left to do.
    expect(await takeBack('first-run')).toEqual({ isDone: true, deleted: 0, restored: 0, left: [] });
  });

  test('leaves what someone has changed since, and what has content of its own', async () => {
    await send('towns', 'town-run', [
      { id: 'pai', title_en: 'Pai', latitude: '19.36', longitude: '98.44' },
      { id: 'mae-sot', title_en: 'Mae Sot' },
      { id: 'nan', score: '7', latitude: '18', longitude: '100' },
    ]);
    await send('listings', 'list-run', [{ id: 'pai-list', title_en: 'In Pai', town: 'pai' }]);
    await site.ask({
      method: 'PUT',
      url: '/api/town/nan',
      headers: admin,
      body: { data: { title: { en: 'Nan, changed' } } },
    });
    expect(await takeBack('town-run')).toEqual({
      isDone: true,
      deleted: 1,
      restored: 0,
      left: expect.arrayContaining(['pai', 'nan']),
    });
    expect(await dataAt('/api/town/nan')).toMatchObject({ title: { en: 'Nan, changed' }, score: 7 });
  });

  test('can be undone by another admin, but only its author adds to it', async () => {
    await send('towns', 'mine-only', [{ id: 'pai', title_en: 'Pai' }]);
    const { users } = site.services;
    await users.setRoles({ provider: 'demo', username: 'creator', roles: ['admin'] });
    const other = await site.signIn('creator');
    const body = {
      data: {
        kind: 'towns',
        dryRun: false,
        run: 'mine-only',
        rows: [{ row: 2, cells: { id: 'nan', score: '8' } }],
      },
    };
    const refused = await site.ask({ method: 'POST', url: '/api/console/import', headers: other, body });
    expect(refused.statusCode).toBe(409);
    const taken = await site.ask({
      method: 'POST',
      url: '/api/console/imports/mine-only/take-back',
      headers: other,
    });
    expect(taken.json().data).toMatchObject({ deleted: 1 });
  });
});

test('[OPEN-10] opening hours replace only the week, invalid hours are reported, and an export has them', async () => {
  const hoursOf = async () =>
    ((await dataAt('/api/portal/wat-phumin')) as { openingHours: object }).openingHours;
  const before = (await hoursOf()) as { special: object[] };
  expect(before.special).toHaveLength(1);
  const [outcome] = await importRows('portals', [{ id: 'wat-phumin', hours: 'Mo-Tu 9:00AM-5:00PM' }]);
  expect(outcome?.result).toBe('updated');
  const day = [{ open: '09:00', close: '17:00' }];
  expect(await hoursOf()).toEqual({ ...before, week: { mon: day, tue: day } });
  const row = (await exported('portals')).find(({ id }) => id === 'wat-phumin');
  expect(row?.['hours']).toBe('mon 09:00-17:00; tue 09:00-17:00');
  const [refused] = await importRows('portals', [{ id: 'wat-phumin', hours: 'every day' }]);
  expect(refused?.details).toMatchObject([
    { path: 'hours', code: 'format', values: { format: 'opening-hours' } },
  ]);
});

test('a position does not change the address of the page, and the same import again changes nothing', async () => {
  const cells = {
    id: 'wat-phumin',
    address_en: '1 Road',
    latitude: '18.7',
    longitude: '100.7',
    email: 'a@example.com',
  };
  await importRows('portals', [cells]);
  await importRows('portals', [{ id: 'wat-phumin', latitude: '18.8', longitude: '100.7' }]);
  expect(await dataAt('/api/portal/wat-phumin')).toMatchObject({
    location: { latitude: 18.8, streetAddress: { en: '1 Road' } },
  });
  const rows = await exported('portals');
  expect(outcomes(await importRows('portals', rows)).filter(([, result]) => result !== 'unchanged')).toEqual(
    [],
  );
});
