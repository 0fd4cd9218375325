import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { RouteObject, Store } from '@portico/shared/platform';
import { noteLiveReleaseSet, startUpdateCheck } from '@portico/shared/platform';
import { type StubbedIntersectionObserver, stubIntersectionObserver } from '@portico/shared/testing';
import type { RouteHandle } from '../route-handle.ts';
import { preloadLinks } from './preload-links.ts';

const FILES = ['/_r/mfe-portal/1/remoteEntry.js', '/_r/mfe-portal/1/route-portal.js'];
const browser = navigator as unknown as { connection?: { saveData?: boolean; effectiveType?: string } };

let isLoaded: boolean;
let fetched: string[];
let prefetched: string[];
let stop: () => void;
let observer: StubbedIntersectionObserver;

const handle: RouteHandle = {
  remote: 'mfe-portal',
  ready: () => Promise.reject(new Error('not asked for')),
  loaded: () => (isLoaded ? { Component: () => null } : undefined),
  files: () => FILES,
  prefetch: ({ url, params }) => prefetched.push(`${url.pathname} ${params['id']}`),
};
const routes: RouteObject[] = [
  { path: '/portals/:id', handle },
  { path: '/', handle },
];

beforeEach(() => {
  jest.useFakeTimers();
  isLoaded = false;
  fetched = [];
  prefetched = [];
  startUpdateCheck('set-1');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    if (typeof address === 'string') fetched.push(address);
    return new Response('');
  });
  observer = stubIntersectionObserver();
  document.body.innerHTML =
    '<main><a id="portal" href="/portals/pai"><b>Pai</b></a><a id="other" href="/portals/nan">Nan</a>' +
    '<a id="away" href="https://elsewhere.example/portals/x">x</a>' +
    '<a id="tab" target="_blank" href="/portals/y">y</a><a id="here" href="/">here</a></main>';
  stop = preloadLinks({ routes, store: {} as Store });
  jest.runAllTimers();
});
afterEach(() => {
  stop();
  observer.restore();
  jest.restoreAllMocks();
  jest.useRealTimers();
  delete browser.connection;
});

const reach = (id: string, type: string) => {
  document.querySelector(`#${id}`)?.dispatchEvent(new Event(type, { bubbles: true }));
};

describe('the code of a link’s page', () => {
  test.each(['pointerover', 'focusin', 'touchstart'])('is prefetched at %s, once', (type) => {
    reach('portal', type);
    jest.runAllTimers();
    reach('portal', type);
    reach('other', type);
    jest.runAllTimers();
    expect(fetched).toEqual(FILES);
  });

  test('is prefetched when the link enters the viewport', () => {
    observer.enter(document.querySelector('#portal') as Element);
    jest.runAllTimers();
    expect(fetched).toEqual(FILES);
  });

  test('does not observe new links to a page whose code has loaded', async () => {
    expect(observer.observed().map(({ id }) => id)).toEqual(['portal', 'other']);
    observer.enter(document.querySelector('#portal') as Element);
    jest.runAllTimers();
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<a href="/portals/phrae">Phrae</a>');
    await Promise.resolve();
    jest.runAllTimers();
    expect(observer.observed().map(({ id }) => id)).toEqual(['other']);
  });

  test('observes links that are added later, by themselves or inside other elements', async () => {
    const main = document.querySelector('main');
    for (const html of [
      '<a id="late" href="/portals/phrae">Phrae</a>',
      '<p><a id="around" href="/portals/tak">Tak</a></p>',
    ]) {
      main?.insertAdjacentHTML('beforeend', html);
      await Promise.resolve();
      jest.runAllTimers();
    }
    document.body.insertAdjacentHTML('beforeend', '<footer><a id="foot" href="/portals/x">X</a></footer>');
    await Promise.resolve();
    jest.runAllTimers();
    expect(observer.observed().map(({ id }) => id)).toEqual(['portal', 'other', 'late', 'around']);
  });

  test.each(['away', 'tab', 'here'])(
    'is not prefetched for another site, a new tab or this page: %s',
    (id) => {
      reach(id, 'pointerover');
      observer.enter(document.querySelector(`#${id}`) as Element);
      jest.runAllTimers();
      expect(fetched).toEqual([]);
    },
  );

  test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
    'is not prefetched on a connection like %j',
    (connection) => {
      browser.connection = connection;
      reach('portal', 'pointerover');
      observer.enter(document.querySelector('#portal') as Element);
      jest.runAllTimers();
      expect([...fetched, ...prefetched]).toEqual([]);
    },
  );

  test('is prefetched on a 3g connection on touch, not on entering the viewport', () => {
    browser.connection = { effectiveType: '3g' };
    observer.enter(document.querySelector('#portal') as Element);
    jest.runAllTimers();
    expect(fetched).toEqual([]);
    reach('portal', 'touchstart');
    jest.runAllTimers();
    expect(fetched).toEqual(FILES);
  });

  test('is not prefetched once another release is live', () => {
    noteLiveReleaseSet('set-2');
    reach('portal', 'pointerover');
    jest.runAllTimers();
    expect([...fetched, ...prefetched]).toEqual([]);
  });
});

describe('the data of a link whose code has loaded', () => {
  beforeEach(() => {
    isLoaded = true;
  });

  test('is prefetched while the pointer stays on it', () => {
    document.querySelector('#portal b')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    jest.runAllTimers();
    expect(prefetched).toEqual(['/portals/pai pai']);
    expect(fetched).toEqual([]);
  });

  test('is not prefetched for a pointer that only passes', () => {
    reach('portal', 'pointerover');
    reach('portal', 'pointerout');
    jest.runAllTimers();
    expect(prefetched).toEqual([]);
  });
});
