import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { contentFolder, readProviderContent } from './read-content.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-demo-'));
  cpSync(path.join(contentFolder, 'private'), folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const editFile = (name: string, from: string, to: string) => {
  const file = path.join(folder, name);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
};

test('content is read as it stands in its files', () => {
  expect(readProviderContent(folder)).toEqual(readProviderContent(path.join(contentFolder, 'private')));
  editFile('web-config.json', 'The Inner House', 'The Outer House');
  expect(readProviderContent(folder).webConfig.title.en).toBe('The Outer House');
});

test.each([
  [
    'a picture of no kind',
    'towns.json',
    '"kind": "river"',
    '"kind": "lake"',
    /towns\.json: 0 \([\w-]+\)\.picture\.kind: .*"temple"/,
  ],
  [
    'a field that no record has',
    'portals/neighbourhood.json',
    '"highlightSentence"',
    '"highlightSentense"',
    /neighbourhood\.json: \d \([\w-]+\)\.highlightSentense: no such field/,
  ],
  [
    'a language that the product does not have',
    'web-config.json',
    '"zh"',
    '"ja"',
    /web-config\.json: title\.ja: no such field/,
  ],
  [
    'a text that is none',
    'listings.json',
    '"score": ',
    '"score": "high", "x": ',
    /listings\.json: 0 \([\w-]+\)\.score: .*number/,
  ],
  [
    'an account whose password production does not refuse',
    'accounts.json',
    'creator-demo',
    'another-password',
    /accounts\.json: 0: .*demo-accounts\.ts/,
  ],
  ['what is not JSON', 'towns.json', '[', '', /towns\.json: .*JSON/],
  ['a file that is not there', 'provider.json', 'neighbourhood', 'neighbours', /neighbours\.json: ENOENT/],
])('[OPEN-12] %s is refused with its file and field', (_what, file, from, to, message) => {
  editFile(file, from, to);
  expect(() => readProviderContent(folder)).toThrow(message);
});
