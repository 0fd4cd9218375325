import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { readConfig } from './config.ts';
import type { ConfigError } from './config-error.ts';
import { secretSettings } from './secrets-from-files.ts';

const SECRET = 'a random text of more than 32 characters';

const production = { NODE_ENV: 'production', PORTICO_SECRET: 'the secret of a server under test' };

function fileWith(content: string): string {
  const file = path.join(scratchFolder(), 'secret');
  writeFileSync(file, content);
  return file;
}

function mistakesOf(env: Record<string, string>): string {
  try {
    readConfig({ PORTICO_DATA: scratchFolder(), ...env });
  } catch (error) {
    return (error as ConfigError).message;
  }
  return '';
}

test.each([SECRET, `${SECRET}\n`, `${SECRET}\r\n`])('a secret is read from the file %j', (content) => {
  const env = { NODE_ENV: 'production', PORTICO_SECRET_FILE: fileWith(content) };
  expect(readConfig(env).secret).toBe(SECRET);
});

test('every secret setting can be read from a file', () => {
  const values = {
    DATABASE_URL: 'postgres://portico:password@db.example/portico',
    PORTICO_METRICS_TOKEN: 'a-token-of-enough-characters',
    PORTICO_SOCIAL_PROVIDERS: JSON.stringify([
      { id: 'one', name: 'One', issuer: 'https://one.example', clientId: 'id', clientSecret: 'secret' },
    ]),
    SEARCH_URL: 'https://user:password@search.example',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'key',
  };
  const files = Object.entries(values).map(([name, value]) => [`${name}_FILE`, fileWith(`${value}\n`)]);
  const fromFiles = readConfig({ ...production, S3_BUCKET: 'files', ...Object.fromEntries(files) });
  expect(fromFiles).toEqual(readConfig({ ...production, S3_BUCKET: 'files', ...values }));
  expect(fromFiles.databaseUrl).toBe(values.DATABASE_URL);
});

test('an invalid value of a file is refused and not printed', () => {
  const mistakes = mistakesOf({ ...production, PORTICO_METRICS_TOKEN_FILE: fileWith('too-short\n') });
  expect(mistakes).toBe('PORTICO_METRICS_TOKEN must have at least 16 characters.');
});

test('a setting and its file together are refused', () => {
  const mistakes = mistakesOf({ PORTICO_SECRET: SECRET, PORTICO_SECRET_FILE: fileWith(SECRET) });
  expect(mistakes).toBe('PORTICO_SECRET and PORTICO_SECRET_FILE are both set: set one of them.');
});

test('a file that is empty, missing or a folder is refused by the name of its setting alone', () => {
  const folder = path.join(scratchFolder(), 'hunter2');
  mkdirSync(folder);
  for (const [file, sentence] of [
    [fileWith('\n'), 'PORTICO_SECRET_FILE names an empty file.'],
    ['/hunter2/no-such-file', 'PORTICO_SECRET_FILE names a file that cannot be read (ENOENT).'],
    [folder, 'PORTICO_SECRET_FILE names a file that cannot be read (EISDIR).'],
  ] as const)
    expect(mistakesOf({ NODE_ENV: 'production', PORTICO_SECRET_FILE: file })).toBe(sentence);
});

test('an empty file name counts as unset', () => {
  expect(readConfig({ ...production, PORTICO_METRICS_TOKEN_FILE: '' }).metricsToken).toBeUndefined();
});

test('docs/configuration.md lists every setting that can be read from a file', () => {
  const page = readFileSync(path.join(__dirname, '../../../docs/configuration.md'), 'utf8');
  const [, section = ''] = page.split('## Secrets from files');
  const [list = ''] = /^- .*$/m.exec(section) ?? [];
  expect(new Set([...list.matchAll(/`([A-Z0-9_]+)_FILE`/g)].map(([, name]) => name))).toEqual(
    new Set(secretSettings),
  );
});
