import { describe, expect, test } from '@jest/globals';
import { SOCIAL_SIGN_IN_MESSAGE } from '@portico/shared/contracts';
import { readConfig } from '../../../config/config.ts';
import { ConfigError } from '../../../config/config-error.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';
import {
  begin,
  clientId,
  cookieOf,
  internal,
  issuer,
  login,
  messageIn,
  openSocialSite,
  site,
} from '../../../testing/sites/social-site.ts';
import { openTestApp } from '../../../testing/test-app.ts';
import { openTestIssuer } from '../../../testing/test-issuer.ts';

openSocialSite();

const comeBack = (query: Record<string, string>, cookie: string) =>
  site.ask({
    url: `/api/auth/social/acme/callback?${new URLSearchParams(query)}`,
    headers: { cookie, ...internal() },
  });

describe('the popup', () => {
  test('[OPEN-36] goes to the issuer with PKCE, state and nonce, which an encrypted cookie stores', async () => {
    const { response, address, sent } = await begin();
    expect(response.statusCode).toBe(302);
    expect(address.href).toMatch(`${issuer.address}/authorize?`);
    expect(sent).toEqual({
      client_id: clientId,
      response_type: 'code',
      redirect_uri: 'http://localhost:8000/api/auth/social/acme/callback',
      scope: 'openid profile email',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    const cookie = String(response.headers['set-cookie']);
    expect(cookie).toMatch(/^portico_social=[\w-]+; Max-Age=900; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    const bytes = Buffer.from(cookieOf(response).split('=')[1] ?? '', 'base64url').toString('latin1');
    expect(bytes).not.toContain(sent['nonce']);
    const secure = await site.ask({ url: '/api/auth/social/acme/start', headers: internal() });
    expect(cookieOf(secure)).not.toBe(cookieOf(response));
  });

  test('[LOGIN-14, API-03] brings an ID token to the page that opened it, which signs in with it', async () => {
    const { cookie, sent } = await begin();
    const { state = '', nonce = '', code_challenge: challenge = '' } = sent;
    const token = await issuer.sign({
      nonce,
      sub: 'whole-flow',
      name: 'มาลี ใจดี',
      email: 'malee@example.com',
    });
    issuer.grant('code-1', { token, challenge });
    const page = await comeBack({ code: 'code-1', state }, cookie);
    expect(page.statusCode).toBe(200);
    expect(messageIn(page.body)).toEqual({ type: SOCIAL_SIGN_IN_MESSAGE, provider: 'acme', token });
    expect(page.body).toContain('window.opener.postMessage(message,location.origin)');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[^;]+';/);
    expect(policy).not.toContain('unsafe');
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'unsafe-none',
    });
    const response = await login(token, cookieOf(page));
    expect(response.json()).toMatchObject({
      status: 'ok',
      data: { displayName: 'มาลี ใจดี', roles: ['portal_creator'], username: expect.stringMatching(/^acme-/) },
    });
    expect(String(response.headers['set-cookie'])).toMatch(/^portico_social=; .*Path=\/api\/auth/);
    const headers = { authorization: `Bearer ${response.json().jsonWebToken}` };
    expect((await site.get('/api/auth/login', { headers })).status).toBe('ok');
    expect((await comeBack({ code: 'code-1', state }, cookieOf(page))).body).toContain(
      'not started in this browser',
    );
  });

  test('another state, another verifier, another browser or a code without worth gets no token', async () => {
    const first = await begin();
    const second = await begin();
    const token = await issuer.sign({ nonce: first.sent['nonce'] });
    const grant = () => issuer.grant('code-2', { token, challenge: first.sent['code_challenge'] ?? '' });
    const state = first.sent['state'] ?? '';
    for (const [query, cookie] of [
      [{ code: 'code-2', state: 'another' }, first.cookie],
      [{ code: 'code-2', state: second.sent['state'] ?? '' }, first.cookie],
      [{ code: 'code-2', state: second.sent['state'] ?? '' }, second.cookie],
      [{ code: 'code-2', state }, ''],
      [{ code: 'code-2', state }, `${first.cookie}x`],
      [{ code: 'unknown', state }, first.cookie],
    ] as const) {
      grant();
      const message = messageIn((await comeBack(query, cookie)).body);
      expect(message).toMatchObject({ provider: 'acme', error: 'sign-in-failed' });
      expect(message).not.toHaveProperty('token');
    }
  });

  test.each([
    ['[ERR-02]', 'invalid_email', 'invalid-email', 'The specified user account email is invalid.'],
    ['[ERR-03]', 'invalid_password', 'invalid-password', 'The specified user account password is incorrect.'],
    ['[ERR-04]', 'invalid_user', 'invalid-user', 'The specified user account does not exist.'],
    ['[ERR-06]', 'access_denied', 'sign-in-failed', 'Error logging user in: You <b>said</b> no.'],
  ])("%s the issuer's error %s reaches the page as %s", async (_id, error, code, message) => {
    const { cookie, sent } = await begin();
    const query = { error, error_description: 'You <b>said</b> no.', state: sent['state'] ?? '' };
    const page = await comeBack(query, cookie);
    expect(messageIn(page.body)).toEqual({
      type: SOCIAL_SIGN_IN_MESSAGE,
      provider: 'acme',
      error: code,
      message,
    });
    expect(page.body).not.toContain('<b>');
  });

  test('[ERR-06] an issuer that cannot be reached is reported to the page, and affects nothing else', async () => {
    const response = await site.ask({ url: '/api/auth/social/gone/start', headers: internal() });
    expect(messageIn(response.body)).toMatchObject({
      error: 'sign-in-failed',
      message: 'Error logging user in: The sign-in service cannot be reached.',
    });
    expect((await site.ask({ url: '/api/auth/social/nothing/start', headers: internal() })).body).toContain(
      'not set up',
    );
  });

  test('an issuer that failed is requested again', async () => {
    const own = await openTestIssuer(clientId);
    own.isDown = true;
    const providers = [{ id: 'late', name: 'Late', issuer: own.address, clientId }];
    const late = await openTestApp(undefined, { PORTICO_SOCIAL_PROVIDERS: JSON.stringify(providers) });
    const start = () => late.ask({ url: '/api/auth/social/late/start' });
    expect((await start()).statusCode).toBe(200);
    own.isDown = false;
    expect((await start()).statusCode).toBe(302);
    expect((await start()).statusCode).toBe(302);
    expect(own.asked).toHaveLength(2);
  });
});

test('[LOGIN-01, LOGIN-13] pages learn whom to sign in with, and how to sign out there', async () => {
  expect(await site.get('/api/auth/providers')).toEqual({
    status: 'ok',
    data: [
      { id: 'acme', name: 'Acme', endSessionUrl: '/api/auth/social/acme/end' },
      { id: 'gone', name: 'Gone', endSessionUrl: '/api/auth/social/gone/end' },
    ],
  });
  const end = await site.ask({ url: '/api/auth/social/acme/end' });
  const address = new URL(String(end.headers.location));
  expect(address.origin + address.pathname).toBe(`${issuer.address}/end`);
  expect(address.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:8000/');
  expect((await site.ask({ url: '/api/auth/social/gone/end' })).headers.location).toBe('/');
});

describe('PORTICO_SOCIAL_PROVIDERS', () => {
  const good = { id: 'line', name: 'LINE', issuer: 'https://access.line.me', clientId: '123' };
  const read = (setting: string, env: Record<string, string> = {}) =>
    readConfig({
      NODE_ENV: 'production',
      PORTICO_SECRET: 'the secret of a server under test',
      PORTICO_SOCIAL_PROVIDERS: setting,
      ...env,
    });

  test('[OPEN-36] names any providers', () => {
    const scopes = ['openid'];
    expect(
      read(JSON.stringify([good, { ...good, id: 'x', clientSecret: 's', scopes }])).socialProviders,
    ).toEqual([
      { ...good, scopes: ['openid', 'profile', 'email'] },
      { ...good, id: 'x', clientSecret: 's', scopes },
    ]);
  });

  test.each([
    ['{oh', 'PORTICO_SOCIAL_PROVIDERS must be JSON'],
    ['{}', 'PORTICO_SOCIAL_PROVIDERS must be a list.'],
    [[{ ...good, id: 'Line!' }], 'PORTICO_SOCIAL_PROVIDERS[0].id must be 1 to 40 of a-z, 0-9 and -.'],
    [[good, good], 'PORTICO_SOCIAL_PROVIDERS has the same id twice.'],
    [[good, { ...good, id: 'x', issuer: 'http://x.example' }], '[1].issuer must be an https address.'],
    [[{ ...good, issuer: '/development/identity' }], '[0].issuer must be an https address.'],
    [[{ ...good, scopes: ['email'] }], "[0].scopes must hold 'openid'."],
    [[{ ...good, clientId: '' }], '[0].clientId must not be empty.'],
    [[{ ...good, secret: 'x' }], 'PORTICO_SOCIAL_PROVIDERS[0]'],
  ])('%j is reported as an error', (setting, message) => {
    const text = typeof setting === 'string' ? setting : JSON.stringify(setting);
    expect(() => read(text)).toThrow(ConfigError);
    expect(() => read(text)).toThrow(message);
  });

  test('[OPEN-36] the development identity provider exists only in development, unless it is configured', () => {
    const PORTICO_DATA = scratchFolder();
    const env = { PORTICO_DATA, PORTICO_SECRET: 'the secret of a server under test' };
    const idsIn = (more: Record<string, string>) =>
      readConfig({ ...env, ...more }).socialProviders.map(({ id }) => id);
    expect(idsIn({})).toEqual(['development']);
    expect(idsIn({ NODE_ENV: 'test' })).toEqual([]);
    expect(idsIn({ NODE_ENV: 'test', PORTICO_DEVELOPMENT_IDENTITY: 'on' })).toEqual(['development']);
    expect(idsIn({ PORTICO_DEVELOPMENT_IDENTITY: 'off' })).toEqual([]);
    expect(idsIn({ PORTICO_SOCIAL_PROVIDERS: JSON.stringify([good]) })).toEqual(['line']);
    expect(idsIn({ NODE_ENV: 'production' })).toEqual([]);
    expect(() => idsIn({ NODE_ENV: 'production', PORTICO_DEVELOPMENT_IDENTITY: 'on' })).toThrow(
      'lets everyone in',
    );
  });
});
