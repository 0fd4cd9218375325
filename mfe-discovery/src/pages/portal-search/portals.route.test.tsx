import { describe, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import th from '../../../locales/th.json' with { type: 'json' };
import { type Finds, fakeSite, portalCard, portals, several, webConfig } from '../../testing/fake-search.ts';
import { rangeOfSlider } from './DistanceFilter.tsx';
import { Component } from './portals.route.tsx';

const some: Finds = () => portals(several(3, (id) => portalCard(id)));

async function show(url: string, finds: Finds = some, language: 'en' | 'th' = 'en') {
  const site = fakeSite(finds, webConfig({ tags: ['beach', 'temple'] }));
  const page = await renderWithPlatform(
    { routes: [{ path: '/portals', Component }], url },
    { namespace: 'mfe-discovery', messages: language === 'en' ? en : th, language, server: site.server },
  );
  const lastFilter = () =>
    (site.asked.at(-1)?.body.query as { bool: { filter?: unknown } } | undefined)?.bool.filter;
  return { ...page, asked: site.asked, lastFilter };
}
const filters = async () => within(await screen.findByRole('navigation', { name: 'Filters' }));

describe('the search page', () => {
  test('[SEARCH-01, SEARCH-02] shows what the words of the address find', async () => {
    const { asked } = await show('/portals?title=Wat%20Pho');
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(JSON.stringify(asked[0]?.body.query)).toContain('*wat*');
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

  test('[SEARCH-08, SEARCH-18] a tag chip adds its tag, and the list starts anew', async () => {
    const { user, address, asked } = await show('/portals?tags=other');
    await user.click(await (await filters()).findByRole('link', { name: 'temple' }));
    await waitFor(() => expect(address()).toBe('/portals?tags=other,temple'));
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ from: 0, size: 11 }));
    // The router knows of the new address before the chips are drawn for it.
    const other = (await filters()).getByRole('link', { name: 'other' });
    await waitFor(() => expect(other.getAttribute('href')).toBe('/portals?tags=temple'));
    await user.click(other);
    await waitFor(() => expect(address()).toBe('/portals?tags=temple'));
  });

  test('[SEARCH-14] the slider runs from 0 to 110 by tens and changes the address once it rests', async () => {
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

  test('[AMBIG-19, SEARCH-04, ESQ-07] a range without a position asks for it, and finds by distance once it is known', async () => {
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

  test('[SEARCH-11, AMBIG-42] finds nothing in the words of the language', async () => {
    await show('/portals?title=zzz', () => []);
    await screen.findByText('No content in search range');
    await show('/portals?title=zzz', () => [], 'th');
    await screen.findByText('ไม่มีเนื้อหาในช่วงที่ค้นหา');
  });

  test('[SEARCH-07] the provider of the host is accepted, another one is not found', async () => {
    await show('/portals?provider=demo');
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(3);
    await show('/portals?provider=other');
    await screen.findByText('404 :( PAGE NOT FOUND');
  });
});
