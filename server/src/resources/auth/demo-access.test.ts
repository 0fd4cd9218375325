import { beforeAll, describe, expect, test } from '@jest/globals';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { openTestCli } from '../../testing/run-cli.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const LOCAL = '127.0.0.1';

describe('in development', () => {
  let site: TestApp;
  beforeAll(async () => {
    site = await openTestApp(undefined, { NODE_ENV: 'development', PORTICO_LOG: 'silent' });
  });

  const login = (body: object, headers: Record<string, string> = {}, address = LOCAL) =>
    site.ask({ url: '/api/auth/login', method: 'POST', body, headers, address });
  const demo = { username: 'admin', password: 'admin-demo' };

  test('demo accounts sign in from this machine, with or without a browser', async () => {
    expect((await login(demo)).statusCode).toBe(200);
    expect((await login(demo, { origin: 'http://localhost:8000' })).statusCode).toBe(200);
    expect((await login(demo, {}, '::1')).statusCode).toBe(200);
  });

  test.each([
    ['from another address', {}, '192.168.1.7'],
    ['with X-Forwarded-For', { 'x-forwarded-for': LOCAL }, LOCAL],
    ['with X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }, LOCAL],
    ['with X-Real-IP', { 'x-real-ip': LOCAL }, LOCAL],
    ['with Forwarded', { forwarded: 'for=127.0.0.1' }, LOCAL],
    ['with Via', { via: '1.1 proxy' }, LOCAL],
    ['from a page of another host', { origin: 'https://demo.example' }, LOCAL],
  ])('demo accounts do not sign in %s, and the refusal says what to do', async (_how, headers, address) => {
    const response = await login(demo, headers, address);
    expect(response.statusCode).toBe(403);
    expect(response.json()).toMatchObject({
      code: 'forbidden',
      reason: expect.stringContaining('set PORTICO_DEMO_ACCESS=anywhere'),
    });
  });

  test('nor over HTTP/1.0, as from a local proxy that sends no forwarding headers', async () => {
    const { port } = new URL(await site.app.listen({ port: 0, host: LOCAL }));
    const { createConnection } = await import('node:net');
    const { text } = await import('node:stream/consumers');
    const body = JSON.stringify(demo);
    const statusOver = async (version: string) => {
      const socket = createConnection(Number(port), LOCAL);
      socket.write(
        `POST /api/auth/login HTTP/${version}\r\nHost: localhost\r\nConnection: close\r\n` +
          `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
      );
      return (await text(socket)).split(' ')[1];
    };
    expect(await statusOver('1.1')).toBe('200');
    expect(await statusOver('1.0')).toBe('403');
  });

  test('other accounts sign in from anywhere', async () => {
    const { users } = site.services;
    const somchai = { username: 'somchai', password: 'a good password' };
    await users.create({ ...somchai, provider: 'demo', displayName: 'Somchai', roles: [] });
    expect((await login(somchai, { 'x-forwarded-for': '203.0.113.9' }, '192.168.1.7')).statusCode).toBe(200);
  });

  test.each(['/api/auth/social/development/start', '/development/identity/.well-known/openid-configuration'])(
    'the development identity is closed to others: %s',
    async (url) => {
      const headers = { 'x-forwarded-for': '203.0.113.9' };
      expect((await site.ask({ url, headers })).body).toContain('PORTICO_DEMO_ACCESS');
      const token = await login({ provider: 'development', token: 'x' }, headers);
      expect(token.json().reason).toContain('PORTICO_DEMO_ACCESS');
    },
  );
});

test('PORTICO_DEMO_ACCESS=anywhere opens the demo accounts to everyone', async () => {
  const site = await openTestApp(undefined, {
    NODE_ENV: 'development',
    PORTICO_DEMO_ACCESS: 'anywhere',
    PORTICO_LOG: 'silent',
  });
  const body = { username: 'admin', password: 'admin-demo' };
  const address = '192.168.1.7';
  expect((await site.ask({ url: '/api/auth/login', method: 'POST', body, address })).statusCode).toBe(200);
});

test('production does not start while a demo password opens an account, and the doctor names it', async () => {
  const desk = await openTestCli([fixtureContent]);
  const env = { NODE_ENV: 'production', PORTICO_SECRET: 'the secret of a server under test' };
  const start = async () => {
    const started = await startServerProcess({ PORTICO_DATA: desk.folder, PORTICO_LOG: 'error', ...env });
    await started.kill();
  };
  await expect(start()).rejects.toThrow('The account admin of demo has its demo password, which is public');
  expect((await desk.portico(['doctor'], { env })).stdout).toContain(
    'users password creator --provider demo',
  );
  expect((await desk.portico(['doctor'])).stdout).not.toContain('demo password,');

  await desk.data(['users', 'disable', 'admin'], { env });
  await desk.data(['users', 'password', 'creator', '--generate'], { env });
  expect((await desk.portico(['doctor'], { env })).stdout).toContain(
    'ok       no account has a demo password',
  );
});
