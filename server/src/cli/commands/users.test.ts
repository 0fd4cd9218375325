import { beforeAll, expect, test } from '@jest/globals';
import { fixtureContent } from '../../testing/fixture-content.ts';
import { openTestCli, type TestCli } from '../../testing/run-cli.ts';
import { openTestApp } from '../../testing/test-app.ts';

let desk: TestCli;
beforeAll(async () => {
  desk = await openTestCli([fixtureContent]);
});

/** Signs in at a server on the same data folder. */
async function signIn(username: string, password: string): Promise<number> {
  const site = await openTestApp([], { PORTICO_DATA: desk.folder });
  const body = { username, password };
  return (await site.ask({ url: '/api/auth/login', method: 'POST', body })).statusCode;
}

test('[OPEN-12] a user is created with a password from standard input, and signs in with it', async () => {
  const stdin = 'correct horse battery\n';
  const { exitCode, stdout } = await desk.portico(['users', 'create', 'nok', '--display-name', 'Nok'], {
    stdin,
  });
  expect({ exitCode, stdout }).toEqual({ exitCode: 0, stdout: 'The user nok is created.\n' });
  expect(await signIn('nok', 'correct horse battery')).toBe(200);
  expect((await desk.portico(['users', 'list'])).stdout).toMatch(/^nok +Nok +portal_creator +no$/m);
});

test('a generated password is printed once, and no output contains a hash', async () => {
  const { password } = await desk.data<{ password: string }>(['users', 'create', 'generated', '--generate']);
  expect(await signIn('generated', password)).toBe(200);
  const renewed = await desk.data<{ password: string }>(['users', 'password', 'generated', '--generate']);
  expect(await signIn('generated', password)).not.toBe(200);
  expect(await signIn('generated', renewed.password)).toBe(200);
  expect((await desk.portico(['users', 'list', '--json'])).stdout).not.toContain('argon2');
});

test('[OPEN-15] roles are added and removed, users are disabled, enabled and removed', async () => {
  await desk.data(['users', 'create', 'somchai', '--no-password', '--role', 'admin']);
  const of = async (name: string) =>
    (await desk.data<{ username: string; roles: string[]; isDisabled?: boolean }[]>(['users', 'list'])).find(
      ({ username }) => username === name,
    );
  expect(await of('somchai')).toMatchObject({ roles: ['admin'] });
  await desk.data(['users', 'roles', 'somchai', 'portal_creator', 'admin']);
  expect(await of('somchai')).toMatchObject({ roles: ['portal_creator', 'admin'] });
  await desk.data(['users', 'roles', 'somchai']);
  expect(await of('somchai')).toMatchObject({ roles: [] });
  await desk.data(['users', 'disable', 'somchai']);
  expect(await of('somchai')).toMatchObject({ isDisabled: true });
  expect(await desk.refusal(['users', 'link', 'somchai'])).toBe('The user somchai is disabled.');
  await desk.data(['users', 'enable', 'somchai']);
  expect(await of('somchai')).toMatchObject({ isDisabled: false });
  await desk.data(['users', 'delete', 'somchai']);
  expect(await of('somchai')).toBeUndefined();
});

test("[OPEN-46, T-50] a link is an absolute URL on the provider's first host", async () => {
  const { address } = await desk.data<{ address: string }>(['users', 'link', 'creator']);
  expect(address).toMatch(/^http:\/\/localhost:8000\/\S+#[\w-]{40,}$/);
  const production = { NODE_ENV: 'production', PORTICO_SECRET: 'the secret of a server under test' };
  const { stdout } = await desk.portico(['users', 'link', 'creator'], { env: production });
  expect(stdout).toMatch(/^https:\/\/localhost\/\S+#[\w-]{40,}\n/);
});

test.each([
  [['users', 'create', 'creator', '--generate'], 'Username already exists please use another Username'],
  [['users', 'create', 'new'], 'Standard input is empty: the password is expected there.'],
  [['users', 'password', 'stranger', '--generate'], 'The user stranger does not exist.'],
  [['users', 'roles', 'stranger', 'admin'], 'The user stranger does not exist.'],
  [['users', 'link', 'stranger'], 'The user stranger does not exist.'],
])('refuses %j', async (args, sentence) => {
  expect(await desk.refusal(args)).toBe(sentence);
});

test('all sessions and links of all sites can be ended, and people sign in again', async () => {
  const site = await openTestApp([], { PORTICO_DATA: desk.folder });
  const headers = await site.signIn('admin');
  const open = async () => (await site.ask({ url: '/api/auth/login', headers })).statusCode;
  expect(await open()).toBe(200);
  await desk.data(['users', 'link', 'creator']);
  const { ended } = await desk.data<{ ended: number }>(['users', 'sign-out']);
  expect(ended).toBeGreaterThanOrEqual(2);
  expect(await open()).toBe(401);
  expect(await desk.data<{ ended: number }>(['users', 'sign-out'])).toMatchObject({ ended: 0 });
  expect(await signIn('admin', 'admin-demo')).toBe(200);
});

test('an unknown role and a password on the command line are usage errors', async () => {
  expect(await desk.portico(['users', 'roles', 'creator', 'king'])).toMatchObject({ exitCode: 2 });
  expect(await desk.portico(['users', 'create', 'new', '--password', 'secret'])).toMatchObject({
    exitCode: 2,
  });
});

test('a short password is refused with the rule', async () => {
  expect(await desk.refusal(['users', 'create', 'new'], { stdin: 'x' })).toMatch(/^password: at least/);
});

test('a common password is refused with the reason, for a new user and for a change', async () => {
  const sentence = 'password: too common: choose a password that others do not use.';
  expect(await desk.refusal(['users', 'create', 'new'], { stdin: 'iloveyou' })).toBe(sentence);
  expect(await desk.refusal(['users', 'password', 'creator'], { stdin: '12345678' })).toBe(sentence);
});

test('the second factor of a user can be shown and removed', async () => {
  const { stdout } = await desk.portico(['users', 'second-factor', 'creator', '--remove']);
  expect(stdout).toBe('The user creator signs in without a second step.\n');
  expect(await desk.refusal(['users', 'second-factor', 'stranger'])).toBe(
    'The user stranger does not exist.',
  );
});
