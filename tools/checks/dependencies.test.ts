import { expect, test } from '@jest/globals';
import { findDevelopmentImports, findPhantoms, packagesImportedBy } from './dependencies.ts';

test('finds the packages of static and dynamic imports, re-exports and require', () => {
  const text = [
    "import { a } from 'plain/deep/file.js';",
    "import type { B } from '@scope/typed';",
    'import {',
    '  c,',
    "} from 'several-lines';",
    "export * from '@scope/again/part';",
    "import 'effects';",
    'const d = import(/* webpackChunkName: "d" */ \'lazy\');',
    "const e = require('zod');",
    "import fs from 'node:fs';",
    "import path from 'path';",
    "import { f } from './own.ts';",
    "const sentence = 'taken from another';",
  ].join('\n');
  expect(packagesImportedBy(text)).toEqual([
    'plain',
    '@scope/typed',
    'several-lines',
    '@scope/again',
    'effects',
    'lazy',
    'zod',
  ]);
});

test('reports a package that only the root lists where the product imports it, and not in a test', () => {
  const text = "import { z } from 'zod';\nimport { expect } from 'jest';";
  const manifest = { name: '@portico/a', dependencies: { zod: '1.0.0' } };
  const findingsOf = (isProduct: boolean) =>
    findPhantoms([{ folder: 'a', manifest, files: [{ file: 'a/x.ts', text, isProduct }] }], {
      jest: '1.0.0',
    });
  expect(findingsOf(true)).toEqual(['a/package.json does not list jest, which a/x.ts imports']);
  expect(findingsOf(false)).toEqual([]);
});

test('reports a package of development that the product imports, except its types and in tests', () => {
  const manifest = { name: '@portico/a', dependencies: { zod: '1.0.0' }, devDependencies: { jest: '1.0.0' } };
  const findingsOf = (text: string, isProduct = true, root = {}) =>
    findDevelopmentImports([{ folder: 'a', manifest, files: [{ file: 'a/x.ts', text, isProduct }] }], root);
  const load = "const { expect } = await import('jest');";
  expect(findingsOf(load)).toEqual(['a/x.ts imports jest, which is a package of development']);
  expect(findingsOf(load, false)).toEqual([]);
  expect(findingsOf(load, true, { jest: '1.0.0' })).toEqual([]);
  expect(findingsOf("import type { Config } from 'jest';\nimport { z } from 'zod';")).toEqual([]);
});
