import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Store } from '@portico/shared/platform';
import { startKeeping } from './start-keeping.ts';
import type { PageWord, WorkerWord } from './worker-words.ts';

/** Navigator's container of workers, as far as a page uses it. */
class FakeWorkers extends EventTarget {
  controller: object | null = null;
  readonly said: PageWord[] = [];
  readonly register = jest.fn(async (_address: string, _options: object) => ({}));
  readonly ready = Promise.resolve({ active: { postMessage: (word: PageWord) => this.said.push(word) } });
}

type Follow = (state: { location: object; navigation: { state: string } }) => void;

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
const router = {
  state: { location: { pathname: '/', search: '' } },
  subscribe: (listener: Follow) => {
    follow = listener;
    return () => undefined;
  },
} as never;

const start = () => startKeeping({ releaseSet: 'set-1', router, store });

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

test('a first page is told of with its set, its address and the files that it has', async () => {
  await start();
  expect(workers.register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' });
  expect(workers.said).toEqual([
    {
      kind: 'opened',
      releaseSet: 'set-1',
      files: ['/_r/shell/1/main.js'],
      address: window.location.href,
      isLive: true,
    },
  ]);
});

test('a page that the worker saw coming is not fetched a second time', async () => {
  workers.controller = {};
  await start();
  expect(workers.said).toMatchObject([{ kind: 'opened', address: undefined }]);
});

test.each(['/admin', '/e-catalog/1'])('[APP-26] nothing is registered at %s', async (path) => {
  window.history.replaceState(null, '', path);
  await start();
  expect(workers.register).not.toHaveBeenCalled();
});

test('nothing is registered for whoever saves data, unless it is there already', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  await start();
  expect(workers.register).not.toHaveBeenCalled();
  workers.controller = {};
  await start();
  expect(workers.register).toHaveBeenCalledTimes(1);
});

test('where the visitor goes without a document is told', async () => {
  await start();
  follow({ location: { pathname: '/towns', search: '?page=2' }, navigation: { state: 'idle' } });
  await Promise.resolve();
  expect(workers.said.at(-1)).toEqual({ kind: 'seen', address: `${window.location.origin}/towns?page=2` });
});

test('[LOGIN-13] whoever signs out has everything forgotten', async () => {
  token = 'x';
  await start();
  token = null;
  storeChanged();
  await Promise.resolve();
  expect(workers.said.at(-1)).toEqual({ kind: 'forget' });
});

test('a page says of which set it is when the worker asks', async () => {
  await start();
  const answered = jest.fn();
  const question = { kind: 'which-set' } satisfies WorkerWord;
  workers.dispatchEvent(
    Object.assign(new Event('message'), { data: question, ports: [{ postMessage: answered }] }),
  );
  expect(answered).toHaveBeenCalledWith('set-1');
});
