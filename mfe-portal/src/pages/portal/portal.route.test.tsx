import { describe, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import type { PrefetchContext } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import messages from '../../../locales/en.json';
import { barePortal, fullPortal } from '../../testing/sample-portals.ts';
import { head, prefetch } from './portal.route.tsx';

/** Runs the route's prefetch as the server does, then its head. */
async function load(answer: Portal | { status: number; code: string }) {
  const { store } = await renderWithPlatform(<p />, {
    namespace: 'mfe-portal',
    messages,
    server: {
      'GET /api/portal/:id': () =>
        '_id' in answer
          ? { data: answer }
          : Response.json({ status: 'fail', code: answer.code, reason: '' }, { status: answer.status }),
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
  return { outcome, slots, head: head({ ...at, state: store.getState(), t: (key) => key }) };
}

describe('prefetch', () => {
  test('starts the calls of the catalogue’s slot', async () => {
    const { outcome, slots } = await load(fullPortal);
    expect(outcome).toBeUndefined();
    expect(slots).toEqual([['portal.catalog', { portalId: 'full', provider: 'demo', isEditor: false }]]);
  });

  test('[OPEN-18] not when the catalogue is hidden', async () => {
    expect((await load({ ...fullPortal, hideInformations: ['catalog'] })).slots).toEqual([]);
  });

  test.each([
    ['[OPEN-04] what is not found', 404, 'not-found', 404],
    ['[OPEN-43] a server failure', 500, 'failed', 503],
    ['a locked page', 403, 'permission-denied', undefined],
  ])('%s', async (_title, status, code, pageStatus) => {
    expect((await load({ status, code })).outcome?.status).toBe(pageStatus);
  });
});

describe('head', () => {
  test('names the portal with highlight sentence and cover', async () => {
    expect((await load(fullPortal)).head).toEqual({
      title: 'Celadon studio',
      description: 'Bowls that sing.',
      image: '/images/cover',
    });
  });

  test.each<[string, Portal]>([
    ['an unofficial portal', { ...fullPortal, townRefs: [] }],
    ['a private portal', { ...barePortal, isPrivate: true }],
  ])('%s stays out of search engines', async (_title, portal) => {
    expect((await load(portal)).head.noIndex).toBe(true);
  });

  test('[T-07] of a locked portal nothing is told', async () => {
    expect((await load({ status: 403, code: 'permission-denied' })).head).toEqual({
      title: 'passcode.title',
      noIndex: true,
    });
  });
});
