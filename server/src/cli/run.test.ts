import { expect, test } from '@jest/globals';
import { openTestCli } from '../testing/run-cli.ts';

test('[OPEN-12] help lists every command, and is shown without a command', async () => {
  const { portico } = await openTestCli();
  const help = await portico(['help']);
  expect(help).toMatchObject({ exitCode: 0, stderr: '' });
  expect(help.stdout).toMatch(/providers create <id> +create an empty site/);
  expect(help.stdout).toMatch(/remotes publish \[what\] +publish a release/);
  expect(await portico([])).toEqual(help);
});

test('help describes the arguments of one command', async () => {
  const { portico } = await openTestCli();
  const { exitCode, stdout } = await portico(['providers', 'create', '--help']);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('--host <hosts...>');
});

test.each([
  [['provders', 'list'], "unknown command 'provders'", 'providers'],
  [['providers', 'lst'], "unknown command 'lst'", 'list'],
  [['providers', 'list', '--jsn'], "unknown option '--jsn'", '--json'],
])('wrong usage exits with 2 and suggests commands: %j', async (args, problem, meant) => {
  const { portico } = await openTestCli();
  const { exitCode, stdout, stderr } = await portico(args);
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  expect(stderr).toContain(problem);
  expect(stderr).toContain(meant);
});

test('a missing argument is wrong usage', async () => {
  const { portico } = await openTestCli();
  expect(await portico(['providers', 'create'])).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("missing required argument 'id'"),
  });
});

test('a refusal is one sentence, or data with --json, and exits with 1', async () => {
  const { portico } = await openTestCli();
  const args = ['providers', 'show', 'demo'];
  const plain = await portico(args);
  expect(plain).toMatchObject({ exitCode: 1, stdout: '' });
  expect(plain.stderr).toMatch(/^There is no Portico in .+\.\n$/);
  const asData = await portico([...args, '--json']);
  expect(asData).toMatchObject({ exitCode: 1, stderr: '' });
  expect(JSON.parse(asData.stdout)).toEqual({ status: 'fail', reason: plain.stderr.trim() });
});

test('invalid settings are reported in one sentence too', async () => {
  const { refusal } = await openTestCli();
  expect(await refusal(['providers', 'list'], { env: { NODE_ENV: 'production' } })).toContain(
    'PORTICO_SECRET is required',
  );
});
