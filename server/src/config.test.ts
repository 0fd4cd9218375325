import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { ConfigError, readConfig } from './config.ts';
import { scratchFolder } from './testing/scratch-folder.ts';

test('[CONST-01] listens on port 8000 of this machine alone by default', () => {
  const config = readConfig({ PORTICO_DATA: scratchFolder() });
  expect(config).toMatchObject({ port: 8000, host: '127.0.0.1', isProduction: false });
});

test('[PERM-13] the administrative towns are configured', () => {
  const PORTICO_DATA = scratchFolder();
  expect(readConfig({ PORTICO_DATA }).administrativeTowns).toEqual([
    'glog',
    'draft',
    'dev',
    'agrifair',
    'test',
  ]);
  expect(readConfig({ PORTICO_DATA, PORTICO_ADMINISTRATIVE_TOWNS: 'a, b' }).administrativeTowns).toEqual([
    'a',
    'b',
  ]);
});

test('[T-06] production asks for a secret of its own and listens to everyone', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(ConfigError);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PORTICO_SECRET is required in production');
  const config = readConfig({ NODE_ENV: 'production', PORTICO_SECRET: 'x'.repeat(32) });
  expect(config).toMatchObject({ isProduction: true, host: '0.0.0.0' });
});

test('elsewhere a random secret is kept with the data', () => {
  const PORTICO_DATA = scratchFolder();
  const first = readConfig({ PORTICO_DATA });
  expect(first.secret).toHaveLength(43);
  expect(readFileSync(path.join(PORTICO_DATA, 'secret'), 'utf8')).toBe(first.secret);
  expect(readConfig({ PORTICO_DATA }).secret).toBe(first.secret);
  expect(readConfig({ PORTICO_DATA: scratchFolder() }).secret).not.toBe(first.secret);
});

test('each mistake is told in a sentence', () => {
  expect(() => readConfig({ PORT: 'eight' })).toThrow('PORT must be a number from 0 to 65535.');
  expect(() => readConfig({ PORT: '70000' })).toThrow('PORT must be a number from 0 to 65535.');
  expect(() => readConfig({ NODE_ENV: 'prod' })).toThrow(
    "NODE_ENV must be 'production', 'development' or 'test'.",
  );
  expect(() => readConfig({ PORTICO_SECRET: 'short' })).toThrow(
    'PORTICO_SECRET must have at least 32 characters.',
  );
});
