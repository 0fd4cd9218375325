import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import memory from '../../server/memory-settings.json' with { type: 'json' };
import { readConfig, settingNames } from '../../server/src/config/config.ts';
import { secretSettings } from '../../server/src/config/secrets-from-files.ts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { deployText, deployYaml, settingsOf } from './deploy-files.ts';
import { imageSettings } from './image-file.ts';

/** Read by the C library. */
const OTHERS = Object.keys(memory.env);
const RANDOM = 'a-random-text-of-more-than-32-characters';

interface Manifest {
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

/** Reads the secrets of a container from a folder of the test. */
function fromFolder(settings: Record<string, string>, folder: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      name.endsWith('_FILE') && value !== '' ? path.join(folder, path.basename(value)) : value,
    ]),
  );
}

/** Fills in the placeholders of a template. */
const filled = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value || RANDOM]));

function inKubernetes(): Record<string, string> {
  const { data } = deployYaml<Manifest>('kubernetes/configmap.yaml');
  const { stringData = {} } = deployYaml<Manifest>('kubernetes/secret.example.yaml');
  const folder = scratchFolder();
  for (const [name, value] of Object.entries(filled(stringData)))
    writeFileSync(path.join(folder, name), `${value}\n`);
  return fromFolder({ ...imageSettings(), ...data }, folder);
}

function inCompose(): Record<string, string> {
  const { services } = deployYaml<{ services: Record<string, { environment: Record<string, string> }> }>(
    'compose.yaml',
  );
  const { PORTICO_FORMER_SECRET = '', PORTICO_RELEASE_KEYS = '', ...keys } = settingsOf('.env.example');
  const given: Record<string, string> = { ...filled(keys), PORTICO_FORMER_SECRET, PORTICO_RELEASE_KEYS };
  const environment = Object.entries(services['portico-1']?.environment ?? {}).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{([A-Z_0-9]+)[^}]*\}/g, (_all, secret: string) => given[secret] ?? ''),
  ]);
  const settings = { ...imageSettings(), ...(Object.fromEntries(environment) as Record<string, string>) };
  return fromFolder(settings, secretsOfCompose());
}

/** Runs make-secrets.sh in a folder of the test. */
function secretsOfCompose(): string {
  const folder = scratchFolder();
  const script = path.join(folder, 'make-secrets.sh');
  writeFileSync(script, deployText('make-secrets.sh'), { mode: 0o700 });
  execFileSync('sh', [script], { stdio: 'pipe' });
  return path.join(folder, 'secrets');
}

test('the secrets of compose are random, for their owner alone, and stay when they are made again', () => {
  const folder = secretsOfCompose();
  const read = () => readdirSync(folder).map((name) => readFileSync(path.join(folder, name), 'utf8'));
  const before = read();
  execFileSync('sh', [path.join(folder, '..', 'make-secrets.sh')], { stdio: 'pipe' });
  expect(read()).toEqual(before);
  const mounted = Object.values(
    deployYaml<{ secrets: Record<string, { file: string }> }>('compose.yaml').secrets,
  );
  const named = mounted.map(({ file }) => file).filter((file) => file.startsWith('./secrets/'));
  expect(named.map((file) => path.basename(file)).sort()).toEqual(readdirSync(folder).sort());
  for (const name of readdirSync(folder))
    expect((statSync(path.join(folder, name)).mode & 0o777).toString(8)).toBe('400');
  const other = secretsOfCompose();
  for (const name of readdirSync(other))
    expect(before).not.toContain(readFileSync(path.join(other, name), 'utf8'));
});

test.each([
  ['Kubernetes', inKubernetes],
  ['compose', inCompose],
])('with the settings of %s a server starts in production', (_where, settings) => {
  const given = settings();
  const known = [...settingNames, ...secretSettings.map((name) => `${name}_FILE`), ...OTHERS];
  expect(Object.keys(given).filter((name) => !known.includes(name))).toEqual([]);
  const config = readConfig({ ...given, PORTICO_DATA: scratchFolder() });
  expect(config).toMatchObject({ isProduction: true, port: 8000, host: '0.0.0.0' });
  expect(config.trustedProxies).toBeDefined();
  expect(config.drainSeconds).toBeGreaterThan(0);
  expect(config.s3?.bucket).toBe('portico');
  expect(config.databaseUrl).toMatch(/^postgres:\/\/portico:[^@]+@/);
  expect(config.searchUrl).toBeDefined();
});

test('secrets are empty in the files of the repository', () => {
  const { stringData = {} } = deployYaml<Manifest>('kubernetes/secret.example.yaml');
  const { stringData: signing = {} } = deployYaml<Manifest>('kubernetes/signing-secret.example.yaml');
  const own = Object.entries({ ...settingsOf('.env.example'), ...stringData, ...signing });
  const filled = own.filter(([name, value]) => value !== '' && /SECRET|PASSWORD|TOKEN|SIGNING/.test(name));
  expect(filled).toEqual([]);
});
