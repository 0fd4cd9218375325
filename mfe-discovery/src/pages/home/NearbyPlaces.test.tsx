import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renderWithPlatform } from '@portico/shared/testing';
import { screen, within } from '@testing-library/react';
import en from '../../../locales/en.json' with { type: 'json' };
import th from '../../../locales/th.json' with { type: 'json' };
import { fakeSite, portalCard, several } from '../../testing/fake-search.ts';
import { NearbyPlaces } from './NearbyPlaces.tsx';

type Answer = (found: (position: unknown) => void, failed: () => void) => void;

function device(answer: Answer | undefined) {
  const getCurrentPosition = jest.fn(answer);
  Reflect.deleteProperty(navigator, 'geolocation');
  if (answer)
    Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
  return getCurrentPosition;
}
beforeEach(() => device(undefined));
afterEach(() => device(undefined));

const site = () =>
  fakeSite(() =>
    several(6, (id) => ({
      index: 'portal' as const,
      source: portalCard(id),
      sort: [Number(id) * 0.6, '2026', 'x'],
    })),
  );
const show = (server: ReturnType<typeof fakeSite>['server'], language: 'en' | 'th' = 'en') =>
  renderWithPlatform(<NearbyPlaces />, {
    namespace: 'mfe-discovery',
    messages: language === 'en' ? en : th,
    language,
    server,
  });

test('[ERR-13, AMBIG-41] says that the browser cannot tell, in the words of the specification', async () => {
  const { user, unmount } = await show(site().server);
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  await screen.findByText('Geolocation is not supported by this browser.');
  unmount();
  await show(site().server, 'th');
  await screen.findByText('เบราว์เซอร์นี้ไม่รองรับ GPS');
});

test('[HOME-08, OPEN-34, ERR-15, ERR-16] asks on a press alone, prompts when denied, and shows four places once granted', async () => {
  const refusing = device((_found, failed) => failed());
  const { server, asked } = site();
  const { user } = await show(server);
  expect(refusing).not.toHaveBeenCalled();
  // The page remembers the first test's answer: an unsupported device is not asked again by itself.
  const { askLocation } = await import('../../visitor-location/visitor-location.ts');
  const { act } = await import('@testing-library/react');
  act(() => askLocation());
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
