import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { satisfies } from 'semver';

/** In its own process, because it is plain JavaScript that runs before the installation. */
function evaluate(expression: string): unknown {
  const script = `import('./tools/prepare.mjs').then((m) => console.log(JSON.stringify(${expression})))`;
  const printed = execFileSync(process.execPath, ['-e', script], { cwd: path.join(__dirname, '..') });
  return JSON.parse(printed.toString());
}

const isNodeNewEnough = (version: string): boolean => evaluate(`m.isNodeNewEnough('${version}')`) === true;

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

test('packages are installed again only where they differ from the lock file', () => {
  const packages = {
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'node_modules/@portico/shared': { link: true },
  };
  const locked = {
    '': { version: '0.1.0' },
    shared: { version: '0.12.0' },
    ...packages,
    'node_modules/for-windows': { version: '1.0.0', optional: true },
  };
  const installed = { shared: { version: '0.11.0' }, ...packages };
  const cases = {
    'another version of a workspace': installed,
    'another version': { ...installed, 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } },
    'other content': { ...installed, 'node_modules/react': { version: '19.3.1', integrity: 'sha512-b' } },
    'a missing package': { 'node_modules/@portico/shared': { link: true } },
    'a missing workspace': { 'node_modules/react': packages['node_modules/react'] },
    'a package that is no longer locked': { ...installed, 'node_modules/lodash': { version: '4.0.0' } },
  };
  const asked = Object.values(cases).map(
    (found) => `m.isInstalled(${JSON.stringify(locked)}, ${JSON.stringify(found)})`,
  );
  expect(evaluate(`[${asked.join()}]`)).toEqual([true, false, false, false, false, false]);
});

test('packages come from the cache of npm first, and from the registry if that fails', () => {
  const runs = (results: readonly boolean[]) =>
    evaluate(
      `((r, runs = []) => [m.installFromCache((o) => (runs.push(o.join()), r.shift())), runs])(${JSON.stringify(results)})`,
    );
  expect(runs([true])).toEqual([true, ['--prefer-offline']]);
  expect(runs([false, true])).toEqual([true, ['--prefer-offline', '']]);
  expect(runs([false, false])).toEqual([false, ['--prefer-offline', '']]);
});

test('the product does without the packages of development, and nothing else', () => {
  const react = { 'node_modules/react': { version: '19.3.1' } };
  const jest = {
    'node_modules/jest': { version: '30.5.2', dev: true },
    'node_modules/for-tests-and-optional': { version: '1.0.0', devOptional: true },
  };
  const isInstalled = (installed: object, needed: 'product' | 'all') =>
    evaluate(
      `m.isInstalled(${JSON.stringify({ ...react, ...jest })}, ${JSON.stringify(installed)}, '${needed}')`,
    );
  expect(isInstalled(react, 'product')).toBe(true);
  expect(isInstalled(react, 'all')).toBe(false);
  expect(isInstalled({ ...react, ...jest }, 'product')).toBe(true);
  expect(isInstalled(jest, 'product')).toBe(false);
});
