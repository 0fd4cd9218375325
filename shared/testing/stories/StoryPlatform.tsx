import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { baseApi } from '@portico/shared/api';
import type { Language, MapSettings } from '@portico/shared/contracts';
import {
  createI18n,
  createStore,
  DEFAULT_PAGE_SETTINGS,
  I18nProvider,
  languageChanged,
  PageSettingsProvider,
  type SlotHost,
  SlotHostProvider,
  StoreProvider,
  sessionSettled,
} from '@portico/shared/platform';
import { GlobalStyles } from '@portico/shared/ui';
import { createContext, type ReactNode, use, useState } from 'react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { type FakeCall, fakeFetch } from '../fake-server.ts';

/** The parts of the platform that a story needs. */
export interface StoryNeeds {
  /** Handlers by 'METHOD /path/:parameter'; any other call gets 404. */
  server?: Record<string, FakeCall>;
  /** Google's key, or the site's own map, for stories with a map. */
  mapsKey?: string;
  maps?: MapSettings;
}

/** Parameters of a story with these needs. */
export const withPlatform = (needs: StoryNeeds): { platform: StoryNeeds } => ({ platform: needs });

const nothingInSlots: SlotHost = { extensions: () => [], Unavailable: () => null };
const styleCache = createCache({ key: 'p' });

const StoryContext = createContext<ReactNode>(null);
const StoryOfPage = () => use(StoryContext);

/** Renders a story like the shell: with styles, store, i18n, router and a fake server. */
export function StoryPlatform(props: { language: Language; needs: StoryNeeds; children: ReactNode }) {
  const { language, needs, children } = props;
  const [page] = useState(() => createPage(language, needs));
  const settings = { ...DEFAULT_PAGE_SETTINGS, mapsKey: needs.mapsKey, maps: needs.maps };
  return (
    <CacheProvider value={styleCache}>
      <I18nProvider i18n={page.i18n}>
        <StoreProvider store={page.store}>
          <PageSettingsProvider value={settings}>
            <SlotHostProvider value={nothingInSlots}>
              <GlobalStyles />
              <StoryContext value={children}>
                <RouterProvider router={page.router} />
              </StoryContext>
            </SlotHostProvider>
          </PageSettingsProvider>
        </StoreProvider>
      </I18nProvider>
    </CacheProvider>
  );
}

function createPage(language: Language, { server = {} }: StoryNeeds) {
  const i18n = createI18n({ language, follow: false });
  const store = createStore({ api: baseApi, services: { fetch: fakeFetch(server, []) } });
  store.dispatch(languageChanged(language));
  store.dispatch(sessionSettled());
  const router = createMemoryRouter([{ path: '*', Component: StoryOfPage }], {
    getContext: () => ({ store }) as never,
  });
  return { i18n, store, router };
}
