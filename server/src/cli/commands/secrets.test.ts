import { beforeAll, expect, test } from '@jest/globals';
import { TOTP } from 'otpauth';
import { CHALLENGE_COOKIE } from '../../resources/auth/second-factor.ts';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { openTestCli, type TestCli } from '../../testing/run-cli.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const FORMER = 'the secret that has been in use until now';
const CURRENT = 'a new one, known to fewer people than that';

const before = { PORTICO_SECRET: FORMER };
const during = { PORTICO_SECRET: CURRENT, PORTICO_FORMER_SECRET: FORMER };
const after = { PORTICO_SECRET: CURRENT };

let desk: TestCli;
const serverWith = (secrets: Record<string, string>) =>
  openTestApp([fixtureContent], { PORTICO_DATA: desk.folder, ...secrets });

/** Cookies, tokens and URLs that servers with the former secret have issued. */
let given: {
  session: { authorization: string };
  grant: { 'x-portico-grant': string };
  picture: string;
  device: string;
  challenge: string;
  override: string;
  authenticator: string;
};

beforeAll(async () => {
  desk = await openTestCli();
  const server = await serverWith(before);
  const admin = await server.signIn('admin');
  const post = (url: string, data: object) =>
    server.ask({ url, method: 'POST', headers: admin, body: { data } });
  const { data } = (await post('/api/account/totp', { currentPassword: 'admin-demo' })).json();
  await post('/api/account/totp/confirm', { code: codeOf(server, data.secret) });
  await post('/api/webhooks', { url: 'https://8.8.8.8/', events: ['portal.changed'] });
  server.hours(1);
  const session = await server.signIn();
  const { override, token } = { override: server.services.overrides, token: admin.authorization.slice(7) };
  given = {
    session,
    grant: { 'x-portico-grant': (await grantOf(server)) ?? '' },
    picture: await pictureOf(server, session),
    device: server.services.knownDevices.remember({ provider: 'demo', account: 'creator' }),
    challenge: await challengeOf(server),
    override: override.begin({
      provider: 'demo',
      token,
      remote: 'mfe-portal',
      origin: 'http://localhost:3001',
    }).cookie,
    authenticator: data.secret,
  };
});

function codeOf({ services }: TestApp, secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: services.now().getTime() });
}

async function grantOf(server: TestApp, passcode = '123456'): Promise<string | undefined> {
  const headers = { 'x-passcode': passcode };
  const { data } = await server.get<{ data?: { grant: string } }>('/api/checkPrivacy/portal/id/private', {
    headers,
  });
  return data?.grant;
}

/** A signed URL of a picture that only editors see. */
async function pictureOf(server: TestApp, headers: Record<string, string>): Promise<string> {
  const { body } = await server.ask({ url: '/api/portal/private', headers });
  return /\/images\/[\w-]+\?s=[^"\\]+/.exec(body)?.[0] ?? '';
}

async function challengeOf(server: TestApp): Promise<string> {
  const body = { username: 'admin', password: 'admin-demo' };
  const { cookies } = await server.ask({ url: '/api/auth/login', method: 'POST', body });
  const cookie = cookies.find(({ name }) => name === CHALLENGE_COOKIE);
  return `${CHALLENGE_COOKIE}=${cookie?.value ?? ''}`;
}

const solveChallenge = (server: TestApp, cookie: string) =>
  server.ask({
    url: '/api/auth/login/second-factor',
    method: 'POST',
    headers: { cookie },
    body: { data: { code: codeOf(server, given.authenticator) } },
  });

/** Which of them a server still accepts. */
async function accepted(server: TestApp) {
  const status = async (url: string, headers = {}) => (await server.ask({ url, headers })).statusCode;
  const { knownDevices, overrides, sessions } = server.services;
  const device = knownDevices.recognise(given.device, { provider: 'demo', account: 'creator' });
  const user = await sessions.userOf('demo', given.session.authorization.slice(7));
  return {
    session: user?.username,
    grant: await status('/api/portal/private', given.grant),
    picture: await status(given.picture),
    device: device !== undefined,
    override: (await overrides.of('demo', given.override)) !== undefined,
  };
}

test('a server with both secrets accepts what was made with either', async () => {
  const settings = { PORTICO_OVERRIDE_ORIGINS: 'http://localhost:3001' };
  const server = await serverWith({ ...during, ...settings });
  server.hours(1.05);
  expect(await accepted(server)).toEqual({
    session: 'creator',
    grant: 200,
    picture: 200,
    device: true,
    override: true,
  });
  expect(await grantOf(server)).toBeDefined();
  // In a rolling update, a server that was not restarted yet knows the new secret as the former one.
  const other = await serverWith({ PORTICO_SECRET: FORMER, PORTICO_FORMER_SECRET: CURRENT, ...settings });
  const session = await server.signIn();
  const status = async (headers: Record<string, string>) =>
    (await other.ask({ url: '/api/auth/login', headers })).statusCode;
  expect(await status(session)).toBe(200);
});

test('a sign-in that began before the new secret can be completed after it', async () => {
  const server = await serverWith(during);
  server.hours(1.05);
  expect((await solveChallenge(server, given.challenge)).statusCode).toBe(200);
});

test('the doctor counts what only the former secret opens, and the command needs both', async () => {
  const { stdout } = await desk.portico(['doctor'], { env: during });
  expect(stdout).toContain(
    'passcodes and secrets of authenticator apps and webhooks open only with PORTICO_FORMER_SECRET.',
  );
  expect(await desk.refusal(['secrets', 'rotate'], { env: after })).toContain('PORTICO_FORMER_SECRET');
  const same = { env: { PORTICO_SECRET: FORMER, PORTICO_FORMER_SECRET: FORMER } };
  expect(await desk.refusal(['secrets', 'rotate'], same)).toBe(
    'PORTICO_FORMER_SECRET is the same as PORTICO_SECRET.',
  );
});

interface RateLimitStore {
  passcode: { former: number; current: number; unreadable: number };
  secondFactor: { former: number; current: number; unreadable: number };
  webhook: { former: number; current: number; unreadable: number };
}

test('rotating re-encrypts everything with the new secret, is idempotent and is audited', async () => {
  const first = await desk.data<RateLimitStore>(['secrets', 'rotate'], { env: during });
  expect(first.passcode.former).toBeGreaterThanOrEqual(3);
  expect(first.secondFactor).toEqual({ former: 1, current: 0, unreadable: 0 });
  expect(first.webhook).toEqual({ former: 1, current: 0, unreadable: 0 });
  const again = await desk.data<RateLimitStore>(['secrets', 'rotate'], { env: during });
  expect(again).toEqual({
    passcode: { former: 0, current: first.passcode.former + first.passcode.current, unreadable: 0 },
    secondFactor: { former: 0, current: 1, unreadable: 0 },
    webhook: { former: 0, current: 1, unreadable: 0 },
  });
  const entries = await desk.data<{ details: { command: string } }[]>(['audit', '--event', 'operator'], {
    env: during,
  });
  expect(entries.map(({ details }) => details.command)).toContain('secrets rotate');
});

test('afterwards a server with only the new secret reads everything, and accepts nothing made with the former one', async () => {
  const server = await serverWith({ ...after, PORTICO_OVERRIDE_ORIGINS: 'http://localhost:3001' });
  server.hours(3);
  expect(await accepted(server)).toEqual({
    session: undefined,
    grant: 403,
    picture: 404,
    device: false,
    override: false,
  });
  expect(await grantOf(server)).toBeDefined();
  expect(await grantOf(server, '999999')).toBeUndefined();
  const challenge = await challengeOf(server);
  expect((await solveChallenge(server, challenge)).statusCode).toBe(200);
  const { stdout } = await desk.portico(['doctor'], { env: after });
  expect(stdout).toContain('ok       encrypted values open with this secret');
});

test('values that neither secret opens are counted, and the command exits with 1', async () => {
  const env = {
    PORTICO_SECRET: 'a third secret that nothing was sealed with',
    PORTICO_FORMER_SECRET: FORMER,
  };
  const { exitCode, stdout, stderr } = await desk.portico(['secrets', 'rotate', '--json'], { env });
  expect(exitCode).toBe(1);
  expect((JSON.parse(stdout) as { data: RateLimitStore }).data.secondFactor).toEqual({
    former: 0,
    current: 0,
    unreadable: 1,
  });
  expect(stderr).toContain('Unreadable');
  const doctor = await desk.portico(['doctor'], { env });
  expect(doctor.stdout).toContain('1 secrets of authenticator apps were encrypted with another secret.');
});
