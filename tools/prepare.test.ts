import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from '@jest/globals';

/** Asked in a process of its own: it is plain JavaScript that runs before anything is installed. */
function isNodeNewEnough(version: string): boolean {
  const script = `import('./tools/prepare.mjs').then((m) => console.log(m.isNodeNewEnough('${version}')))`;
  const printed = execFileSync(process.execPath, ['-e', script], { cwd: path.join(__dirname, '..') });
  return printed.toString().trim() === 'true';
}

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.1.0', true],
  ['20.18.3', false],
  ['18.20.4', false],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNodeNewEnough(version)).toBe(expected);
});
