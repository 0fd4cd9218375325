import { expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import { fakeSite, portalCard, several } from '../../testing/fake-search.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';

type Answer = (found: (position: unknown) => void, failed: () => void) => void;

function device(answer: Answer) {
  const getCurrentPosition = jest.fn(answer);
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}

test('[HOME-08, OPEN-34, ERR-15, ERR-16] asks on a press alone, prompts when denied, shows four places once granted', async () => {
  const refusing = device((_found, failed) => failed());
  const { server, asked } = fakeSite(() =>
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
  expect(asked).toEqual([]);

  device((found) => found({ coords: { latitude: 18.788_31, longitude: 98.985_32 } }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  const places = within(await screen.findByRole('list', { name: 'Near you' }));
  expect(places.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(
    several(4, (id) => `Portal ${id}`),
  );
  expect(places.getByText('600 m')).toBeTruthy();
  expect(places.getByText('1.2 km')).toBeTruthy();
  expect(asked[0]?.body.sort?.[0]).toEqual({
    _geo_distance: { '__meta_search.latLng': { lat: 18.7883, lon: 98.9853 }, order: 'asc', unit: 'km' },
  });
  expect(screen.getByRole('link', { name: 'Show all: Near you' }).getAttribute('href')).toBe(
    '/portals?range=all',
  );
});
