import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { login, webConfig } from '@portico/shared/contracts';
import { byContract } from './by-contract.ts';
import type { FakeRequest } from './fake-server.ts';

let logged: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => logged.mockRestore());

const request = (changes: Partial<FakeRequest> = {}): FakeRequest => ({
  params: {},
  url: new URL('http://localhost/'),
  headers: new Headers(),
  body: undefined,
  ...changes,
});

describe('a fake call that is checked against its contract', () => {
  test('is registered under the endpoint’s method and path', () => {
    expect(Object.keys(byContract(webConfig, () => ({}) as never))).toEqual([
      `${webConfig.method} ${webConfig.path}`,
    ]);
  });

  test('rejects a response that breaks the response schema', async () => {
    const [call] = Object.values(byContract(webConfig, () => ({ title: 7 }) as never));
    await expect(async () => call?.(request())).rejects.toThrow(/^webConfig responds with an invalid body: /);
    expect(logged).toHaveBeenCalledWith(expect.stringMatching(/^webConfig responds with an invalid body/));
  });

  test('rejects a body that breaks the request schema', async () => {
    const [call] = Object.values(byContract(login, () => ({}) as never));
    await expect(async () => call?.(request({ body: { user: 'a' } }))).rejects.toThrow(
      /^login was called with invalid body: /,
    );
  });

  test('passes a failure through unchanged', async () => {
    const failure = Response.json({ status: 'fail' }, { status: 503 });
    const [call] = Object.values(byContract(webConfig, () => failure));
    expect(await call?.(request())).toBe(failure);
  });
});
