import { beforeEach, expect, test } from '@jest/globals';
import { MAX_MAPPED_COLUMNS } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  admin = await site.signIn('admin');
});

const remember = (kind: string, fields: Record<string, string>) =>
  site.ask({
    method: 'PUT',
    url: `/api/console/import-mappings/${kind}`,
    headers: admin,
    body: { data: { fields } },
  });
const remembered = async () =>
  (
    await site.get<{ data: Record<string, Record<string, string>> }>('/api/console/import-mappings', {
      headers: admin,
    })
  ).data;

test('columns are remembered by kind, beside the earlier ones', async () => {
  expect(await remembered()).toEqual({});
  await remember('portals', { Name: 'title_en', ชื่อ: 'title_th', Owner: '' });
  await remember('towns', { Name: 'title_zh', Lat: 'latitude' });
  const response = await remember('portals', { Name: 'title_ar' });
  expect(response.statusCode).toBe(200);
  expect(await remembered()).toEqual({
    portals: { Name: 'title_ar', ชื่อ: 'title_th', Owner: '' },
    towns: { Name: 'title_zh', Lat: 'latitude' },
  });
});

test('a field that the kind does not have is named', async () => {
  const response = await remember('towns', { Name: 'title_en', Phone: 'phone' });
  expect(response.statusCode).toBe(400);
  expect(response.json().details).toMatchObject([{ path: 'body.data.fields.Phone', code: 'not-allowed' }]);
  expect(await remembered()).toEqual({});
});

test('the columns used longest ago are forgotten beyond the limit', async () => {
  const columns = (from: number) =>
    Object.fromEntries(
      Array.from({ length: MAX_MAPPED_COLUMNS - 1 }, (_, index) => [`c${from + index}`, 'tags']),
    );
  await remember('portals', { first: 'phone', second: 'email' });
  await remember('portals', columns(0));
  const names = Object.keys((await remembered())['portals'] ?? {});
  expect([names.length, names.includes('first'), names.includes('second')]).toEqual([
    MAX_MAPPED_COLUMNS,
    false,
    true,
  ]);
});
