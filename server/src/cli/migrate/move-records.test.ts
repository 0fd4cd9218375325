import path from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import Database from 'libsql';
import { snapshotRecords } from '../../archive/snapshot.ts';
import { openLibsqlRecordStore } from '../../storage/libsql-record-store.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { scratchFolder } from '../../testing/scratch-folder.ts';
import { compareRecords } from './compare-records.ts';
import { createDifferences } from './differences.ts';
import { isNewTarget } from './foreign-target.ts';
import { openLibsqlTables } from './libsql-tables.ts';
import { moveRecords } from './move-records.ts';
import type { RecordTables } from './record-tables.ts';

const provider = 'nan';
const kind = 'portal';
const begun = { id: 'this', copiedUpTo: 0, at: new Date().toISOString() };
const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

interface Side {
  file: string;
  store: RecordStore;
  tables: RecordTables;
}

function openSide(): Side {
  const file = path.join(scratchFolder(), 'portico.db');
  const store = openLibsqlRecordStore({ file });
  const tables = openLibsqlTables(file);
  opened.push(tables, store);
  return { file, store, tables };
}

const portal = (id: string, fields: object = {}) => ({
  provider,
  kind,
  id,
  value: { _id: id, editors: ['nok'], townRefs: [], listingRefs: [], ...fields },
  index: { editor: ['nok'] },
});

async function differences(source: Side, target: Side): Promise<string[]> {
  const found = createDifferences();
  const { hash } = await compareRecords({
    source: source.tables,
    target: target.tables,
    differences: found,
  });
  expect(hash.source === hash.target).toBe(found.count() === 0);
  return found.sentences();
}

const move = (source: Side, target: Side, onRow?: (done: number, total: number) => void) =>
  moveRecords({ source: source.tables, target: target.tables, store: target.store, onRow });

test('records arrive with revisions, dates, deletions and log positions, and the log continues', async () => {
  const [source, target] = [openSide(), openSide()];
  await source.store.put(portal('one'));
  await source.store.put(portal('two'));
  await source.store.put(portal('one', { title: { en: 'changed \0 \ud800' } }));
  await source.store.delete({ provider, kind, id: 'two' });
  await target.tables.begin(begun);
  expect(await move(source, target)).toBe(2);
  expect(await differences(source, target)).toEqual([]);
  expect(await target.store.changes(0)).toEqual(await source.store.changes(0));
  await target.tables.finish(await source.tables.lastGiven());
  const again = await target.store.put(portal('two'));
  expect(again.revision).toBe(3);
  expect(await target.store.lastSequence()).toBe((await source.store.lastSequence()) + 1);
});

test('later writes are copied, and existing records are not copied again', async () => {
  const [source, target] = [openSide(), openSide()];
  for (let at = 0; at < 450; at++) await source.store.put(portal(`p${at}`));
  await target.tables.begin(begun);
  const interrupted = move(source, target, (done) => {
    if (done === 400) throw new Error('cut off');
  });
  await expect(interrupted).rejects.toThrow('cut off');
  await source.store.put(portal('p1', { title: { en: 'later' } }));
  await source.store.delete({ provider, kind, id: 'p2' });
  // Fifty were left, and two had changed.
  expect(await move(source, target)).toBe(52);
  expect(await differences(source, target)).toEqual([]);
  expect(await move(source, target)).toBe(0);
});

test('a pass ends despite constant writes', async () => {
  const [source, target] = [openSide(), openSide()];
  for (let at = 0; at < 250; at++) await source.store.put(portal(`p${at}`));
  await target.tables.begin(begun);
  let written = 0;
  const write = () =>
    Promise.all([...Array(200).keys()].map(() => source.store.put(portal(`w${written++}`))));
  expect(await move(source, target, () => void write())).toBe(400);
  expect(await source.tables.countAfter((await target.tables.arrival())?.copiedUpTo ?? 0)).toBeGreaterThan(0);
});

test('differences are named', async () => {
  const [source, target] = [openSide(), openSide()];
  await source.store.batch([{ put: portal('one') }, { put: portal('two') }, { put: portal('three') }]);
  await target.tables.begin(begun);
  await move(source, target);
  const database = new Database(target.file);
  database.exec(`UPDATE record SET value = '{}' WHERE id = 'one';
    DELETE FROM record_index WHERE id = 'two'; DELETE FROM record WHERE id = 'three'`);
  database.close();
  expect(await differences(source, target)).toEqual([
    'nan: the portal one has another value at the target.',
    'nan: the portal three is missing at the target.',
    'nan: the portal two has another index at the target.',
  ]);
});

test('a target that is foreign or in use is refused', async () => {
  const [source, target] = [openSide(), openSide()];
  await source.store.put(portal('one'));
  const claim = (id: string) =>
    isNewTarget({ tables: target.tables, source: source.tables, id, name: 'the target' });
  expect(await claim('this')).toBe(true);
  await target.tables.begin(begun);
  await move(source, target);
  expect(await claim('this')).toBe(false);
  await expect(claim('other')).rejects.toThrow('Another migrate has begun');
  await target.store.put(portal('of-a-server'));
  await expect(claim('this')).rejects.toThrow('Someone else has written to');
  await source.store.put(portal('two'));
  await expect(move(source, target)).rejects.toThrow('Someone else has written to');
  await target.tables.finish(1);
  await expect(claim('this')).rejects.toThrow('There are records in the target already');
});

test('records of an unknown kind are not moved', async () => {
  const [source, target] = [openSide(), openSide()];
  await source.store.put({ provider, kind: 'novelty', id: 'x', value: {} });
  await target.tables.begin(begun);
  await expect(move(source, target)).rejects.toThrow('unknown kind novelty');
});

test('a locked source refuses writes, and open connections are detected', async () => {
  const { file } = openSide();
  // A file that no connection has open: libsql releases closed connections only with a garbage collection.
  const alone = path.join(scratchFolder(), 'portico.db');
  snapshotRecords(file, alone);
  const tables = openLibsqlTables(alone);
  opened.push(tables);
  expect(await tables.isInUse()).toBe(false);
  await tables.hold();
  const other = new Database(alone);
  expect(() => other.exec('DELETE FROM record')).toThrow(/locked/);
  expect(await tables.isInUse()).toBe(true);
  other.exec('DELETE FROM record');
  other.close();
  expect(await tables.isInUse()).toBe(false);
});
