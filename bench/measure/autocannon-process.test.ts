import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { forkAutocannon } from './autocannon-process.ts';

const PAGE = Buffer.alloc(100_000, 'ก');
let server: http.Server;
let bodies: string[];
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function serve(status: number): Promise<string> {
  bodies = [];
  server = http.createServer((request, reply) => {
    void request.toArray().then((chunks: Buffer[]) => {
      bodies.push(Buffer.concat(chunks).toString());
      reply.writeHead(status).end(PAGE);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('counts requests, and bytes to the last one', async () => {
  const { requests, throughput, non2xx, errors } = await forkAutocannon({
    url: await serve(200),
    amount: 20,
    connections: 2,
  });
  expect(requests.total).toBe(20);
  expect(throughput.total).toBeGreaterThan(20 * PAGE.length);
  expect(non2xx + errors).toBe(0);
});

test('a refused request counts as a failure', async () => {
  const { non2xx } = await forkAutocannon({ url: await serve(503), amount: 4, connections: 2 });
  expect(non2xx).toBe(4);
});

test('bodies that are numbered are never alike', async () => {
  const request = { method: 'POST' as const, path: '/', headers: {}, body: '{"size":11}' };
  const requests = [request, request];
  const options = { url: await serve(200), amount: 6, connections: 2, requests };
  await forkAutocannon(options, { key: 'run', from: 40 });
  expect(bodies.sort()).toEqual([40, 41, 42, 43, 44, 45].map((run) => `{"size":11,"run":${run}}`));
});
