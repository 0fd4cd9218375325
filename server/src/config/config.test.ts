import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { readConfig, settingNames } from './config.ts';
import { ConfigError } from './config-error.ts';

test('[CONST-01] listens on port 8000 of localhost by default', () => {
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

test('[OPEN-44] the image prefix is configurable, and must not collide with the site’s paths', () => {
  const prefixOf = (PORTICO_IMAGE_PREFIX?: string) =>
    readConfig({ PORTICO_DATA: scratchFolder(), PORTICO_IMAGE_PREFIX }).imagePrefix;
  expect(prefixOf()).toBe('/images');
  expect(prefixOf('/media/pictures')).toBe('/media/pictures');
  for (const wrong of [
    'pictures',
    '/pictures/',
    '/',
    '/api',
    '/api/images',
    '/_r',
    '/small-images',
    '/a:b',
    '/*',
  ]) {
    expect(() => prefixOf(wrong)).toThrow('PORTICO_IMAGE_PREFIX');
  }
});

test('[T-06] production requires a secret and listens on all interfaces', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(ConfigError);
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('PORTICO_SECRET is required in production');
  const config = readConfig({ NODE_ENV: 'production', PORTICO_SECRET: 'the secret of a server under test' });
  expect(config).toMatchObject({ isProduction: true, host: '0.0.0.0' });
});

test('[PORTAL-12, T-20] the social page plugin is for production, and off until it is set up', () => {
  const isOn = (environment: Record<string, string>) =>
    readConfig({
      PORTICO_DATA: scratchFolder(),
      PORTICO_SECRET: 'the secret of a server under test',
      ...environment,
    }).pageSettings.hasSocialPlugin;
  expect(isOn({ NODE_ENV: 'production' })).toBe(false);
  expect(isOn({ NODE_ENV: 'development', PORTICO_SOCIAL_PLUGIN: 'on' })).toBe(false);
  expect(isOn({ NODE_ENV: 'production', PORTICO_SOCIAL_PLUGIN: 'on' })).toBe(true);
});

test('[OPEN-37, T-01] an external classic edit mode can receive a session, and must be an origin', () => {
  const settings = (environment: Record<string, string>) =>
    readConfig({ PORTICO_DATA: scratchFolder(), ...environment }).pageSettings;
  expect(settings({}).classicEndpoint).toBeUndefined();
  expect(settings({ PORTICO_CLASSIC_ENDPOINT: 'https://edit.example' })).toMatchObject({
    classicEndpoint: 'https://edit.example',
    linkedOrigins: ['https://edit.example'],
  });
  expect(() => settings({ PORTICO_CLASSIC_ENDPOINT: 'https://edit.example/path' })).toThrow(
    'PORTICO_CLASSIC_ENDPOINT',
  );
});

test('[ESQ-01] searches are sent to another path when it is set; only a path is one', () => {
  const searchEndpoint = (environment: Record<string, string>) =>
    readConfig({ PORTICO_DATA: scratchFolder(), ...environment }).pageSettings.searchEndpoint;
  expect(searchEndpoint({})).toBeUndefined();
  expect(searchEndpoint({ PORTICO_SEARCH_ENDPOINT: '/find/v2' })).toBe('/find/v2');
  for (const endpoint of ['https://search.example', '//search.example', '/find/', 'find']) {
    expect(() => searchEndpoint({ PORTICO_SEARCH_ENDPOINT: endpoint })).toThrow('PORTICO_SEARCH_ENDPOINT');
  }
});

test('[CAT-14, T-01] an external micro-site can receive a session', () => {
  const { linkedOrigins } = readConfig({
    PORTICO_DATA: scratchFolder(),
    PORTICO_LINKED_ORIGINS: 'https://a.example',
    PORTICO_MICRO_ENDPOINT: 'https://shop.example',
  }).pageSettings;
  expect(linkedOrigins).toEqual(['https://a.example', 'https://shop.example']);
});

test('[AMBIG-50] the catalogue micro-site is on the same host by default, and must be an origin', () => {
  const microEndpoint = (environment: Record<string, string>) =>
    readConfig({ PORTICO_DATA: scratchFolder(), ...environment }).pageSettings.microEndpoint;
  expect(microEndpoint({})).toBeUndefined();
  expect(microEndpoint({ PORTICO_MICRO_ENDPOINT: 'https://shop.example' })).toBe('https://shop.example');
  expect(() => microEndpoint({ PORTICO_MICRO_ENDPOINT: 'shop.example' })).toThrow('PORTICO_MICRO_ENDPOINT');
});

test('outside production a random secret is stored with the data', () => {
  const PORTICO_DATA = scratchFolder();
  const first = readConfig({ PORTICO_DATA });
  expect(first.secret).toHaveLength(43);
  expect(readFileSync(path.join(PORTICO_DATA, 'secret'), 'utf8')).toBe(first.secret);
  expect(readConfig({ PORTICO_DATA }).secret).toBe(first.secret);
  expect(readConfig({ PORTICO_DATA: scratchFolder() }).secret).not.toBe(first.secret);
});

test('each mistake is described in a sentence', () => {
  expect(() => readConfig({ PORT: 'eight' })).toThrow('PORT must be a number from 0 to 65535.');
  expect(() => readConfig({ PORT: '70000' })).toThrow('PORT must be a number from 0 to 65535.');
  expect(() => readConfig({ NODE_ENV: 'prod' })).toThrow(
    "NODE_ENV must be 'production', 'development' or 'test'.",
  );
  expect(() => readConfig({ PORTICO_SECRET: 'short' })).toThrow(
    'PORTICO_SECRET must have at least 32 characters.',
  );
});

test.each([['x'.repeat(40)], ['abcdabcdabcdabcdabcdabcdabcdabcdabc1'], ['portico-secret/'.repeat(4)]])(
  '[T-06] the secret %j is refused, since it is easily guessed',
  (PORTICO_SECRET) => {
    expect(() => readConfig({ PORTICO_SECRET })).toThrow(
      'PORTICO_SECRET is easily guessed: it must be a random text, such as from `openssl rand -base64 33`.',
    );
  },
);

const production = { NODE_ENV: 'production', PORTICO_SECRET: 'the secret of a server under test' };

test.each([
  [{ PORT: '0.5' }, 'PORT must be a whole number.'],
  [{ PORT: '-1' }, 'PORT must be a number from 0 to 65535.'],
  [{ PORTICO_LOG: 'loud' }, 'PORTICO_LOG must be one of silent, error, warn, info, debug.'],
  [
    { PORTICO_TRUSTED_PROXIES: '10.0.0.0/8, proxy' },
    'PORTICO_TRUSTED_PROXIES must list addresses or networks with commas, such as loopback,10.0.0.0/8.',
  ],
  [{ PORTICO_TRUSTED_PROXIES: '10.0.0.0/33' }, 'PORTICO_TRUSTED_PROXIES must list'],
  [
    { PORTICO_CONNECTIVITY_CHECK: 'http://up.example' },
    'PORTICO_CONNECTIVITY_CHECK must be an https address or a path of this site.',
  ],
  [{ PORTICO_CONNECTIVITY_CHECK: '//up.example' }, 'PORTICO_CONNECTIVITY_CHECK must be'],
  [{ PORTICO_ANALYTICS_ID: 'UA-1' }, 'PORTICO_ANALYTICS_ID must be a measurement id such as G-ABC123.'],
  [{ PORTICO_MAPS_KEY: 'a key?' }, 'PORTICO_MAPS_KEY must be a key of the Google Maps Platform.'],
  [{ PORTICO_MAPS_ID: '<id>' }, 'PORTICO_MAPS_ID must be a map id of the Google Maps Platform.'],
  [{ PORTICO_MAP_STYLE: 'http://maps.example/style.json' }, 'PORTICO_MAP_STYLE must be the https address'],
  [
    { PORTICO_MAP_STYLE: 'https://maps.example/{colour}.json' },
    'PORTICO_MAP_STYLE must be the https address',
  ],
  [{ PORTICO_MAP_STYLE: '//maps.example/style.json' }, 'PORTICO_MAP_STYLE must be the https address'],
  [{ PORTICO_MAP_ORIGINS: 'https://a.example/tiles' }, 'PORTICO_MAP_ORIGINS must list origins with commas'],
  [{ PORTICO_MAP_TILES: '/data/map.mbtiles' }, 'PORTICO_MAP_TILES must be the path or the https address'],
  [
    { PORTICO_MAP_TILES: 'http://maps.example/map.pmtiles' },
    'PORTICO_MAP_TILES must be the path or the https',
  ],
  [{ PORTICO_METRICS_TOKEN: 'short' }, 'PORTICO_METRICS_TOKEN must have at least 16 characters.'],
  [{ PORTICO_DRAIN_SECONDS: 'some' }, 'PORTICO_DRAIN_SECONDS must be a number from 0 to 300.'],
  [{ PORTICO_DEMO_ACCESS: 'all' }, "PORTICO_DEMO_ACCESS must be 'local' or 'anywhere'."],
  [{ PORTICO_DEMO_PICTURES: 'never' }, "PORTICO_DEMO_PICTURES must be 'ahead' or 'on-request'."],
  [{ PORTICO_DRAIN_SECONDS: '301' }, 'PORTICO_DRAIN_SECONDS must be a number from 0 to 300.'],
])('%j is refused with a sentence', (setting, sentence) => {
  expect(() => readConfig({ ...production, ...setting })).toThrow(sentence);
});

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '' }, { port: 8000 }],
  [{ PORTICO_HOST: '::1' }, { host: '::1' }],
  [{ PORTICO_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,::1' }, { trustedProxies: 'loopback, 10.0.0.0/8,::1' }],
  [{ PORTICO_LOG: 'debug' }, { logLevel: 'debug' }],
  [{}, { logLevel: 'info', drainSeconds: 0, metricsToken: undefined }],
])('%j is accepted', (setting, config) => {
  expect(readConfig({ ...production, ...setting })).toMatchObject(config);
});

test('all mistakes are reported at once, one per line', () => {
  const mistakes = (env: Record<string, string>) => {
    try {
      readConfig(env);
    } catch (error) {
      return (error as ConfigError).message.split('\n');
    }
  };
  expect(mistakes({ NODE_ENV: 'production', PORT: 'eight', PORTICO_LOG: 'loud' })).toEqual([
    'PORT must be a number from 0 to 65535.',
    'PORTICO_LOG must be one of silent, error, warn, info, debug.',
    'PORTICO_SECRET is required in production: a random text that only this server knows.',
  ]);
});

test('images and releases are on this machine unless a bucket is named with its keys', () => {
  const PORTICO_DATA = scratchFolder();
  expect(readConfig({ PORTICO_DATA })).toMatchObject({ s3: undefined, searchUrl: undefined });
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };
  expect(readConfig({ PORTICO_DATA, S3_BUCKET: 'files', ...keys }).s3).toEqual({
    bucket: 'files',
    region: 'us-east-1',
    endpoint: undefined,
    accessKeyId: 'id',
    secretAccessKey: 'key',
  });
});

test.each([
  [{ SEARCH_URL: 'search.example' }, 'SEARCH_URL must be'],
  [{ S3_ENDPOINT: 'ftp://files.example', S3_BUCKET: 'files' }, 'S3_ENDPOINT must be'],
  [{ S3_BUCKET: 'My Files' }, 'S3_BUCKET must be'],
  [{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id' }, 'S3_SECRET_ACCESS_KEY is required'],
  [{ S3_SECRET_ACCESS_KEY: 'top-secret' }, 'S3_BUCKET is required'],
  [{ PORTICO_BACKUP_EVERY: 'daily' }, 'a number of hours from 0.25 to 168'],
  [{ PORTICO_BACKUP_EVERY: '24', PORTICO_BACKUP_COPIES: '0' }, 'a whole number from 1 to 1000'],
  [{ PORTICO_BACKUP_COPIES: '7' }, 'PORTICO_BACKUP_EVERY is required'],
  [
    { PORTICO_BACKUP_EVERY: '24', DATABASE_URL: 'postgres://portico:top-secret@db.example/portico' },
    'for records in the data folder',
  ],
])('%j is a mistake, and no secret is printed', (env, sentence) => {
  const read = () => readConfig({ PORTICO_DATA: scratchFolder(), ...env });
  expect(read).toThrow(sentence);
  expect(read).not.toThrow('top-secret');
});

test('docs/configuration.md lists every setting, and nothing else', () => {
  const page = readFileSync(path.join(__dirname, '../../../docs/configuration.md'), 'utf8');
  const listed = [...page.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name = '']) => name);
  expect(listed.sort()).toEqual([...settingNames].sort());
});

test.each([
  'localhost',
  'mysql://root:a-password@localhost/portico',
  'postgres://portico:a-password@db.example',
])('DATABASE_URL must be a PostgreSQL address, and is never printed: %s', (address) => {
  const mistake = () => readConfig({ ...production, DATABASE_URL: address });
  expect(mistake).toThrow('DATABASE_URL must be the address of a PostgreSQL database');
  expect(mistake).not.toThrow('a-password');
});

test.each([
  [{ PORTICO_TRANSLATE_URL: 'ftp://x' }, 'PORTICO_TRANSLATE_URL must be the http or https address'],
  [{ PORTICO_TRANSLATE_URL: 'https://x.example' }, 'PORTICO_TRANSLATE_URL needs PORTICO_TRANSLATE_KIND'],
  [{ PORTICO_TRANSLATE_KIND: 'google' }, "PORTICO_TRANSLATE_KIND must be 'libretranslate' or 'deepl'"],
  [{ PORTICO_TRANSLATE_KIND: 'deepl' }, 'PORTICO_TRANSLATE_URL is required where other'],
  [
    { PORTICO_TRANSLATE_URL: 'https://x.example', PORTICO_TRANSLATE_KIND: 'deepl' },
    'PORTICO_TRANSLATE_KEY is required for DeepL',
  ],
])('%j is a mistake in the settings of the translation service', (settings, mistake) => {
  expect(() => readConfig({ ...production, ...settings })).toThrow(mistake);
});

test('records are in the data folder unless DATABASE_URL names a database', () => {
  expect(readConfig(production).databaseUrl).toBeUndefined();
  const address = 'postgres://portico:secret@db.example:5432/portico';
  expect(readConfig({ ...production, DATABASE_URL: address }).databaseUrl).toBe(address);
});
