import { existsSync } from 'node:fs';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { startEngines } from './engines.ts';

const said: string[] = [];
beforeEach((): void => {
  said.length = 0;
  jest.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
});
afterEach(() => void jest.restoreAllMocks());

test('an engine that cannot be got is named, and the others are started and stopped', async () => {
  const folders: string[] = [];
  let closed = 0;
  const { env, close } = await startEngines([
    { name: 'Missing', variable: 'TEST_MISSING', start: () => Promise.reject(new Error('Install it.')) },
    {
      name: 'Found',
      variable: 'TEST_FOUND',
      async start(folder) {
        folders.push(folder);
        return { url: 'found:1', close: async () => void closed++ };
      },
    },
  ]);
  expect(env).toEqual({ TEST_FOUND: 'found:1' });
  expect(said.toSorted()).toEqual(['Found: started.', 'Missing: NOT TESTED on this machine. Install it.']);
  expect(existsSync(folders[0] ?? '')).toBe(true);
  await close();
  expect(closed).toBe(1);
  expect(existsSync(folders[0] ?? '')).toBe(false);
});
