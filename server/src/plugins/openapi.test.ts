import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { DETAIL_CODES, defineEndpoint, endpoints, TEXT_FORMATS } from '@portico/shared/contracts';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { ApiDescription, DescribedCall } from './api-description.ts';
import { describeApi } from './openapi.ts';

let site: TestApp;
let document: ApiDescription;
beforeAll(async () => {
  site = await openTestApp();
  document = await site.get<ApiDescription>('/api/docs');
});

const described = (): [method: string, path: string, call: DescribedCall][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]): [string, string, DescribedCall] => [
      method.toUpperCase(),
      path,
      call,
    ]),
  );

/** The router's routes, parsed from the tree that it prints. */
function registeredRoutes(): string[] {
  const path: string[] = [];
  const found: string[] = [];
  for (const line of site.app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', segment = '', methods] = line.match(/^(.*?)[└├]── (\S*)(?: \(([A-Z, ]+)\))?/) ?? [];
    path.length = indent.length / 4;
    path.push(segment);
    const address = path.join('').replace(/:(\w+)/g, '{$1}');
    if (methods) found.push(...methods.split(', ').map((method) => `${method} ${address}`));
  }
  return found;
}
const isCall = (route: string) => route.includes(' /api/');

/** Routes that are no calls: the description with its page, unknown calls, and redirects of the social sign-in. */
const NO_CALL = /^HEAD |\/api\/(docs(\/.*)?|\*|auth\/link|auth\/social\/.*)$/;

test('every call under /api is described, and everything described is a call', () => {
  // The router merges parameters with different names.
  const anonymous = (call: string) => call.replace(/\{[^/]+/g, '{}');
  const registered = registeredRoutes()
    .filter((route) => isCall(route) && !NO_CALL.test(route))
    .map(anonymous);
  const calls = described().map(([method, path]) => anonymous(`${method} ${path}`));
  expect(registered.length).toBeGreaterThan(10);
  expect(calls.sort()).toEqual(registered.sort());
});

test('[API-02] all calls are under /api; elsewhere there are only pages and files, which are read', async () => {
  expect(endpoints.filter(({ path }) => !path.startsWith('/api/'))).toEqual([]);
  const others = registeredRoutes().filter((route) => !isCall(route));
  expect(others.length).toBeGreaterThan(3);
  // Pages have every remaining address. Other protocols decide how these two are called.
  expect(others.filter((route) => !/^(GET|HEAD) |^[A-Z]+ \*$/.test(route))).toEqual(['POST /stop-mails']);
  for (const { method, path } of endpoints.filter((call) => call.method !== 'GET')) {
    const url = path.replace('/api/', '/');
    expect([url, (await site.ask({ url, method, body: {} })).statusCode]).toEqual([url, 404]);
  }
});

test('each operation has an id of its own, its path parameters, a response and a refusal', () => {
  const ids = described().map(([, , call]) => call.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBe(endpoints.length);
  for (const [method, path, call] of described()) {
    const named = (call.parameters ?? []).filter((parameter) => parameter.in === 'path');
    expect([path, named.map(({ name }) => name).sort()]).toEqual([
      path,
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort(),
    ]);
    expect(named.every(({ required }) => required)).toBe(true);
    expect([call.operationId, Object.keys(call.responses)]).toEqual([call.operationId, ['200', 'default']]);
    expect(call.summary).toMatch(/\.$/);
    if (method === 'GET') expect([path, call.requestBody]).toEqual([path, undefined]);
  }
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, at]) => at ?? '',
  );
  expect(references.length).toBeGreaterThan(0);
  const lost = references.filter(
    (at) => !at.split('/').reduce<unknown>((part, key) => (part as Record<string, unknown>)?.[key], document),
  );
  expect(lost).toEqual([]);
});

test('a named schema is one component; in requests its name ends in Input', () => {
  const replyOf = (path: string, method: string) =>
    document.paths[path]?.[method]?.responses['200'] as { content: Record<string, { schema: object }> };
  const portal = { properties: { data: { $ref: '#/components/schemas/Portal' } } };
  expect(replyOf('/api/portal/{id}', 'get').content['application/json']?.schema).toMatchObject(portal);
  expect(replyOf('/api/wizard', 'post').content['application/json']?.schema).toMatchObject(portal);
  expect(
    document.paths['/api/portal/{id}']?.['put']?.requestBody?.content['application/json']?.schema,
  ).toMatchObject({ properties: { data: { $ref: '#/components/schemas/PortalChangesInput' } } });
  const { schemas } = document.components;
  // Only replies have no further fields.
  expect(schemas['LinkItem']).toHaveProperty('additionalProperties', false);
  expect(schemas['LinkItemInput']).not.toHaveProperty('additionalProperties');
  expect(Object.keys(schemas).filter((name) => /^__|Schema/.test(name))).toEqual([]);
});

test('replies that are no JSON have their content type', async () => {
  const types = described()
    .map(([, path, { responses }]): [string, unknown] => [path, responses['200']])
    .filter(([, reply]) => !(reply as { content: object }).content.hasOwnProperty('application/json'));
  const csv = { 'text/csv': { schema: { type: 'string' } } };
  const archive = { 'application/gzip': { schema: { type: 'string', format: 'binary' } } };
  expect(
    Object.fromEntries(types.map(([path, reply]) => [path, (reply as { content: object }).content])),
  ).toEqual({
    '/api/account/export': archive,
    '/api/console/archive': archive,
    '/api/console/audit.csv': csv,
    '/api/console/figures.csv': csv,
  });
  const table = await site.ask({
    url: '/api/console/figures.csv?from=2026-11-01&to=2026-11-20&table=series',
    headers: await site.signIn('admin'),
  });
  expect(table.headers['content-type']).toMatch(/^text\/csv/);
});

test('headers, forms with files and the codes of refusals are described', () => {
  const upload = defineEndpoint({
    id: 'upload',
    method: 'POST',
    path: '/api/upload',
    summary: 'Takes a file.',
    form: z.object({ file: z.file() }),
    headers: z.object({ 'x-size': z.string() }),
    reply: z.object({}),
  });
  const call = describeApi([upload]).paths['/api/upload']?.['post'];
  expect(call?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
    properties: { file: { type: 'string', format: 'binary' } },
    required: ['file'],
  });
  expect(call?.parameters).toEqual([
    { name: 'x-size', in: 'header', required: true, schema: { type: 'string' } },
  ]);
  expect(document.components.securitySchemes).toMatchObject({
    bearer: { scheme: 'bearer' },
    grant: { in: 'header', name: 'x-portico-grant' },
  });
  expect(JSON.stringify(document.components.responses)).toContain('permission-denied (403)');
  const passcode = document.paths['/api/checkPrivacy/{store}/id/{id}']?.['get']?.parameters ?? [];
  expect(passcode).toContainEqual(
    expect.objectContaining({ name: 'x-passcode', in: 'header', required: false }),
  );
});

test('the codes of wrong fields are described, in docs/errors.md too', () => {
  const reply = document.components.schemas['ErrorReply'] as {
    properties: { details: { items: { properties: { code: { enum: string[] } } } } };
  };
  expect(reply.properties.details.items.properties.code.enum).toEqual(DETAIL_CODES);
  expect(JSON.stringify(document.components.responses)).toContain(TEXT_FORMATS.join(', '));
  const page = readFileSync('docs/errors.md', 'utf8');
  const [, codes = '', formats = ''] = page.split('## In an invalid request')[1]?.split(/^\|---.*$/m) ?? [];
  const named = (table: string) => [...table.matchAll(/^\| `([\w-]+)` \|/gm)].map(([, name]) => name);
  expect([named(codes), named(formats)]).toEqual([DETAIL_CODES, TEXT_FORMATS]);
});

test('clients that accept HTML get Swagger UI; others get JSON', async () => {
  const page = await site.ask({ url: '/api/docs', headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(page.headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    vary: 'accept',
    'x-robots-tag': 'noindex',
  });
  expect(page.body).toContain('<title>Portico API</title>');
  const json = await site.ask({ url: '/api/docs', headers: { accept: '*/*' } });
  expect(json.headers['content-type']).toMatch(/^application\/json/);
  expect(json.json()).toEqual(document);
  expect(await site.get('/api/docs/json')).toEqual(document);
});

test('the page runs scripts of this site alone, and loads nothing from elsewhere', async () => {
  const page = await site.ask({ url: '/api/docs', headers: { accept: 'text/html' } });
  const policy = String(page.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).not.toMatch(/https?:|\*|unsafe-eval/);
  expect(page.body).not.toMatch(/<script(?! src=)/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(files.length).toBeGreaterThan(4);
  for (const url of files) {
    expect(url).toMatch(/^\/api\/docs\/static\/[\w-]+\.(js|css|png)$/);
    expect([url, (await site.ask({ url })).statusCode]).toEqual([url, 200]);
  }
  expect((await site.ask({ url: '/api/docs/static/nothing.js' })).statusCode).toBe(404);
});
