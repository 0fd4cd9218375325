import path from 'node:path';
import { expect, test } from '@jest/globals';
import Database from 'libsql';
import { describeRecordStore } from '../testing/record-store.contract.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { openLibsqlRecordStore } from './libsql-record-store.ts';

const scratchFile = () => path.join(scratchFolder(), 'records', 'portico.db');

const folder = scratchFolder();
describeRecordStore('LibsqlRecordStore', async (place) =>
  openLibsqlRecordStore({ file: path.join(folder, place) }),
);

test('records, revisions and changes survive a restart', async () => {
  const file = scratchFile();
  const key = { provider: 'demo', kind: 'portal', id: 'a' };
  const before = openLibsqlRecordStore({ file });
  await before.put({ ...key, value: { n: 1 }, index: { tag: 'x' } });
  const changes = await before.changes(0);
  await before.close();

  const after = openLibsqlRecordStore({ file });
  expect(await after.get(key)).toMatchObject({ revision: 1, value: { n: 1 } });
  expect(
    await after.list({ provider: 'demo', kind: 'portal', where: { field: 'tag', value: 'x' } }),
  ).toHaveLength(1);
  expect(await after.changes(0)).toEqual(changes);
  await after.close();
});

test('writes are synced to disk through a write-ahead log', async () => {
  const file = scratchFile();
  const store = openLibsqlRecordStore({ file });
  const reader = new Database(file);
  expect(reader.pragma('journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  reader.close();
  await store.close();
});

test('a file of a newer version is refused', async () => {
  const file = scratchFile();
  await openLibsqlRecordStore({ file }).close();
  const database = new Database(file);
  database.exec("INSERT INTO migration (version, applied_at) VALUES (999, 'later')");
  database.close();
  expect(() => openLibsqlRecordStore({ file })).toThrow('newer Portico');
});
