import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { readRemoteJson } from './read-remote-json.ts';

const origin = 'http://localhost:3001';
const hash = `sha384-${'a'.repeat(64)}`;
const described = {
  name: 'mfe-portal',
  version: 'development-1',
  kind: 'remote',
  entry: 'remoteEntry.js',
  routes: { portal: { path: '/portals/:id', chunks: [] } },
  slots: { 'portal.blocks': { chunks: [] } },
  web: { 'remoteEntry.js': hash },
  changes: '/changes',
};
const responses = (response: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(response);

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the remote of another origin', () => {
  test('has addresses at its origin, and hashes by path', async () => {
    const ask = responses(async () => Response.json(described));
    expect(await readRemoteJson('mfe-portal', origin)).toEqual({
      listing: {
        name: 'mfe-portal',
        version: 'development-1',
        entry: `${origin}/web/remoteEntry.js`,
        routes: described.routes,
        slots: ['portal.blocks'],
      },
      integrity: { '/web/remoteEntry.js': hash },
      changes: `${origin}/changes`,
    });
    // Sent without cookies.
    expect(ask).toHaveBeenCalledWith(
      `${origin}/remote.json`,
      expect.objectContaining({ credentials: 'omit', cache: 'no-store' }),
    );
  });

  test('may lack hashes and a change stream', async () => {
    const { web: _web, changes: _changes, ...plain } = described;
    responses(async () => Response.json(plain));
    expect(await readRemoteJson('mfe-portal', origin)).toMatchObject({ integrity: {}, changes: undefined });
  });

  test.each<[string, () => Promise<Response>, string]>([
    ['there is no response', async () => Promise.reject(new TypeError('Failed to fetch')), 'PL-271'],
    ['it has no such file', async () => new Response('', { status: 404 }), 'PL-271'],
    ['it is no JSON', async () => new Response('<html>'), 'PL-271'],
    ['it is no descriptor', async () => Response.json({ ...described, entry: '../x.js' }), 'PL-272'],
    ['it is the shell', async () => Response.json({ ...described, kind: 'shell' }), 'PL-272'],
    ['it is another remote', async () => Response.json({ ...described, name: 'mfe-catalog' }), 'PL-273'],
  ])('is refused with an error number when %s', async (_case, response, code) => {
    responses(response);
    await expect(readRemoteJson('mfe-portal', origin)).rejects.toMatchObject({
      name: 'OverrideFailure',
      code,
    });
  });
});
