import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { recordKinds } from './record-kinds.ts';

/** Kinds in the sources: a literal, or a constant of the same file or a neighbouring one. */
function kindsInSources(): string[] {
  const folder = path.join(__dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (name) =>
      name.endsWith('.ts') && !name.endsWith('.test.ts') && name !== path.join('records', 'record-kinds.ts'),
  );
  const sources = files.map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const all = sources.join('\n');
  return sources.flatMap((source) =>
    [...source.matchAll(/collection<[^(]*>\(\s*records,\s*(?:'([\w-]+)'|(\w+))/g)].map(
      ([, literal, constant]) => {
        const value = literal ?? valueOf(source, constant) ?? valueOf(all, constant);
        if (!value) throw new Error(`no value for ${constant}`);
        return value;
      },
    ),
  );
}

const valueOf = (source: string, constant: string | undefined): string | undefined =>
  constant && new RegExp(`const ${constant} = '([\\w-]+)'`).exec(source)?.[1];

test('every kind of record that is written anywhere is known to archives, deletions and reindexing', async () => {
  const records = openLibsqlRecordStore({ file: path.join(scratchFolder(), 'portico.db') });
  const known = recordKinds(records).map(({ collection }) => collection.kind);
  await records.close();
  const written = new Set(kindsInSources());
  expect(written.size).toBeGreaterThan(10);
  expect([...written].filter((kind) => !known.includes(kind))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
});

test('the documentation lists exactly the kinds of records with personal data', async () => {
  const records = openLibsqlRecordStore({ file: path.join(scratchFolder(), 'portico.db') });
  const kinds = recordKinds(records);
  await records.close();
  const manual = readFileSync(path.join(__dirname, '../../../docs/operating.md'), 'utf8');
  const section = manual.split('\n## ').find((text) => text.startsWith('What is stored about people')) ?? '';
  const rows = [...section.matchAll(/^\| ((?:`[\w-]+`(?:, )?)+) \|/gm)].map(([, names = '']) => names);
  const documented = rows.flatMap((names) => [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => name));
  const ofPeople = kinds.filter(({ people }) => people !== 'none').map(({ collection }) => collection.kind);
  expect(new Set(documented)).toEqual(new Set(ofPeople));
});
