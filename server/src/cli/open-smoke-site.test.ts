import { afterEach, expect, jest, test } from '@jest/globals';
import { readConfig } from '../config/config.ts';
import { fixtureContent } from '../testing/fixture-content.ts';
import { openTestCli } from '../testing/run-cli.ts';
import { openSmokeSite } from './open-smoke-site.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** The log lines on standard error while the gates make one call. */
async function linesOfCall(logLevel: string): Promise<string[]> {
  const { folder } = await openTestCli([fixtureContent]);
  const lines: string[] = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const site = await openSmokeSite(
    readConfig({ NODE_ENV: 'test', PORTICO_DATA: folder, PORTICO_LOG: logLevel }),
  );
  await site?.callApi({
    host: 'localhost',
    method: 'GET',
    url: '/api/web-admin/',
    headers: {},
    body: undefined,
  });
  await site?.close();
  return lines;
}

test('the log of the gates is on standard error, without a line for each request', async () => {
  expect((await linesOfCall('debug')).join('')).toContain('request completed');
  expect(await linesOfCall('info')).toEqual([]);
});
