import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { PageBoot, RemoteListing } from '@portico/shared/contracts';
import { createI18n, type RemoteModule } from '@portico/shared/platform';
import { waitFor } from '@testing-library/dom';

const registerRemotes = jest.fn();
jest.mock('@module-federation/enhanced/runtime', () => ({ registerRemotes }));
const rerenderRemotes = jest.fn();
jest.mock('../remotes/remote-revision.ts', () => ({ rerenderRemotes }));

const origin = 'http://localhost:3001';
const override = { remote: 'mfe-portal', origin, until: '' };
const hash = `sha384-${'b'.repeat(64)}`;
const elsewhere = (version: string, path = '/portals/:id') => ({
  name: 'mfe-portal',
  version,
  kind: 'remote',
  entry: `remoteEntry.${version}.js`,
  routes: { portal: { path, chunks: [] } },
  slots: {},
  web: { [`remoteEntry.${version}.js`]: hash },
});

/** Fakes the event source of the origin; the test sends its events. */
class News extends EventTarget {
  static last: News | undefined;
  constructor(readonly address: string) {
    super();
    News.last = this;
  }
  say = (data: string, type = 'message') => this.dispatchEvent(Object.assign(new Event(type), { data }));
}

let errors: jest.SpiedFunction<typeof console.error>;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(globalThis, { EventSource: News });
  performance.mark = (() => undefined) as never;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.clearAllMocks();
});

async function follow() {
  const { followChanges } = await import('./follow-changes.ts');
  const boot = {
    language: 'en',
    integrity: {},
    remotes: [
      {
        name: 'mfe-portal',
        version: 'one',
        entry: `${origin}/web/remoteEntry.one.js`,
        routes: { portal: { path: '/portals/:id' } },
        slots: [],
      },
    ],
  } as unknown as PageBoot;
  const module = {
    name: 'mfe-portal',
    routes: {},
    slots: {},
    messages: async () => ({ default: { title: 'Edited' } }),
  } satisfies RemoteModule;
  const renew = jest.fn(async (_listing: RemoteListing): Promise<RemoteModule> => module);
  const i18n = createI18n({ language: 'en', follow: false });
  followChanges(override, `${origin}/changes`, { boot, registry: { renew }, i18n });
  const news = News.last;
  if (!news) throw new Error('nothing is listened to');
  return { boot, renew, i18n, news };
}
const gives = (remote: object) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(remote));

describe('a remote in development', () => {
  test('is replaced in place at each change: code, hashes, messages and rendered areas', async () => {
    const { boot, renew, i18n, news } = await follow();
    const left = globalThis as { webpackChunkmfe_portal?: unknown };
    left.webpackChunkmfe_portal = [];
    gives(elsewhere('two'));
    news.say('two');
    await waitFor(() => expect(rerenderRemotes).toHaveBeenCalledTimes(1));
    const entry = `${origin}/web/remoteEntry.two.js`;
    expect(registerRemotes).toHaveBeenCalledWith([{ name: 'mfe_portal', entry }], { force: true });
    expect(renew).toHaveBeenCalledWith(expect.objectContaining({ version: 'two', entry }));
    expect(boot.integrity).toEqual({ '/web/remoteEntry.two.js': hash });
    expect(left.webpackChunkmfe_portal).toBeUndefined();
    expect(i18n.getResource('en', 'mfe-portal', 'title')).toBe('Edited');
  });

  test('is not replaced when the page already has it', async () => {
    const { renew, news } = await follow();
    const ask = gives(elsewhere('two'));
    news.say('one');
    news.say('two');
    await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
    // Requested once: the first events reported no change.
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is replaced in the order of its changes', async () => {
    const { renew, news } = await follow();
    let version = 'two';
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(elsewhere(version)));
    news.say('two');
    await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
    version = 'three';
    news.say('three');
    await waitFor(() => expect(rerenderRemotes).toHaveBeenCalledTimes(2));
    expect(renew.mock.calls.map(([listing]) => listing.version)).toEqual(['two', 'three']);
  });

  test('stays unchanged with a console message when it cannot be built or loaded', async () => {
    const { renew, news } = await follow();
    news.say('Unexpected token', 'problem');
    expect(errors).toHaveBeenCalledWith(
      `[portico] mfe-portal at ${origin} cannot be exchanged:`,
      'Unexpected token',
    );
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    news.say('two');
    await waitFor(() => expect(errors).toHaveBeenCalledTimes(2));
    expect(renew).not.toHaveBeenCalled();
    gives(elsewhere('three'));
    news.say('three');
    await waitFor(() => expect(renew).toHaveBeenCalledTimes(1));
  });
});
