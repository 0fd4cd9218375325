import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { MapSettings } from '@portico/shared/contracts';
import { PageSettingsProvider } from '@portico/shared/platform';
import { installGoogleMaps, renderWithPlatform, stubIntersectionObserver } from '@portico/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LazyMap } from './LazyMap.tsx';

const labels = { loading: 'The map is loading', failed: 'The map did not load', retry: 'Try again' };
const place = { lat: 18.7452, lon: 99.1203 };
const show = (mapsKey: string | undefined, language: 'en' | 'ar' = 'en', maps?: MapSettings) =>
  renderWithPlatform(
    <PageSettingsProvider value={{ connectivityCheck: '/api/health', mapsKey, maps }}>
      <LazyMap
        label="Map of Pai"
        camera={{ kind: 'at', center: place, zoom: 15 }}
        pins={[{ id: 'pai', position: place, title: 'Pai', isPrivate: true }]}
        labels={labels}
      />
    </PageSettingsProvider>,
    { namespace: 'shell', messages: {}, language },
  );
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="googleapis"]')];
const ready = () => (window as { porticoMapsReady?: () => void }).porticoMapsReady?.();

let warn: ReturnType<typeof jest.spyOn>;
beforeEach(() => {
  warn = jest.spyOn(console, 'info').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

test('[T-19] a server without maps gets nothing rendered, and nothing is requested', async () => {
  const { container } = await show(undefined);
  expect(container.textContent).toBe('');
  expect(scripts()).toEqual([]);
});

// One test: the library and a refusal of its key stay in the page.
test('[T-19] a failed script load shows a message and a retry, a refused key the message alone; the referrer is the origin only', async () => {
  const { user } = await show('a-maps-key', 'ar');
  await waitFor(() => expect(scripts()).toHaveLength(1));
  const { searchParams } = new URL(scripts()[0]?.src ?? '');
  expect(Object.fromEntries(searchParams)).toMatchObject({
    key: 'a-maps-key',
    language: 'ar',
    auth_referrer_policy: 'origin',
  });
  act(() => void scripts()[0]?.dispatchEvent(new Event('error')));
  expect(await screen.findByText('The map did not load')).toBeTruthy();
  expect(scripts()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(scripts()).toHaveLength(1));
  installGoogleMaps();
  await act(async () => ready());
  expect(await screen.findByRole('img', { name: 'Pai' })).toBeTruthy();

  act(() => (window as { gm_authFailure?: () => void }).gm_authFailure?.());
  expect(await screen.findByText('The map did not load')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

describe("the site's own map", () => {
  const maps = {
    library: '/_maps/maplibre-gl-1',
    integrity: 'sha384-abc',
    style: '/_maps/styles/{theme}/{language}',
  };
  const added = () => [...document.querySelectorAll('script[type=module], link[rel=stylesheet]')];

  test('does not load below the first screen; after the first scroll it loads when it comes near', async () => {
    const observer = stubIntersectionObserver();
    try {
      await show(undefined, 'en', maps);
      const frame = screen.getByRole('group', { name: 'Map of Pai' });
      expect(observer.rootMargin()).toBe('0px');
      observer.enter(frame, { rootMargin: '200px' });
      expect(added()).toEqual([]);
      fireEvent.scroll(document);
      expect(observer.rootMargin()).toBe('200px');
      observer.enter(frame, { rootMargin: '200px' });
      await waitFor(() => expect(added()).toHaveLength(2));
      // The next test begins without the library.
      act(() => void added()[0]?.dispatchEvent(new Event('error')));
      expect(await screen.findByText('The map did not load')).toBeTruthy();
    } finally {
      observer.restore();
    }
  });

  test('loads from the site, checked by its hash; a failure shows a message and can be retried', async () => {
    const { user } = await show(undefined, 'en', maps);
    await waitFor(() => expect(added()).toHaveLength(2));
    const [script, styles] = added() as [HTMLScriptElement, HTMLLinkElement];
    expect([script.getAttribute('src'), script.integrity]).toEqual([
      '/_maps/maplibre-gl-1/maplibre-gl.mjs',
      'sha384-abc',
    ]);
    expect(styles.getAttribute('href')).toBe('/_maps/maplibre-gl-1/maplibre-gl.css');
    act(() => void script.dispatchEvent(new Event('error')));
    expect(await screen.findByText('The map did not load')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(added().map(({ tagName }) => tagName)).toEqual(['SCRIPT', 'LINK']));
    expect(screen.queryByText('The map did not load')).toBeNull();
    for (const element of added()) element.remove();
  });
});
