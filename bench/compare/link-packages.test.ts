import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { linkPackages } from './link-packages.ts';

let scratch: string;
beforeEach(() => {
  scratch = mkdtempSync(path.join(tmpdir(), 'portico-link-'));
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
  writeFileSync(path.join(scratch, file), text);
}
const read = (file: string): string => readFileSync(path.join(scratch, file), 'utf8');

test('libraries are the installed ones, and packages of the repository are the checkout’s own', () => {
  write('ours/node_modules/react/cjs/react.js', 'react');
  write('ours/server/node_modules/semver/index.js', 'semver');
  write('ours/node_modules/.cache/tool.json', 'written in place');
  write('ours/shared/index.ts', 'ours');
  write('theirs/shared/index.ts', 'theirs');
  mkdirSync(path.join(scratch, 'ours/node_modules/@portico'));
  symlinkSync('../../shared', path.join(scratch, 'ours/node_modules/@portico/shared'));

  linkPackages(path.join(scratch, 'ours'), path.join(scratch, 'theirs'));

  expect(read('theirs/node_modules/react/cjs/react.js')).toBe('react');
  expect(read('theirs/server/node_modules/semver/index.js')).toBe('semver');
  expect(read('theirs/node_modules/@portico/shared/index.ts')).toBe('theirs');

  expect(existsSync(path.join(scratch, 'theirs/node_modules/.cache'))).toBe(false);

  rmSync(path.join(scratch, 'theirs'), { recursive: true });
  expect(read('ours/node_modules/react/cjs/react.js')).toBe('react');
});
