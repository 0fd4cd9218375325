import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { baseApi } from '@portico/shared/api';
import type { Language } from '@portico/shared/contracts';
import { addressInLanguage } from '@portico/shared/domain';
import {
  createI18n,
  createStore,
  DEFAULT_PAGE_SETTINGS,
  ExtensionBoundary,
  I18nProvider,
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

/**
 * What the page shows, from attributes in the host's own HTML. Not from the address: the sender of a link would choose
 * which script runs here.
 */
interface Settings {
  /** Address of `mf-manifest.json`, on the site. */
  manifest: string;
  /** Hash of the remote's entry, which has those of all its other scripts. */
  integrity: string;
  provider: string;
  portal: string;
  language: Language;
}

type Catalogue = ComponentType<{ portalId: string; provider: string; isEditor: boolean }>;

/** Loads the remote by its manifest, its messages, and the code of the slot. */
async function loadCatalogue({ manifest, integrity, language }: Settings): Promise<Catalogue> {
  registerPlugins([
    {
      name: 'host-integrity',
      // The runtime would run the exposed chunk before the entry has named its hash.
      generatePreloadAssets: async () => ({ cssAssets: [], jsAssetsWithoutEntry: [], entryAssets: [] }),
      createScript({ url }) {
        const script = document.createElement('script');
        return Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity });
      },
    },
  ]);
  registerRemotes([{ name: 'mfe_catalog', entry: manifest }]);
  const exposed = await loadRemote<{ remote: RemoteModule }>('mfe_catalog/remote');
  const fill = exposed?.remote.slots['portal.catalog'];
  if (!exposed || !fill) throw new Error('The release does not fill the slot portal.catalog.');
  await provideMessages(exposed.remote.name, exposed.remote.messages, [language]);
  const { Component } = await fill();
  return Component as Catalogue;
}

const Unavailable = () => <p role="alert">The catalogue is not available at the moment.</p>;

/** Gives the slot what the shell would: styles, store, messages, settings, an error boundary, and a router. */
function CataloguePage({ Content, settings }: { Content: Catalogue; settings: Settings }) {
  const { portal, provider, language, manifest } = settings;
  const store = createStore({ api: baseApi, services: { fetch: (address, init) => fetch(address, init) } });
  store.dispatch(languageChanged(language));
  store.dispatch(sessionSettled());
  const Page = () => (
    <ExtensionBoundary remote="mfe-catalog" Unavailable={Unavailable} onRetry={() => location.reload()}>
      <Content portalId={portal} provider={provider} isEditor={false} />
    </ExtensionBoundary>
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }], {
    getContext: () => ({ store }) as never,
  });
  // This page has no pages of the site, so links lead there.
  router.subscribe(({ location: { pathname, search } }) => {
    if (pathname !== '/')
      location.assign(addressInLanguage(new URL(pathname + search, manifest).href, language));
  });
  return (
    <I18nProvider i18n={createI18n({ language, follow: true })}>
      <StoreProvider store={store}>
        <PageSettingsProvider value={DEFAULT_PAGE_SETTINGS}>
          <GlobalStyles />
          <RouterProvider router={router} />
        </PageSettingsProvider>
      </StoreProvider>
    </I18nProvider>
  );
}

const area = document.querySelector<HTMLElement>('#catalogue');
if (area) {
  const settings = { ...area.dataset } as unknown as Settings;
  const root = createRoot(area);
  loadCatalogue(settings).then(
    (Content) => root.render(<CataloguePage Content={Content} settings={settings} />),
    (error: unknown) => {
      console.error(error);
      root.render(<Unavailable />);
    },
  );
}
