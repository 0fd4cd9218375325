import { CacheProvider, type EmotionCache } from '@emotion/react';
import type { PageSettings } from '@portico/shared/contracts';
import {
  type I18n,
  I18nProvider,
  PageSettingsProvider,
  type SlotHost,
  SlotHostProvider,
  type Store,
  StoreProvider,
} from '@portico/shared/platform';
import type { ReactNode } from 'react';

export interface AppProps {
  store: Store;
  i18n: I18n;
  styles: EmotionCache;
  slots: SlotHost;
  settings: PageSettings;
  children: ReactNode;
}

/** Providers of the page: one instance each per page, and per request on the server. */
export const App = ({ store, i18n, styles, slots, settings, children }: AppProps) => (
  <CacheProvider value={styles}>
    <I18nProvider i18n={i18n}>
      <StoreProvider store={store}>
        <PageSettingsProvider value={settings}>
          <SlotHostProvider value={slots}>{children}</SlotHostProvider>
        </PageSettingsProvider>
      </StoreProvider>
    </I18nProvider>
  </CacheProvider>
);
