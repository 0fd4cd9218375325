import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { isInOneLanguage, selectData } from '@portico/shared/api';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { searchApi } from '../../search/search.api.ts';
import { homeTowns } from '../../search/search-requests.ts';
import {
  type Finds,
  failure,
  fakeSite,
  listingCard,
  listings,
  namesOfTags,
  portalCard,
  portals,
  several,
  termsOf,
  townCard,
  towns,
  webConfig,
} from '../../testing/fake-search.ts';
import { Component, head } from './home.route.tsx';

const everything: Finds = (search) => {
  const [index] = search.indexes;
  if (index === 'town') return towns(several(20, (id) => townCard(id)));
  if (index === 'listing') return listings(several(20, (id) => listingCard(id)));
  const [tag] = (termsOf(search, 'tags') as string[] | undefined) ?? ['near'];
  return portals(several(6, (id) => portalCard(`${tag}-${id}`)));
};

const show = (finds: Finds = everything, config = webConfig(), calls = {}) => {
  const site = fakeSite(finds, config);
  const page = renderWithPlatform(<Component />, {
    namespace: 'mfe-discovery',
    messages: en,
    server: { ...site.server, ...calls },
  });
  return page.then((result) => ({ ...result, ...site }));
};

const scrollTo = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockClear();
  Object.defineProperty(window, 'scrollTo', { value: scrollTo, configurable: true });
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

test('[MFE-05] searches request texts in the language of the page, and know that others are missing', async () => {
  const { searches, store } = await show();
  await screen.findByText('Town 1');
  expect(new Set(searches.map(({ language }) => language))).toEqual(new Set(['en']));
  expect(isInOneLanguage(selectData(searchApi.endpoints.search, homeTowns, store.getState()))).toBe(true);
});

const section = async (name: string) => screen.findByRole('region', { name });

describe('the hero', () => {
  test('[HOME-01] shows the site name, its line, its picture and a search box', async () => {
    const { container } = await show(
      everything,
      webConfig({ description: { en: 'All close by' }, homeImageURL: '/images/home' }),
    );
    await screen.findByRole('heading', { level: 1, name: 'Near' });
    expect(screen.getByText('All close by')).toBeTruthy();
    expect(container.querySelector('img[src^="/images/home"]')).not.toBeNull();
    expect(screen.getByRole('combobox', { name: 'Search places and listings' })).toBeTruthy();
  });

  test('[OPEN-39] without a web config the title is neutral and the page works', async () => {
    const { server } = fakeSite(everything);
    await renderWithPlatform(<Component />, {
      namespace: 'mfe-discovery',
      messages: en,
      server: { ...server, 'GET /api/web-admin/': () => failure() },
    });
    await screen.findByRole('heading', { level: 1, name: 'Welcome' });
    expect(screen.getByRole('combobox')).toBeTruthy();
  });

  test('[HOME-02] its arrow scrolls to 800 px', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Scroll down' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 800, behavior: 'smooth' });
  });
});

test('under reduced motion it jumps there at once', async () => {
  Object.defineProperty(window, 'matchMedia', {
    value: () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }),
    configurable: true,
  });
  const { user } = await show();
  await user.click(screen.getByRole('button', { name: 'Scroll down' }));
  Reflect.deleteProperty(window, 'matchMedia');
  expect(scrollTo).toHaveBeenCalledWith({ top: 800, behavior: 'instant' });
});

test('[HOME-03] the back-to-top button appears past 700 px and scrolls to the top', async () => {
  const { user } = await show();
  const scrollDownTo = (top: number) => {
    Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
    fireEvent.scroll(window);
  };
  const button = () => screen.queryByRole('button', { name: 'Back to top' });
  expect(button()).toBeNull();
  scrollDownTo(700);
  expect(button()).toBeNull();
  scrollDownTo(701);
  await user.click(await screen.findByRole('button', { name: 'Back to top' }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
});

test('[HOME-04] towns, listings, nearby and the tags follow in this order', async () => {
  await show(everything, webConfig({ tags: ['beach', 'temple'] }));
  await section('temple');
  const titles = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(titles).toEqual(['Towns', 'Featured listings', 'Near you', 'beach', 'temple']);
});

test('[HOME-05, HOME-06] shows twelve towns by fives and threes, and a tile that shows all', async () => {
  const { searches } = await show();
  const links = await within(await section('Towns')).findAllByRole('link');
  expect(links).toHaveLength(13);
  expect(links[0]?.getAttribute('href')).toBe('/towns/1');
  expect(links.at(-1)?.textContent).toBe('Show all towns');
  expect(links.at(-1)?.getAttribute('href')).toBe('/towns');
  expect(searches.find(({ indexes }) => indexes[0] === 'town')?.body.size).toBe(12);
  const row = within(await section('Towns')).getByRole('list');
  expect(row.style.getPropertyValue('--visible-base')).toBe('5');
  expect(row.style.getPropertyValue('--visible-small')).toBe('3');
});

test('[HOME-07] shows eight listings', async () => {
  await show();
  const links = await within(await section('Featured listings')).findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(several(8, (id) => `/listings/${id}`));
});

test('[HOME-09, SEARCH-12] a block per tag with four portals and a link to all of them', async () => {
  await show(everything, webConfig({ tags: ['R&B, soul'] }));
  const block = within(await section('R&B, soul'));
  expect((await block.findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual(
    several(4, (id) => `Portal R&B, soul-${id}`),
  );
  const all = block.getByRole('link', { name: 'Show all: R&B, soul' });
  expect(all.getAttribute('href')).toBe('/portals?tags=R%26B%2C%20soul');
});

test('[OPEN-53, HOME-09] a block has the name of its tag, and leads to the stored tag', async () => {
  const names = namesOfTags('en', { names: { วัด: 'Temple' }, icons: { วัด: '🛕' } });
  await show(everything, webConfig({ tags: ['วัด', 'beach'] }), names);
  const block = within(await section('🛕 Temple'));
  expect(block.getByRole('link', { name: 'Show all: 🛕 Temple' }).getAttribute('href')).toBe(
    `/portals?tags=${encodeURIComponent('วัด')}`,
  );
  await section('beach');
});

test('a tag without portals has no block', async () => {
  const { searches } = await show(
    (search) => (termsOf(search, 'tags') ? [] : everything(search)),
    webConfig({ tags: ['beach'] }),
  );
  await section('Towns');
  await waitFor(() => expect(searches.some((search) => termsOf(search, 'tags'))).toBe(true));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'beach' })).toBeNull());
});

test('[OPEN-38] a section that fails shows a retry, and the others stay', async () => {
  let isBroken = true;
  const { user } = await show((search) =>
    isBroken && search.indexes[0] === 'town' ? failure() : everything(search),
  );
  await section('Featured listings');
  const retry = await within(await section('Towns')).findByRole('button', { name: 'Try again' });
  isBroken = false;
  await user.click(retry);
  await within(await section('Towns')).findByRole('link', { name: 'Town 1' });
});

describe('the pop-up', () => {
  const popUp = {
    message: '<p>Hello<script>alert(1)</script> <a href="javascript:alert(1)">there</a></p>',
    buttonLink: { link: '/web-page/year', text: 'See the year' },
    isShow: true,
  };
  /** Waits for the site's settings and lets a pop-up open if it is due. */
  const duePopUps = async () => {
    await screen.findByRole('heading', { level: 1, name: 'Near' });
    await act(() => jest.advanceTimersByTimeAsync(3_000));
  };
  beforeEach(() => {
    jest.useFakeTimers({ advanceTimers: true });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('[HOME-10, T-24] opens once per session', async () => {
    const { unmount, user } = await show(everything, webConfig({ popUp }));
    await duePopUps();
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByRole('link', { name: 'See the year' }).getAttribute('href')).toBe('/web-page/year');
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    unmount();
    await show(everything, webConfig({ popUp }));
    await duePopUps();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test("[HOME-10, DATA-02] is in the reader's language", async () => {
    const message = { th: '<p>ยินดีต้อนรับ</p>', en: '<p>Welcome</p>' };
    const text = { th: 'ดูปฏิทิน', en: 'See the calendar' };
    await show(
      everything,
      webConfig({ popUp: { ...popUp, message, buttonLink: { ...popUp.buttonLink, text } } }),
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Welcome')).toBeTruthy();
    expect(dialog.getByRole('link', { name: 'See the calendar' })).toBeTruthy();
    expect(dialog.queryByText('ยินดีต้อนรับ')).toBeNull();
  });

  test('[HOME-10] stays closed when it is not to be shown', async () => {
    await show(everything, webConfig({ popUp: { ...popUp, isShow: false } }));
    await duePopUps();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('[T-11] contains no script and no script link', async () => {
    await show(everything, webConfig({ popUp }));
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.innerHTML).not.toContain('alert(1)'));
    expect(dialog.textContent).toContain('Hello');
  });
});

test('its head has name, tagline and picture of the site', async () => {
  const { store } = await show(
    everything,
    webConfig({ description: { en: 'All close by' }, homeImageURL: '/images/home' }),
  );
  await screen.findByRole('heading', { level: 1, name: 'Near' });
  await act(async () => undefined);
  expect(
    head({
      state: store.getState(),
      params: {},
      url: new URL('http://localhost/'),
      language: 'en',
      t: (key) => key,
    }),
  ).toMatchObject({ title: 'Near', description: 'All close by', image: '/images/home' });
});
