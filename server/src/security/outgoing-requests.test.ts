import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import { AddressRefused, BodyTooLarge, createOutgoingRequests } from './outgoing-requests.ts';

const servers: Server[] = [];

/** A server of this machine; returns its port. */
async function listen(respond: RequestListener): Promise<number> {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Of an aborted request, or of a response whose request was aborted. */
const TIMED_OUT = { code: expect.stringMatching(/^(ABORT_ERR|ECONNRESET)$/) };

const GET = { method: 'GET', userAgent: 'Portico test' } as const;
/** Sends to servers of this machine on these ports. */
const allowing = (...ports: number[]) => createOutgoingRequests({ allowedAddresses: ['127.0.0.1'], ports });

describe('an address that is not public is refused', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f.0.0.1/',
    'http://0.0.0.0/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[::]/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:a00:1]/',
    'http://[64:ff9b::a00:1]/',
    'http://[2002:a00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'https://[fd00:ec2::254]/',
    // A name for an address of this machine.
    'http://localhost/',
  ])('%s', async (address) => {
    await expect(createOutgoingRequests().statusOf(address, GET)).rejects.toBeInstanceOf(AddressRefused);
  });

  test.each([
    ['another port', 'http://example.com:22/'],
    ['another protocol', 'ftp://example.com/'],
    ['a file', 'file:///etc/passwd'],
    ['a password', 'http://user:password@example.com/'],
    ['no address', 'example'],
  ])('%s: %s', async (_what, address) => {
    await expect(createOutgoingRequests().statusOf(address, GET)).rejects.toBeInstanceOf(AddressRefused);
  });
});

test('sends the user agent, and no cookies or credentials', async () => {
  let received: Record<string, unknown> = {};
  const port = await listen(({ headers, method }, response) => {
    received = { ...headers, method };
    response.writeHead(200, { 'set-cookie': 'a=b' }).end('x');
  });
  const requests = allowing(port);
  expect(await requests.statusOf(`http://127.0.0.1:${port}/`, { ...GET, method: 'HEAD' })).toBe(200);
  expect(await requests.statusOf(`http://127.0.0.1:${port}/`, GET)).toBe(200);
  expect(received).toMatchObject({ method: 'GET', 'user-agent': 'Portico test' });
  expect(Object.keys(received)).not.toContain('cookie');
  expect(Object.keys(received)).not.toContain('authorization');
});

test('a redirect to an internal address is refused, and the address is not requested', async () => {
  let isReached = false;
  const inside = await listen((_request, response) => {
    isReached = true;
    response.end();
  });
  const outside = await listen((_request, response) => {
    // Another name of this machine, which is not in the list of allowed addresses.
    response.writeHead(302, { location: `http://127.0.0.2:${inside}/` }).end();
  });
  await expect(
    allowing(inside, outside).statusOf(`http://127.0.0.1:${outside}/`, GET),
  ).rejects.toBeInstanceOf(AddressRefused);
  const toOtherPort = allowing(outside).statusOf(`http://127.0.0.1:${outside}/`, GET);
  await expect(toOtherPort).rejects.toBeInstanceOf(AddressRefused);
  expect(isReached).toBe(false);
});

test('three redirects are followed, a fourth is not', async () => {
  const port = await listen(({ url = '/' }, response) => {
    const left = Number(url.slice(1));
    if (left === 0) response.writeHead(204).end();
    else response.writeHead(301, { location: `/${left - 1}` }).end();
  });
  const { statusOf } = allowing(port);
  expect(await statusOf(`http://127.0.0.1:${port}/3`, GET)).toBe(204);
  await expect(statusOf(`http://127.0.0.1:${port}/4`, GET)).rejects.toThrow('redirects more than 3 times');
});

test('an endless body is not read', async () => {
  let isClosed = false;
  const port = await listen((_request, response) => {
    response.on('close', () => {
      isClosed = true;
    });
    response.writeHead(200).write('x'.repeat(1024));
  });
  expect(await allowing(port).statusOf(`http://127.0.0.1:${port}/`, GET)).toBe(200);
  while (!isClosed) await new Promise((resolve) => setTimeout(resolve, 10));
});

test('a server that does not respond is given up after the timeout', async () => {
  const port = await listen(() => undefined);
  const requests = createOutgoingRequests({ allowedAddresses: ['127.0.0.1'], ports: [port], timeoutMs: 50 });
  await expect(requests.statusOf(`http://127.0.0.1:${port}/`, GET)).rejects.toMatchObject(TIMED_OUT);
});

describe('a download', () => {
  const PICTURE = { userAgent: 'Portico test', accept: 'image/*', maxBytes: 1000 };

  test('has the type and the body, also after a redirect', async () => {
    const port = await listen(({ url }, response) => {
      if (url === '/') response.writeHead(302, { location: '/picture' }).end('elsewhere');
      else response.writeHead(200, { 'content-type': 'Image/PNG; charset=x' }).end('bytes');
    });
    const { status, type, body } = await allowing(port).download(`http://127.0.0.1:${port}/`, PICTURE);
    expect([status, type, body.toString()]).toEqual([200, 'image/png', 'bytes']);
  });

  test('has no body of a failure', async () => {
    const port = await listen((_request, response) => response.writeHead(404).end('not here'));
    const { status, body } = await allowing(port).download(`http://127.0.0.1:${port}/`, PICTURE);
    expect([status, body.length]).toEqual([404, 0]);
  });

  test.each([
    ['states more bytes than allowed', { 'content-length': '1001' }],
    ['sends more bytes than allowed', {}],
  ])('ends when the response %s', async (_what, headers) => {
    const port = await listen((_request, response) => {
      response.on('error', () => undefined);
      response.writeHead(200, headers).write('x'.repeat(1001));
    });
    const download = allowing(port).download(`http://127.0.0.1:${port}/`, PICTURE);
    await expect(download).rejects.toBeInstanceOf(BodyTooLarge);
  });

  test('ends after its timeout, also in the middle of a body', async () => {
    const port = await listen((_request, response) => response.writeHead(200).write('x'));
    const requests = createOutgoingRequests({
      allowedAddresses: ['127.0.0.1'],
      ports: [port],
      downloadTimeoutMs: 100,
    });
    await expect(requests.download(`http://127.0.0.1:${port}/`, PICTURE)).rejects.toMatchObject(TIMED_OUT);
  });

  test('of an internal address is refused, also after a redirect', async () => {
    const port = await listen((_request, response) => {
      response.writeHead(302, { location: 'http://127.0.0.2/' }).end();
    });
    await expect(allowing(port).download('http://10.0.0.1/', PICTURE)).rejects.toBeInstanceOf(AddressRefused);
    const redirected = createOutgoingRequests({ allowedAddresses: ['127.0.0.1'], ports: [port, 80] });
    await expect(redirected.download(`http://127.0.0.1:${port}/`, PICTURE)).rejects.toBeInstanceOf(
      AddressRefused,
    );
  });
});
