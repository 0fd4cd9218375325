import createCache from '@emotion/cache';
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
import userEvent from '@testing-library/user-event';
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
  /** 'METHOD /path/:parameter' to what the server answers; an unknown call responds with 404. */
  server?: Record<string, FakeCall>;
  /** Who is signed in; nobody by default. */
  user?: AuthUser;
  /** What fills the page's slots; nothing by default. */
  slots?: SlotHost;
}

export interface RouteTable {
  /** As the shell's route table: with children, loaders and error boundaries where a test needs them. */
  routes: RouteObject[];
  /** The address to open, with query and hash. */
  url: string;
  /** Navigation state that the visitor arrives with. */
  state?: unknown;
}

const nothingInSlots: SlotHost = { extensions: () => [], Unavailable: () => null };

/** Renders a component, or a small site of routes, as the shell would: store, i18n, router, and a server of fake calls. */
export async function renderWithPlatform(subject: ReactElement | RouteTable, options: PlatformOptions) {
  const { namespace, messages, language = 'en', server = {}, user, slots = nothingInSlots } = options;
  cleanup();
  await provideMessages(namespace, async () => ({ default: messages }), [language]);
  const i18n = createI18n({ language, follow: false });
  // Those of an earlier test are known by the same name.
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
    <CacheProvider value={createCache({ key: 'p' })}>
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
    user: userEvent.setup(),
    /** 'METHOD /path?query' of every call so far. */
    calls,
    /** Where the visitor is now: path, query and hash. */
    address: () =>
      `${router.state.location.pathname}${router.state.location.search}${router.state.location.hash}`,
  };
}

/** Stands for every page that the test does not render. */
const Elsewhere = () => <p data-testid="elsewhere" />;

function initialEntry({ url, state }: RouteTable) {
  const { pathname, search, hash } = new URL(url, 'http://localhost');
  return { pathname, search, hash, state };
}
