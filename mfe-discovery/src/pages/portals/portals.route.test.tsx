import { describe, expect, jest, test } from '@jest/globals';
import { stubIntersectionObserver } from '@portico/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  namesOfTags,
  portalCard,
  portals,
  type RecordedSearch,
  several,
  termsOf,
} from '../../testing/fake-search.ts';
import { NOT_FOUND } from '../../testing/not-found.ts';
import { rangeOfSlider } from './DistanceFilter.tsx';
import { setUpPortalSearch, show } from './testing/open-portal-search.tsx';

setUpPortalSearch();

const filters = async () => within(await screen.findByRole('navigation', { name: 'Filters' }));

describe('the search page', () => {
  test('[SEARCH-01, SEARCH-02] shows the results of the search text in the address', async () => {
    const { lists } = await show('/portals?title=Wat%20Pho');
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(JSON.stringify(lists()[0]?.body.query)).toContain('*wat*');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Results for “Wat Pho”');
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('Wat Pho');
  });

  test('[SEARCH-03, SEARCH-05, SEARCH-06] narrows by tags, listing and town', async () => {
    const { lastFilter } = await show(
      '/portals?tags=a%2Cb,c&listing.id=l1&listing.title=Slow&town.id=t1&town.title=Nan',
    );
    await screen.findAllByRole('heading', { level: 3 });
    expect(lastFilter()).toEqual([
      { terms: { tags: ['a,b', 'c'] } },
      { terms: { townRefs: ['t1'] } },
      { terms: { listingRefs: ['l1'] } },
    ]);
  });

  test('[SEARCH-09] town and listing are chips; removing one drops its keys and keeps the rest', async () => {
    const { user, address, lastFilter } = await show(
      '/portals?title=x&listing.id=l1&listing.title=Slow&town.id=t1&town.title=Nan',
    );
    await user.click((await filters()).getByRole('link', { name: 'Remove Nan' }));
    await waitFor(() => expect(address()).toBe('/portals?title=x&listing.id=l1&listing.title=Slow'));
    await waitFor(() => expect(lastFilter()).toEqual([{ terms: { listingRefs: ['l1'] } }]));
    await user.click((await filters()).getByRole('link', { name: 'Remove Slow' }));
    await waitFor(() => expect(address()).toBe('/portals?title=x'));
  });

  test('[SEARCH-08] a tag chip adds its tag, and removes it', async () => {
    const { user, address } = await show('/portals?tags=other');
    await user.click(await (await filters()).findByRole('link', { name: 'temple' }));
    await waitFor(() => expect(address()).toBe('/portals?tags=other,temple'));
    await user.click((await filters()).getByRole('link', { name: 'other' }));
    await waitFor(() => expect(address()).toBe('/portals?tags=temple'));
  });

  test('[OPEN-53, SEARCH-08] heading and chips have the names of tags; the address has the stored ones', async () => {
    const names = namesOfTags('en', { names: { beach: 'Beaches', วัด: 'Temples', 寺: 'Shrines' } });
    const finds = () => portals([portalCard('p', { tags: ['วัด', '寺', 'unknown'] })]);
    const { user, address } = await show('/portals?tags=วัด', finds, 'en', names);
    await screen.findByRole('heading', { level: 1, name: 'Results for “Temples”' });
    const group = await filters();
    const chips = () => group.getAllByRole('link').map(({ textContent }) => textContent);
    await waitFor(() => expect(chips()).toEqual(['Beaches', 'temple', 'Temples1', 'Shrines1', 'unknown1']));
    await user.click((await filters()).getByRole('link', { name: /Shrines/ }));
    await waitFor(() => expect(decodeURIComponent(address())).toBe('/portals?tags=วัด,寺'));
  });

  test('[OPEN-53] heading and chips keep the space of tags whose names are on their way', async () => {
    let send = (): void => undefined;
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    const names = { 'GET /api/tag-names': () => sent.then(() => ({ data: { names: { วัด: 'Temple' } } })) };
    await show('/portals?tags=วัด', undefined, 'en', names, { hasStyles: true });
    const heading = await screen.findByRole('heading', { level: 1 });
    await filters();
    const texts = screen.getAllByText(/วัด/);
    expect(texts.map((text) => getComputedStyle(text).opacity)).toEqual(['0', '0']);
    send();
    await waitFor(() => expect(heading.textContent).toContain('Temple'));
    expect(await screen.findByRole('link', { name: 'Temple' })).toBeTruthy();
  });

  test('[T-30] the heading separates tags with the comma of the language', async () => {
    const names = namesOfTags('ar', { names: { beach: 'شواطئ', วัด: 'معابد' } });
    await show('/portals?tags=วัด,beach', undefined, 'ar', names);
    await screen.findByRole('heading', { level: 1, name: /«\u2068معابد، شواطئ\u2069»/ });
  });

  test('[SEARCH-18] a changed filter empties a list of several pages and starts it at its first page', async () => {
    const observer = stubIntersectionObserver();
    let find = (): void => undefined;
    const isFound = new Promise<void>((resolve) => {
      find = resolve;
    });
    const { user, lists } = await show('/portals', async (search) => {
      const [tag] = (termsOf(search, 'tags') as string[] | undefined) ?? ['any'];
      if (tag === 'temple') await isFound;
      return portals(several(30, (id) => portalCard(`${tag}-${id}`)));
    });
    const cards = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(cards()).toHaveLength(11));
    await observer.enterAll();
    await waitFor(() => expect(cards()).toHaveLength(19));
    const before = lists().length;

    await user.click((await filters()).getByRole('link', { name: 'temple' }));
    await waitFor(() => expect(cards()).toEqual([]));
    find();
    await waitFor(() => expect(cards()).toEqual(several(11, (id) => `Portal temple-${id}`)));
    expect(
      lists()
        .slice(before)
        .map(({ body }) => [body.from, body.size]),
    ).toEqual([[0, 11]]);
    observer.restore();
  });

  test('[SEARCH-08] quick changes of chips and slider all apply', async () => {
    const { address, lastFilter } = await show('/portals?title=x');
    const chips = await filters();
    const slider = screen.getByRole('slider');
    fireEvent.change(slider, { target: { value: '20' } });
    // Pressed in one task, before the URL follows any of them.
    act(() => {
      for (const name of ['beach', 'temple', 'beach']) fireEvent.click(chips.getByRole('link', { name }));
    });
    expect(chips.getByRole('link', { name: 'temple' }).getAttribute('aria-current')).toBe('true');
    expect(chips.getByRole('link', { name: 'beach' }).getAttribute('aria-current')).toBeNull();
    await waitFor(() => expect(address()).toBe('/portals?title=x&tags=temple&range=20'));
    await waitFor(() => expect(lastFilter()).toEqual([{ terms: { tags: ['temple'] } }]));
  });

  test('chips follow external changes of the address', async () => {
    const { router } = await show('/portals?tags=beach');
    const chip = async (name: string) => (await filters()).findByRole('link', { name });
    expect((await chip('beach')).getAttribute('aria-current')).toBe('true');
    await act(async () => router.navigate('/portals?tags=temple'));
    expect((await chip('beach')).getAttribute('aria-current')).toBeNull();
    expect((await chip('temple')).getAttribute('aria-current')).toBe('true');
    fireEvent.click(await chip('temple'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  test('[SEARCH-08] tags of the results are chips too, with their counts', async () => {
    const { searches } = await show('/portals?tags=beach', ({ countsTags }) =>
      portals([
        portalCard('a', { tags: ['beach', 'tea', 'ชา'] }),
        portalCard('b', { tags: countsTags ? ['beach', 'tea'] : [] }),
      ]),
    );
    const chips = await filters();
    await chips.findByRole('link', { name: /^tea/ });
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'beach2',
      'temple',
      'tea2',
    ]);
    // The counts ignore the chosen tags, which widen the search.
    expect(termsOf(searches.find(({ countsTags }) => countsTags) as RecordedSearch, 'tags')).toBeUndefined();
  });

  test('the thousands of a tag’s count and of the results are separated', async () => {
    await show('/portals?title=x', ({ countsTags }) =>
      portals(several(countsTags ? 1234 : 1001, (id) => portalCard(id, { tags: ['tea'] }))),
    );
    await (await filters()).findByRole('link', { name: /^tea\s*1,234$/ });
    expect(await screen.findByText(/of 1,001$/)).toBeTruthy();
  });

  test('[SEARCH-14] the slider has steps of 10 from 0 to 110 and updates the address after a pause', async () => {
    const { address } = await show('/portals?title=x');
    const slider = await screen.findByRole<HTMLInputElement>('slider', { name: 'Distance' });
    expect([slider.min, slider.max, slider.step]).toEqual(['0', '110', '10']);
    fireEvent.change(slider, { target: { value: '20' } });
    fireEvent.change(slider, { target: { value: '30' } });
    expect(address()).toBe('/portals?title=x');
    await waitFor(() => expect(address()).toBe('/portals?title=x&range=30'));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '110' } });
    await waitFor(() => expect(address()).toBe('/portals?title=x&range=all'));
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0' } });
    await waitFor(() => expect(address()).toBe('/portals?title=x'));
  });

  test.each([
    [0, undefined],
    [10, 10],
    [100, 100],
    [110, 'all'],
  ])('[SEARCH-15, SEARCH-16, SEARCH-17] slider %d asks for %s', (value, range) => {
    expect(rangeOfSlider(value)).toBe(range);
  });

  test('[AMBIG-19, SEARCH-04, ESQ-07] a range without a position asks for it, and filters by distance once it is known', async () => {
    const getCurrentPosition = jest.fn((found: (position: unknown) => void) =>
      found({ coords: { latitude: 18.7883, longitude: 98.9853 } }),
    );
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
    const { user, lastFilter } = await show('/portals?range=20');
    await screen.findAllByRole('heading', { level: 3 });
    expect(lastFilter()).toBeUndefined();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() =>
      expect(lastFilter()).toEqual([
        { exists: { field: '__meta_search.latLng' } },
        { geo_distance: { distance: '20km', '__meta_search.latLng': { lat: 18.7883, lon: 98.9853 } } },
      ]),
    );
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  });

  test('[SEARCH-11, AMBIG-42, OPEN-20] no results are reported in the language of the page', async () => {
    await show('/portals?title=zzz', () => []);
    await screen.findByText('No content in search range');
    await show('/portals?title=zzz', () => [], 'th');
    await screen.findByText('ไม่พบเนื้อหาในระยะที่ค้นหา');
  });

  test('[SEARCH-11] similar results are shown below the message', async () => {
    await show('/portals?title=templee', ({ isFuzzy }) => (isFuzzy ? portals([portalCard('golden')]) : []));
    await screen.findByText('No content in search range');
    const similar = within(await screen.findByRole('list', { name: 'Similar to “templee”' }));
    expect(similar.getByRole('link', { name: 'Portal golden' })).toBeTruthy();
  });

  test('similar results are not requested without a search text', async () => {
    const { searches } = await show('/portals?tags=beach', () => []);
    await screen.findByText('No content in search range');
    expect(searches.some(({ isFuzzy }) => isFuzzy)).toBe(false);
  });

  test('[SEARCH-10, CONST-04, CONST-05, CONST-06] 11 results, then 8 more near the end, until a page is empty', async () => {
    const observer = stubIntersectionObserver();
    // The total is higher than the number of rows.
    const { lists } = await show('/portals', ({ body, countsTags }) => {
      const all = portals(several(21, (id) => portalCard(id)));
      return countsTags || (body.from ?? 0) < 27
        ? [...all, ...portals(several(9, (id) => portalCard(`gone-${id}`)))]
        : [];
    });
    const cards = () => screen.queryAllByRole('heading', { level: 3 }).length;
    await waitFor(() => expect(cards()).toBe(11));
    expect(observer.rootMargin()).toBe('0px 0px 200px 0px');
    await observer.enterAll();
    await waitFor(() => expect(cards()).toBe(19));
    await observer.enterAll();
    await waitFor(() => expect(cards()).toBe(27));
    await observer.enterAll();
    await waitFor(() =>
      expect(lists().map(({ body }) => [body.from, body.size])).toEqual([
        [0, 11],
        [11, 8],
        [19, 8],
        [27, 8],
      ]),
    );
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Load more' })).toBeNull());
    await observer.enterAll();
    expect(lists()).toHaveLength(4);
    observer.restore();
  });

  test('[SEARCH-07] the provider of the host is accepted, another one is not found', async () => {
    await show('/portals?provider=demo');
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    await show('/portals?provider=other');
    await screen.findByRole('heading', { level: 1, name: NOT_FOUND });
  });
});
