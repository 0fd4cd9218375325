import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import Database from 'libsql';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { migrate, migrations } from './libsql-migrations.ts';
import { openLibsqlRecordStore } from './libsql-record-store.ts';

/**
 * For each version of the tables the rows that a Portico of that version wrote: one town with an index field and one
 * deleted listing. Frozen like the migrations; a new version adds its own.
 */
const writtenByVersion: readonly string[] = [
  `
  INSERT INTO record VALUES ('demo', 'town', 'nan', 2, '{"title":{"th":"น่าน"}}', '2026-01-02T00:00:00.000Z');
  INSERT INTO record_index VALUES ('demo', 'town', 'tag', 'north', 'nan');
  INSERT INTO change VALUES (3, 'demo', 'town', 'nan', 2, 0, '2026-01-02T00:00:00.000Z');
  INSERT INTO change VALUES (4, 'demo', 'listing', 'gone', 2, 1, '2026-01-03T00:00:00.000Z');
  `,
  // Version 2 only added an index; the rows are equal.
  `
  INSERT INTO record VALUES ('demo', 'town', 'nan', 2, '{"title":{"th":"น่าน"}}', '2026-01-02T00:00:00.000Z');
  INSERT INTO record_index VALUES ('demo', 'town', 'tag', 'north', 'nan');
  INSERT INTO change VALUES (3, 'demo', 'town', 'nan', 2, 0, '2026-01-02T00:00:00.000Z');
  INSERT INTO change VALUES (4, 'demo', 'listing', 'gone', 2, 1, '2026-01-03T00:00:00.000Z');
  `,
];

const scratchFile = () => path.join(scratchFolder(), 'portico.db');
const versions = migrations.map((_, index) => index + 1);

/** A file with that version of the tables. */
function fileOfVersion(version: number): string {
  const file = scratchFile();
  const database = new Database(file);
  migrate(database, migrations.slice(0, version));
  database.exec(writtenByVersion[version - 1] ?? 'the version has no fixture');
  database.close();
  return file;
}

test.each(versions)('a file of version %i is brought up with all that is in it', async (version) => {
  const records = openLibsqlRecordStore({ file: fileOfVersion(version) });
  const town = { provider: 'demo', kind: 'town', id: 'nan' };
  expect(await records.get(town)).toMatchObject({ revision: 2, value: { title: { th: 'น่าน' } } });
  const where = { field: 'tag', value: 'north' };
  expect(await records.list({ provider: 'demo', kind: 'town', where })).toHaveLength(1);
  expect((await records.changes(0)).map(({ id, deleted }) => [id, deleted])).toEqual([
    ['nan', false],
    ['gone', true],
  ]);
  expect((await records.put({ ...town, value: {}, expectedRevision: 2 })).revision).toBe(3);
  expect((await records.put({ provider: 'demo', kind: 'listing', id: 'gone', value: {} })).revision).toBe(3);
  await records.close();
});

test('an interrupted migration leaves nothing behind and is repeated', () => {
  const database = new Database(fileOfVersion(1));
  const next = 'CREATE TABLE later (id TEXT)';
  expect(() => migrate(database, [...migrations, `${next}; INSERT INTO nowhere VALUES (1)`])).toThrow(
    'nowhere',
  );
  const tables = () => database.prepare("SELECT name FROM sqlite_master WHERE name = 'later'").all();
  expect(tables()).toHaveLength(0);
  migrate(database, [...migrations, next]);
  expect(tables()).toHaveLength(1);
  migrate(database, [...migrations, next]);
  expect(() => migrate(database, migrations)).toThrow('newer Portico');
  database.close();
});

test('of processes that start at once on a new file, one creates the tables and all can write', async () => {
  const file = scratchFile();
  const script = path.join(__dirname, '../testing/crash-writer.process.ts');
  const writers = ['one', 'two', 'three'].map((round) =>
    spawn(process.execPath, ['--import', 'tsx', script, file, round], {
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const firstWords = await Promise.all(
    writers.map(async (writer) => {
      const ended = once(writer, 'close');
      const [word] = (await Promise.race([once(writer.stdout, 'data'), ended])) as [unknown];
      writer.kill('SIGKILL');
      await ended;
      return String(word).split('\n', 1)[0];
    }),
  );
  expect(firstWords).toEqual(['one-0', 'two-0', 'three-0']);
});
