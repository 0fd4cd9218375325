import { CacheProvider, type EmotionCache } from '@emotion/react';
import {
  type I18n,
  I18nProvider,
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
  children: ReactNode;
}

/** What everything on the page stands in: one of each per page, one of each per request on the server. */
export const App = ({ store, i18n, styles, slots, children }: AppProps) => (
  <CacheProvider value={styles}>
    <I18nProvider i18n={i18n}>
      <StoreProvider store={store}>
        <SlotHostProvider value={slots}>{children}</SlotHostProvider>
      </StoreProvider>
    </I18nProvider>
  </CacheProvider>
);
