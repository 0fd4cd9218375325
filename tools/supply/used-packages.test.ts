import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { rootFolder } from '../../webpack/paths.ts';
import { sourceFiles } from '../checks/source-files.ts';

interface Manifest {
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(path.join(rootFolder, folder, 'package.json'), 'utf8')) as Manifest;
const { workspaces = [] } = manifestOf('.');

/** Packages that the declaring folder never names, with the reason. */
const NOT_IMPORTED = new Map([
  ['@emotion/styled', 'a singleton: the shell provides it, and remotes may use it'],
  ['@simplewebauthn/browser', 'pages load it when they ask for a passkey'],
  ['webpack-dev-server', 'the development server of tools starts it'],
  ['jest-environment-jsdom', 'jest-fixed-jsdom is built on it'],
  ['oxlint-tsgolint', 'a program that oxlint starts'],
  ['vite', 'Storybook builds the gallery with it'],
  ['ajv', 'one copy for six packages of the product; without it ESLint has another version at the top'],
  ['@changesets/cli', '`npm run changeset` starts it'],
]);

const textOf = (folder: string): string =>
  sourceFiles(path.join(rootFolder, folder))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
const everything = [
  ...workspaces.map(textOf),
  ...['jest.config.mjs', 'oxlint.config.mjs'].map((file) =>
    readFileSync(path.join(rootFolder, file), 'utf8'),
  ),
].join('\n');

/** Whether a package, or a part of it, is named in quotes: imported, required, or passed to a tool by name. */
const isNamed = (name: string, text: string): boolean =>
  ["'", '"', '`', 'node_modules/'].some((start) => text.includes(start + name));

test.each(workspaces)('%s uses every package on which its manifest depends', (folder) => {
  const { dependencies = {}, devDependencies = {} } = manifestOf(folder);
  const text = textOf(folder);
  const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@types/') && !NOT_IMPORTED.has(name) && !isNamed(name, text),
  );
  expect(unused).toEqual([]);
});

test('what the manifest at the top installs for all of them is used by one of them', () => {
  const unused = Object.keys(manifestOf('.').devDependencies ?? {}).filter(
    (name) => !name.startsWith('@types/') && !NOT_IMPORTED.has(name) && !isNamed(name, everything),
  );
  expect(unused).toEqual([]);
});
