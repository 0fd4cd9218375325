import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type FakeCall, renderWithPlatform, stubIntersectionObserver } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json' with { type: 'json' };
import {
  type Finds,
  failure,
  fakeSite,
  listingCard,
  listings,
  portalCard,
  portals,
  several,
  termsOf,
  townCard,
  towns,
} from '../../testing/fake-search.ts';
import { NOT_FOUND, provideNotFound } from '../../testing/not-found.ts';
import { Component } from './town.route.tsx';

beforeEach(() => sessionStorage.clear());
beforeEach(provideNotFound);

const nan = townCard('nan', { title: { en: 'Nan' }, imageURL: '/images/nan' });
/** The town, two listings, and six portals of each. */
const townOf =
  (town = nan): Finds =>
  (search) => {
    const [index] = search.indexes;
    if (index === 'town') return termsOf(search, '_id') ? towns([town]) : [];
    if (town.isPrivate && search.grant !== 'key') return [];
    if (index === 'listing') return listings([listingCard('slow'), listingCard('fast')]);
    const [listing] = (termsOf(search, 'listingRefs') as string[] | undefined) ?? [];
    return portals(several(6, (id) => portalCard(`${listing}-${id}`)));
  };

async function show(finds: Finds, calls: Record<string, FakeCall> = {}) {
  const site = fakeSite(finds);
  const page = await renderWithPlatform(
    { routes: [{ path: '/towns/:townID', Component }], url: '/towns/nan' },
    { namespace: 'mfe-discovery', messages: en, server: { ...site.server, ...calls } },
  );
  return { ...page, searches: site.searches };
}

describe('a town', () => {
  test('[TOWN-04] opens with its picture, its name and a search box of its own', async () => {
    const { container } = await show(townOf());
    await screen.findByRole('heading', { level: 1, name: 'Nan' });
    expect(container.querySelector('img[src^="/images/nan"]')).not.toBeNull();
    expect(screen.getByRole('combobox', { name: 'Search this town' })).toBeTruthy();
  });

  test('[CONST-03] shows all its listings, 999 at most', async () => {
    const { searches } = await show(townOf());
    await screen.findByRole('region', { name: 'Listings in this town' });
    expect(searches.filter(({ indexes }) => indexes[0] === 'listing').map(({ body }) => body.size)).toEqual([
      999,
    ]);
  });

  test('[TOWN-05, ESQ-12] shows its listings in its own order', async () => {
    const { searches } = await show(townOf());
    const row = within(await screen.findByRole('region', { name: 'Listings in this town' }));
    expect((await row.findAllByRole('link')).map((link) => link.getAttribute('href'))).toEqual([
      '/listings/slow',
      '/listings/fast',
    ]);
    expect(searches.find(({ indexes }) => indexes[0] === 'listing')?.body.sort).toEqual([
      { appearSeq: { order: 'asc', missing: '_last' } },
    ]);
  });

  test('[TOWN-06, OPEN-33] has a section per listing with four portals and a link to all', async () => {
    await show(townOf());
    const section = within(await screen.findByRole('region', { name: 'Listing fast' }));
    expect(await section.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(section.getByText('Portal fast-1')).toBeTruthy();
    expect(section.getByRole('link', { name: 'Show all: Listing fast' }).getAttribute('href')).toBe(
      '/listings/fast',
    );
  });

  test('[T-48] renders cards and sections of many listings only near the viewport', async () => {
    const observer = stubIntersectionObserver();
    const { searches } = await show((search) =>
      search.indexes[0] === 'listing' ? listings(several(60, (id) => listingCard(id))) : townOf()(search),
    );
    const row = within(await screen.findByRole('region', { name: 'Listings in this town' }));
    expect(await row.findAllByRole('link')).toHaveLength(24);
    const sectionRequests = () => searches.filter((search) => termsOf(search, 'listingRefs')).length;
    expect(screen.getByRole('region', { name: 'Listing 60' })).toBeTruthy();
    await waitFor(() => expect(sectionRequests()).toBe(8));
    await observer.enterAll();
    await waitFor(() => expect(sectionRequests()).toBe(60));
    expect(row.getAllByRole('link')).toHaveLength(48);
    observer.restore();
  });

  test('[OPEN-43] that does not exist is the 404 page; a failing server is not', async () => {
    await show(() => []);
    await screen.findByRole('heading', { level: 1, name: NOT_FOUND });
    await show(() => failure(400));
    await screen.findByRole('heading', { level: 1, name: NOT_FOUND });
    await show(() => failure());
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('heading', { name: NOT_FOUND })).toBeNull();
  });
});

describe('a private town', () => {
  const welcome: Record<string, FakeCall> = {
    'GET /api/town/:id': ({ headers }) =>
      headers.get('x-portico-grant') === 'key'
        ? {
            data: {
              ...nan,
              isPrivate: true,
              profileImageURL: '/images/nan-profile?s=signed',
              popUp: { isShow: true, message: '<p>Welcome inside</p>' },
            },
          }
        : failure(403),
  };
  const opens = (right: string): Record<string, FakeCall> => ({
    'GET /api/checkPrivacy/town/id/nan': ({ headers }) => {
      if (headers.get('x-portico-grant') === 'key') return { status: 'ok', data: {} };
      return headers.get('x-passcode') === right
        ? { status: 'ok', data: { grant: 'key' } }
        : { status: 'fail', reason: 'Passcode ไม่ถูกต้อง' };
    },
  });
  const locked = townOf({ ...nan, isPrivate: true });

  test('[TOWN-07, PERM-02, PERM-07, OPEN-03] asks for the passcode, and shows its content for the right one', async () => {
    const { user, searches } = await show(locked, opens('abc123'));
    await screen.findByRole('heading', { name: 'This town is private' });
    expect(screen.queryByRole('region', { name: 'Listings in this town' })).toBeNull();
    await user.type(screen.getByLabelText(/Passcode/), 'abc123');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('region', { name: 'Listings in this town' });
    expect(searches.filter(({ grant }) => grant === 'key').map(({ indexes }) => indexes[0])).toContain(
      'listing',
    );
  });

  test('[TOWN-08, TOWN-09] shows its splash and then its pop-up after the right passcode, once', async () => {
    const { user, calls } = await show(locked, { ...opens('abc123'), ...welcome });
    const townCalls = () => calls.filter((call) => call.includes('/api/town/'));
    await user.type(await screen.findByLabelText(/Passcode/), '999999{Enter}');
    await screen.findByText('Passcode ไม่ถูกต้อง');
    expect(townCalls()).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();

    await user.clear(screen.getByLabelText(/Passcode/));
    await user.type(screen.getByLabelText(/Passcode/), 'abc123{Enter}');
    const skip = await screen.findByRole('button', { name: 'Skip' });
    expect(document.querySelector('dialog img')?.getAttribute('src')).toContain(
      '/images/nan-profile?s=signed',
    );
    expect(screen.queryByText('Welcome inside')).toBeNull();
    await user.click(skip);
    await screen.findByText('Welcome inside');
    await user.click(screen.getByRole('button', { name: 'Close' }));

    const again = await show(locked, { ...opens('abc123'), ...welcome });
    await screen.findByRole('region', { name: 'Listings in this town' });
    await waitFor(() => expect(again.calls.some((call) => call.includes('/api/town/nan'))).toBe(true));
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    expect(screen.queryByText('Welcome inside')).toBeNull();
  });

  test('[PERM-05, AMBIG-24] opens at any result of the first check but fail', async () => {
    sessionStorage.setItem('portico.grant.town.nan', 'key');
    await show(locked, { 'GET /api/checkPrivacy/town/id/nan': () => ({ status: 'already-open', data: {} }) });
    await screen.findByRole('region', { name: 'Listings in this town' });
  });

  test('[OPEN-03] does not ask again in a tab with the grant', async () => {
    sessionStorage.setItem('portico.grant.town.nan', 'key');
    await show(locked, opens('abc123'));
    await screen.findByRole('region', { name: 'Listings in this town' });
  });

  test('[VAL-21, OPEN-23] a short or wrong passcode shows an error and stays in the field', async () => {
    const { user, calls } = await show(locked, opens('abc123'));
    const field = await screen.findByLabelText<HTMLInputElement>(/Passcode/);
    const before = calls.length;
    await user.type(field, 'abc{Enter}');
    await screen.findByText('Passcode ไม่ถูกต้อง');
    expect(calls).toHaveLength(before);
    await user.type(field, '999{Enter}');
    await screen.findByText('Passcode ไม่ถูกต้อง');
    expect(calls.length).toBeGreaterThan(before);
    expect(field.value).toBe('abc999');
  });
});

describe('the welcome of a town', () => {
  const greeting = {
    ...nan,
    profileImageURL: '/images/nan-profile',
    popUp: { isShow: true, message: '<p>The lanterns float tonight</p>' },
  };
  const splash = () => screen.queryByRole('button', { name: 'Skip' });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('[TOWN-08, TOWN-09] shows its profile image for 2.5 s, then its pop-up, once per session', async () => {
    await show(townOf(greeting));
    await screen.findByRole('heading', { level: 1, name: 'Nan' });
    jest.useFakeTimers();
    await show(townOf(greeting));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(splash()).not.toBeNull();
    expect(screen.queryByText('The lanterns float tonight')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(2_300));
    expect(splash()).not.toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(splash()).toBeNull();
    expect(screen.queryByText('The lanterns float tonight')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(3_000));
    expect(screen.getByText('The lanterns float tonight')).toBeTruthy();

    jest.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await show(townOf(greeting));
    await screen.findByRole('heading', { level: 1, name: 'Nan' });
    expect(splash()).toBeNull();
    expect(screen.queryByText('The lanterns float tonight')).toBeNull();
  });

  test('[T-24] ends after 0.8 s under reduced motion', async () => {
    Object.defineProperty(window, 'matchMedia', {
      value: (query: string) => ({
        matches: query === '(prefers-reduced-motion: reduce)',
        addEventListener: () => {},
        removeEventListener: () => {},
      }),
      configurable: true,
    });
    try {
      // Loads the page with real timers first.
      await show(townOf({ ...greeting, popUp: undefined, profileImageURL: undefined }));
      await screen.findByRole('heading', { level: 1, name: 'Nan' });
      jest.useFakeTimers();
      await show(townOf(greeting));
      await act(() => jest.advanceTimersByTimeAsync(100));
      expect(splash()).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(600));
      expect(splash()).not.toBeNull();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(splash()).toBeNull();
    } finally {
      Reflect.deleteProperty(window, 'matchMedia');
    }
  });

  test('[T-24] can be skipped', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = await show(townOf(greeting));
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await screen.findByText('The lanterns float tonight');
    expect(splash()).toBeNull();
  });

  test('[TOWN-08] a town without a profile image has no splash', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    await show(townOf({ ...greeting, profileImageURL: undefined }));
    await screen.findByText('The lanterns float tonight');
    expect(splash()).toBeNull();
  });
});
