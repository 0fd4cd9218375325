import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { health, ready } from '@portico/shared/contracts';
import { z } from 'zod';
import { deployFiles, deployYaml } from './deploy-files.ts';
import { imageSettings, only } from './image-file.ts';

/** Seconds after draining until a stopping server exits; server/src/maintenance/stop-on-signal.ts. */
const FINISHING_SECONDS = 10;
/** PostgreSQL's default, less three reserved for its superuser. */
const DATABASE_CONNECTIONS = 97;
/** Explained in docs/scaling.md. */
const CONNECTIONS_OF_A_SERVER = 13;

/** Timeout of a whole request; REQUEST_TIMEOUT_MS of server/src/app.ts. */
const REQUEST_TIMEOUT_SECONDS = 300;

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
}
type Labels = Record<string, string>;
interface Probe {
  httpGet: { path: string; port: string };
}
interface Container {
  image: string;
  args?: string[];
  envFrom: { configMapRef?: { name: string }; secretRef?: { name: string } }[];
  securityContext: unknown;
  volumeMounts: { name: string; mountPath: string }[];
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

const SECRETS_FOLDER = '/run/secrets/portico';
const files = deployFiles('kubernetes').filter((file) => file.endsWith('.yaml'));
const deployment = manifestOf<Deployment>('deployment');
const pod = deployment.spec.template.spec;
const [container] = pod.containers;
if (!container) throw new Error('The deployment has no container.');
const settings = manifestOf<Manifest & { data: Record<string, string> }>('configmap').data;

const API_OF_GATEWAY = z.literal('gateway.networking.k8s.io/v1');
const named = z.strictObject({ name: z.string() });

/** The part of the Gateway API 1.2 that these manifests use. */
const gatewaySchema = z.strictObject({
  apiVersion: API_OF_GATEWAY,
  kind: z.literal('Gateway'),
  metadata: named,
  spec: z.strictObject({
    gatewayClassName: z.string(),
    listeners: z.array(
      z.strictObject({
        name: z.string(),
        port: z.int(),
        protocol: z.enum(['HTTP', 'HTTPS']),
        hostname: z.string().optional(),
        tls: z.strictObject({ mode: z.literal('Terminate'), certificateRefs: z.array(named) }).optional(),
      }),
    ),
  }),
});
const duration = z.string().regex(/^([0-9]{1,5}(h|m|s|ms)){1,4}$/);
const routeSchema = z.strictObject({
  apiVersion: API_OF_GATEWAY,
  kind: z.literal('HTTPRoute'),
  metadata: named,
  spec: z.strictObject({
    parentRefs: z.array(z.strictObject({ name: z.string(), sectionName: z.string() })),
    hostnames: z.array(z.string()).optional(),
    rules: z.array(
      z.strictObject({
        backendRefs: z.array(z.strictObject({ name: z.string(), port: z.int() })).optional(),
        timeouts: z.strictObject({ request: duration, backendRequest: duration }).optional(),
        filters: z
          .array(
            z.strictObject({
              type: z.literal('RequestRedirect'),
              requestRedirect: z.strictObject({ scheme: z.literal('https'), statusCode: z.literal(301) }),
            }),
          )
          .optional(),
      }),
    ),
  }),
});

describe('each manifest', () => {
  // The API server does not include the schemas of the gateway; they are defined below.
  const byGateway = ['gateway.yaml', 'route.yaml', 'redirect.yaml'];
  const others = files.filter((file) => file !== 'kustomization.yaml' && !byGateway.includes(file));
  test.each(others)('%s fits its schema', (file) => {
    const manifest = deployYaml<Manifest>(`kubernetes/${file}`);
    expect(schemaOf(manifest).safeParse(manifest).error?.issues).toBeUndefined();
  });

  test('is applied, but for the pattern of the secret and what is run by hand', () => {
    const { resources } = deployYaml<{ resources: string[] }>('kubernetes/kustomization.yaml');
    const byHand = [
      'kustomization.yaml',
      'secret.example.yaml',
      'signing-secret.example.yaml',
      'publish-built.job.yaml',
    ];
    const own = files.filter((file) => !byHand.includes(file));
    expect([...resources].sort()).toEqual(own);
  });
});

describe('the deployment', () => {
  test('probes existing routes, at the port where the server listens', () => {
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
    // It would run before the signal and take part of the grace period.
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
      SECRETS_FOLDER,
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
  expect(container.envFrom).toEqual([{ configMapRef: { name: manifestOf('configmap').metadata.name } }]);
});

test('secrets are files of the pod, and no setting of its environment', () => {
  const secret = manifestOf<Manifest & { stringData: Record<string, string> }>('secret.example');
  const volume = pod.volumes.find(({ name }) => name === 'secrets');
  // 0440: the group of the files is fsGroup.
  expect(volume).toMatchObject({ secret: { secretName: secret.metadata.name, defaultMode: 0o440 } });
  expect(container.volumeMounts.at(-1)).toEqual({
    name: 'secrets',
    mountPath: SECRETS_FOLDER,
    readOnly: true,
  });
  const files = Object.entries(settings).filter(([name]) => name.endsWith('_FILE'));
  expect(Object.fromEntries(files)).toEqual(
    Object.fromEntries(
      Object.keys(secret.stringData).map((name) => [`${name}_FILE`, `${SECRETS_FOLDER}/${name}`]),
    ),
  );
});

test('the job that publishes runs a command that there is, as a server with its settings, and is no server', () => {
  interface Job extends Manifest {
    spec: {
      template: {
        metadata: { labels: Labels };
        spec: { securityContext: unknown; containers: Container[]; volumes: { name: string }[] };
      };
    };
  }
  const { template } = manifestOf<Job>('publish-built.job').spec;
  const [job] = template.spec.containers;
  const { image, envFrom, securityContext, volumeMounts } = container;
  expect(job).toMatchObject({ image, securityContext, volumeMounts });
  // It also signs, where releases are signed.
  const signing = { name: manifestOf('signing-secret.example').metadata.name, optional: true };
  expect(job?.envFrom).toEqual([...envFrom, { secretRef: signing }]);
  expect(template.spec.securityContext).toEqual(pod.securityContext);
  expect(template.spec.volumes.map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => name));
  // The service would send it visitors.
  const { labels } = template.metadata;
  expect(
    Object.entries(deployment.spec.selector.matchLabels).some(([key, value]) => labels[key] !== value),
  ).toBe(true);
  expect(job?.args?.slice(0, 4)).toEqual(['server/build/cli.mjs', 'remotes', 'publish', '--built']);
});

test('the gateway leads every host to the service over https, and waits as long as an upload may take', () => {
  const gateway = gatewaySchema.parse(manifestOf('gateway'));
  const route = routeSchema.parse(manifestOf('route'));
  const redirect = routeSchema.parse(manifestOf('redirect'));
  const service = manifestOf<Manifest & { spec: { ports: { port: number }[] } }>('service');
  const { listeners } = gateway.spec;
  const listenersOf = ({ spec }: z.infer<typeof routeSchema>) =>
    spec.parentRefs.map(({ name, sectionName }) => {
      expect(name).toBe(gateway.metadata.name);
      return listeners.find((listener) => listener.name === sectionName);
    });
  expect(listenersOf(route).map((listener) => listener?.hostname)).toEqual(route.spec.hostnames);
  for (const listener of listenersOf(route)) expect(listener).toMatchObject({ port: 443, protocol: 'HTTPS' });
  for (const { tls } of listeners.filter(({ protocol }) => protocol === 'HTTPS'))
    expect(tls).toEqual({ mode: 'Terminate', certificateRefs: [{ name: 'portico-tls' }] });
  const [rule] = route.spec.rules;
  expect(rule?.backendRefs).toEqual([{ name: service.metadata.name, port: service.spec.ports[0]?.port }]);
  for (const time of [rule?.timeouts?.request, rule?.timeouts?.backendRequest])
    expect(Number.parseInt(time ?? '', 10)).toBeGreaterThanOrEqual(REQUEST_TIMEOUT_SECONDS);
  expect(listenersOf(redirect)).toEqual([expect.objectContaining({ port: 80, protocol: 'HTTP' })]);
  expect(redirect.spec.rules).toEqual([
    { filters: [{ type: 'RequestRedirect', requestRedirect: { scheme: 'https', statusCode: 301 } }] },
  ]);
});

test('no image has a tag that moves', () => {
  const { images } = deployYaml<{ images: { newTag: string }[] }>('kubernetes/kustomization.yaml');
  const tags = [...images.map(({ newTag }) => newTag), container.image.split(':')[1]];
  for (const tag of tags) expect(tag).toMatch(/^\d+\.\d+\.\d+$/);
});

test('as many servers as there may be, and one more during an update, find room at the database', () => {
  const { spec } = manifestOf<Manifest & { spec: { maxReplicas: number } }>('autoscaler');
  const servers = spec.maxReplicas + deployment.spec.strategy.rollingUpdate.maxSurge;
  expect(servers * CONNECTIONS_OF_A_SERVER).toBeLessThanOrEqual(DATABASE_CONNECTIONS);
});
