import { expect, test } from '@jest/globals';
import { openTestApp } from '../testing/test-app.ts';
import { bringIndexesUp } from './index-version.ts';

test('records of an older Portico are found by the fields of this one, once its server has started', async () => {
  const { records } = (await openTestApp()).services;
  const portals = await records.list({ provider: 'demo', kind: 'portal' });
  // As a Portico left them that knew no index fields at all.
  await records.batch(
    portals.map(({ provider, kind, id, value }) => ({ put: { provider, kind, id, value } })),
  );
  const where = { field: 'editor', value: 'user-creator' };
  const found = async () => (await records.list({ provider: 'demo', kind: 'portal', where })).length;
  expect(await found()).toBe(0);

  await bringIndexesUp(records, 1000);
  expect(await found()).toBeGreaterThan(0);
  const again = await records.list({ provider: 'demo', kind: 'portal' });
  expect(again.map(({ value }) => value)).toEqual(portals.map(({ value }) => value));

  const last = async () => (await records.changes(0, 100_000)).at(-1)?.sequence;
  const before = await last();
  await bringIndexesUp(records, 1000);
  expect(await last()).toBe(before);
});

test('a new store starts up to date', async () => {
  const { records } = (await openTestApp()).services;
  const portals = await records.list({ provider: 'demo', kind: 'portal' });
  expect(portals.every(({ revision }) => revision === 1)).toBe(true);
  await bringIndexesUp(records);
  expect(await records.list({ provider: 'demo', kind: 'portal' })).toEqual(portals);
});
