import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { type FakeCall, stubIntersectionObserver } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import messages from '../../../locales/en.json';
import { creatorApi } from '../../creator.api.ts';
import { ADDRESS, cardOf, open, portal } from './testing/my-portals-page.tsx';

describe('many portals', () => {
  let portals: Portal[];
  let isBroken: boolean;
  /** Pages as the server does; its pages may be smaller than requested. */
  const paged: FakeCall = ({ url }) => {
    if (isBroken) return new Response('', { status: 503 });
    const start = Number(url.searchParams.get('_start'));
    expect(Number(url.searchParams.get('_limit'))).toBe(48);
    return Response.json(
      { ok: true, data: portals.slice(start, start + 2) },
      { headers: { 'x-total-count': String(portals.length) } },
    );
  };
  const titles = () =>
    screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
  beforeEach(() => {
    portals = ['a', 'b', 'c', 'd', 'e'].map((id) => portal(id));
    isBroken = false;
  });

  test('are paged by a button, which shows how many are left', async () => {
    const page = await open({ [ADDRESS]: paged });
    await page.user.click(await screen.findByRole('button', { name: 'Show more (3)' }));
    await cardOf('Portal d');
    expect(screen.getByRole('status').textContent).toBe('Showing 4 of 5');
    await page.user.click(screen.getByRole('button', { name: 'Show more (1)' }));
    await cardOf('Portal e');
    expect(titles()).toEqual(['Portal a', 'Portal b', 'Portal c', 'Portal d', 'Portal e']);
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
    expect(screen.getByRole('status').textContent).toBe('Showing 5 of 5');
    expect(page.calls.filter((call) => call.startsWith(ADDRESS))).toHaveLength(3);
  });

  test('[CONST-06] load as the end of the list gets within 200 px', async () => {
    const observer = stubIntersectionObserver();
    try {
      await open({ [ADDRESS]: paged });
      await cardOf('Portal b');
      expect(screen.queryByRole('heading', { name: 'Portal c' })).toBeNull();
      await waitFor(() => expect(observer.rootMargin()).toBe('0px 0px 200px 0px'));
      await observer.enterAll();
      await cardOf('Portal d');
    } finally {
      observer.restore();
    }
  });

  test('[OPEN-38] a failed page can be retried, and loaded portals stay', async () => {
    const page = await open({ [ADDRESS]: paged });
    const more = await screen.findByRole('button', { name: 'Show more (3)' });
    isBroken = true;
    await page.user.click(more);
    expect((await screen.findByRole('alert')).textContent).toContain(messages.list.failed);
    expect(titles()).toEqual(['Portal a', 'Portal b']);
    isBroken = false;
    await page.user.click(screen.getByRole('button', { name: messages.page.retry }));
    await cardOf('Portal d');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a deleted portal is replaced by the next one', async () => {
    const page = await open({
      [ADDRESS]: paged,
      'DELETE /api/portal/:id': ({ params }) => {
        portals = portals.filter(({ _id }) => _id !== params['id']);
        return { status: 'ok', data: { _id: params['id'] } };
      },
    });
    await page.user.click(await screen.findByRole('button', { name: 'Show more (3)' }));
    await cardOf('Portal d');
    await act(async () => {
      await (page.store.dispatch(
        creatorApi.endpoints.deletePortal.initiate('b') as never,
      ) as Promise<unknown>);
    });
    await waitFor(() => expect(titles()).toEqual(['Portal a', 'Portal c', 'Portal d', 'Portal e']));
    expect(screen.queryByRole('button', { name: /Show more/ })).toBeNull();
  });

  test.each([
    ['removed', () => portals.slice(1), ['Portal b', 'Portal c', 'Portal d', 'Portal e']],
    ['added', () => [portal('new'), ...portals], ['Portal new', 'Portal a', 'Portal b', 'Portal c']],
  ])('none is missing or shown twice when one was %s between two pages', async (_what, changed, shown) => {
    const page = await open({ [ADDRESS]: paged });
    const more = await screen.findByRole('button', { name: 'Show more (3)' });
    portals = changed();
    await page.user.click(more);
    await waitFor(() => expect(titles()).toEqual(shown));
  });

  test('a portal that moved down between two pages is shown once', async () => {
    const page = await open({ [ADDRESS]: paged });
    const more = await screen.findByRole('button', { name: 'Show more (3)' });
    portals = ['c', 'a', 'b', 'd', 'e'].map((id) => portal(id));
    await page.user.click(more);
    await cardOf('Portal d');
    expect(titles()).toEqual(['Portal a', 'Portal b', 'Portal d']);
  });
});
