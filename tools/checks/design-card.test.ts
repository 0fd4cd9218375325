import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { kindOf, PACKAGES, rootFolder } from '../../webpack/paths.ts';
import { isTestFile, sourceFiles } from './source-files.ts';

const REMOTES = PACKAGES.filter((name) => kindOf(name) === 'remote');

/** The package of an import specifier, without the path within it. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const importsOf = (file: string): string[] =>
  [
    ...readFileSync(file, 'utf8').matchAll(
      /(?:from|import|require)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?['"`]([^'"`]+)['"`]/g,
    ),
  ].map((match) => match[1] ?? '');

/** Packages that our sources and tests import. */
const importedPackages = new Set(
  ['shell', ...REMOTES, 'shared', 'webpack', 'server'].flatMap((folder) =>
    sourceFiles(path.join(rootFolder, folder)).flatMap(importsOf).map(packageOf),
  ),
);

function declaredPackages(): Set<string> {
  const files = ['.', 'shell', ...REMOTES, 'shared', 'server', 'webpack']
    .map((folder) => path.join(rootFolder, folder, 'package.json'))
    .filter((file) => existsSync(file));
  return new Set(
    files.flatMap((file) => {
      const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8')) as {
        dependencies?: Record<string, string>;
        devDependencies?: Record<string, string>;
      };
      return Object.keys({ ...dependencies, ...devDependencies });
    }),
  );
}

/** Each package of the card with its import specifier. */
test.each([
  ['react', 'react'],
  ['react-dom', 'react-dom'],
  ['webpack', 'webpack'],
  ['@module-federation/enhanced', '@module-federation/enhanced'],
  ['react-router-dom', 'react-router-dom'],
  ['redux-toolkit', '@reduxjs/toolkit'],
  ['rtk-query', '@reduxjs/toolkit'],
  ['i18next', 'i18next'],
  ['react-cropper', 'react-cropper'],
  ['@vis.gl/react-google-maps', '@vis.gl/react-google-maps'],
  ['emotion', '@emotion/react'],
  ['jest', '@jest/globals'],
  ['testing-library', '@testing-library/react'],
])('[MFE-11] %s is declared and used', (_name, specifier) => {
  expect([...declaredPackages()]).toContain(specifier);
  expect([...importedPackages]).toContain(specifier);
});

test('[MFE-11] RTK Query is the part of Redux Toolkit that asks the server', () => {
  const imports = sourceFiles(path.join(rootFolder, 'shared/api')).flatMap(importsOf);
  expect(imports).toContain('@reduxjs/toolkit/query/react');
});

test('[MFE-12] the parts of the card stand at the top', () => {
  expect(readdirSync(rootFolder)).toEqual(
    expect.arrayContaining(['package.json', 'shell', ...REMOTES, 'shared', 'webpack', 'tsconfig.json']),
  );
});

describe.each(REMOTES)('%s', (remote) => {
  const folder = path.join(rootFolder, remote);
  const files = sourceFiles(folder);

  test('[MFE-14] has tests of its own, which load nothing but itself and shared', () => {
    expect(files.some(isTestFile)).toBe(true);
    const strangers = files.flatMap((file) =>
      importsOf(file)
        .filter((specifier) => isStranger(specifier, { file, folder }))
        .map((specifier) => `${path.relative(rootFolder, file)} imports ${specifier}`),
    );
    expect(strangers).toEqual([]);
  });
});

/** Neither in the remote, nor in shared, nor a library. */
function isStranger(specifier: string, from: { file: string; folder: string }): boolean {
  if (specifier.startsWith('.')) {
    const target = path.resolve(path.dirname(from.file), specifier);
    return !target.startsWith(`${from.folder}${path.sep}`);
  }
  return specifier.startsWith('@portico/') && !specifier.startsWith('@portico/shared/');
}
