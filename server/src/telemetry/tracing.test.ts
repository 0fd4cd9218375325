import { once } from 'node:events';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import { publishAtStart } from '../releases/publish-built.ts';
import { createIssuers } from '../resources/auth/social/issuers.ts';
import { openServices, type Services } from '../services.ts';
import { buildSite } from '../site.ts';
import { builtRelease } from '../testing/built-release.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { fixtureSeed } from '../testing/fixture-seed.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { withSpan } from './tracing.ts';

/** A shell whose page shows a portal. */
const SHELL = `
exports.init = async ({ fetch }) => async ({ url }) => {
  const { status } = await fetch(new URL(url).host, '/api/portal/wat-phumin');
  return { kind: 'page', status: 200, html: String(status), head: { title: '' }, routeId: '', drawnSlots: [], state: '{}' };
};`;

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

const spans: Span[] = [];
const asked: { url: string | undefined; traceparent: string | undefined }[] = [];
let collectorAddress = '';
const collector = createServer((received, reply) => {
  const parts: Buffer[] = [];
  received.on('data', (part: Buffer) => parts.push(part));
  received.on('end', () => {
    asked.push({ url: received.url, traceparent: received.headers['traceparent'] as string | undefined });
    if (received.url === '/base/v1/traces') {
      const sent = JSON.parse(Buffer.concat(parts).toString()) as {
        resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
      };
      for (const { scopeSpans } of sent.resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
    }
    reply.setHeader('content-type', 'application/json').end('{}');
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  collectorAddress = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${CALLER}-01`;
const host = 'localhost:8000';

async function open(settings: Record<string, string> = {}): Promise<Services> {
  const config = readConfig({
    NODE_ENV: 'test',
    PORTICO_DATA: scratchFolder(),
    PORTICO_TRUSTED_PROXIES: '127.0.0.1',
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collectorAddress}/base/`,
    ...settings,
  });
  return openServices(config, { seed: fixtureSeed([fixtureContent]), searchesInProcess: true });
}

async function close(app: FastifyInstance, services: Services): Promise<void> {
  await app.close();
  await services.close();
}

/** Sends the body once the server has read the headers. */
async function sendInParts(app: FastifyInstance, url: string, body: string): Promise<void> {
  const { port } = app.server.address() as AddressInfo;
  const headers = { host, traceparent, 'content-type': 'application/json', 'content-length': body.length };
  const sent = request({ host: '127.0.0.1', port, path: url, method: 'POST', headers, agent: false });
  const begun = once(app.server, 'request');
  sent.flushHeaders();
  await begun;
  sent.end(body);
  const [reply] = (await once(sent, 'response')) as [IncomingMessage];
  await once(reply.resume(), 'end');
}

const attributesOf = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

test('a page is a trace from the proxy through the render in the worker to the records, also in the log', async () => {
  const services = await open();
  const folder = scratchFolder();
  const shell = builtRelease({ name: 'shell', version: '1.0.0', serverScript: SHELL });
  cpSync(shell, path.join(folder, 'shell', '1.0.0'), { recursive: true });
  writeFileSync(path.join(folder, 'built.json'), '{"shell":"1.0.0"}');
  await publishAtStart({ releases: services.releases, builtFolder: folder, isProduction: false });
  const app = await buildSite(services);
  const url = '/portals/wat-phumin?secret=1';
  const page = await app.inject({ url, headers: { host, traceparent } });
  expect(page.body).toContain('<div id="root">200</div>');
  await close(app, services);

  const named = (name: string) => spans.filter((span) => span.traceId === TRACE && span.name === name);
  const [outer] = named('GET /*');
  const [render] = named('render');
  const [call] = named('GET /api/portal/:id');
  expect(outer?.parentSpanId).toBe(CALLER);
  expect(render?.parentSpanId).toBe(outer?.spanId);
  expect(call?.parentSpanId).toBe(render?.spanId);
  expect(named('records.get').map(({ parentSpanId }) => parentSpanId)).toContain(call?.spanId);
  expect(outer && attributesOf(outer)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/*',
    'http.response.status_code': 200,
    'portico.provider': 'demo',
    'portico.request_id': page.headers['x-request-id'],
  });
  expect(JSON.stringify(spans)).not.toMatch(/wat-phumin|secret|127\.0\.0\.1/);
});

test('searches and sign-ins are spans of their request, also after its body was read; failures are marked, and no client chooses its trace', async () => {
  const lines: string[] = [];
  const services = await open({ PORTICO_LOG: 'info' });
  const app = await buildApp(services, { logTo: { write: (line) => lines.push(line) } });
  const send = (url: string, payload: object) =>
    app.inject({ method: 'POST', url, headers: { host, traceparent }, payload });
  spans.length = 0;
  await app.listen({ host: '127.0.0.1', port: 0 });
  await sendInParts(app, '/api/search/portal-demo/_search', '{}');
  await send('/api/auth/login', { username: 'creator', password: 'creator-demo' });
  services.records.get = () => Promise.reject(new Error('the disk is gone'));
  await app.inject({ url: '/api/portal/wat-phumin', headers: { host, traceparent } });
  await app.inject({ url: '/api/health', headers: { host, traceparent }, remoteAddress: '203.0.113.1' });
  await close(app, services);
  const parentOf = (name: string) => {
    const id = spans.find((span) => span.name === name)?.parentSpanId;
    return spans.find(({ spanId }) => spanId === id)?.name;
  };
  expect(parentOf('search')).toBe('POST /api/search/:index/_search');
  expect(parentOf('records.batch') ?? parentOf('records.put')).toBe('POST /api/auth/login');
  expect(spans.find(({ name }) => name === 'GET /api/portal/:id')?.status.code).toBe(2);
  const ofClient = spans.find(({ name }) => name === 'GET /api/health');
  expect(ofClient?.parentSpanId ?? '').toBe('');
  expect(ofClient?.traceId).not.toBe(TRACE);
  expect(JSON.stringify(spans)).not.toMatch(/creator/);
  const logged = lines.map((line) => JSON.parse(line) as { msg: string; traceId?: string });
  expect(logged.filter(({ msg }) => msg === 'request completed').map(({ traceId }) => traceId)).toEqual([
    TRACE,
    TRACE,
    TRACE,
    ofClient?.traceId,
  ]);
  expect(logged.find(({ msg }) => msg === 'request failed')?.traceId).toBe(TRACE);
});

test('the trace is propagated to other servers', async () => {
  const services = await open();
  const span = services.tracing?.begin(traceparent);
  if (!span) throw new Error('There is no tracing.');
  const provider = { id: 'x', name: 'X', issuer: collectorAddress, clientId: 'x', scopes: [] };
  asked.length = 0;
  await withSpan(span, () => createIssuers().find(provider as never, collectorAddress)).catch(
    () => undefined,
  );
  await services.close();
  expect(asked.find(({ url }) => url?.includes('openid'))?.traceparent).toMatch(
    new RegExp(`^00-${TRACE}-[0-9a-f]{16}-01$`),
  );
});

test('a share of the requests is sent, and a collector that is away keeps no server from ending', async () => {
  const none = await open({ PORTICO_TRACES_PERCENT: '0' });
  const app = await buildApp(none);
  spans.length = 0;
  await app.inject({ url: '/api/health', headers: { host } });
  await close(app, none);
  expect(spans).toEqual([]);
  const away = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  const other = await buildApp(away);
  expect((await other.inject({ url: '/api/health', headers: { host } })).statusCode).toBe(200);
  await close(other, away);
});

/** Packages that a module loads through static imports. */
function packagesOf(file: string, seen = new Set<string>(), found = new Set<string>()): Set<string> {
  if (seen.has(file)) return found;
  seen.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\b)[^;]*?from\s+'([^']+)'/gms,
  );
  for (const [, name = ''] of imports) {
    if (!name.startsWith('.')) found.add(name);
    else if (name.endsWith('.ts')) packagesOf(path.resolve(path.dirname(file), name), seen, found);
  }
  return found;
}

test('nothing of the SDK is loaded without the setting', async () => {
  const isOfSdk = (name: string) => name.startsWith('@opentelemetry/');
  const server = path.resolve(__dirname, '..');
  const loaded = packagesOf(path.join(server, 'main.ts'));
  expect(loaded).toContain('fastify');
  expect([...loaded].filter(isOfSdk)).toEqual([]);
  expect([...packagesOf(path.join(__dirname, 'open-telemetry.ts'))].filter(isOfSdk)).not.toEqual([]);
  const services = await open({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect(services.tracing).toBeUndefined();
  await services.close();
});
