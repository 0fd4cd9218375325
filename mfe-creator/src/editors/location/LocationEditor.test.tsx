import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { type Portal, SUGGEST_AFTER_MS } from '@portico/shared/contracts';
import { PageSettingsProvider } from '@portico/shared/platform';
import {
  type FakeCall,
  type InstalledGoogleMaps,
  installGoogleMaps,
  renderWithPlatform,
} from '@portico/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../../../locales/en.json' with { type: 'json' };
import { LocationEditor } from './LocationEditor.tsx';

const words = en.editors.location;
const portal: Portal = {
  _id: 'studio',
  provider: 'demo',
  title: { en: 'Celadon studio' },
  modifiedDate: '2026-01-01T00:00:00Z',
  status: 'RELEASE',
  editors: ['owner'],
  townRefs: [],
  listingRefs: [],
};
const studio = { latitude: 18.7452, longitude: 99.1203 };

let google: InstalledGoogleMaps | undefined;
afterEach(() => {
  google?.remove();
  google = undefined;
  Reflect.deleteProperty(navigator, 'geolocation');
});

type Responses = Parameters<typeof installGoogleMaps>[0];
/** With a key, Google responds with these results; without a key it is never called. */
async function edit(
  location: Portal['location'],
  { google: responses, server = {} }: { google?: Responses; server?: Record<string, FakeCall> } = {},
) {
  if (responses) google = installGoogleMaps(responses);
  const saved: unknown[] = [];
  const settings = { connectivityCheck: '/api/health', ...(responses ? { mapsKey: 'a-maps-key' } : {}) };
  const editor = (
    <PageSettingsProvider value={settings}>
      <LocationEditor portal={{ ...portal, ...(location ? { location } : {}) }} onClose={() => undefined} />
    </PageSettingsProvider>
  );
  // In act, because input that was not saved is restored and the chunks of the map may be loaded at once.
  const page = await act(() =>
    renderWithPlatform(editor, {
      namespace: 'mfe-creator',
      messages: en,
      server: {
        'PUT /api/portal/:id': ({ body }) => {
          const { data } = body as { data: Partial<Portal> };
          saved.push(data.location);
          return { data: { ...portal, ...data, modifiedDate: '2026-01-02T00:00:00Z' } };
        },
        ...server,
      },
    }),
  );
  const save = async () => {
    await page.user.click(screen.getByRole('button', { name: en.editors.save }));
    await waitFor(() => expect(saved).toHaveLength(1));
    return saved[0];
  };
  return { ...page, save, saved };
}
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const address = () => field(words.address).value;
const stand = (response: (found: (position: unknown) => void, failed: () => void) => void) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: jest.fn(response) },
  });
const standAt = (latitude: number, longitude: number) =>
  stand((found) => found({ coords: { latitude, longitude } }));

describe('without a key', () => {
  test('[EDIT-12, VAL-20] entered coordinates and address are sent as numbers and text', async () => {
    const { user, save } = await edit(undefined);
    expect(screen.queryByRole('group', { name: words.map })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    await user.type(field(words.latitude), '18,7452');
    await user.type(field(words.longitude), '99.1203');
    await user.type(field(words.address), '99/9 San Kamphaeng');
    expect(await save()).toEqual({ ...studio, streetAddress: { en: '99/9 San Kamphaeng', lang: 'en' } });
  });

  test('a pasted coordinate pair fills both fields', async () => {
    const { user } = await edit(undefined);
    await user.click(field(words.latitude));
    await user.paste('18.7452, 99.1203');
    expect(field(words.longitude).value).toBe('99.1203');
  });

  test('[VAL-20] an invalid number shows an error, and the input stays', async () => {
    const { user, saved } = await edit(studio);
    await user.clear(field(words.latitude));
    await user.type(field(words.latitude), 'north');
    await user.click(screen.getByRole('button', { name: en.editors.save }));
    expect(await screen.findByText(en.validation.coordinate)).toBeTruthy();
    expect(field(words.latitude).value).toBe('north');
    expect(saved).toEqual([]);
  });

  test("[EDIT-12] search nearby lists the site's portals, and copies the address of one", async () => {
    const card = (id: string, rest = {}) => ({
      _id: id,
      _index: 'portal-demo',
      _source: { _id: id, provider: 'demo', title: { en: id }, status: 'RELEASE', modifiedDate: '', ...rest },
      sort: [0.4],
    });
    const { user, calls } = await edit(studio, {
      server: {
        'GET /api/web-admin/': () => ({ data: { provider: 'demo', isPrivate: false, title: {}, tags: [] } }),
        'POST /api/search/:index/_search': () => ({
          hits: {
            total: { value: 4 },
            hits: [card('studio'), card('Kiln'), card('Hidden', { isPrivate: true })],
          },
        }),
        'GET /api/portal/:id': () => ({
          data: { ...portal, location: { streetAddress: { th: 'ถนนเตา', en: 'Kiln Road' } } },
        }),
      },
    });
    await user.click(screen.getByRole('button', { name: words.nearby }));
    const list = within(await screen.findByRole('list', { name: words.nearbyList }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `Kiln400 m away${words.takeAddress}`,
    ]);
    await user.click(list.getByRole('button', { name: 'Use this address: Kiln' }));
    await waitFor(() => expect(address()).toBe('Kiln Road'));
    expect(calls).toContain('GET /api/portal/Kiln');
  });
});

describe('the current position', () => {
  // Must be the first test: no position has been requested yet.
  test('[EDIT-15, EDIT-16, ERR-14, T-42] a failure sets ERROR, is announced politely and changes nothing', async () => {
    let fail: () => void = () => undefined;
    stand((_found, failed) => {
      fail = failed;
    });
    const { user } = await edit(undefined);
    const status = () => document.querySelector('[data-lookup]')?.getAttribute('data-lookup');
    expect(status()).toBeUndefined();
    await user.click(screen.getByRole('button', { name: words.current }));
    expect(status()).toBe('PENDING');
    act(() => fail());
    expect(status()).toBe('ERROR');
    expect(screen.getByText('Please turn on your GPS').getAttribute('role')).toBe('status');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field(words.latitude).value).toBe('');
  });

  test('[ERR-13, AMBIG-41] a browser without GPS shows a message in English', async () => {
    const { user } = await edit(undefined);
    await user.click(screen.getByRole('button', { name: words.current }));
    expect((await screen.findByText('Geolocation is not supported by this browser.')).lang).toBe('en');
    expect(document.querySelector('[data-lookup]')?.getAttribute('data-lookup')).toBe('ERROR');
  });

  test('[EDIT-15, EDIT-18] fills in missing coordinates', async () => {
    standAt(18.79, 98.98);
    const { user } = await edit({ streetAddress: { en: 'Somewhere' } });
    await user.click(screen.getByRole('button', { name: words.current }));
    await waitFor(() => expect(field(words.latitude).value).toBe('18.79'));
    expect(field(words.longitude).value).toBe('98.98');
    expect(document.querySelector('[data-lookup]')?.getAttribute('data-lookup')).toBe('COMPLATED');
  });

  test('[EDIT-12, EDIT-18] existing coordinates stay, the distance to the pin is shown, and the pin moves on demand', async () => {
    standAt(18.79, 98.98);
    const { user } = await edit(studio);
    await user.click(screen.getByRole('button', { name: words.current }));
    expect(await screen.findByText('The pin is 16 km from you')).toBeTruthy();
    expect(field(words.latitude).value).toBe('18.7452');
    await user.click(screen.getByRole('button', { name: words.pinHere }));
    expect(field(words.latitude).value).toBe('18.79');
  });
});

describe('with maps', () => {
  test('[EDIT-14, EDIT-17, API-30] placing a pin fills the coordinates, and an empty address in Thai', async () => {
    const { user, save } = await edit(undefined, { google: { geocode: () => ['ถนนท่าแพ เชียงใหม่'] } });
    const ground = await screen.findByRole('region', { name: 'Map' });
    await act(async () => google?.maps[0]?.setCenter({ lat: 18.79, lng: 98.98 }));
    await user.pointer({ keys: '[MouseLeft]', target: ground, coords: { clientX: 320, clientY: 200 } });
    await waitFor(() => expect(field(words.latitude).value).toBe('18.79'));
    await waitFor(() => expect(google?.asked.geocode).toHaveLength(1));
    expect(google?.asked.geocode[0]).toMatchObject({
      language: 'th',
      location: { lat: expect.closeTo(18.79), lng: expect.closeTo(98.98) },
    });
    expect(await screen.findByRole('button', { name: words.pin })).toBeTruthy();
    expect(await save()).toEqual({
      latitude: 18.79,
      longitude: 98.98,
      streetAddress: { th: 'ถนนท่าแพ เชียงใหม่', lang: 'th' },
    });
  });

  test.each([
    ['in another language', { ...studio, streetAddress: { ar: 'شارع' } }],
    ['nowhere, for 0 and 0', { latitude: 0, longitude: 0 }],
  ])('[EDIT-17, AMBIG-37] with an address %s no geocoding happens', async (_what, location) => {
    await edit(location, { google: {} });
    await screen.findByRole('button', { name: words.pin });
    expect(screen.getByRole('combobox', { name: words.search })).toBeTruthy();
    expect(google?.asked.geocode).toEqual([]);
  });

  test.each([
    [
      'its own words',
      { status: 'OVER_QUERY_LIMIT' as const, message: 'You have exceeded your quota.' },
      'You have exceeded your quota.',
    ],
    ['ours', { status: 'ZERO_RESULTS' as const, message: 'No result.' }, "Can't get street Address"],
    ['ours where it has none', { status: 'UNKNOWN_ERROR' as const }, "Can't get street Address"],
  ])('[ERR-12] a failure of Google is reported in %s', async (_whose, refusal, message) => {
    await edit(studio, { google: { geocode: () => refusal } });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(address()).toBe('');
  });

  test('moving the pin, here by keys, updates the coordinates', async () => {
    const { user } = await edit({ ...studio, streetAddress: { en: 'x' } }, { google: {} });
    const pin = await screen.findByRole('button', { name: words.pin });
    act(() => pin.focus());
    await user.keyboard('{Enter}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(Number(field(words.longitude).value)).toBeGreaterThan(99.1203));
    expect(field(words.latitude).value).toBe('18.7452');
  });

  test('[EDIT-13, AMBIG-51] places are suggested after 500 ms without typing; choosing one places the pin', async () => {
    const { user } = await edit(undefined, { google: {} });
    const box = await screen.findByRole('combobox', { name: words.search });
    const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    jest.useFakeTimers();
    try {
      const typist = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
      await typist.type(box, 'do');
      await rest(SUGGEST_AFTER_MS - 100);
      await typist.type(box, 'i');
      await rest(SUGGEST_AFTER_MS - 100);
      expect(google?.asked.suggest).toEqual([]);
      await rest(200);
    } finally {
      jest.useRealTimers();
    }
    expect(google?.asked.suggest.map(({ input }) => input)).toEqual(['doi']);
    expect(await screen.findByRole('option', { name: /Doi Suthep/ })).toBeTruthy();
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(field(words.latitude).value).toBe('18.805'));
  });

  test('[EDIT-18] a found place moves an existing pin only on demand', async () => {
    const { user } = await edit(studio, { google: {} });
    await user.type(await screen.findByRole('combobox', { name: words.search }), 'pho');
    await user.click(await screen.findByRole('option', { name: /Wat Pho/ }));
    const move = await screen.findByRole('button', { name: words.pinThere });
    expect(field(words.latitude).value).toBe('18.7452');
    await user.click(move);
    expect(field(words.latitude).value).toBe('13.7465');
  });

  test("[EDIT-12] search nearby lists Google's places", async () => {
    const { user } = await edit(studio, {
      google: {
        nearby: () => [{ id: 'k', name: 'Kiln', address: '1 Kiln Road', lat: 18.7452, lng: 99.1213 }],
      },
    });
    await screen.findByRole('combobox', { name: words.search });
    await user.click(screen.getByRole('button', { name: words.nearby }));
    await user.click(await screen.findByRole('button', { name: 'Use this address: Kiln' }));
    await waitFor(() => expect(address()).toBe('1 Kiln Road'));
  });
});
