import { expect, test } from '@jest/globals';
import { bundleCli, runCliProcess } from '../testing/cli-process.ts';
import { otherContent } from '../testing/fixture-content.ts';
import { openTestCli } from '../testing/run-cli.ts';
import { openTestApp } from '../testing/test-app.ts';

bundleCli();

test('as a process it prints only data with --json, and sets its exit code', async () => {
  const { folder } = await openTestCli([otherContent]);
  const listed = await runCliProcess(folder, ['providers', 'list', '--json']);
  expect(listed).toMatchObject({ exitCode: 0, stderr: '' });
  expect(JSON.parse(listed.stdout)).toMatchObject({ status: 'ok', data: [{ id: 'other' }] });
  expect(await runCliProcess(folder, ['towns', 'show', 'nowhere'])).toEqual({
    exitCode: 1,
    stdout: '',
    stderr: 'The town nowhere does not exist.\n',
  });
  expect(await runCliProcess(folder, ['nonsense'])).toMatchObject({ exitCode: 2, stdout: '' });
});

test('[OPEN-46] beside a running server: the link opens a session on a private provider, which has no login', async () => {
  const { folder } = await openTestCli([otherContent]);
  const site = await openTestApp([], { PORTICO_DATA: folder });
  const { stdout } = await runCliProcess(folder, ['users', 'link', 'creator', '--json']);
  const { address } = (JSON.parse(stdout) as { data: { address: string } }).data;
  expect(address).toMatch(/^http:\/\/other\.example:8000\//);
  const redeem = () =>
    site.ask({
      url: '/api/auth/handoff/redeem',
      method: 'POST',
      host: 'other.example',
      body: { data: { code: new URL(address).hash.slice(1) } },
    });
  expect((await redeem()).statusCode).toBe(200);
  expect((await redeem()).statusCode).not.toBe(200);
});

test('beside a running server: a provider that the command creates is served', async () => {
  const { folder } = await openTestCli([otherContent]);
  const site = await openTestApp([], { PORTICO_DATA: folder });
  const config = () => site.ask({ url: '/api/web-admin/', host: 'new.example' });
  expect((await config()).statusCode).toBe(404);
  await runCliProcess(folder, ['providers', 'create', 'new', '--host', 'new.example']);
  while ((await config()).statusCode !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await config()).json()).toMatchObject({ data: { provider: 'new' } });
});
