import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { runProgram } from '../engines/run-program.ts';
import { startEngines } from './engines.ts';

const said: string[] = [];
beforeEach((): void => {
  said.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
const required = process.env['PORTICO_REQUIRE_ENGINES'];
beforeEach(() => {
  delete process.env['PORTICO_REQUIRE_ENGINES'];
});
afterEach(() => {
  jest.restoreAllMocks();
  delete process.env['PORTICO_REQUIRE_ENGINES'];
  if (required !== undefined) process.env['PORTICO_REQUIRE_ENGINES'] = required;
});

/** One engine that cannot be installed and one that can. */
function twoEngines() {
  const folders: string[] = [];
  const found = { folders, closed: 0 };
  const engines = [
    { name: 'Missing', variable: 'TEST_MISSING', start: () => Promise.reject(new Error('Install it.')) },
    {
      name: 'Found',
      variable: 'TEST_FOUND',
      async start(folder: string) {
        folders.push(folder);
        return { url: 'found:1', close: async () => void found.closed++ };
      },
    },
  ];
  return { engines, found };
}

test('an engine that is unavailable is named, and the others are started and stopped', async () => {
  const { engines, found } = twoEngines();
  const { env, close } = startEngines(engines);
  expect(await env).toEqual({ TEST_FOUND: 'found:1' });
  expect(said.toSorted()).toEqual(['Found: started.', 'Missing: NOT TESTED on this machine. Install it.']);
  expect(existsSync(found.folders[0] ?? '')).toBe(true);
  await close();
  expect(found.closed).toBe(1);
  expect(existsSync(found.folders[0] ?? '')).toBe(false);
});

test('with PORTICO_REQUIRE_ENGINES an engine that is unavailable is an error, and the others can be stopped', async () => {
  process.env['PORTICO_REQUIRE_ENGINES'] = '1';
  const { engines, found } = twoEngines();
  const { env, close } = startEngines(engines);
  await expect(env).rejects.toThrow('there is no Missing.');
  await close();
  expect(found.closed).toBe(1);
  expect(existsSync(found.folders[0] ?? '')).toBe(false);
});

test('an engine that is still starting is stopped too', async () => {
  const { engines, found } = twoEngines();
  const { close } = startEngines(engines);
  await close();
  expect(found.closed).toBe(1);
  expect(existsSync(found.folders[0] ?? '')).toBe(false);
});

test('an engine that is still being built is ended, and not named as unavailable', async () => {
  const { close } = startEngines([
    {
      name: 'Built',
      variable: 'TEST_BUILT',
      async start(_folder: string, signal: AbortSignal) {
        await runProgram(process.execPath, ['-e', 'setTimeout(() => {}, 600_000)'], { signal });
        return { url: 'built:1', close: async () => undefined };
      },
    },
  ]);
  await close();
  expect(said).toEqual([]);
});

test('closing them a second time waits for the first, and stops no engine again', async () => {
  const { engines, found } = twoEngines();
  const { close } = startEngines(engines);
  const first = close();
  await close();
  expect(found.closed).toBe(1);
  expect(existsSync(found.folders[0] ?? '')).toBe(false);
  await first;
});
