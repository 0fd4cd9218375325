import { describe, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import type { PrefetchContext } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import messages from '../../../locales/en.json';
import { fullPortal } from '../../testing/sample-portals.ts';
import { prefetch } from './portal.route.tsx';

/** Runs the route's prefetch as the server does. */
async function load(response: Portal | { status: number; code: string }) {
  const { store, calls } = await renderWithPlatform(<p />, {
    namespace: 'mfe-portal',
    messages,
    server: {
      'GET /api/portal/:id': () =>
        '_id' in response
          ? { data: response }
          : Response.json({ status: 'fail', code: response.code, reason: '' }, { status: response.status }),
    },
  });
  const slots: unknown[] = [];
  const at = {
    params: { id: 'full' },
    url: new URL('http://localhost/portals/full?provider=demo'),
    language: 'en',
  } as const;
  const outcome = await prefetch({
    ...at,
    dispatch: store.dispatch,
    getState: store.getState as PrefetchContext['getState'],
    prefetchSlot: async (name, props) => void slots.push([name, props]),
  });
  return { outcome, slots, calls };
}

describe('prefetch', () => {
  test('starts the requests of the catalogue slot and of other remotes’ blocks', async () => {
    const { outcome, slots } = await load(fullPortal);
    expect(outcome).toBeUndefined();
    expect(slots).toEqual([
      ['portal.catalog', { portalId: 'full', provider: 'demo', isEditor: false }],
      ['portal.blocks', { portalId: 'full', isEditor: false }],
    ]);
  });

  test('[OPEN-18] does not start those of a hidden catalogue', async () => {
    const { slots } = await load({ ...fullPortal, hideInformations: ['catalog'] });
    expect(slots.map((slot) => (slot as [string])[0])).toEqual(['portal.blocks']);
  });

  test('[OPEN-53, OPEN-18] asks for the names of the tags that visitors see', async () => {
    const asked = async (portal: Portal) =>
      (await load(portal)).calls.filter((call) => call.includes('/api/tag-names'));
    expect(await asked(fullPortal)).toEqual(['GET /api/tag-names?language=en&tag=craft&tag=Food+%26+Drink']);
    expect(await asked({ ...fullPortal, hideInformations: ['tags'] })).toEqual([]);
    expect(await asked({ ...fullPortal, tags: [] })).toEqual([]);
  });

  test.each([
    ['[OPEN-04] what is not found', 404, 'not-found', 404],
    ['[OPEN-04] what cannot be an id', 400, 'invalid', 404],
    ['[OPEN-43] a server failure', 500, 'failed', 503],
    ['a locked page', 403, 'permission-denied', undefined],
  ])('%s', async (_title, status, code, pageStatus) => {
    expect((await load({ status, code })).outcome?.status).toBe(pageStatus);
  });
});
