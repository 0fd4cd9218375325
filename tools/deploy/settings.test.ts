import { expect, test } from '@jest/globals';
import { readConfig, settingNames } from '../../server/src/config.ts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { deployYaml, settingsOf } from './deploy-files.ts';
import { imageSettings } from './image-file.ts';

/** Read by the C library, not by us. */
const OTHERS = ['MALLOC_ARENA_MAX'];
const RANDOM = 'a-random-text-of-more-than-32-characters';

interface Manifest {
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

/** What a pattern leaves open, filled in. */
const filled = (settings: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, value || RANDOM]));

function inKubernetes(): Record<string, string> {
  const { data } = deployYaml<Manifest>('kubernetes/configmap.yaml');
  const { stringData = {} } = deployYaml<Manifest>('kubernetes/secret.example.yaml');
  return { ...imageSettings(), ...data, ...filled(stringData) };
}

function inCompose(): Record<string, string> {
  const { services } = deployYaml<{ services: Record<string, { environment: Record<string, string> }> }>(
    'compose.yaml',
  );
  const given = filled(settingsOf('.env.example'));
  const environment = Object.entries(services['portico-1']?.environment ?? {}).map(([name, value]) => [
    name,
    value.replaceAll(/\$\{([A-Z_0-9]+)[^}]*\}/g, (_all, secret: string) => given[secret] ?? ''),
  ]);
  return { ...imageSettings(), ...(Object.fromEntries(environment) as Record<string, string>) };
}

test.each([
  ['Kubernetes', inKubernetes],
  ['compose', inCompose],
])('with the settings of %s a server starts in production', (_where, settings) => {
  const given = settings();
  expect(Object.keys(given).filter((name) => ![...settingNames, ...OTHERS].includes(name))).toEqual([]);
  const config = readConfig({ ...given, PORTICO_DATA: scratchFolder() });
  expect(config).toMatchObject({ isProduction: true, port: 8000, host: '0.0.0.0' });
  expect(config.trustedProxies).toBeDefined();
  expect(config.drainSeconds).toBeGreaterThan(0);
  expect(config.s3?.bucket).toBe('portico');
  expect(config.databaseUrl).toMatch(/^postgres:\/\/portico:[^@]+@/);
  expect(config.searchUrl).toBeDefined();
});

test('secrets are left open in what is kept with the sources', () => {
  const { stringData = {} } = deployYaml<Manifest>('kubernetes/secret.example.yaml');
  const own = Object.entries({ ...settingsOf('.env.example'), ...stringData });
  const kept = own.filter(([name, value]) => value !== '' && /SECRET|PASSWORD|TOKEN/.test(name));
  expect(kept).toEqual([]);
});
