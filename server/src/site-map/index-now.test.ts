import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { until } from '../testing/until.ts';
import { indexNowRoutes, startIndexNow } from './index-now.ts';

const KEY = 'a1b2c3d4e5f6a7b8';
const silent = { info() {}, warn() {}, error() {} };

let server: Server;
let received: { host: string; key: string; keyLocation: string; urlList: string[] }[];
let status: number;
let site: TestApp;
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  received = [];
  status = 202;
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      received.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
  site = await openTestApp(undefined, { PORTICO_INDEXNOW_KEY: KEY, PORTICO_INDEXNOW_URL: url });
  await site.app.register(indexNowRoutes, site.services);
  // Two servers of one installation, which share their counters.
  stops = [startIndexNow(site.services, silent), startIndexNow(site.services, silent)];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await new Promise((resolve) => server.close(resolve));
});

async function release(id: string): Promise<void> {
  const headers = await site.signIn('admin');
  const body = { data: { status: 'RELEASE', townRefs: ['nan'] } };
  const response = await site.ask({ url: `/api/review/${id}`, method: 'PUT', headers, body });
  expect(response.json()).toMatchObject({ status: 'ok' });
}

test('a released page is announced once, with the file that proves the key', async () => {
  await release('waiting');
  await until(() => received.length > 0);
  await Promise.all(stops.map((stop) => stop()));
  const host = site.services.providers.all().find(({ id }) => id === 'demo')?.hosts[0];
  expect(received).toEqual([
    {
      host,
      key: KEY,
      keyLocation: `https://${host}/${KEY}.txt`,
      urlList: [`https://${host}/portals/waiting`],
    },
  ]);
  expect((await site.ask({ url: `/${KEY}.txt` })).body).toBe(KEY);
});

test('a failure is tried again', async () => {
  status = 503;
  await release('waiting');
  await until(() => received.length > 0);
  status = 200;
  await until(() => received.length > 1);
  expect(received[1]).toEqual(received[0]);
});

test('private and rejected pages are not announced', async () => {
  const headers = await site.signIn('admin');
  const body = { data: { status: 'REJECT', reason: 'No' } };
  await site.ask({ url: '/api/review/waiting', method: 'PUT', headers, body });
  await release('private');
  // Released last: when it has arrived, the others would have.
  await release('rejected').catch(() => release('wat-phumin'));
  await until(() => received.length > 0);
  expect(received.flatMap(({ urlList }) => urlList).filter((url) => /private|waiting/.test(url))).toEqual([]);
});
