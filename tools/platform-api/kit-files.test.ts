import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { kitChanges, kitFiles, writeKitFiles, writtenKitFiles } from './kit-files.ts';
import { REMOTE_COMMAND } from './pack-tools.ts';

const rootFolder = path.resolve(__dirname, '../..');
const BUILD = 'webpack/build.ts';
const IN_PAGE = 'webpack/browser/no-statics.ts';

/** A checkout with the sources of the kit. */
let checkout: string;
const edit = (file: string, change: (text: string) => string): void => {
  const at = path.join(checkout, file);
  writeFileSync(at, change(readFileSync(at, 'utf8')));
};
const changes = () =>
  kitChanges(writtenKitFiles(checkout), kitFiles(checkout)).map(
    ({ name, kind, level }) => `${name} ${kind} ${level}`,
  );

beforeEach(() => {
  checkout = scratchFolder();
  const files = kitFiles(rootFolder);
  for (const file of files.keys()) cpSync(path.join(rootFolder, file), path.join(checkout, file));
  mkdirSync(path.join(checkout, 'docs/platform-api'), { recursive: true });
  writeKitFiles(checkout, { version: '1.0.0', files });
});

test('the record has the command, the build that it starts, and what a build includes', () => {
  expect([...writtenKitFiles(checkout)]).toEqual([...kitFiles(rootFolder)]);
  expect([...writtenKitFiles(checkout).keys()]).toEqual(
    expect.arrayContaining([REMOTE_COMMAND, BUILD, 'webpack/descriptor.ts', IN_PAGE]),
  );
  expect(changes()).toEqual([]);
});

test.each([BUILD, REMOTE_COMMAND, IN_PAGE])('a change of %s demands a version', (file) => {
  edit(file, (text) => `${text}\nexport const added = 1;\n`);
  expect(changes()).toEqual([`kit: ${file} changed patch`]);
});

test('so does a new file, and one that is gone', () => {
  writeFileSync(path.join(checkout, 'webpack/browser/added.ts'), 'export const added = 1;\n');
  writeFileSync(path.join(checkout, 'webpack/imported.ts'), 'export const imported = 1;\n');
  edit(BUILD, (text) => `import './imported.ts';\n${text}`);
  expect(changes()).toEqual([
    'kit: webpack/browser/added.ts added patch',
    `kit: ${BUILD} changed patch`,
    'kit: webpack/imported.ts added patch',
  ]);
  writeKitFiles(checkout, { version: '1.0.1', files: kitFiles(checkout) });
  edit(BUILD, (text) => text.replace("import './imported.ts';\n", ''));
  expect(changes()).toEqual([`kit: ${BUILD} changed patch`, 'kit: webpack/imported.ts removed patch']);
});

test('comments, layout, types and line ends demand none', () => {
  edit(BUILD, (text) => `/** Explains. */\n\ntype Added = string;\n${text}\n// The end.\n`);
  edit(IN_PAGE, (text) => text.replaceAll('\n', '\r\n'));
  writeFileSync(path.join(checkout, 'webpack/browser/added.test.ts'), 'export const added = 1;\n');
  expect(changes()).toEqual([]);
});

test('another compiler of the same sources demands none', () => {
  const now = kitFiles(checkout);
  const before = new Map([...now].map(([name, file]) => [name, { ...file, script: 'other' }]));
  expect(kitChanges(before, now)).toEqual([]);
});
