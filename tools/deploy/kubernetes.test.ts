import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { health, MAX_IMAGE_BYTES, ready } from '@portico/shared/contracts';
import { z } from 'zod';
import { deployFiles, deployYaml } from './deploy-files.ts';
import { imageSettings, only } from './image-file.ts';

/** Of a server that was told to stop and has drained, before it gives up; server/src/operation/stop-on-signal.ts. */
const FINISHING_SECONDS = 10;
/** What PostgreSQL allows unless it is told otherwise, less three for its superuser. */
const DATABASE_CONNECTIONS = 97;
/** docs/scaling.md says of what. */
const CONNECTIONS_OF_A_SERVER = 13;

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}
type Labels = Record<string, string>;
interface Probe {
  httpGet: { path: string; port: string };
}
interface Deployment extends Manifest {
  spec: {
    selector: { matchLabels: Labels };
    strategy: { rollingUpdate: { maxSurge: number } };
    template: {
      metadata: { labels: Labels };
      spec: {
        terminationGracePeriodSeconds: number;
        securityContext: { runAsNonRoot: boolean; runAsUser: number; seccompProfile: { type: string } };
        topologySpreadConstraints: { labelSelector: { matchLabels: Labels } }[];
        containers: {
          image: string;
          ports: { name: string; containerPort: number }[];
          envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
          startupProbe: Probe;
          livenessProbe: Probe;
          readinessProbe: Probe;
          lifecycle?: unknown;
          securityContext: unknown;
          resources: { requests: Labels; limits: Labels };
          volumeMounts: { name: string; mountPath: string }[];
        }[];
        volumes: { name: string }[];
      };
    };
  };
}

const manifestOf = <Kind extends Manifest>(file: string) => deployYaml<Kind>(`kubernetes/${file}.yaml`);
const definitions = JSON.parse(
  readFileSync(path.join(__dirname, 'schemas/kubernetes.json'), 'utf8'),
) as z.core.JSONSchema.JSONSchema;
const schemaOf = ({ apiVersion, kind }: Manifest) =>
  z.fromJSONSchema({
    ...definitions,
    $ref: `#/definitions/${apiVersion.replace('/', '.')}.${kind}`,
  });

const files = deployFiles('kubernetes').filter((file) => file.endsWith('.yaml'));
const deployment = manifestOf<Deployment>('deployment');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;
if (!container) throw new Error('The deployment has no container.');
const settings = manifestOf<Manifest & { data: Record<string, string> }>('configmap').data;

describe('each manifest', () => {
  test.each(files.filter((file) => file !== 'kustomization.yaml'))('%s fits its schema', (file) => {
    const manifest = deployYaml<Manifest>(`kubernetes/${file}`);
    expect(schemaOf(manifest).safeParse(manifest).error?.issues).toBeUndefined();
  });

  test('is applied, but for the pattern of the secret', () => {
    const { resources } = deployYaml<{ resources: string[] }>('kubernetes/kustomization.yaml');
    const own = files.filter((file) => !['kustomization.yaml', 'secret.example.yaml'].includes(file));
    expect([...resources].sort()).toEqual(own);
  });
});

describe('the deployment', () => {
  test('asks what the server answers, at the port where it listens', () => {
    expect(container.startupProbe.httpGet.path).toBe(health.path);
    expect(container.livenessProbe.httpGet.path).toBe(health.path);
    expect(container.readinessProbe.httpGet.path).toBe(ready.path);
    const [port] = container.ports;
    expect(port?.containerPort).toBe(Number(imageSettings()['PORT']));
    for (const { httpGet } of [container.startupProbe, container.livenessProbe, container.readinessProbe])
      expect(httpGet.port).toBe(port?.name);
  });

  test('gives a server that stops the time that it takes', () => {
    const needed = Number(settings['PORTICO_DRAIN_SECONDS']) + FINISHING_SECONDS;
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(needed);
    // It would be waited for first, and its time would be missing.
    expect(container.lifecycle).toBeUndefined();
  });

  test('runs as the user of the image, with no rights and nothing to write to but what is meant', () => {
    expect(pod.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: Number(only('USER').split(':')[0]),
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.volumeMounts.map(({ mountPath }) => mountPath)).toEqual([
      imageSettings()['PORTICO_DATA'],
      '/tmp',
    ]);
    expect(container.volumeMounts.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
  });

  test('has a request and a limit for everything that it uses', () => {
    const { requests, limits } = container.resources;
    for (const what of ['cpu', 'memory', 'ephemeral-storage']) {
      expect(requests[what]).toBeTruthy();
      expect(limits[what]).toBeTruthy();
    }
  });
});

test('every manifest means the same pods, the same port and the same names', () => {
  const labels = deployment.spec.template.metadata.labels;
  const port = container.ports[0]?.name;
  interface Service extends Manifest {
    spec: { selector: Labels; ports: { name: string; targetPort: string }[] };
  }
  const service = manifestOf<Service>('service');
  const budget = manifestOf<Manifest & { spec: { selector: unknown } }>('disruption-budget');
  const policy = manifestOf<Manifest & { spec: { podSelector: unknown; ingress: unknown } }>(
    'network-policy',
  );
  const autoscaler = manifestOf<Manifest & { spec: { scaleTargetRef: unknown } }>('autoscaler');
  expect(deployment.spec.selector.matchLabels).toEqual(labels);
  expect(service.spec.selector).toEqual(labels);
  expect(service.spec.ports).toMatchObject([{ name: 'http', targetPort: port }]);
  expect(budget.spec.selector).toEqual({ matchLabels: labels });
  expect(policy.spec.podSelector).toEqual({ matchLabels: labels });
  expect(policy.spec.ingress).toMatchObject([{ ports: [{ port }] }]);
  for (const { labelSelector } of pod.topologySpreadConstraints)
    expect(labelSelector.matchLabels).toEqual(labels);
  const { apiVersion, kind, metadata } = deployment;
  expect(autoscaler.spec.scaleTargetRef).toEqual({ apiVersion, kind, name: metadata.name });
  expect(container.envFrom).toEqual([
    { configMapRef: { name: manifestOf('configmap').metadata.name } },
    { secretRef: { name: manifestOf('secret.example').metadata.name } },
  ]);
});

test('the ingress leads to the service, and lets images of every size through', () => {
  interface Ingress extends Manifest {
    metadata: { name: string; annotations: Record<string, string> };
    spec: {
      tls: { hosts: string[] }[];
      rules: { host: string; http: { paths: { backend: { service: unknown } }[] } }[];
    };
  }
  const { metadata, spec } = manifestOf<Ingress>('ingress');
  for (const { http } of spec.rules)
    expect(http.paths.map(({ backend }) => backend.service)).toEqual([
      { name: manifestOf('service').metadata.name, port: { name: 'http' } },
    ]);
  expect(spec.rules.map(({ host }) => host)).toEqual(spec.tls.flatMap(({ hosts }) => hosts));
  const limit = Number.parseInt(
    metadata.annotations['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '',
    10,
  );
  expect(limit * 1024 * 1024).toBeGreaterThan(MAX_IMAGE_BYTES);
});

test('as many servers as there may be, and one more during an update, find room at the database', () => {
  const { spec } = manifestOf<Manifest & { spec: { maxReplicas: number } }>('autoscaler');
  const servers = spec.maxReplicas + deployment.spec.strategy.rollingUpdate.maxSurge;
  expect(servers * CONNECTIONS_OF_A_SERVER).toBeLessThanOrEqual(DATABASE_CONNECTIONS);
});
