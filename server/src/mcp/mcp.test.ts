import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { updateProvider } from '../records/provider.service.ts';
import { anonymousCalls } from '../render/anonymous-calls.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { mcpRoutes } from './mcp.routes.ts';

let site: TestApp;
let origin: string;
let client: Client;

const switchMcp = (mcp: boolean) => updateProvider(site.services.records, 'demo', { settings: { mcp } });

beforeAll(async () => {
  site = await openTestApp();
  const { internalKey, now } = site.services;
  await site.app.register(mcpRoutes, { callApi: anonymousCalls(site.app, internalKey), now });
  origin = await site.app.listen({ port: 0, host: '127.0.0.1' });
  await switchMcp(true);
  client = new Client({ name: 'test', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin)));
});
afterAll(() => client.close());

const call = (name: string, args: Record<string, unknown>) => client.callTool({ name, arguments: args });

test('every tool is read-only', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(['search', 'read_page', 'list_towns']);
  for (const { annotations } of tools) expect(annotations?.readOnlyHint).toBe(true);
});

test('a page is found by words, and read as Markdown by its address', async () => {
  const found = await call('search', { text: 'phumin' });
  expect(found.structuredContent).toEqual({
    total: 1,
    results: [
      {
        id: 'wat-phumin',
        title: 'Wat Phumin',
        summary: 'Murals of whispering lovers',
        url: `${origin}/portals/wat-phumin?lang=en`,
      },
    ],
  });
  const { content } = await call('read_page', {
    url: `${origin}/portals/wat-phumin?lang=en`,
    language: 'th',
  });
  expect(content).toEqual([{ type: 'text', text: expect.stringContaining('# วัดภูมินทร์\n') }]);
});

test('towns are listed without private ones', async () => {
  const { structuredContent } = await call('list_towns', { language: 'en' });
  expect(structuredContent).toEqual({
    towns: [{ id: 'nan', title: 'Nan', url: `${origin}/towns/nan?lang=en` }],
  });
});

test('private pages are neither found nor read, and other sites are not requested', async () => {
  expect((await call('search', { text: 'garden' })).structuredContent).toMatchObject({ results: [] });
  for (const url of ['/portals/private', '/console', 'https://other.example/portals/wat-phumin']) {
    expect([url, (await call('read_page', { url })).isError]).toEqual([url, true]);
  }
});

test('a wrong argument is refused with its name', async () => {
  const { isError, content } = await call('search', { limit: 1_000 });
  expect(isError).toBe(true);
  expect(JSON.stringify(content)).toContain('limit');
});

test('without the switch of the provider the address does not exist', async () => {
  await switchMcp(false);
  for (const method of ['GET', 'POST'] as const) {
    const response = await site.ask({ url: '/mcp', method, ...(method === 'POST' ? { body: {} } : {}) });
    expect([method, response.statusCode]).toEqual([method, 404]);
  }
  await switchMcp(true);
});

test('a stream of notifications is refused, because nothing is sent', async () => {
  expect((await site.ask({ url: '/mcp', headers: { accept: 'text/event-stream' } })).statusCode).toBe(405);
});
