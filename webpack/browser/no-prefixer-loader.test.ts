import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { rootFolder } from '../paths.ts';
import noPrefixerLoader from './no-prefixer-loader.ts';

const CACHE = path.join(rootFolder, 'node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js');

test('takes the default prefixes out of the installed version of Emotion’s cache', () => {
  const source = readFileSync(CACHE, 'utf8');
  expect(source).toContain('[prefixer]');
  expect(noPrefixerLoader(source)).not.toContain('[prefixer]');
});

test('fails the build if a version no longer has them there', () => {
  expect(() => noPrefixerLoader('export const createCache = () => undefined;')).toThrow('@emotion/cache');
});
