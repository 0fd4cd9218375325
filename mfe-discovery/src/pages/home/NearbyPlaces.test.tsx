import { expect, jest, test } from '@jest/globals';
import { requestGeolocation } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, screen, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { type Finds, failure, fakeSite, portalCard, several } from '../../testing/fake-search.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';

type Reply = (found: (position: unknown) => void, failed: () => void) => void;

function device(response: Reply) {
  const getCurrentPosition = jest.fn(response);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

test('[HOME-08, OPEN-34, ERR-15, ERR-16] asks only on a press, prompts when denied, shows four portals once granted', async () => {
  const refusing = device((_found, failed) => failed());
  const { server, searches } = fakeSite(() =>
    several(6, (id) => ({
      index: 'portal' as const,
      source: portalCard(id),
      sort: [Number(id) * 0.6, '2026', 'x'],
    })),
  );
  const { user } = await renderWithPlatform(<NearbyPlaces />, {
    namespace: 'mfe-discovery',
    messages: en,
    server,
  });
  expect(refusing).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await screen.findByText('Please turn on your GPS');
  expect(searches).toEqual([]);

  device((found) => found({ coords: { latitude: 18.788_31, longitude: 98.985_32 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const places = within(await screen.findByRole('list', { name: 'Near you' }));
  expect(places.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    several(4, (id) => `Portal ${id}`),
  );
  expect(places.getByText('600 m')).toBeTruthy();
  expect(places.getByText('1.2 km')).toBeTruthy();
  expect(searches[0]?.body.sort?.[0]).toEqual({
    _geo_distance: { '__meta_search.latLng': { lat: 18.7883, lon: 98.9853 }, order: 'asc', unit: 'km' },
  });
  expect(screen.getByRole('link', { name: 'Show all: Near you' }).getAttribute('href')).toBe(
    '/portals?range=all',
  );
});

/** The first test grants a position, which stays for the tab. */
async function showGranted(finds: Finds) {
  const { server, searches } = fakeSite(finds);
  const page = await renderWithPlatform(<NearbyPlaces />, {
    namespace: 'mfe-discovery',
    messages: en,
    server,
  });
  return { ...page, searches };
}

test('[HOME-08] without any located portal shows a message with a link to all', async () => {
  await showGranted(() => []);
  await screen.findByText('No places with a location yet');
  expect(screen.getByRole('link', { name: 'Show all places' }).getAttribute('href')).toBe('/portals');
});

test('[OPEN-38] a failure is not shown as nothing nearby', async () => {
  let isBroken = true;
  const { user } = await showGranted(() =>
    isBroken ? failure() : [{ index: 'portal', source: portalCard('near'), sort: [0.04] }],
  );
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('No places with a location yet')).toBeNull();
  isBroken = false;
  await user.click(retry);
  await screen.findByText('40 m');
});

test('[ERR-13, OPEN-34] a device without GPS shows a message in the block, and requests nothing', async () => {
  Reflect.deleteProperty(navigator, 'geolocation');
  act(() => requestGeolocation());
  const { searches } = await showGranted(() => []);
  await within(screen.getByRole('region', { name: 'Near you' })).findByText(
    'Geolocation is not supported by this browser.',
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(searches).toEqual([]);
});
