import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';

/** In its own process, because it is plain JavaScript that runs before the installation. */
function isNodeNewEnough(version: string): boolean {
  const script = `import('./tools/prepare.mjs').then((m) => console.log(m.isNodeNewEnough('${version}')))`;
  const printed = execFileSync(process.execPath, ['-e', script], { cwd: path.join(__dirname, '..') });
  return printed.toString().trim() === 'true';
}

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.13.0', true],
  ['24.0.0', true],
  ['26.1.0', true],
  ['22.12.0', false],
  ['23.9.0', false],
  ['20.18.3', false],
  ['18.20.4', false],
])('Node %s is new enough: %s', (version, expected) => {
  expect(isNodeNewEnough(version)).toBe(expected);
});

test('the range of package.json is the one that is asked for', () => {
  const { engines } = JSON.parse(readFileSync(path.join(__dirname, '../package.json'), 'utf8')) as {
    engines: { node: string };
  };
  for (const version of ['20.18.3', '20.19.0', '22.12.0', '22.13.0', '23.9.0', '24.0.0', '26.1.0'])
    expect([version, satisfies(version, engines.node)]).toEqual([version, isNodeNewEnough(version)]);
});
