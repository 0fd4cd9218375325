import { expect, jest, test } from '@jest/globals';
import {
  exportRows,
  fetchImportImage,
  type ImportedRow,
  importMappings,
  importRows,
  saveImportMapping,
  uploadImage,
} from '@portico/shared/contracts';
import { byContract, type FakeCall, renderWithPlatform } from '@portico/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { Component } from './import.route.tsx';

const texts = messages.import;
const saved: { name: string; text: Promise<string> }[] = [];

const open = (server: Record<string, FakeCall>) => {
  saved.length = 0;
  let blob: Blob | undefined;
  URL.createObjectURL = (file) => {
    blob = file as Blob;
    return 'blob:x';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (blob) saved.push({ name: this.download, text: blob.text() });
  });
  return renderWithPlatform(
    { routes: [{ path: '/console/import', Component }], url: '/console/import' },
    { namespace: 'mfe-console', messages, server },
  );
};
const section = (name: string) => within(screen.getByRole('region', { name }));
/** jsdom's files cannot be read. */
function csv(lines: readonly string[]): File {
  const text = lines.join('\n');
  return Object.assign(new File([text], 'towns.csv', { type: 'text/csv' }), { text: async () => text });
}
type Sent = { dryRun: boolean; rows: { row: number; cells: Record<string, string> }[] };

test('a dry run names each bad row, and the import saves the rest', async () => {
  const sent: Sent[] = [];
  const { user } = await open(
    byContract(importRows, ({ body }) => {
      const { data } = body as { data: Sent };
      sent.push(data);
      const rows: ImportedRow[] = data.rows.map(({ row, cells }) =>
        cells['title_en']
          ? { row, result: 'created', id: cells['id'] }
          : {
              row,
              result: 'invalid',
              details: [{ path: 'title_th', message: 'required', code: 'required' }],
            },
      );
      return { status: 'ok' as const, data: { rows } };
    }),
  );
  const part = section(texts.heading);
  await user.upload(part.getByLabelText(texts.file), csv(['id,title_en,mayor', 'nan,Nan,Mali', 'pai,,']));
  expect(await part.findByText('mayor')).toBeTruthy();
  expect(part.getByRole('table')).toBeTruthy();
  await user.click(part.getByRole('button', { name: texts.dryRun }));
  expect(await part.findByText(texts.wouldBe)).toBeTruthy();
  expect(part.getByText('New: 1, changed: 0, unchanged: 0, bad: 1')).toBeTruthy();
  const bad = part.getByText('Row 3').closest('li');
  expect(bad?.textContent).toMatch(/^Row 3title_th: .*required/i);
  await user.click(part.getByRole('button', { name: texts.import }));
  expect(await part.findByText(texts.imported)).toBeTruthy();
  expect(sent.map(({ dryRun }) => dryRun)).toEqual([true, false]);
  expect(sent[1]?.rows).toEqual([
    { row: 2, cells: { id: 'nan', title_en: 'Nan' } },
    { row: 3, cells: { id: 'pai', title_en: '' } },
  ]);
});

test('foreign columns are mapped to fields, and the mapping is remembered', async () => {
  const sent: Sent[] = [];
  const saved: unknown[] = [];
  const { user } = await open({
    ...byContract(importMappings, () => ({
      status: 'ok' as const,
      data: { towns: { 'Name of town': 'title_en', Mayor: '' } },
    })),
    ...byContract(saveImportMapping, ({ url, body }) => {
      saved.push([url.pathname, body]);
      return { status: 'ok' as const, data: {} };
    }),
    ...byContract(importRows, ({ body }) => {
      const { data } = body as { data: Sent };
      sent.push(data);
      return {
        status: 'ok' as const,
        data: { rows: data.rows.map(({ row }) => ({ row, result: 'created' as const })) },
      };
    }),
  });
  const part = section(texts.heading);
  const lines = ['Code,Name of town,Mayor,Points', 'N 1,Nan,Mali,7'];
  await user.upload(part.getByLabelText(texts.file), csv(lines));
  const columns = within(await part.findByRole('region', { name: texts.columns }));
  const chosen = (column: string) => columns.getByLabelText<HTMLSelectElement>(column);
  await waitFor(() => expect(chosen('Name of town').value).toBe('title_en'));
  expect([chosen('Code').value, chosen('Mayor').value]).toEqual(['', '']);
  // A field that another column has cannot be chosen.
  const taken = within(chosen('Points')).getByRole<HTMLOptionElement>('option', { name: 'Title (English)' });
  expect(taken.disabled).toBe(true);
  expect(part.getByText(texts.noId)).toBeTruthy();
  await user.selectOptions(chosen('Code'), texts.field.id);
  await user.selectOptions(chosen('Points'), texts.field.score);
  expect(part.queryByText(texts.noId)).toBeNull();
  await user.click(part.getByRole('button', { name: texts.import }));
  expect(await part.findByText(texts.imported)).toBeTruthy();
  expect(sent[0]?.rows).toEqual([{ row: 2, cells: { id: 'n-1', title_en: 'Nan', score: '7' } }]);
  const fields = { 'Name of town': 'title_en', Mayor: '', Code: 'id', Points: 'score' };
  expect(saved).toEqual([['/api/console/import-mappings/towns', { data: { fields } }]]);
});

test('pictures come from the chosen files and from addresses; those that fail are named, and the rows are imported', async () => {
  const sent: Sent[] = [];
  const uploads: unknown[] = [];
  const fetched: string[] = [];
  const { user } = await open({
    ...byContract(importRows, ({ body }) => {
      const { data } = body as { data: Sent };
      sent.push(data);
      return {
        status: 'ok' as const,
        data: { rows: data.rows.map(({ row }) => ({ row, result: 'created' as const })) },
      };
    }),
    ...byContract(uploadImage, ({ body }) => {
      uploads.push(body);
      return {
        status: 'ok' as const,
        ref: 'uploaded',
        lastChecked: '',
        width: 1,
        height: 1,
        placeholder: '#000000',
        imageURL: '',
        smallImageURL: '',
      };
    }),
    ...byContract(fetchImportImage, ({ body }) => {
      const { address } = (body as { data: { address: string } }).data;
      fetched.push(address);
      if (address.endsWith('/good.jpg')) return { status: 'ok' as const, data: { id: 'fetched' } };
      const details = [{ path: 'body.data.address', message: 'inside', code: 'not-allowed' }];
      return Response.json({ status: 'fail', code: 'invalid', reason: 'no', details }, { status: 400 });
    }),
  });
  const part = section(texts.heading);
  await user.selectOptions(part.getByLabelText(texts.kind), texts.portals);
  const own = `${window.location.origin}/images/ours`;
  const lines = [
    'id,title_en,images',
    `a,One,Wat.jpg|http://old.example/good.jpg|${own}`,
    'b,Two,missing.jpg|http://10.0.0.1/x.jpg',
    'c,Three,wat.JPG',
  ];
  await user.upload(part.getByLabelText(texts.file), csv(lines));
  await user.upload(part.getByLabelText(texts.pictures), [
    new File(['x'], 'wat.jpg', { type: 'image/jpeg' }),
  ]);
  expect(await part.findByText('Pictures: 1')).toBeTruthy();
  await user.click(part.getByRole('button', { name: texts.dryRun }));
  expect(await part.findByText(texts.wouldBe)).toBeTruthy();
  expect(part.getByText('Row 3').closest('li')?.textContent).toBe(
    `Row 3missing.jpg: ${texts.picture.missing}`,
  );
  expect([uploads.length, fetched.length]).toEqual([0, 0]);
  expect(sent[0]?.rows.map(({ cells }) => cells['images'])).toEqual(['ours', '', '']);

  await user.click(part.getByRole('button', { name: texts.import }));
  expect(await part.findByText(texts.imported)).toBeTruthy();
  expect(sent[1]?.rows.map(({ cells }) => cells['images'])).toEqual([
    'uploaded|fetched|ours',
    '',
    'uploaded',
  ]);
  expect(part.getByRole('heading', { name: texts.lostPictures })).toBeTruthy();
  const lost = part.getByText('Row 3').closest('li');
  expect(lost?.textContent).toContain(`missing.jpg: ${texts.picture.missing}`);
  expect(lost?.textContent).toContain(`http://10.0.0.1/x.jpg: ${texts.picture.notPublic}`);
  // A picture that two rows name in other letters is another text of the file.
  expect([uploads.length, fetched]).toEqual([2, ['http://old.example/good.jpg', 'http://10.0.0.1/x.jpg']]);
});

test('an import that is interrupted goes on from there', async () => {
  const sent: number[][] = [];
  let isDown = false;
  const { user } = await open(
    byContract(importRows, ({ body }) => {
      const { rows } = (body as { data: Sent }).data;
      sent.push([rows[0]?.row ?? 0, rows.length]);
      if (isDown) return new Response('{}', { status: 503 });
      isDown = sent.length === 1;
      return {
        status: 'ok' as const,
        data: { rows: rows.map(({ row }) => ({ row, result: 'unchanged' as const })) },
      };
    }),
  );
  const part = section(texts.heading);
  const lines = Array.from({ length: 150 }, (_, index) => `t${index},Town`);
  await user.upload(part.getByLabelText(texts.file), csv(['id,title_en', ...lines]));
  await user.click(await part.findByRole('button', { name: texts.import }));
  expect(await part.findByText(texts.stopped)).toBeTruthy();
  expect(part.getByText('100 of 150 rows')).toBeTruthy();
  isDown = false;
  await user.click(part.getByRole('button', { name: texts.resume }));
  expect(await part.findByText(texts.imported)).toBeTruthy();
  expect(sent).toEqual([
    [2, 100],
    [102, 50],
    [102, 50],
  ]);
});

test('long texts are sent in smaller parts', async () => {
  const sent: number[] = [];
  const { user } = await open(
    byContract(importRows, ({ body }) => {
      const { rows } = (body as { data: Sent }).data;
      sent.push(rows.length);
      return {
        status: 'ok' as const,
        data: { rows: rows.map(({ row }) => ({ row, result: 'created' as const })) },
      };
    }),
  );
  const part = section(texts.heading);
  await user.selectOptions(part.getByLabelText(texts.kind), texts.portals);
  const lines = ['a', 'b', 'c', 'd', 'e'].map((id) => `${id},${id},${'x'.repeat(90_000)}`);
  await user.upload(part.getByLabelText(texts.file), csv(['id,title_en,description_en', ...lines]));
  await user.click(part.getByRole('button', { name: texts.import }));
  expect(await part.findByText(texts.imported)).toBeTruthy();
  expect(sent).toEqual([4, 1]);
});

test.each([
  ['a file that is no table', '{"a": ', texts.broken],
  ['a file without rows', 'id,title_en\n', texts.empty],
])('says that %s cannot be imported', async (_what, text, message) => {
  const { user } = await open({});
  const part = section(texts.heading);
  await user.upload(part.getByLabelText(texts.file), csv([text]));
  expect(await part.findByText(message)).toBeTruthy();
  expect(part.getByRole('button', { name: texts.import }).getAttribute('aria-disabled')).toBe('true');
});

test('a template has the columns of its kind', async () => {
  const { user } = await open({});
  await user.click(section(texts.heading).getByRole('button', { name: texts.template }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toBe('towns.csv');
  expect((await saved[0]?.text)?.trim()).toBe('id,title_th,title_en,title_zh,title_ar,score,images');
});

test('the file of another system has no template', async () => {
  const { user } = await open({});
  await user.selectOptions(section(texts.heading).getByLabelText(texts.kind), 'WordPress');
  expect(section(texts.heading).queryByRole('button', { name: texts.template })).toBeNull();
});

test('an export has all pages of the table, as CSV and as GeoJSON', async () => {
  const pages = [
    { rows: [{ id: 'nan', title_en: 'Nan', score: '3', latitude: '18.7', longitude: '100.7' }], next: 'nan' },
    { rows: [{ id: 'pai', title_en: 'Pai', score: '' }] },
  ];
  const { user } = await open(
    byContract(exportRows, ({ url }) => ({
      status: 'ok' as const,
      data: pages[url.searchParams.has('after') ? 1 : 0] as (typeof pages)[number],
    })),
  );
  const part = section(messages.export.title);
  await user.click(part.getByRole('button', { name: messages.export.csv }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((await saved[0]?.text)?.split('\r\n')).toEqual([
    'id,title_th,title_en,title_zh,title_ar,score,images',
    'nan,,Nan,,,3,',
    'pai,,Pai,,,,',
  ]);
  await user.click(part.getByRole('button', { name: messages.export.geojson }));
  await waitFor(() => expect(saved).toHaveLength(2));
  const { features } = JSON.parse((await saved[1]?.text) ?? '');
  expect(features.map(({ geometry }: { geometry: unknown }) => geometry)).toEqual([
    { type: 'Point', coordinates: [100.7, 18.7] },
    null,
  ]);
});
