import { expect, test } from '@jest/globals';
import { readBuiltReleases } from './read-built-releases.ts';

const release = { name: 'shell', version: '1', folder: '/releases/shell/1', isNew: true };

test('reads the printed releases', () => {
  expect(readBuiltReleases(JSON.stringify([release]))).toEqual([release]);
});

test.each([
  ['an object', release],
  ['a release without a folder', [{ ...release, folder: undefined }]],
  ['a release that is null', [null]],
])('rejects %s', (_what, printed) => {
  expect(() => readBuiltReleases(JSON.stringify(printed))).toThrow('The build printed no list of releases');
});
