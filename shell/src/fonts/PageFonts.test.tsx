import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Language } from '@portico/shared/contracts';
import { Outlet } from '@portico/shared/platform';
import { renderWithPlatform } from '@portico/shared/testing';
import { act, waitFor } from '@testing-library/react';
import { PageFonts } from './PageFonts.tsx';

const LATIN = 'Anuphan Variable';
/** In two files, one with its Latin letters. */
const ARABIC = 'Readex Pro Variable';

/** Fonts that the page uses, by family. */
let used: string[];
/** Fonts that the page has loaded. */
let loaded: string[];
let resources: Partial<PerformanceResourceTiming>[];

class FakeFontFace {
  constructor(readonly family: string) {}
  async load() {
    loaded.push(this.family);
    return this;
  }
}

beforeEach(() => {
  used = [];
  loaded = [];
  resources = [];
  Object.assign(globalThis, { FontFace: FakeFontFace });
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { add: ({ family }: FakeFontFace) => used.push(family) },
  });
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => resources });
  Object.assign(globalThis, {
    requestIdleCallback: (job: () => void) => setTimeout(job),
    cancelIdleCallback: clearTimeout,
  });
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  for (const name of ['FontFace', 'requestIdleCallback', 'cancelIdleCallback'])
    Reflect.deleteProperty(globalThis, name);
  Reflect.deleteProperty(navigator, 'connection');
});

const script = (responseEnd: number) => ({ encodedBodySize: 180_000, responseStart: 1_000, responseEnd });

const open = (language: Language = 'en') =>
  renderWithPlatform(
    {
      routes: [
        {
          Component: () => (
            <>
              <PageFonts />
              <Outlet />
            </>
          ),
          children: [
            { path: '/', Component: () => null },
            { path: '/next', Component: () => null },
          ],
        },
      ],
      url: '/',
    },
    { namespace: 'shell', messages: {}, language },
  );

test('uses the fonts of the language once they have loaded', async () => {
  resources = [script(1_200)];
  await open();
  await waitFor(() => expect(used).toEqual([LATIN]));
});

test('on a slow line it loads them, and uses them from the next page on', async () => {
  resources = [script(1_900)];
  const page = await open('ar');
  await waitFor(() => expect(loaded).toEqual([ARABIC, ARABIC]));
  await act(async () => undefined);
  expect(used).toEqual([]);
  await act(() => page.router.navigate('/next'));
  expect(used).toEqual([ARABIC, ARABIC]);
});

test('a small file that takes long does not show a slow line', async () => {
  resources = [{ ...script(1_900), encodedBodySize: 5_000 }];
  await open();
  await waitFor(() => expect(used).toEqual([LATIN]));
});

test('loads none for a visitor who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await open();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(loaded).toEqual([]);
});
