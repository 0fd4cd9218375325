import { createHmac, createPublicKey } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { SOCIAL_SIGN_IN_MESSAGE, type SocialSignInMessage } from '@portico/shared/contracts';
import { generateKeyPair } from 'jose';
import { ConfigError, readConfig } from '../../../config/config.ts';
import { scratchFolder } from '../../../testing/scratch-folder.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openTestIssuer, type TestIssuer } from '../../../testing/test-issuer.ts';

let issuer: TestIssuer;
let site: TestApp;
const clientId = 'portico-client';

beforeAll(async () => {
  issuer = await openTestIssuer(clientId);
  site = await openSite();
});

async function openSite(): Promise<TestApp> {
  const gone = { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:9', clientId };
  const providers = [{ id: 'acme', name: 'Acme', issuer: issuer.address, clientId }, gone];
  const opened = await openTestApp(undefined, { PORTICO_SOCIAL_PROVIDERS: JSON.stringify(providers) });
  // The issuer has the clock of this machine.
  opened.hours((Date.now() - opened.services.now().getTime()) / 3_600_000);
  return opened;
}

const internal = () => ({ 'x-portico-internal': site.services.internalKey });
const cookieOf = (answer: { headers: Record<string, unknown> }): string =>
  String(answer.headers['set-cookie']).split(';', 1)[0] ?? '';

/** A browser that has been sent to the issuer. */
async function begin(id = 'acme') {
  const answer = await site.ask({ url: `/api/auth/social/${id}/start`, headers: internal() });
  const address = new URL(String(answer.headers.location));
  return { answer, cookie: cookieOf(answer), sent: Object.fromEntries(address.searchParams), address };
}

const comeBack = (query: Record<string, string>, cookie: string) =>
  site.ask({
    url: `/api/auth/social/acme/callback?${new URLSearchParams(query)}`,
    headers: { cookie, ...internal() },
  });

const messageIn = (html: string): SocialSignInMessage =>
  JSON.parse(html.match(/<script type="application\/json" id="data">(.*?)<\/script>/s)?.[1] ?? '');

const login = (token: string, cookie: string, provider = 'acme') =>
  site.ask({
    url: '/api/auth/login',
    method: 'POST',
    body: { provider, token },
    headers: { cookie, ...internal() },
  });

/** Signs in as the issuer says, from the first step to the last. */
async function signIn(claims: Record<string, unknown> = {}) {
  const { cookie, sent } = await begin();
  return login(await issuer.sign({ nonce: sent['nonce'], ...claims }), cookie);
}

describe('the popup', () => {
  test('[OPEN-36] goes to the issuer with PKCE, state and nonce, which a cookie keeps unread', async () => {
    const { answer, address, sent } = await begin();
    expect(answer.statusCode).toBe(302);
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
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^portico_social=[\w-]+; Max-Age=900; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    const bytes = Buffer.from(cookieOf(answer).split('=')[1] ?? '', 'base64url').toString('latin1');
    expect(bytes).not.toContain(sent['nonce']);
    const secure = await site.ask({ url: '/api/auth/social/acme/start', headers: internal() });
    expect(cookieOf(secure)).not.toBe(cookieOf(answer));
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
    const answer = await login(token, cookieOf(page));
    expect(answer.json()).toMatchObject({
      status: 'ok',
      data: { displayName: 'มาลี ใจดี', roles: ['portal_creator'], username: expect.stringMatching(/^acme-/) },
    });
    expect(String(answer.headers['set-cookie'])).toMatch(/^portico_social=; .*Path=\/api\/auth/);
    const headers = { authorization: `Bearer ${answer.json().jsonWebToken}` };
    expect((await site.get('/api/auth/login', { headers })).status).toBe('ok');
    expect((await comeBack({ code: 'code-1', state }, cookieOf(page))).body).toContain(
      'not begun in this browser',
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

  test('[ERR-06] an issuer that cannot be reached is told to the page, and stops nothing else', async () => {
    const answer = await site.ask({ url: '/api/auth/social/gone/start', headers: internal() });
    expect(messageIn(answer.body)).toMatchObject({
      error: 'sign-in-failed',
      message: 'Error logging user in: The sign-in service cannot be reached.',
    });
    expect((await site.ask({ url: '/api/auth/social/nothing/start', headers: internal() })).body).toContain(
      'not set up',
    );
  });

  test('an issuer is asked again once it is back', async () => {
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

describe('an ID token', () => {
  test('[OPEN-36] makes a user at first, and finds them afterwards', async () => {
    const first = (await signIn({ sub: 'again', name: 'First' })).json();
    const second = (await signIn({ sub: 'again', name: 'Second' })).json();
    expect(second.data).toEqual(first.data);
    expect(first.data.displayName).toBe('First');
    expect((await signIn({ sub: 'someone-else' })).json().data.uid).not.toBe(first.data.uid);
  });

  test('two first sign-ins of a person at once make one user', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => signIn({ sub: 'twice' })));
    expect(new Set(answers.map((answer) => answer.json().data.uid)).size).toBe(1);
  });

  test('never opens an account with a password, whatever it says of names', async () => {
    const { data } = (
      await signIn({ sub: 'user-admin', preferred_username: 'admin', email: 'admin@localhost.example' })
    ).json();
    expect(data).toMatchObject({ roles: ['portal_creator'], displayName: 'admin' });
    expect(data.uid).not.toBe('user-admin');
    expect(data.username).not.toBe('admin');
  });

  test.each([
    ['name', { name: 'มาลี', email: 'a@example.com' }, 'มาลี'],
    ['email', { email: 'malee.j@example.com' }, 'malee.j'],
    ['nothing', {}, 'Acme'],
    ['a name that turns text around', { name: 'a\u202eb', preferred_username: 'malee' }, 'malee'],
    ['an endless name', { name: 'x'.repeat(500) }, 'x'.repeat(40)],
  ])('gives its person a display name: %s', async (what, claims, displayName) => {
    expect((await signIn({ sub: `named by ${what}`, ...claims })).json().data.displayName).toBe(displayName);
  });

  const now = () => Math.floor(Date.now() / 1000);
  test.each<[string, () => Record<string, unknown>, string]>([
    ['of another issuer', () => ({ iss: 'https://evil.example' }), "The token's iss is not right."],
    ['for another client', () => ({ aud: 'another-client' }), "The token's aud is not right."],
    [
      'for several clients without saying that it was made for us',
      () => ({ aud: [clientId, 'another-client'] }),
      'The token is for someone else.',
    ],
    ['made for another client', () => ({ azp: 'another-client' }), 'The token is for someone else.'],
    ['with another nonce', () => ({ nonce: 'another' }), 'The token is of another sign-in.'],
    ['without a nonce', () => ({ nonce: undefined }), 'The token lacks what it must say.'],
    ['without a subject', () => ({ sub: undefined }), 'The token lacks what it must say.'],
    ['that expired', () => ({ iat: now() - 300, exp: now() - 120 }), 'The token has expired.'],
    ['that never expires', () => ({ exp: undefined }), "The token's exp is not right."],
    ['made long ago', () => ({ iat: now() - 3600 }), 'The token has expired.'],
    ['made in the future', () => ({ iat: now() + 3600, exp: now() + 7200 }), "The token's iat is not right."],
    ['not yet to be used', () => ({ nbf: now() + 3600 }), "The token's nbf is not right."],
  ])('[OPEN-36, ERR-06] %s is refused', async (_what, claims, reason) => {
    const answer = await signIn(claims());
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toEqual({
      status: 'fail',
      code: 'sign-in-failed',
      reason: `Error logging user in: ${reason}`,
    });
  });

  test('[OPEN-36] for several clients is taken when it was made for us', async () => {
    expect((await signIn({ aud: [clientId, 'another-client'], azp: clientId })).statusCode).toBe(200);
  });

  test.each(['not an address', 'a@', '@example.com', 'a@b', '', 'a b@example.com'])(
    '[ERR-02] with the email %j is refused',
    async (email) => {
      const answer = await signIn({ email });
      expect(answer.statusCode).toBe(401);
      expect(answer.json()).toEqual({
        status: 'fail',
        code: 'invalid-email',
        reason: 'The specified user account email is invalid.',
      });
    },
  );

  test('[OPEN-36] is believed by its signature alone', async () => {
    const { cookie, sent } = await begin();
    const { privateKey: otherKey } = await generateKeyPair('ES256');
    const { nonce } = sent;
    const good = await issuer.sign({ nonce });
    const [, payload = '', signature = ''] = good.split('.');
    const header = (fields: object) => Buffer.from(JSON.stringify(fields)).toString('base64url');
    const published = await (await fetch(`${issuer.address}/jwks`)).json();
    const publicPem = createPublicKey({ key: published.keys[0], format: 'jwk' }).export({
      type: 'spki',
      format: 'pem',
    });
    const confused = `${header({ alg: 'HS256', kid: 'issuer-key' })}.${payload}`;
    const changed = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, 'base64url').toString()), sub: 'admin' }),
    );
    for (const token of [
      await issuer.sign({ nonce }, { key: otherKey }),
      await issuer.sign({ nonce }, { key: otherKey, kid: 'another-key' }),
      `${header({ alg: 'none' })}.${payload}.`,
      `${header({ alg: 'none', kid: 'issuer-key' })}.${payload}.${signature}`,
      `${confused}.${createHmac('sha256', publicPem).update(confused).digest('base64url')}`,
      `${good.split('.')[0]}.${changed.toString('base64url')}.${signature}`,
      `${good.slice(0, -4)}AAAA`,
      'nonsense',
      'a.b.c',
    ]) {
      const answer = await login(token, cookie);
      expect([token, answer.statusCode, answer.json().code]).toEqual([token, 401, 'sign-in-failed']);
    }
    expect((await login(good, cookie)).statusCode).toBe(200);
  });

  test('[OPEN-36] is good once, and in the browser alone that began the sign-in', async () => {
    const { cookie, sent } = await begin();
    const token = await issuer.sign({ nonce: sent['nonce'], sub: 'replay' });
    expect((await login(token, '')).json().reason).toContain('not begun in this browser');
    expect((await login(token, (await begin()).cookie)).json().reason).toContain('another sign-in');
    const answers = await Promise.all([login(token, cookie), login(token, cookie), login(token, cookie)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await login(token, cookie)).json().reason).toContain('has been used before');
    const late = await begin();
    const lateToken = await issuer.sign({ nonce: late.sent['nonce'] });
    site.hours(0.3);
    expect((await login(lateToken, late.cookie)).json().reason).toContain('too long ago');
    site.hours(-0.3);
  });

  test('[ERR-04] of a disabled user opens nothing, and of a deleted one makes a new user', async () => {
    const { data } = (await signIn({ sub: 'fired' })).json();
    const name = { provider: 'demo', username: data.username };
    await site.services.users.disable(name);
    const refused = await signIn({ sub: 'fired' });
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toEqual({
      status: 'fail',
      code: 'invalid-user',
      reason: 'The specified user account does not exist.',
    });
    await site.services.users.delete(name);
    expect((await signIn({ sub: 'fired' })).json().data.uid).not.toBe(data.uid);
  });

  test('[T-50] opens nothing on a private provider', async () => {
    const host = 'other.example';
    const start = await site.ask({ url: '/api/auth/social/acme/start', host, headers: internal() });
    expect(messageIn(start.body)).toMatchObject({ error: 'forbidden' });
    const { cookie, sent } = await begin();
    const body = { provider: 'acme', token: await issuer.sign({ nonce: sent['nonce'] }) };
    const answer = await site.ask({
      url: '/api/auth/login',
      method: 'POST',
      host,
      body,
      headers: { cookie },
    });
    expect(answer.statusCode).toBe(403);
    expect(await site.get('/api/auth/providers', { host })).toEqual({ status: 'ok', data: [] });
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
  ])('%j is told as a mistake', (setting, message) => {
    const text = typeof setting === 'string' ? setting : JSON.stringify(setting);
    expect(() => read(text)).toThrow(ConfigError);
    expect(() => read(text)).toThrow(message);
  });

  test('[OPEN-36] the development identity provider is there in development alone, unless it is asked for', () => {
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
