import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ready } from '@portico/shared/contracts';
import { z } from 'zod';
import { deployText, deployYaml, settingsOf } from './deploy-files.ts';
import { imageSettings } from './image-file.ts';

/** Seconds after draining until a stopping server exits; server/src/maintenance/stop-on-signal.ts. */
const FINISHING_SECONDS = 10;

interface Service {
  image: string;
  read_only: boolean;
  cap_drop: string[];
  security_opt: string[];
  environment?: Record<string, string>;
  secrets?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test: string[] };
  stop_grace_period?: string;
  volumes: string[];
  networks: string[];
  deploy: { resources: { limits: Record<string, string> } };
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

const compose = deployYaml<Compose>('compose.yaml');
const services = Object.entries(compose.services);
const servers = services.filter(([, { image }]) => image === 'portico');

test('the file fits the schema of the Compose Specification', () => {
  const schema = JSON.parse(
    readFileSync(path.join(__dirname, 'schemas/compose.json'), 'utf8'),
  ) as z.core.JSONSchema.JSONSchema;
  expect(z.fromJSONSchema(schema).safeParse(compose).error?.issues).toBeUndefined();
});

describe.each(services)('%s', (name, service) => {
  test('is asked for its health, has its limits, and gains no rights', () => {
    expect(service.healthcheck?.test[0]).toBe('CMD');
    expect(Object.keys(service.deploy.resources.limits).sort()).toEqual(['cpus', 'memory', 'pids']);
    expect(service.cap_drop).toEqual(['ALL']);
    expect(service.security_opt).toEqual(['no-new-privileges:true']);
    // It writes a keystore beside its settings.
    expect(service.read_only).toBe(name !== 'opensearch');
  });

  test('names volumes, networks and services that there are', () => {
    const [named, mounted] = [
      Object.keys(compose.volumes),
      service.volumes.map((one) => one.split(':')[0] ?? ''),
    ];
    expect(mounted.filter((volume) => !volume.startsWith('./') && !named.includes(volume))).toEqual([]);
    expect(service.networks.filter((network) => !(network in compose.networks))).toEqual([]);
    for (const other of Object.keys(service.depends_on ?? {}))
      expect(compose.services[other]?.healthcheck).toBeDefined();
  });
});

test('the two servers differ in their data folders alone', () => {
  expect(servers).toHaveLength(2);
  const [one, other] = servers.map(([, { volumes, ...rest }]) => ({ volumes, rest }));
  expect(one?.rest).toEqual(other?.rest);
  expect(one?.volumes).not.toEqual(other?.volumes);
  for (const { volumes } of [one, other].filter((server) => server !== undefined))
    expect(volumes[0]?.split(':')[1]).toBe(imageSettings()['PORTICO_DATA']);
});

test('a server is ready before nginx starts, and may finish when it is stopped', () => {
  const [[, server] = []] = servers;
  expect(server?.healthcheck?.test.at(-1)).toContain(`:${imageSettings()['PORT']}${ready.path}'`);
  const drain = Number(server?.environment?.['PORTICO_DRAIN_SECONDS']);
  expect(Number.parseInt(server?.stop_grace_period ?? '', 10)).toBeGreaterThan(drain + FINISHING_SECONDS);
});

test('nginx knows the servers by their names and port', () => {
  const known = [...deployText('nginx/portico.conf').matchAll(/^ +server (\S+:\d+) /gm)].map(([, at]) => at);
  expect(known).toEqual(servers.map(([name]) => `${name}:${imageSettings()['PORT']}`));
});

test('what is secret stands in .env and in files alone, and only nginx can be reached from outside', () => {
  const secrets = services.flatMap(([, { environment = {} }]) =>
    Object.entries(environment).filter(([name]) => /SECRET|PASSWORD|KEY|TOKEN/.test(name)),
  );
  for (const [name, value] of secrets)
    expect(`${name}=${value}`).toMatch(/=(\$\{[A-Z_0-9]+(:\?[^}]+|:-)\}|\/run\/secrets\/[\w-]+)$/);
  const asked = [...deployText('compose.yaml').matchAll(/\$\{([A-Z_0-9]+)/g)].map(([, name = '']) => name);
  expect(Object.keys(settingsOf('.env.example')).sort()).toEqual([...new Set(asked)].sort());
  for (const [, { environment = {}, secrets: mounted = [] }] of services)
    for (const value of Object.values(environment))
      if (value.startsWith('/run/secrets/')) expect(mounted).toContain(path.basename(value));
  expect(services.filter(([, service]) => 'ports' in service).map(([name]) => name)).toEqual(['nginx']);
  expect(compose.networks['back']?.internal).toBe(true);
  for (const [name, { networks }] of services)
    if (!name.startsWith('portico') && name !== 'nginx') expect(networks).toEqual(['back']);
});

test('the servers have a key of their own at the S3 server', () => {
  const [[, server] = []] = servers;
  const s3 = compose.services['s3']?.environment;
  expect(server?.environment?.['S3_SECRET_ACCESS_KEY']).toContain('${S3_SECRET_ACCESS_KEY:?');
  expect(s3?.['ROOT_SECRET_KEY']).toContain('${S3_ROOT_SECRET_KEY:?');
});
