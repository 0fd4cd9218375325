import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { baseApi } from '@portico/shared/api';
import type { AuthUser, Language } from '@portico/shared/contracts';
import { directionOf } from '@portico/shared/domain';
import {
  createI18n,
  createStore,
  I18nProvider,
  languageChanged,
  type Messages,
  provideMessages,
  type RouteObject,
  type SlotHost,
  SlotHostProvider,
  StoreProvider,
  type StoreServices,
  sessionSettled,
  signedIn,
} from '@portico/shared/platform';
import { cleanup, render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type FakeCall, fakeFetch } from './fake-server.ts';

export interface PlatformOptions {
  /** The remote's name, or 'shell'. */
  namespace: string;
  /** Its messages in `language`. */
  messages: Messages;
  language?: Language;
  /** Handlers by 'METHOD /path/:parameter'; any other call gets 404. */
  server?: Record<string, FakeCall>;
  /** The signed-in person; none by default. */
  user?: AuthUser;
  /** The extensions of the page's slots; none by default. */
  slots?: SlotHost;
  /**
   * Adds the components' styles to the document, for tests that read computed styles. Off by default, because jsdom
   * matches every rule for each element of a query by role.
   */
  hasStyles?: boolean;
}

export interface RouteTable {
  /** Routes like those of the shell, with children, loaders and error boundaries as needed. */
  routes: RouteObject[];
  /** The URL to open, with query and hash. */
  url: string;
  /** Initial navigation state. */
  state?: unknown;
}

const nothingInSlots: SlotHost = { extensions: () => [], Unavailable: () => null };

/** Renders a component or routes like the shell: with store, i18n, router and a fake server. */
export async function renderWithPlatform(subject: ReactElement | RouteTable, options: PlatformOptions) {
  const { namespace, messages, language = 'en', server = {}, user, slots = nothingInSlots } = options;
  const { hasStyles = false } = options;
  cleanup();
  await provideMessages(namespace, async () => ({ default: messages }), [language]);
  const i18n = createI18n({ language, follow: false });
  // An earlier test may have registered messages under the same name.
  i18n.removeResourceBundle(language, namespace);
  i18n.addResourceBundle(language, namespace, messages);

  const calls: string[] = [];
  const services: StoreServices = { fetch: fakeFetch(server, calls) };
  const store = createStore({ api: baseApi, services });
  store.dispatch(languageChanged(language));
  store.dispatch(user ? signedIn({ token: 'test-token', user }) : sessionSettled());
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);

  const table: RouteTable =
    'routes' in subject ? subject : { routes: [{ path: '/', Component: () => subject }], url: '/' };
  const router = createMemoryRouter([...table.routes, { path: '*', Component: Elsewhere }], {
    initialEntries: [initialEntry(table)],
    getContext: () => ({ store }) as never,
  });
  const wrap = (children: ReactNode) => (
    <CacheProvider value={styleCache(hasStyles)}>
      <I18nProvider i18n={i18n}>
        <StoreProvider store={store}>
          <SlotHostProvider value={slots}>{children}</SlotHostProvider>
        </StoreProvider>
      </I18nProvider>
    </CacheProvider>
  );
  const result = render(wrap(<RouterProvider router={router} />));
  return {
    ...result,
    store,
    i18n,
    router,
    // Without styles every element accepts the pointer.
    user: userEvent.setup(hasStyles ? {} : { pointerEventsCheck: PointerEventsCheckLevel.Never }),
    /** All calls so far, as 'METHOD /path?query'. */
    calls,
    /** The current path, query and hash. */
    address: () =>
      `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
  };
}

function styleCache(hasStyles: boolean): EmotionCache {
  const cache = createCache({ key: 'p' });
  if (!hasStyles) cache.insert = () => undefined;
  return cache;
}

/** Rendered for every path without a route in the test. */
const Elsewhere = () => <p data-testid="elsewhere" />;

function initialEntry({ url, state }: RouteTable) {
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  return { pathname, search, hash, state };
}
