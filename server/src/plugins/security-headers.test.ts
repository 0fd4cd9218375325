import { expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { openTestApp } from '../testing/test-app.ts';
import { securityHeaders } from './security-headers.ts';

const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'permissions-policy': expect.stringContaining('geolocation=(self)'),
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cross-origin-resource-policy': 'same-origin',
};
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

test('[T-01] every response has security headers, also errors and unknown hosts', async () => {
  const site = await openTestApp();
  for (const request of [
    { url: '/api/health' },
    { url: '/api/nothing' },
    { url: '/api/portal/%E0%A4%A' },
    { url: '/nothing' },
    { url: '/images/nothing' },
    { url: '/api/web-admin/', host: 'evil.example' },
  ]) {
    const { headers } = await site.ask(request);
    expect([request, headers]).toEqual([
      request,
      expect.objectContaining({ ...EVERYWHERE, 'content-security-policy': NOTHING }),
    ]);
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['server']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('HSTS is sent only behind a trusted proxy that reports https', async () => {
  const headers = { 'x-forwarded-proto': 'https' };
  const transportSecurity = async (trustProxy: string | false) => {
    const app = Fastify({ trustProxy });
    await app.register(securityHeaders);
    app.get('/', () => 'x');
    return (await app.inject({ url: '/', headers })).headers['strict-transport-security'];
  };
  expect(await transportSecurity('127.0.0.1')).toBe('max-age=31536000');
  expect(await transportSecurity('10.0.0.0/8')).toBeUndefined();
  expect(await transportSecurity(false)).toBeUndefined();
});

test('a response keeps its own policy, and a script has none', async () => {
  const app = Fastify();
  await app.register(securityHeaders);
  app.get('/page', (_request, reply) => reply.header('content-security-policy', 'its own').send('x'));
  app.get('/script', (_request, reply) => reply.type('text/javascript; charset=utf-8').send('1'));
  expect((await app.inject('/page')).headers['content-security-policy']).toBe('its own');
  expect((await app.inject('/script')).headers['content-security-policy']).toBeUndefined();
});
