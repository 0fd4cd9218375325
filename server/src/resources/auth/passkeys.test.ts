import { describe, expect, test } from '@jest/globals';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import {
  admin,
  audited,
  creationOptions,
  enroll,
  firstStep,
  openPasskeySite,
  PASSWORD,
  passkeysOf,
  phone,
  post,
  signIn,
  signInChallenge,
  site,
} from '../../testing/sites/passkey-site.ts';
import { type Cbor, cbor, SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { openTestApp } from '../../testing/test-app.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { expiredSessionsCleanup } from './expired-sessions.cleanup.ts';
import { isUnattested } from './own-passkeys.ts';
import { PASSKEY_CHALLENGE_KIND } from './passkey-challenges.ts';

openPasskeySite();

const challenges = () =>
  site.services.records.list({ provider: fixtureContent.provider, kind: PASSKEY_CHALLENGE_KIND });

describe('adding one', () => {
  test('requests a discoverable credential of this host with user verification', async () => {
    expect(await creationOptions()).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'admin' },
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  test('lists it with its name, gives recovery codes with the first one, and excludes it the next time', async () => {
    expect((await enroll()).recoveryCodes).toHaveLength(10);
    expect((await enroll(new SoftwareAuthenticator(), 'Key ring')).recoveryCodes).toEqual([]);
    expect(await passkeysOf()).toMatchObject([
      { name: 'My phone', host: 'localhost', createdDate: site.services.now().toISOString() },
      { name: 'Key ring' },
    ]);
    expect((await creationOptions()).excludeCredentials).toMatchObject([{ id: phone.credentialId }, {}]);
    expect(await site.get('/api/account', { headers: admin })).toMatchObject({
      data: { hasTotp: false, hasPasskeys: true, recoveryCodes: 10 },
    });
    expect(await audited()).toContainEqual(
      expect.objectContaining({ event: 'user.second-factor', details: { change: 'passkey added' } }),
    );
  });

  test.each(['/api/account/passkeys/options', '/api/account/passkeys/some/remove'])(
    '%s needs the current password',
    async (url) => {
      const response = await post(url, { currentPassword: 'a guess' });
      expect(response.json()).toMatchObject({ code: 'invalid', details: [{ path: 'currentPassword' }] });
    },
  );

  test.each<[string, Parameters<SoftwareAuthenticator['create']>[1]]>([
    ['another origin', { origin: 'http://localhost:9000' }],
    ['another host', { rpId: 'evil.example' }],
    ['no user verification', { isVerified: false }],
  ])('one made with %s is refused', async (_what, deviation) => {
    const passkey = phone.create(await creationOptions(), deviation);
    expect((await post('/api/account/passkeys', { name: 'Mine', passkey })).json()).toMatchObject({
      code: 'invalid',
      details: [{ path: 'passkey' }],
    });
    expect(await passkeysOf()).toEqual([]);
    expect(await challenges()).toEqual([]);
  });

  test('the same one is not taken twice, and a challenge counts once', async () => {
    const options = await creationOptions();
    const passkey = phone.create(options);
    expect((await post('/api/account/passkeys', { name: 'One', passkey })).statusCode).toBe(200);
    expect((await post('/api/account/passkeys', { name: 'Two', passkey })).statusCode).toBe(404);
    const again = phone.create(await creationOptions());
    expect((await post('/api/account/passkeys', { name: 'Two', passkey: again })).statusCode).toBe(409);
    expect(await passkeysOf()).toHaveLength(1);
  });

  test('a challenge is valid for five minutes, in its session, and only for adding', async () => {
    const late = phone.create(await creationOptions());
    site.hours(0.1);
    expect((await post('/api/account/passkeys', { name: 'Late', passkey: late })).statusCode).toBe(404);
    const elsewhere = phone.create(await creationOptions());
    const other = await site.signIn('admin');
    expect((await post('/api/account/passkeys', { name: 'X', passkey: elsewhere }, other)).statusCode).toBe(
      404,
    );
    const { options } = await signInChallenge();
    const wrongPurpose = phone.create({ ...(await creationOptions()), challenge: options.challenge });
    expect((await post('/api/account/passkeys', { name: 'X', passkey: wrongPurpose })).statusCode).toBe(404);
  });

  test.each(['127.0.0.1', 'other.example'])('is refused over plain http at %s', async (host) => {
    const open = await openTestApp([fixtureContent, { ...otherContent, isPrivate: false }]);
    const ask = { url: '/api/auth/passkey/options', method: 'POST' as const };
    expect((await open.ask({ ...ask, host })).statusCode).toBe(409);
    expect((await open.ask(ask)).statusCode).toBe(200);
  });
});

test.each<[boolean, string, Map<string, Buffer[]>]>([
  [true, 'none', new Map()],
  [true, 'packed', new Map()],
  [false, 'packed', new Map([['x5c', [Buffer.from('a certificate')]]])],
  [false, 'apple', new Map()],
])('attestation is taken: %s, of the format %s with %p', async (isTaken, fmt, attStmt) => {
  const attestation = cbor(
    new Map<string, Cbor>(Object.entries({ fmt, attStmt, authData: Buffer.alloc(40) })),
  );
  expect(await isUnattested(attestation.toString('base64url'))).toBe(isTaken);
});

test('one is renamed, and removed: then it signs in no more', async () => {
  await enroll();
  const [passkey] = await passkeysOf();
  const url = `/api/account/passkeys/${passkey?.id}`;
  const body = { data: { name: 'Old phone' } };
  expect((await site.ask({ url, method: 'PUT', body, headers: admin })).statusCode).toBe(200);
  expect(await passkeysOf()).toMatchObject([{ name: 'Old phone' }]);
  expect((await post(`${url}/remove`, PASSWORD)).statusCode).toBe(200);
  expect(await passkeysOf()).toEqual([]);
  const { options, cookie } = await signInChallenge();
  expect((await signIn(phone.get(options), cookie)).statusCode).toBe(401);
  expect((await post(`${url}/remove`, PASSWORD)).statusCode).toBe(404);
});

test('a restore drops open challenges but not passkeys; clean-up removes expired challenges', async () => {
  await enroll();
  const { options, cookie } = await signInChallenge();
  await endAllSessions(site.services.records, site.services.now());
  expect((await signIn(phone.get(options), cookie)).statusCode).toBe(404);
  const next = await signInChallenge();
  expect((await signIn(phone.get(next.options), next.cookie)).statusCode).toBe(200);
  await signInChallenge();
  const clean = () => expiredSessionsCleanup.run({ ...site.services, now: site.services.now() });
  await clean();
  expect(await challenges()).toHaveLength(1);
  site.hours(0.1);
  await clean();
  expect(await challenges()).toEqual([]);
});

test('the operator takes them off with everything else', async () => {
  await enroll();
  const name = { provider: fixtureContent.provider, username: 'admin' };
  expect(await site.services.users.secondFactorOf(name)).toEqual({
    hasTotp: false,
    passkeys: 1,
    recoveryCodes: 10,
  });
  await site.services.users.removeSecondFactor(name);
  expect((await firstStep()).response.statusCode).toBe(200);
});
