import { expect, test } from '@jest/globals';
import type { Provider } from '../../providers/providers.ts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { openTestCli } from '../../testing/run-cli.ts';

const openDesk = () => openTestCli([fixtureContent, otherContent]);

test('[OPEN-12] the first provider is created in an empty data folder, and changed later', async () => {
  const { data, portico } = await openTestCli();
  const hosts = ['Nan.Example:8000', 'www.nan.example'];
  expect(await data(['providers', 'create', 'nan', '--host', ...hosts, '--private'])).toEqual({
    id: 'nan',
    hosts: ['nan.example', 'www.nan.example'],
    isPrivate: true,
    settings: {},
  });
  expect(await data(['providers', 'update', 'nan', '--no-private', '--list-unofficial'])).toEqual({
    id: 'nan',
    hosts: ['nan.example', 'www.nan.example'],
    isPrivate: false,
    settings: { listUnofficial: true },
  });
  const strict = await data<Provider>(['providers', 'update', 'nan', '--admin-second-factor']);
  expect(strict.settings).toEqual({ listUnofficial: true, adminSecondFactor: true });
  const lax = await data<Provider>(['providers', 'update', 'nan', '--no-admin-second-factor']);
  expect(lax.settings.adminSecondFactor).toBe(false);
  expect(await data<Provider>(['providers', 'show', 'nan'])).toMatchObject({ isPrivate: false });
  expect((await portico(['providers', 'list'])).stdout).toBe(
    'provider  private  hosts\nnan       no       nan.example www.nan.example\n',
  );
});

test("the operator can change a site's languages and whether search engines list it", async () => {
  const { data, refusal } = await openDesk();
  const update = (...options: string[]) => data<Provider>(['providers', 'update', 'demo', ...options]);
  const limited = await update('--languages', 'ar', 'th', '--no-indexed', '--sign-up', 'closed');
  expect(limited.settings).toEqual({ languages: ['th', 'ar'], isIndexed: false, signUp: 'closed' });
  const open = await update('--languages', 'th', 'en', 'zh', 'ar', '--indexed', '--sign-up', 'open');
  expect(open.settings).toEqual({});
  expect(await refusal(['providers', 'update', 'demo', '--languages', 'en'])).toContain('needs th');
});

test('[APP-01] a host belongs to one provider only', async () => {
  const { refusal } = await openDesk();
  const taken = 'The host localhost leads to the provider demo already.';
  expect(await refusal(['providers', 'create', 'third', '--host', 'LOCALHOST:1'])).toBe(taken);
  expect(await refusal(['providers', 'update', 'other', '--host', 'other.example', 'localhost'])).toBe(taken);
});

test('of two providers created at once on one host, only one is created', async () => {
  const { portico } = await openTestCli();
  await portico(['providers', 'create', 'first', '--host', 'first.example']);
  const runs = await Promise.all(
    ['a1', 'b1'].map((id) => portico(['providers', 'create', id, '--host', 'same.example'])),
  );
  expect(runs.map(({ exitCode }) => exitCode).sort((a, b) => a - b)).toEqual([0, 1]);
});

test.each([
  [['providers', 'create', 'demo', '--host', 'new.example'], 'There is a provider demo already.'],
  [['providers', 'create', '_system', '--host', 'new.example'], /^id is not valid/],
  [['providers', 'create', 'new', '--host', 'http://new.example/'], /^hosts\.0 is not valid/],
  [['providers', 'create', 'new'], 'hosts is not valid: a provider needs a host.'],
  [['providers', 'update', 'unknown', '--private'], 'The provider unknown does not exist.'],
  [['providers', 'show', 'unknown'], 'The provider unknown does not exist.'],
])('refuses %j', async (args, sentence) => {
  const { refusal } = await openDesk();
  expect(await refusal(args)).toMatch(sentence);
});

test('deleting a provider needs its id twice, and removes only its records', async () => {
  const { refusal, data } = await openDesk();
  expect(await refusal(['providers', 'delete', 'demo'])).toContain('--confirm demo');
  expect(await refusal(['providers', 'delete', 'demo', '--confirm', 'other'])).toContain('--confirm demo');
  const { records } = await data<{ records: number }>(['providers', 'delete', 'demo', '--confirm', 'demo']);
  expect(records).toBeGreaterThan(30);
  expect((await data<Provider[]>(['providers', 'list'])).map(({ id }) => id)).toEqual(['other']);
  expect(await refusal(['providers', 'delete', 'demo', '--confirm', 'demo'])).toBe(
    'The provider demo does not exist.',
  );
});
