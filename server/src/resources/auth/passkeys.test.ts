import { beforeEach, describe, expect, test } from '@jest/globals';
import type { PasskeyProof, PasskeyRequestOptions } from '@portico/shared/contracts';
import { Secret, TOTP } from 'otpauth';
import { auditRepository } from '../../audit/audit-entry.ts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { type Cbor, cbor, SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { expiredSessionsCleanup } from './expired-sessions.cleanup.ts';
import { isUnattested, PASSKEY_CHALLENGE_KIND } from './passkeys.ts';

type Headers = Record<string, string>;

let site: TestApp;
let admin: Headers;
let phone: SoftwareAuthenticator;
beforeEach(async () => {
  site = await openTestApp([fixtureContent]);
  admin = await site.signIn('admin');
  phone = new SoftwareAuthenticator();
});

const PASSWORD = { currentPassword: 'admin-demo' };
const post = (url: string, data?: object, headers: Headers = admin) =>
  site.ask({ url, method: 'POST', ...(data ? { body: { data } } : {}), headers });
const creationOptions = async (headers: Headers = admin, password = PASSWORD) =>
  (await post('/api/account/passkeys/options', password, headers)).json().data;

/** Registers the phone's passkey. */
async function enroll(authenticator = phone, name = 'My phone'): Promise<{ recoveryCodes: string[] }> {
  const passkey = authenticator.create(await creationOptions());
  return (await post('/api/account/passkeys', { name, passkey })).json().data;
}
const passkeysOf = async (headers: Headers = admin) =>
  (await site.get<{ data: { id: string; name: string }[] }>('/api/account/passkeys', { headers })).data;

/** What the server asks a browser to sign, with the cookie that belongs to it. */
async function signInChallenge(): Promise<{ options: PasskeyRequestOptions; cookie: Headers }> {
  const answer = await post('/api/auth/passkey/options', undefined, {});
  const [{ name, value } = { name: '', value: '' }] = answer.cookies as { name: string; value: string }[];
  return { options: answer.json().data, cookie: { cookie: `${name}=${value}` } };
}
const signIn = (passkey: PasskeyProof, cookie: Headers) => post('/api/auth/passkey', { passkey }, cookie);

/** The cookie of a first step whose password was right, and what its refusal says. */
async function firstStep() {
  const body = { username: 'admin', password: 'admin-demo' };
  const answer = await site.ask({ url: '/api/auth/login', method: 'POST', body });
  const cookies = answer.cookies as { name: string; value: string }[];
  const { value = '' } = cookies.find(({ name }) => name === 'portico_challenge') ?? {};
  return { answer, cookie: { cookie: `portico_challenge=${value}` } };
}
const secondStepOptions = (cookie: Headers) =>
  post('/api/auth/login/second-factor/passkey-options', undefined, cookie);
const secondStep = (data: object, cookie: Headers) => post('/api/auth/login/second-factor', data, cookie);

const challenges = () =>
  site.services.records.list({ provider: fixtureContent.provider, kind: PASSKEY_CHALLENGE_KIND });
const audited = async () => {
  await site.services.audit.flush();
  const entries = await auditRepository(site.services.records).list(fixtureContent.provider);
  return entries.map(({ value }) => value);
};

describe('adding one', () => {
  test('asks for a discoverable credential of this host with user verification', async () => {
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
      const answer = await post(url, { currentPassword: 'a guess' });
      expect(answer.json()).toMatchObject({ code: 'invalid', details: [{ path: 'currentPassword' }] });
    },
  );

  test.each<[string, Parameters<SoftwareAuthenticator['create']>[1]]>([
    ['another origin', { origin: 'http://localhost:9000' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
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

  test('a challenge counts for five minutes, in its session, and for adding alone', async () => {
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

describe('signing in with it alone', () => {
  test('opens a session, once for each challenge', async () => {
    await enroll();
    const { options, cookie } = await signInChallenge();
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(options.allowCredentials).toBeUndefined();
    const proof = phone.get(options);
    const opened = await signIn(proof, cookie);
    expect(opened.json()).toMatchObject({ status: 'ok', data: { username: 'admin' } });
    const headers = { authorization: `Bearer ${opened.json().jsonWebToken}` };
    expect((await site.ask({ url: '/api/auth/login', headers })).statusCode).toBe(200);
    expect((await signIn(proof, cookie)).statusCode).toBe(404);
    expect(await passkeysOf()).toMatchObject([{ lastUsedDate: site.services.now().toISOString() }]);
    expect(await audited()).toContainEqual(
      expect.objectContaining({ event: 'sign-in', outcome: 'done', details: { by: 'passkey' } }),
    );
  });

  test('of two who send the same proof at once, one gets in', async () => {
    await enroll();
    const { options, cookie } = await signInChallenge();
    const proof = phone.get(options);
    const answers = await Promise.all([signIn(proof, cookie), signIn(proof, cookie)]);
    expect(answers.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 404]);
  });

  test.each<[string, Parameters<SoftwareAuthenticator['get']>[1]]>([
    ['another origin', { origin: 'http://localhost:9000' }],
    ['another host', { rpId: 'evil.example' }],
    ['nobody verified', { isVerified: false }],
  ])('a proof with %s is refused, and its challenge is used up', async (_what, deviation) => {
    await enroll();
    const { options, cookie } = await signInChallenge();
    expect((await signIn(phone.get(options, deviation), cookie)).statusCode).toBe(401);
    expect((await signIn(phone.get(options), cookie)).statusCode).toBe(404);
    expect(await audited()).toContainEqual(
      expect.objectContaining({ event: 'sign-in', outcome: 'failed', details: { by: 'passkey' } }),
    );
  });

  test('a proof with a changed signature, and one of an unknown passkey, are refused', async () => {
    await enroll();
    const first = await signInChallenge();
    const proof = phone.get(first.options);
    const signature = new SoftwareAuthenticator().get(first.options).response.signature;
    const changed = { ...proof, response: { ...proof.response, signature } };
    expect((await signIn(changed, first.cookie)).statusCode).toBe(401);
    const second = await signInChallenge();
    const stranger = new SoftwareAuthenticator();
    stranger.create(await creationOptions());
    expect((await signIn(stranger.get(second.options), second.cookie)).statusCode).toBe(401);
  });

  test('a passkey whose counter goes back is refused, and the audit log says so', async () => {
    await enroll();
    const use = async (counter: number) => {
      const { options, cookie } = await signInChallenge();
      return (await signIn(phone.get(options, { counter }), cookie)).statusCode;
    };
    expect(await use(7)).toBe(200);
    expect(await use(7)).toBe(401);
    expect(await audited()).toContainEqual(
      expect.objectContaining({ outcome: 'failed', details: { by: 'passkey', why: 'counter' } }),
    );
    expect(await use(8)).toBe(200);
  });

  test('an authenticator that does not count signs in again and again', async () => {
    const passkey = phone.create(await creationOptions(), { counter: 0 });
    await post('/api/account/passkeys', { name: 'Synced', passkey });
    const use = async () => {
      const { options, cookie } = await signInChallenge();
      return (await signIn(phone.get(options, { counter: 0 }), cookie)).statusCode;
    };
    expect([await use(), await use()]).toEqual([200, 200]);
  });

  test('needs the browser that asked, within five minutes', async () => {
    await enroll();
    const [one, other] = [await signInChallenge(), await signInChallenge()];
    expect((await signIn(phone.get(one.options), other.cookie)).statusCode).toBe(404);
    const late = await signInChallenge();
    site.hours(0.1);
    expect((await signIn(phone.get(late.options), late.cookie)).statusCode).toBe(404);
    expect((await signIn(phone.get(one.options, { challenge: 'unknown' }), one.cookie)).statusCode).toBe(404);
  });

  test('a challenge for adding one does not sign in, even with the cookie set to the token of its session', async () => {
    await enroll();
    const { challenge } = await creationOptions();
    const cookie = { cookie: `portico_passkey=${admin['authorization']?.replace('Bearer ', '')}` };
    expect((await signIn(phone.get({ challenge, rpId: 'localhost' }), cookie)).statusCode).toBe(404);
  });

  test('a disabled user does not get in; a changed password does not matter', async () => {
    await enroll();
    const name = { provider: fixtureContent.provider, username: 'admin' };
    await site.services.users.setPassword({ ...name, password: 'another password' });
    const before = await signInChallenge();
    expect((await signIn(phone.get(before.options), before.cookie)).statusCode).toBe(200);
    await site.services.users.disable(name);
    const after = await signInChallenge();
    expect((await signIn(phone.get(after.options), after.cookie)).statusCode).toBe(401);
  });
});

describe('as the second step', () => {
  test('the password alone opens no session; a passkey finishes the sign-in, once', async () => {
    await enroll();
    const { answer, cookie } = await firstStep();
    expect(answer.statusCode).toBe(401);
    expect(answer.json().code).toBe('second-factor');
    expect(answer.json().details.map(({ path }: { path: string }) => path)).toEqual([
      'passkey',
      'recovery-code',
    ]);
    const options = (await secondStepOptions(cookie)).json().data;
    expect(options.allowCredentials).toMatchObject([{ id: phone.credentialId }]);
    const passkey = phone.get(options);
    const opened = await secondStep({ passkey }, cookie);
    expect(opened.json()).toMatchObject({ status: 'ok', data: { username: 'admin' } });
    expect((await secondStep({ passkey }, cookie)).statusCode).toBe(404);
    expect((await secondStepOptions(cookie)).statusCode).toBe(200);
    const later = phone.get((await secondStepOptions(cookie)).json().data);
    expect((await secondStep({ passkey: later }, cookie)).statusCode).toBe(404);
  });

  test('a recovery code counts where there is a passkey alone', async () => {
    const { recoveryCodes } = await enroll();
    const code = recoveryCodes[0] ?? '';
    expect((await secondStep({ code }, (await firstStep()).cookie)).statusCode).toBe(200);
    expect((await secondStep({ code }, (await firstStep()).cookie)).statusCode).toBe(401);
    expect((await secondStep({ code: '000000' }, (await firstStep()).cookie)).statusCode).toBe(401);
  });

  test('a challenge of another first step, and one for signing in alone, do not count', async () => {
    await enroll();
    const [one, two] = [await firstStep(), await firstStep()];
    const passkey = phone.get((await secondStepOptions(one.cookie)).json().data);
    expect((await secondStep({ passkey }, two.cookie)).statusCode).toBe(404);
    const alone = phone.get((await signInChallenge()).options);
    expect((await secondStep({ passkey: alone }, two.cookie)).statusCode).toBe(404);
    expect((await secondStepOptions({})).statusCode).toBe(404);
  });

  test('who is refused too often waits, with the right passkey too', async () => {
    await enroll();
    const { cookie } = await firstStep();
    const attempt = async (deviation = {}) => {
      const passkey = phone.get((await secondStepOptions(cookie)).json().data, deviation);
      return (await secondStep({ passkey }, cookie)).statusCode;
    };
    for (let count = 0; count < 10; count++) expect(await attempt({ isVerified: false })).toBe(401);
    expect(await attempt()).toBe(429);
  });

  test('beside an authenticator app, each stays when the other is removed', async () => {
    const { secret } = (await post('/api/account/totp', PASSWORD)).json().data;
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const code = totp.generate({ timestamp: site.services.now().getTime() });
    await post('/api/account/totp/confirm', { code });
    expect((await enroll()).recoveryCodes).toEqual([]);
    const ways = async () =>
      ((await firstStep()).answer.json().details ?? []).map(({ path }: { path: string }) => path);
    expect(await ways()).toEqual(['passkey', 'totp', 'recovery-code']);
    await post('/api/account/totp/remove', PASSWORD);
    expect(await ways()).toEqual(['passkey', 'recovery-code']);
    const [passkey] = await passkeysOf();
    await post(`/api/account/passkeys/${passkey?.id}/remove`, PASSWORD);
    expect((await firstStep()).answer.statusCode).toBe(200);
    expect(await site.get('/api/account', { headers: admin })).toMatchObject({
      data: { hasTotp: false, hasPasskeys: false, recoveryCodes: 0 },
    });
  });
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

test('a restore drops open challenges and keeps passkeys; clean-up removes expired challenges', async () => {
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
  expect((await firstStep()).answer.statusCode).toBe(200);
});
