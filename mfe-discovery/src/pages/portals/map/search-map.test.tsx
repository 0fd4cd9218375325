import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PageSettingsProvider } from '@portico/shared/platform';
import { type InstalledGoogleMaps, installGoogleMaps, renderWithPlatform } from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import en from '../../../../locales/en.json' with { type: 'json' };
import {
  type Finds,
  failure,
  fakeSite,
  portalCard,
  portals,
  webConfig,
} from '../../../testing/fake-search.ts';
import { Component } from '../portals.route.tsx';

const placed = (id: string, lat: number, lon: number, rest = {}) =>
  portalCard(id, { __meta_search: { latLng: { lat, lon } }, ...rest });
/** Two in Chiang Mai, 400 m apart, one in Bangkok, and one that withholds its position. */
const gate = placed('gate', 18.7877, 98.9931, { highlightSentence: { en: 'Bricks and songs' } });
const temple = placed('temple', 18.7877, 98.9893, { isPrivate: true });
const palace = placed('palace', 13.75, 100.4913);
const secret = portalCard('secret', { isPrivate: true });
const everything: Finds = () => portals([gate, temple, palace, secret]);

let google: InstalledGoogleMaps;
beforeEach(() => {
  google = installGoogleMaps();
});
afterEach(() => google.remove());

async function show(url: string, { finds = everything, hasKey = true } = {}) {
  const site = fakeSite(finds, webConfig());
  const Page = () => (
    <PageSettingsProvider
      value={{ connectivityCheck: '/api/health', ...(hasKey ? { mapsKey: 'a-maps-key' } : {}) }}
    >
      <Component />
    </PageSettingsProvider>
  );
  // In act, because the code of the map may be loaded already.
  const page = await act(() =>
    renderWithPlatform(
      { routes: [{ path: '/portals', Component: Page }], url },
      { namespace: 'mfe-discovery', messages: en, server: site.server },
    ),
  );
  const filters = () => site.searches.map(({ body }) => JSON.stringify(body.query));
  return { ...page, filters };
}
const map = () => within(screen.getByRole('group', { name: en.map.label }));
/** Drags the map like a visitor: a press, then a new centre. */
async function drag(user: Awaited<ReturnType<typeof show>>['user'], lat: number, lng: number) {
  const ground = map().getByRole('region', { name: 'Map' });
  await user.pointer([{ target: ground, keys: '[MouseLeft>]' }, { keys: '[/MouseLeft]' }]);
  await act(async () => google.maps.at(-1)?.setCenter({ lat, lng }));
}

describe('the switch', () => {
  test('the list is the default; the map is a link and part of the address', async () => {
    const { user, address } = await show('/portals?title=wat');
    await screen.findAllByRole('heading', { level: 3 });
    expect(google.maps).toHaveLength(0);
    await user.click(screen.getByRole('link', { name: 'Map' }));
    expect(await screen.findByRole('group', { name: en.map.label })).toBeTruthy();
    expect(address()).toBe('/portals?title=wat&view=map');
    expect(screen.getByRole('link', { name: 'Map' }).getAttribute('aria-current')).toBe('true');
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    await user.click(screen.getByRole('link', { name: 'List' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: en.map.label })).toBeNull());
    expect(address()).toBe('/portals?title=wat');
  });

  test('without a key there is no switch, and an address with a map shows the list', async () => {
    await show('/portals?view=map', { hasKey: false });
    expect(await screen.findAllByRole('heading', { level: 3 })).toHaveLength(4);
    expect(screen.queryByRole('link', { name: 'Map' })).toBeNull();
    expect(screen.queryByRole('group', { name: en.map.label })).toBeNull();
    expect(google.maps).toHaveLength(0);
  });
});

describe('the map', () => {
  test('nearby places share a pin with their number; pressing it zooms in until each has its own', async () => {
    const { user } = await show('/portals?view=map');
    await user.click(await screen.findByRole('button', { name: '2 places' }));
    expect(await map().findByRole('button', { name: 'Portal gate' })).toBeTruthy();
    expect(map().getByRole('button', { name: 'Portal temple (private)' })).toBeTruthy();
    expect(screen.getByText('3 of 4 places on the map')).toBeTruthy();
  });

  test('a pin shows its card, which takes the focus and gives it back', async () => {
    const { user } = await show('/portals?view=map');
    const pin = await screen.findByRole('button', { name: 'Portal palace' });
    await user.click(pin);
    const card = within(await screen.findByRole('region', { name: en.map.chosen }));
    const link = card.getByRole('link', { name: 'Portal palace' });
    expect(link.getAttribute('href')).toBe('/portals/palace?provider=demo');
    await waitFor(() => expect(document.activeElement).toBe(link));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: en.map.chosen })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Portal palace' }));
  });

  test('places at one address share a pin, with a card each', async () => {
    const { user } = await show('/portals?view=map', {
      finds: () => portals([gate, { ...temple, __meta_search: gate.__meta_search }]),
    });
    await user.click(await screen.findByRole('button', { name: '2 places' }));
    const cards = within(await screen.findByRole('region', { name: en.map.chosen }));
    expect(cards.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Portal gate',
      'Portal temple',
    ]);
    expect(cards.getByText('Bricks and songs')).toBeTruthy();
    expect(cards.getByText('Private')).toBeTruthy();
  });

  test('[SEARCH-04] the moved map area can be searched, and the map stays there', async () => {
    const { user, address, filters } = await show('/portals?title=wat&view=map');
    await screen.findByRole('button', { name: 'Portal palace' });
    expect(screen.queryByRole('button', { name: en.map.searchArea })).toBeNull();
    await act(async () => google.maps.at(-1)?.setZoom(12));
    await drag(user, 18.8, 99);
    await user.click(await screen.findByRole('button', { name: en.map.searchArea }));
    await waitFor(() => expect(address()).toBe('/portals?title=wat&range=14&near=18.8,99&view=map'));
    await waitFor(() =>
      expect(filters().at(-1)).toContain('"distance":"14km","__meta_search.latLng":{"lat":18.8,"lon":99}'),
    );
    expect(google.maps.at(-1)?.getCenter().toJSON()).toEqual({ lat: 18.8, lng: 99 });
    // No prompt for a position, and no card shows a distance from the map's centre.
    expect(screen.queryByRole('button', { name: en.location.ask })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Remove Area on the map' }));
    await waitFor(() => expect(address()).toBe('/portals?title=wat&view=map'));
  });

  test('without located results a message is shown', async () => {
    await show('/portals?view=map', { finds: () => portals([secret]) });
    expect(await screen.findByText(en.map.emptyTitle)).toBeTruthy();
    expect(google.maps).toHaveLength(0);
  });

  test('[OPEN-38] a failed search can be retried', async () => {
    let isBroken = true;
    const { user } = await show('/portals?view=map', {
      finds: (search) => (isBroken ? failure() : everything(search)),
    });
    const retries = () => screen.getAllByRole('button', { name: en.state.retry });
    // Of the map and of the list.
    await waitFor(() => expect(retries()).toHaveLength(2));
    isBroken = false;
    for (const retry of retries()) await user.click(retry);
    expect(await screen.findByRole('button', { name: 'Portal palace' })).toBeTruthy();
  });
});
