import type { AddressInfo } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { SocialSignInMessage } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let site: TestApp;
let origin: string;
let told: unknown[];

beforeAll(async () => {
  site = await openTestApp(undefined, { PORTICO_DEVELOPMENT_IDENTITY: 'on' });
  await site.app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(site.app.server.address() as AddressInfo).port}`;
  site.hours((Date.now() - site.services.now().getTime()) / 3_600_000);
});
beforeEach(() => {
  told = [];
  const tell = (line: unknown) => void told.push(line);
  for (const level of ['warn', 'info'] as const) jest.spyOn(console, level).mockImplementation(tell);
});
afterEach(() => {
  jest.restoreAllMocks();
  // The library warns about this Node version, and would warn about missing options.
  expect(told.filter((line) => !String(line).includes('Unsupported runtime'))).toEqual([]);
});

/** A minimal browser for signing in: cookies by path, redirects and forms. */
function openBrowser() {
  const cookies = new Map<string, { path: string; value: string }>();

  async function visit(
    address: string,
    init: RequestInit = {},
  ): Promise<{ url: string; html: string; status: number }> {
    const url = new URL(address, origin);
    const sent = [...cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const cookie = sent.map(([name, { value }]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    const response = await fetch(url, { ...init, redirect: 'manual', headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      const path = line.match(/; path=([^;]+)/i)?.[1] ?? '/';
      if (value === '' || /expires=Thu, 01 Jan 1970/i.test(line)) cookies.delete(name);
      else cookies.set(name, { path, value });
    }
    const location = response.headers.get('location');
    if (location) return visit(new URL(location, url).href);
    return { url: url.href, html: await response.text(), status: response.status };
  }

  return {
    visit,
    submit: (address: string, fields: Record<string, string>) =>
      visit(address, { method: 'POST', body: new URLSearchParams(fields) }),
    async login(body: object) {
      const headers = { 'content-type': 'application/json' };
      const response = await visit('/api/auth/login', {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return { status: response.status, reply: JSON.parse(response.html) };
    },
  };
}

const messageIn = (html: string): SocialSignInMessage & { token?: string } =>
  JSON.parse(html.match(/id="data">(.*?)<\/script>/s)?.[1] ?? '{}');

async function signIn(fields: Record<string, string>, browser = openBrowser()) {
  const form = await browser.visit('/api/auth/social/development/start');
  expect(form.url).toMatch(`${origin}/development/identity/interaction/`);
  expect(form.html).toContain('<form method="post">');
  const page = await browser.submit(form.url, { outcome: 'sign-in', ...fields });
  expect(page.url).toMatch(`${origin}/api/auth/social/development/callback?`);
  return { browser, message: messageIn(page.html) };
}

test('[OPEN-36, LOGIN-14] any email signs in, through the whole flow', async () => {
  expect((await site.get('/api/auth/providers')).data).toEqual([
    { id: 'development', name: 'Development identity', endSessionUrl: '/api/auth/social/development/end' },
  ]);
  const { browser, message } = await signIn({ email: 'Somchai@example.com' });
  const { status, reply } = await browser.login({ provider: 'development', token: message.token });
  expect(status).toBe(200);
  expect(reply.data).toMatchObject({ displayName: 'Somchai', roles: ['portal_creator'] });
  expect((await browser.login({ provider: 'development', token: message.token })).status).toBe(401);
  const again = await signIn({ email: 'somchai@example.com' });
  const { reply: second } = await again.browser.login({
    provider: 'development',
    token: again.message.token,
  });
  expect(second.data.uid).toBe(reply.data.uid);
});

test('[LOGIN-13] it remembers a user until sign-out, which returns to /', async () => {
  const { browser } = await signIn({ email: 'malee@example.com' });
  const silent = await browser.visit('/api/auth/social/development/start');
  expect(messageIn(silent.html)).toHaveProperty('token');
  const question = await browser.visit('/api/auth/social/development/end');
  expect(question.html).toContain('Sign out of the development identity?');
  const action = question.html.match(/action="([^"]+)"/)?.[1] ?? '';
  const xsrf = question.html.match(/name="xsrf" value="([^"]+)"/)?.[1] ?? '';
  const end = await browser.submit(action, { xsrf, logout: 'yes' });
  expect(new URL(end.url).pathname).toBe('/');
  const asked = await browser.visit('/api/auth/social/development/start');
  expect(asked.html).toContain('<form method="post">');
});

test.each([
  ['[ERR-02]', 'invalid_email', 'invalid-email', 'The specified user account email is invalid.'],
  ['[ERR-03]', 'invalid_password', 'invalid-password', 'The specified user account password is incorrect.'],
  ['[ERR-04]', 'invalid_user', 'invalid-user', 'The specified user account does not exist.'],
  [
    '[ERR-06]',
    'access_denied',
    'sign-in-failed',
    'Error logging user in: The development identity simulates a refusal.',
  ],
])('%s it fails as configured: %s', async (_id, outcome, error, text) => {
  const { message } = await signIn({ email: 'somchai@example.com', outcome });
  expect(message).toMatchObject({ provider: 'development', error, message: text });
});

test('[ERR-02] a token with a broken email does not sign in', async () => {
  const { browser, message } = await signIn({ email: 'somchai@example.com', outcome: 'bad-email' });
  const { status, reply } = await browser.login({ provider: 'development', token: message.token });
  expect(status).toBe(401);
  expect(reply).toMatchObject({
    code: 'invalid-email',
    reason: 'The specified user account email is invalid.',
  });
});

test('it is disabled by default', async () => {
  const other = await openTestApp();
  const response = await other.ask({ url: '/development/identity/.well-known/openid-configuration' });
  expect(response.statusCode).toBe(404);
});
