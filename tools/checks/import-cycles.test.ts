import { expect, test } from '@jest/globals';
import { findImportCycles } from './import-cycles.ts';

const cyclesOf = (sources: Record<string, string>) => findImportCycles(new Map(Object.entries(sources)));

test('files that import each other are found, also by import() and by type', () => {
  const sources = {
    'server/a.ts': "export const load = () => import('./inner/b.ts');",
    'server/inner/b.ts': "export { c } from './c.ts';\nimport './d.ts';",
    'server/inner/c.ts': "import type { A } from '../a.ts';\nimport { b } from './b.ts';",
    'server/inner/d.ts': 'export const d = 1;',
    'shared/e.ts': "import { f } from './f.ts';",
    'shared/f.ts': "import { e } from './e.ts';",
  };
  expect(cyclesOf(sources)).toEqual([
    'Files import each other: server/a.ts, server/inner/b.ts, server/inner/c.ts',
    'Files import each other: shared/e.ts, shared/f.ts',
  ]);
});

test('files that import a third in two ways, packages and unknown files are no cycle', () => {
  const sources = {
    'a.ts': "import { b } from './b.ts';\nimport { c } from './c.ts';",
    'b.ts': "import { c } from './c.ts';",
    'c.ts': "import { z } from 'zod';\nimport words from './words.json';",
  };
  expect(cyclesOf(sources)).toEqual([]);
});
