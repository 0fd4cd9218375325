import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { compareLanguages, type MessageTree } from '../checks/translations.ts';
import { createRemote, RemoteRefused } from './create-remote.ts';

let parentFolder: string;
beforeEach(() => {
  parentFolder = scratchFolder();
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

describe('a new remote', () => {
  test('has a page, a block, words and tests under its own name, with nothing left to fill in', () => {
    const folder = createRemote({ key: 'night-markets', parentFolder, rootFolder: parentFolder });
    expect(path.basename(folder)).toBe('mfe-night-markets');
    const files = filesIn(folder);
    expect(files).toEqual(
      expect.arrayContaining([
        'README.md',
        'package.json',
        'src/blocks/NightMarketsBlock.test.tsx',
        'src/pages/nightMarkets/nightMarkets.route.tsx',
        'src/remote.ts',
      ]),
    );
    for (const file of files) expect(readFileSync(path.join(folder, file), 'utf8')).not.toMatch(/\{\{/);
    expect(readFileSync(path.join(folder, 'src/remote.ts'), 'utf8')).toContain("path: '/nightMarkets'");
    expect(existsSync(path.join(folder, 'tsconfig.json'))).toBe(false);
  });

  test('[APP-03] has the same words in four languages', () => {
    const folder = createRemote({ key: 'events', parentFolder, rootFolder: parentFolder });
    const read = (language: string) =>
      JSON.parse(readFileSync(path.join(folder, `locales/${language}.json`), 'utf8')) as MessageTree;
    expect(compareLanguages({ th: read('th'), en: read('en'), zh: read('zh'), ar: read('ar') })).toEqual([]);
  });

  test('outside the repository also has what its editor and tests need', () => {
    const folder = createRemote({ key: 'events', parentFolder, rootFolder: '/elsewhere' });
    expect(filesIn(folder)).toEqual(expect.arrayContaining(['jest.config.mjs', 'tsconfig.json']));
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(`remotes publish ${folder}`);
  });

  test.each(['Events', '1st', '../up', 'a--b', ''])('cannot be called %j', (key) => {
    expect(() => createRemote({ key, parentFolder, rootFolder: parentFolder })).toThrow(RemoteRefused);
    expect(readdirSync(parentFolder)).toEqual([]);
  });

  test('never takes the place of one that is there', () => {
    const make = () => createRemote({ key: 'events', parentFolder, rootFolder: parentFolder });
    make();
    expect(make).toThrow(/is there already/);
  });
});
