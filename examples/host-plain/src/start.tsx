import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { baseApi } from '@portico/shared/api';
import {
  createI18n,
  createStore,
  DEFAULT_PAGE_SETTINGS,
  I18nProvider,
  type Language,
  languageChanged,
  PageSettingsProvider,
  provideMessages,
  type RemoteModule,
  StoreProvider,
  sessionSettled,
} from '@portico/shared/platform';
import { GlobalStyles } from '@portico/shared/ui';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';

/** What this page shows, from its address: `?manifest=…&portal=…&language=…`. */
const asked = new URLSearchParams(location.search);
const manifest = asked.get('manifest') ?? '';
const portalId = asked.get('portal') ?? '';
const language = (asked.get('language') ?? 'th') as Language;
const area = document.querySelector('#catalogue');

type Catalogue = ComponentType<{ portalId: string; provider: string; isEditor: boolean }>;

/** Loads the remote by its manifest, its messages, and the code of the slot. */
async function loadCatalogue(): Promise<Catalogue> {
  registerRemotes([{ name: 'mfe_catalog', entry: manifest }]);
  const exposed = await loadRemote<{ remote: RemoteModule }>('mfe_catalog/remote');
  const fill = exposed?.remote.slots['portal.catalog'];
  if (!exposed || !fill) throw new Error('The release does not fill the slot portal.catalog.');
  await provideMessages(exposed.remote.name, exposed.remote.messages, [language]);
  const { Component } = await fill();
  return Component as Catalogue;
}

/** Gives the slot what the shell would: styles, store, messages, settings, and a router for its links. */
function show(Content: Catalogue, root: Element): void {
  const store = createStore({ api: baseApi, services: { fetch: (address, init) => fetch(address, init) } });
  store.dispatch(languageChanged(language));
  store.dispatch(sessionSettled());
  const Page = () => <Content portalId={portalId} provider="demo" isEditor={false} />;
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    getContext: () => ({ store }) as never,
  });
  // This page has no pages of the site, so links lead there.
  router.subscribe(({ location: { pathname, search } }) => {
    if (pathname !== '/') location.assign(new URL(pathname + search, manifest));
  });
  createRoot(root).render(
    <I18nProvider i18n={createI18n({ language, follow: true })}>
      <StoreProvider store={store}>
        <PageSettingsProvider value={DEFAULT_PAGE_SETTINGS}>
          <GlobalStyles />
          <RouterProvider router={router} />
        </PageSettingsProvider>
      </StoreProvider>
    </I18nProvider>,
  );
}

document.documentElement.lang = language;
document.documentElement.dir = language === 'ar' ? 'rtl' : 'ltr';
if (area) {
  loadCatalogue().then(
    (Content) => show(Content, area),
    (error: unknown) => {
      console.error(error);
      area.setAttribute('role', 'alert');
      area.textContent = 'The catalogue is not available at the moment.';
    },
  );
}
