import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PageDeclaration } from '@portico/shared/contracts';
import type { Store } from '@portico/shared/platform';
import type { PageMessage, WorkerMessage } from './messages.ts';
import { registerServiceWorker } from './register.ts';

/** Fakes the part of `navigator.serviceWorker` that a page uses. */
class FakeWorkers extends EventTarget {
  controller: object | null = null;
  readonly posted: PageMessage[] = [];
  readonly register = jest.fn(async (_address: string, _options: object) => ({}));
  readonly ready = Promise.resolve({
    active: { postMessage: (message: PageMessage) => this.posted.push(message) },
  });
}

type Follow = (state: { location: object; matches: object[]; navigation: { state: string } }) => void;

let workers: FakeWorkers;
let token: string | null;
let storeChanged: () => void;
let follow: Follow;
const store = {
  getState: () => ({ session: { token } }),
  subscribe: (listener: () => void) => {
    storeChanged = listener;
    return () => undefined;
  },
} as unknown as Pick<Store, 'getState' | 'subscribe'>;
/** The router's matches of a page with this declaration. */
const matchesOf = (page: PageDeclaration) => [{ route: { handle: { page } } }];
const router = {
  state: { location: { pathname: '/', search: '' }, matches: matchesOf({}) },
  subscribe: (listener: Follow) => {
    follow = listener;
    return () => undefined;
  },
} as never;

const start = () => registerServiceWorker({ releaseSet: 'set-1', router, store });

beforeEach(() => {
  workers = new FakeWorkers();
  token = null;
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () =>
      ['/_r/shell/1/main.js', '/_r/mfe-portal/1/remoteEntry.js?try=1', '/images/a'].map((path) => ({
        name: window.location.origin + path,
      })),
  });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(performance, 'getEntriesByType');
  window.history.replaceState(null, '', '/');
});

test('reports the first page with its set, its address and its files', async () => {
  await start();
  expect(workers.register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  expect(workers.posted).toEqual([
    {
      kind: 'opened',
      releaseSet: 'set-1',
      files: ['/_r/shell/1/main.js'],
      address: window.location.href,
      isLive: true,
    },
  ]);
});

test('does not fetch a page again that the worker already controls', async () => {
  workers.controller = {};
  await start();
  expect(workers.posted).toMatchObject([{ kind: 'opened', address: undefined }]);
});

test.each(['/admin', '/e-catalog/1'])('[APP-26] registers nothing at %s', async (path) => {
  window.history.replaceState(null, '', path);
  await start();
  expect(workers.register).not.toHaveBeenCalled();
});

test('registers nothing with data saver on, unless a worker is installed', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await start();
  expect(workers.register).not.toHaveBeenCalled();
  workers.controller = {};
  await start();
  expect(workers.register).toHaveBeenCalledTimes(1);
});

test('reports client-side navigations', async () => {
  await start();
  follow({
    location: { pathname: '/towns', search: '?page=2' },
    matches: matchesOf({ query: { page: 'public' } }),
    navigation: { state: 'idle' },
  });
  await Promise.resolve();
  expect(workers.posted.at(-1)).toEqual({ kind: 'seen', address: `${window.location.origin}/towns?page=2` });
});

test.each<[string, object[]]>([
  ['to a personal page', matchesOf({ personal: true, query: { page: 'public' } })],
  ['with a personal value in its query', matchesOf({ query: { page: 'personal' } })],
  ['with a query key that its page does not declare', matchesOf({ query: { day: 'public' } })],
  ['to no page of a remote', [{ route: {} }]],
])('does not report a navigation %s', async (_what, matches) => {
  await start();
  const before = workers.posted.length;
  follow({ location: { pathname: '/mine', search: '?page=2' }, matches, navigation: { state: 'idle' } });
  await Promise.resolve();
  expect(workers.posted).toHaveLength(before);
});

test('[LOGIN-13] clears the caches at sign-out', async () => {
  token = 'x';
  await start();
  token = null;
  storeChanged();
  await Promise.resolve();
  expect(workers.posted.at(-1)).toEqual({ kind: 'forget' });
});

test('replies to the worker with its release set', async () => {
  await start();
  const reply = jest.fn();
  const message = { kind: 'which-set' } satisfies WorkerMessage;
  workers.dispatchEvent(
    Object.assign(new Event('message'), { data: message, ports: [{ postMessage: reply }] }),
  );
  expect(reply).toHaveBeenCalledWith('set-1');
});
