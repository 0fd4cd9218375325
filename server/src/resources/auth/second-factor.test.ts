import { beforeEach, describe, expect, test } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { auditRepository } from '../../audit/audit-entry.ts';
import { updateProvider } from '../../records/provider.service.ts';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

type Headers = Record<string, string>;

let site: TestApp;
let admin: Headers;
beforeEach(async () => {
  site = await openTestApp([fixtureContent]);
  admin = await site.signIn('admin');
});

const post = (url: string, data: object, headers: Headers = admin) =>
  site.ask({ url, method: 'POST', body: { data }, headers });
const codeOf = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: site.services.now().getTime() });
const withPassword = { currentPassword: 'admin-demo' };

/** Activates the second factor, which uses up the current code. */
async function enroll(): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await post('/api/account/totp', withPassword)).json().data;
  const confirmed = await post('/api/account/totp/confirm', { code: codeOf(secret) });
  site.hours(1);
  return { secret, recoveryCodes: confirmed.json().data.recoveryCodes };
}

const logIn = (password = 'admin-demo') =>
  site.ask({ url: '/api/auth/login', method: 'POST', body: { username: 'admin', password } });

/** The cookie of a first step after the password. */
async function firstStep(): Promise<Headers> {
  const cookies = (await logIn()).cookies as { name: string; value: string }[];
  const { name = '', value = '' } = cookies.find((cookie) => cookie.name === 'portico_challenge') ?? {};
  return { cookie: `${name}=${value}` };
}
const secondStep = (code: string, cookie: Headers) => post('/api/auth/login/second-factor', { code }, cookie);

describe('setting it up', () => {
  test('gives a secret with its QR code, and ten recovery codes once a code was right', async () => {
    const { data } = (await post('/api/account/totp', withPassword)).json();
    expect(data.address).toContain(
      `otpauth://totp/localhost%3A8000:admin?issuer=localhost%3A8000&secret=${data.secret}`,
    );
    expect(data.qrCode).toMatch(/^data:image\/png;base64,iVBOR/);
    expect((await logIn()).statusCode).toBe(200);
    const wrong = await post('/api/account/totp/confirm', { code: '000000' });
    expect(wrong.json()).toMatchObject({ code: 'invalid', details: [{ path: 'code' }] });
    const { recoveryCodes } = (await post('/api/account/totp/confirm', { code: codeOf(data.secret) })).json()
      .data;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await site.get('/api/account', { headers: admin })).toMatchObject({
      data: { hasTotp: true, recoveryCodes: 10 },
    });
  });

  test('stores neither the secret nor the recovery codes in plain text', async () => {
    const { secret, recoveryCodes } = await enroll();
    const stored = JSON.stringify(await site.services.records.list({ provider: 'demo', kind: 'user' }));
    expect(stored).toContain('sealedSecret');
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))])
      expect(stored).not.toContain(text);
  });

  test('needs the current password, as taking it off and new recovery codes do', async () => {
    await enroll();
    for (const url of ['/api/account/totp', '/api/account/totp/remove', '/api/account/recovery-codes']) {
      const response = await post(url, { currentPassword: 'a guess' });
      expect(response.json()).toMatchObject({ code: 'invalid', details: [{ path: 'currentPassword' }] });
    }
    expect((await logIn()).statusCode).toBe(401);
  });

  test('a secret that is not confirmed within a quarter of an hour is worth nothing', async () => {
    const { secret } = (await post('/api/account/totp', withPassword)).json().data;
    site.hours(0.3);
    expect((await post('/api/account/totp/confirm', { code: codeOf(secret) })).statusCode).toBe(404);
  });
});

describe('signing in with it', () => {
  test('the password alone opens no session; the code does, once', async () => {
    const { secret } = await enroll();
    const first = await logIn();
    expect(first.statusCode).toBe(401);
    expect(first.json()).toEqual({
      status: 'fail',
      code: 'second-factor',
      reason: 'Please continue with your second factor.',
      details: [
        { path: 'totp', message: 'a code of the authenticator app' },
        { path: 'recovery-code', message: 'a recovery code' },
      ],
    });
    const cookie = await firstStep();
    const other = await firstStep();
    const code = codeOf(secret);
    const opened = await secondStep(code, cookie);
    expect(opened.json()).toMatchObject({ status: 'ok', data: { username: 'admin' } });
    const headers = { authorization: `Bearer ${opened.json().jsonWebToken}` };
    expect((await site.ask({ url: '/api/auth/login', headers })).statusCode).toBe(200);
    // The same challenge with a later code, and the same code with another challenge.
    expect((await secondStep(code, other)).statusCode).toBe(401);
    site.hours(0.02);
    expect((await secondStep(codeOf(secret), cookie)).statusCode).toBe(404);
  });

  test('of two concurrent sign-ins with the same code, one succeeds', async () => {
    const { secret } = await enroll();
    const [one, two] = [await firstStep(), await firstStep()];
    const code = codeOf(secret);
    const responses = await Promise.all([secondStep(code, one), secondStep(code, two)]);
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  test('a recovery code signs in once, in any spelling', async () => {
    const { recoveryCodes } = await enroll();
    const typed = recoveryCodes[0]?.replaceAll('-', ' ').toUpperCase() ?? '';
    expect((await secondStep(typed, await firstStep())).statusCode).toBe(200);
    expect((await secondStep(typed, await firstStep())).statusCode).toBe(401);
    const renewed = await post('/api/account/recovery-codes', withPassword);
    expect(renewed.json().data.recoveryCodes).toHaveLength(10);
    expect((await secondStep(recoveryCodes[1] ?? '', await firstStep())).statusCode).toBe(401);
  });

  test('the first step is forgotten after five minutes, after a new password, and elsewhere', async () => {
    const { secret } = await enroll();
    const late = await firstStep();
    site.hours(0.1);
    expect((await secondStep(codeOf(secret), late)).statusCode).toBe(404);
    const outdated = await firstStep();
    const name = { provider: 'demo', username: 'admin' };
    await site.services.users.setPassword({ ...name, password: 'another password' });
    expect((await secondStep(codeOf(secret), outdated)).statusCode).toBe(404);
    expect((await secondStep(codeOf(secret), {})).statusCode).toBe(404);
    expect((await secondStep(codeOf(secret), { cookie: 'portico_challenge=made-up' })).statusCode).toBe(404);
  });

  test('code attempts are limited from any address, also with the right code', async () => {
    const { secret } = await enroll();
    const cookie = await firstStep();
    const guess = (code: string, address: string) =>
      site.ask({
        url: '/api/auth/login/second-factor',
        method: 'POST',
        body: { data: { code } },
        headers: cookie,
        address,
      });
    for (let count = 0; count < 10; count++)
      expect((await guess('000000', `203.0.113.${count}`)).statusCode).toBe(401);
    const limited = await guess(codeOf(secret), '203.0.113.200');
    expect(limited.statusCode).toBe(429);
    expect(limited.json().reason).toContain('Too many wrong codes or passkeys');
    await site.services.audit.flush();
    const entries = (await auditRepository(site.services.records).list('demo')).map(({ value }) => value);
    const refused = {
      event: 'sign-in',
      on: { kind: 'user', id: 'user-admin' },
      details: { by: 'second-factor' },
    };
    for (const outcome of ['failed', 'locked-out'])
      expect(entries).toContainEqual(expect.objectContaining({ ...refused, outcome }));
  });
});

test('the operator takes a lost one off', async () => {
  await enroll();
  const name = { provider: 'demo', username: 'admin' };
  expect(await site.services.users.secondFactorOf(name)).toEqual({
    hasTotp: true,
    passkeys: 0,
    recoveryCodes: 10,
  });
  await site.services.users.removeSecondFactor(name);
  expect((await logIn()).statusCode).toBe(200);
});

describe('where a site requires it of admins', () => {
  beforeEach(() => updateProvider(site.services.records, 'demo', { settings: { adminSecondFactor: true } }));
  const get = (url: string, headers: Headers = admin) => site.ask({ url, headers });

  test('an admin without one can use only their account, and is a visitor elsewhere', async () => {
    expect((await get('/api/account')).statusCode).toBe(200);
    expect((await get('/api/auth/login')).json().data).toMatchObject({ needsSecondFactor: true });
    expect((await logIn()).json().data).toMatchObject({ needsSecondFactor: true });
    expect((await get('/api/web-admin/')).statusCode).toBe(200);
    const refused = await get('/api/generatePasscode');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'second-factor-required']);
    const body = { data: { username: 'creator' } };
    const other = { url: '/api/portal/wat-phumin/editors', method: 'POST' as const, body, headers: admin };
    expect((await site.ask(other)).statusCode).toBe(403);
    expect((await get('/api/generatePasscode', {})).statusCode).toBe(401);
  });

  test('everything is open again once it is set up, in the same session', async () => {
    await enroll();
    site.hours(1);
    expect((await get('/api/generatePasscode')).statusCode).toBe(200);
    expect((await get('/api/auth/login')).json().data).not.toHaveProperty('needsSecondFactor');
  });

  test('people who are no admins need none, and no one does once it is switched off', async () => {
    const creator = await site.signIn('creator');
    expect((await get('/api/auth/login', creator)).json().data).not.toHaveProperty('needsSecondFactor');
    expect((await get('/api/generatePasscode', creator)).statusCode).toBe(200);
    await updateProvider(site.services.records, 'demo', { settings: { adminSecondFactor: false } });
    expect((await get('/api/generatePasscode')).statusCode).toBe(200);
  });
});
