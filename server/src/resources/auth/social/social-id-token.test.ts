import { createHmac, createPublicKey } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { generateKeyPair } from 'jose';
import {
  begin,
  clientId,
  internal,
  issuer,
  login,
  messageIn,
  openSocialSite,
  site,
} from '../../../testing/sites/social-site.ts';

openSocialSite();

/** Signs in with the issuer's claims, from the first step to the last. */
async function signIn(claims: Record<string, unknown> = {}) {
  const { cookie, sent } = await begin();
  return login(await issuer.sign({ nonce: sent['nonce'], ...claims }), cookie);
}

describe('an ID token', () => {
  test('[OPEN-36] makes a user at first, and finds them afterwards', async () => {
    const first = (await signIn({ sub: 'again', name: 'First' })).json();
    const second = (await signIn({ sub: 'again', name: 'Second' })).json();
    expect(second.data).toEqual(first.data);
    expect(first.data.displayName).toBe('First');
    expect((await signIn({ sub: 'someone-else' })).json().data.uid).not.toBe(first.data.uid);
  });

  test('two first sign-ins of a person at once make one user', async () => {
    const responses = await Promise.all([1, 2, 3].map(() => signIn({ sub: 'twice' })));
    expect(new Set(responses.map((response) => response.json().data.uid)).size).toBe(1);
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
      'The token was issued for another client.',
    ],
    [
      'made for another client',
      () => ({ azp: 'another-client' }),
      'The token was issued for another client.',
    ],
    ['with another nonce', () => ({ nonce: 'another' }), 'The token belongs to another sign-in.'],
    ['without a nonce', () => ({ nonce: undefined }), 'The token lacks a required claim.'],
    ['without a subject', () => ({ sub: undefined }), 'The token lacks a required claim.'],
    ['that expired', () => ({ iat: now() - 300, exp: now() - 120 }), 'The token has expired.'],
    ['that never expires', () => ({ exp: undefined }), "The token's exp is not right."],
    ['made long ago', () => ({ iat: now() - 3600 }), 'The token has expired.'],
    ['made in the future', () => ({ iat: now() + 3600, exp: now() + 7200 }), "The token's iat is not right."],
    ['not yet to be used', () => ({ nbf: now() + 3600 }), "The token's nbf is not right."],
  ])('[OPEN-36, ERR-06] %s is refused', async (_what, claims, reason) => {
    const response = await signIn(claims());
    expect(response.statusCode).toBe(401);
    expect(response.json()).toEqual({
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
      const response = await signIn({ email });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        status: 'fail',
        code: 'invalid-email',
        reason: 'The specified user account email is invalid.',
      });
    },
  );

  test('[OPEN-36] is accepted only with a valid signature', async () => {
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
      const response = await login(token, cookie);
      expect([token, response.statusCode, response.json().code]).toEqual([token, 401, 'sign-in-failed']);
    }
    expect((await login(good, cookie)).statusCode).toBe(200);
  });

  test('[OPEN-36] is valid once, and only in the browser that began the sign-in', async () => {
    const { cookie, sent } = await begin();
    const token = await issuer.sign({ nonce: sent['nonce'], sub: 'replay' });
    expect((await login(token, '')).json().reason).toContain('not started in this browser');
    expect((await login(token, (await begin()).cookie)).json().reason).toContain('another sign-in');
    const responses = await Promise.all([login(token, cookie), login(token, cookie), login(token, cookie)]);
    expect(responses.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await login(token, cookie)).json().reason).toContain('has been used before');
    const late = await begin();
    const lateToken = await issuer.sign({ nonce: late.sent['nonce'] });
    site.hours(0.3);
    expect((await login(lateToken, late.cookie)).json().reason).toContain('has expired');
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
    const response = await site.ask({
      url: '/api/auth/login',
      method: 'POST',
      host,
      body,
      headers: { cookie },
    });
    expect(response.statusCode).toBe(403);
    expect(await site.get('/api/auth/providers', { host })).toEqual({ status: 'ok', data: [] });
  });
});
