// Runs alone: the visitor's position lives in a module.
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Language, Portal } from '@portico/shared/contracts';
import { PageSettingsProvider } from '@portico/shared/platform';
import {
  type InstalledGoogleMaps,
  installGoogleMaps,
  renderWithPlatform,
  type StubbedIntersectionObserver,
  stubIntersectionObserver,
} from '@portico/shared/testing';
import { screen } from '@testing-library/react';
import ar from '../../../locales/ar.json' with { type: 'json' };
import en from '../../../locales/en.json' with { type: 'json' };
import th from '../../../locales/th.json' with { type: 'json' };
import { barePortal } from '../../testing/sample-portals.ts';
import { LocationBlock } from './LocationBlock.tsx';

const messages = { en, th, ar };
const studio = { latitude: 18.7452, longitude: 99.1203, streetAddress: { en: '99/9 San Kamphaeng' } };

let google: InstalledGoogleMaps;
let observer: StubbedIntersectionObserver;

beforeEach(() => {
  google = installGoogleMaps();
  observer = stubIntersectionObserver();
});
afterEach(() => {
  google.remove();
  observer.restore();
  Reflect.deleteProperty(navigator, 'geolocation');
});

function show(
  location: Portal['location'],
  { mapsKey = 'a-maps-key', language = 'en' as Exclude<Language, 'zh'> } = {},
) {
  const clock = { now: 0, isLive: false } as never;
  return renderWithPlatform(
    <PageSettingsProvider value={{ connectivityCheck: '/api/health', mapsKey: mapsKey || undefined }}>
      <LocationBlock portal={{ ...barePortal, location }} isEditor={false} isHidden={false} clock={clock} />
    </PageSettingsProvider>,
    { namespace: 'mfe-portal', messages: messages[language], language },
  );
}

const standAt = (latitude: number, longitude: number) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (position: unknown) => void) => found({ coords: { latitude, longitude } }),
    },
  });

test('[PORTAL-13, CONST-02] the map loads once it is in view: 400 px high in reserved space, zoom 15, with a marker', async () => {
  await show(studio);
  const frame = screen.getByRole('group', { name: 'Map of Bare place' });
  expect(frame.style.blockSize).toBe('400px');
  expect(google.maps).toHaveLength(0);
  observer.enter(frame);
  expect(await screen.findByRole('img', { name: 'Bare place' })).toBeTruthy();
  expect(google.maps[0]?.getZoom()).toBe(15);
  expect(google.maps[0]?.getCenter().toJSON()).toEqual({ lat: 18.7452, lng: 99.1203 });
  expect(frame.style.blockSize).toBe('400px');
});

test.each([
  ['no latitude', { longitude: 99.1203, streetAddress: studio.streetAddress }],
  ['no longitude', { latitude: 18.7452, streetAddress: studio.streetAddress }],
  ['an address alone', { streetAddress: studio.streetAddress }],
])('[PORTAL-13] with %s there is no map, and the address is shown', async (_what, location) => {
  await show(location);
  expect(screen.getByText('99/9 San Kamphaeng')).toBeTruthy();
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Navigate' })).toBeNull();
});

test('without a key shows address, coordinates and a link to maps, and requests nothing from Google', async () => {
  await show(studio, { mapsKey: '' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(screen.getByText('18.74520, 99.12030')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Open in maps/ }).getAttribute('href')).toContain(
    '18.7452%2C99.1203',
  );
  expect(document.querySelector('script[src*="googleapis"]')).toBeNull();
});

test.each([
  ['th', 'นำทาง', 'กรุณาเปิด GPS'],
  ['en', 'Navigate', 'Please turn on your GPS'],
] as const)(
  '[PORTAL-16, OPEN-20] in %s navigating is disabled with a hint while the visitor’s position is unknown',
  async (language, name, hint) => {
    await show(studio, { language });
    const button = screen.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toBe(hint);
  },
);

test('[ERR-14, T-42] a refused position shows the hint only and can be requested again', async () => {
  const getCurrentPosition = jest.fn((_found: unknown, failed: () => void) => failed());
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const { user } = await show(studio);
  expect(getCurrentPosition).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Use my location' }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByText('Please turn on your GPS').getAttribute('role')).toBe('status');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('[ERR-13, AMBIG-41] a browser without GPS shows a message, in English on the Arabic page', async () => {
  const { user } = await show(studio, { language: 'ar' });
  await user.click(screen.getByRole('button', { name: ar.location.askAgain }));
  const said = await screen.findByText('Geolocation is not supported by this browser.');
  expect(said.lang).toBe('en');
});

// Last, because a known position stays for the page.
test.each([
  [18.7452, 99.1128, '790 m from you'],
  [18.7883, 98.9853, '15 km from you'],
])(
  '[PORTAL-15, PORTAL-16, T-19] from %d, %d shows %s, and the route link does not contain the visitor’s position',
  async (lat, lon, far) => {
    standAt(lat, lon);
    const { requestGeolocation } = await import('@portico/shared/platform');
    requestGeolocation();
    await show(studio);
    expect(screen.getByText(far)).toBeTruthy();
    const way = screen.getByRole('link', { name: /Navigate/ });
    expect(way.getAttribute('href')).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=18.7452%2C99.1203',
    );
    expect(screen.queryByText('Please turn on your GPS')).toBeNull();
  },
);
