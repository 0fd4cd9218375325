import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  currentOrigin,
  failOverFrom,
  resolveAssetUrl,
  startAssetOrigins,
  timeoutMs,
} from './asset-origins.ts';
import { createRegistry } from './registry.ts';
import { withRetry } from './with-retry.ts';

const chunk = '/_r/mfe-portal/1/route-portal.js';
const first = 'https://files.example';
const second = 'https://files.other';
const page = globalThis as { __webpack_public_path__?: string };

let warnings: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete page.__webpack_public_path__;
  startAssetOrigins([]);
});

describe('[MFE-10] a page whose releases are on three origins', () => {
  beforeEach(() => startAssetOrigins([first, second]));

  test('fails over to the next origin, and returns to its own after the last', () => {
    const requested = [0, 1, 2, 3].map(() => {
      const address = resolveAssetUrl(chunk);
      failOverFrom(currentOrigin());
      return address;
    });
    expect(requested).toEqual([chunk, `${first}${chunk}`, `${second}${chunk}`, chunk]);
    expect(warnings).toHaveBeenCalledWith(
      `[portico] http://localhost did not serve a file: switching to ${first}.`,
    );
  });

  test('moves on by one origin when several files fail at once', () => {
    failOverFrom('');
    failOverFrom('');
    expect(currentOrigin()).toBe(first);
  });

  test('rewrites addresses of the other origins, and of release files only', () => {
    failOverFrom('');
    expect(resolveAssetUrl(`${second}${chunk}`)).toBe(`${first}${chunk}`);
    expect(resolveAssetUrl('http://localhost:3001/web/remoteEntry.js')).toBe(
      'http://localhost:3001/web/remoteEntry.js',
    );
  });

  test('prefetches from the current origin', () => {
    failOverFrom('');
    const entry = '/_r/mfe-portal/1/remoteEntry.js';
    const [route] = createRegistry({
      listings: [
        {
          name: 'mfe-portal',
          version: '1',
          entry,
          routes: { portal: { path: '/portals/:id', files: ['route-portal.js'] } },
          slots: [],
        },
      ],
      load: async () => undefined,
      languages: () => [],
      renderedSlots: new Set(),
    }).routes;
    expect(route?.files?.()).toEqual([`${first}${entry}`, `${first}${chunk}`]);
  });

  test('starts with the origin that served the shell', () => {
    page.__webpack_public_path__ = `${second}/_r/shell/1/`;
    startAssetOrigins([first, second]);
    expect(resolveAssetUrl(chunk)).toBe(`${second}${chunk}`);
  });

  test('gives up a hanging chunk before webpack does', () => {
    jest.useFakeTimers();
    failOverFrom('');
    const script = document.createElement('script');
    script.src = chunk;
    const onError = jest.fn();
    script.onerror = onError as never;
    window.__PORTICO_ASSETS__?.(script);
    expect(script.src).toBe(`${first}${chunk}`);
    jest.advanceTimersByTime(3_999);
    expect(onError).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(onError).toHaveBeenCalledWith({ type: 'timeout', target: script });
    expect(timeoutMs()).toBe(4_000);
  });

  test('uses a chunk that arrived in time', () => {
    jest.useFakeTimers();
    const script = document.createElement('script');
    script.src = chunk;
    window.__PORTICO_ASSETS__?.(script);
    // Webpack does this when the script has arrived.
    script.onerror = null;
    expect(() => jest.runAllTimers()).not.toThrow();
  });

  test('loads a failed file from the next origin, with a longer pause each time', async () => {
    jest.useFakeTimers();
    const requested: string[] = [];
    const loading = withRetry(async () => {
      requested.push(resolveAssetUrl(chunk));
      if (requested.length < 3) throw new Error('lost');
      return 'here';
    });
    await jest.advanceTimersByTimeAsync(250);
    expect(requested).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(999);
    expect(requested).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(1);
    expect(await loading).toBe('here');
    expect(requested).toEqual([chunk, `${first}${chunk}`, `${second}${chunk}`]);
  });
});

test('a page with one origin stays on it and uses nearly the whole timeout', () => {
  failOverFrom('');
  expect(resolveAssetUrl(chunk)).toBe(chunk);
  expect(timeoutMs()).toBe(9_000);
  expect(window.__PORTICO_ASSETS__).toBeUndefined();
  expect(warnings).not.toHaveBeenCalled();
});
