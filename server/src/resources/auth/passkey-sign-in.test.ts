import { describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { fixtureContent } from '../../testing/fixture-content.ts';
import {
  admin,
  audited,
  creationOptions,
  enroll,
  firstStep,
  type Headers,
  openPasskeySite,
  PASSWORD,
  passkeysOf,
  phone,
  post,
  signIn,
  signInChallenge,
  site,
} from '../../testing/sites/passkey-site.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';

openPasskeySite();

const secondStepOptions = (cookie: Headers) =>
  post('/api/auth/login/second-factor/passkey-options', undefined, cookie);
const secondStep = (data: object, cookie: Headers) => post('/api/auth/login/second-factor', data, cookie);

describe('signing in with only a passkey', () => {
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

  test('of two concurrent sign-ins with the same proof, one succeeds', async () => {
    await enroll();
    const { options, cookie } = await signInChallenge();
    const proof = phone.get(options);
    const replies = await Promise.all([signIn(proof, cookie), signIn(proof, cookie)]);
    expect(replies.map(({ statusCode }) => statusCode).sort((one, other) => one - other)).toEqual([200, 404]);
  });

  test.each<[string, Parameters<SoftwareAuthenticator['get']>[1]]>([
    ['another origin', { origin: 'http://localhost:9000' }],
    ['another host', { rpId: 'evil.example' }],
    ['no user verification', { isVerified: false }],
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
      expect.objectContaining({
        outcome: 'failed',
        on: { kind: 'user', id: 'user-admin' },
        details: { by: 'passkey', why: 'counter' },
      }),
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

  test('needs the browser that requested the challenge, within five minutes', async () => {
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

  test('a disabled user cannot sign in; a changed password does not matter', async () => {
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
    const { response: reply, cookie } = await firstStep();
    expect(reply.statusCode).toBe(401);
    expect(reply.json().code).toBe('second-factor');
    expect(reply.json().details.map(({ path }: { path: string }) => path)).toEqual([
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

  test('a recovery code is valid for a user whose only second factor is a passkey', async () => {
    const { recoveryCodes } = await enroll();
    const code = recoveryCodes[0] ?? '';
    expect((await secondStep({ code }, (await firstStep()).cookie)).statusCode).toBe(200);
    expect((await secondStep({ code }, (await firstStep()).cookie)).statusCode).toBe(401);
    expect((await secondStep({ code: '000000' }, (await firstStep()).cookie)).statusCode).toBe(401);
  });

  test('a challenge of another first step, and one for signing in without a password, are invalid', async () => {
    await enroll();
    const [one, two] = [await firstStep(), await firstStep()];
    const passkey = phone.get((await secondStepOptions(one.cookie)).json().data);
    expect((await secondStep({ passkey }, two.cookie)).statusCode).toBe(404);
    const alone = phone.get((await signInChallenge()).options);
    expect((await secondStep({ passkey: alone }, two.cookie)).statusCode).toBe(404);
    expect((await secondStepOptions({})).statusCode).toBe(404);
  });

  test('too many refusals enforce a wait, also with the right passkey', async () => {
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
      ((await firstStep()).response.json().details ?? []).map(({ path }: { path: string }) => path);
    expect(await ways()).toEqual(['passkey', 'totp', 'recovery-code']);
    await post('/api/account/totp/remove', PASSWORD);
    expect(await ways()).toEqual(['passkey', 'recovery-code']);
    const [passkey] = await passkeysOf();
    await post(`/api/account/passkeys/${passkey?.id}/remove`, PASSWORD);
    expect((await firstStep()).response.statusCode).toBe(200);
    expect(await site.get('/api/account', { headers: admin })).toMatchObject({
      data: { hasTotp: false, hasPasskeys: false, recoveryCodes: 0 },
    });
  });
});
