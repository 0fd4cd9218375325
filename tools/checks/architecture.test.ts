import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import importRules from '../lint/import-rules.json';
import {
  checkSavePath,
  compareImportRules,
  compareServerOrder,
  compareSingletons,
  serverFolders,
  unorderedFolders,
} from './architecture.ts';

const markdown = readFileSync(path.resolve(__dirname, '../../ARCHITECTURE.md'), 'utf8');

test('ARCHITECTURE.md and lint have the same table of who may import whom', () => {
  expect(compareImportRules(markdown, importRules)).toEqual([]);
});

test('a layer that may import more than ARCHITECTURE.md says is found', () => {
  const rules = { ...importRules, ui: { ...importRules.ui, mayImport: ['contracts', 'domain', 'api'] } };
  expect(compareImportRules(markdown, rules)).toEqual([
    'ui may import api, contracts, domain; ARCHITECTURE.md says contracts, domain',
  ]);
});

test('layers that only one of the two names are found', () => {
  const { bench, ...rules } = importRules;
  expect(compareImportRules(markdown, { ...rules, games: bench })).toEqual([
    'ARCHITECTURE.md names the layer bench, which tools/lint/import-rules.json does not know',
    'ARCHITECTURE.md does not name the layer games',
  ]);
});

test('ARCHITECTURE.md and lint have the same order of the folders of the server', () => {
  const { order } = importRules.server;
  expect(compareServerOrder(markdown, order)).toEqual([]);
  const [first = '', second = '', ...others] = order;
  expect(compareServerOrder(markdown, [second, first, ...others])).toEqual([
    `ARCHITECTURE.md has ${first} as folder 1 of the server, tools/lint/import-rules.json ${second}`,
  ]);
});

test('a folder of the server that the order lacks is found', () => {
  const source = mkdtempSync(path.join(tmpdir(), 'portico-architecture-'));
  try {
    for (const folder of ['kernel', 'games', 'testing/sites', 'resources/towns', 'resources/cards/inner']) {
      mkdirSync(path.join(source, folder), { recursive: true });
    }
    expect(unorderedFolders(serverFolders(source), importRules.server.order)).toEqual([
      'server/src/games is missing from the order in tools/lint/import-rules.json',
      'server/src/resources/cards is missing from the order in tools/lint/import-rules.json',
    ]);
  } finally {
    rmSync(source, { recursive: true, force: true });
  }
});

test('the path of a save has existing files, and 30 at most', () => {
  const table = (files: string) => `## One save, file by file\n\n| Files |\n|---|\n| ${files} |\n`;
  expect(checkSavePath(table('`a.ts`, `b.ts`'), (file) => file === 'a.ts')).toEqual([
    'ARCHITECTURE.md names b.ts on the path of a save, which does not exist',
  ]);
  const many = Array.from({ length: 31 }, (_, index) => `\`${index}.ts\``).join(', ');
  expect(checkSavePath(table(many), () => true)).toEqual([
    'ARCHITECTURE.md names 31 files on the path of a save; at most 30',
  ]);
});

test('[MFE-07] a singleton that only one of the two names is found', () => {
  const table =
    '## Singletons\n\n| Key | For |\n|---|---|\n| `react` | drawing |\n| `vue` | nothing |\n\nAfterwards.\n';
  expect(compareSingletons(table, ['react', 'react-dom'])).toEqual([
    'ARCHITECTURE.md does not name the singleton react-dom',
    'ARCHITECTURE.md names vue, which is not a singleton',
  ]);
});

test('a missing table is found', () => {
  expect(compareImportRules('# Nothing', importRules)).toHaveLength(1);
  expect(compareServerOrder('# Nothing', [])).toHaveLength(1);
  expect(compareSingletons('## Singletons\n\nNo table.\n', [])).toHaveLength(1);
});
