import { useWebConfigQuery } from '@portico/shared/api';
import { Outlet, ScrollRestoration, useLocation, useText } from '@portico/shared/platform';
import { GlobalStyles, SkipLink } from '@portico/shared/ui';
import { useEffect, useRef } from 'react';
import { Analytics } from '../analytics/Analytics.tsx';
import { ConnectivityBar } from '../connectivity/ConnectivityBar.tsx';
import { PageFonts } from '../fonts/PageFonts.tsx';
import { InAppBrowserHint } from '../in-app-browser/InAppBrowserHint.tsx';
import { DocumentTitle } from './DocumentTitle.tsx';
import { FlashMessage } from './FlashMessage.tsx';
import { Footer } from './Footer.tsx';
import { Navbar } from './Navbar.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { Notices } from './Notices.tsx';
import { ReadOnlyNotice } from './ReadOnlyNotice.tsx';
import { usePageFrame } from './use-page-frame.ts';

const MAIN_ID = 'main';

/** Performance mark: from here on the page handles input. Read by benchmarks and field measurements. */
const INTERACTIVE_MARK = 'portico:interactive';

/** The layout of every page: navbar, the remote's page, footer. */
export function Layout() {
  const { t } = useText('shell');
  const { pathname } = useLocation();
  const { isSignIn } = usePageFrame();
  const { data: config } = useWebConfigQuery();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main, pathname);
  useEffect(() => {
    performance.mark(INTERACTIVE_MARK);
  }, []);
  return (
    <>
      <GlobalStyles brandColor={config?.brandColor} />
      <PageFonts />
      <DocumentTitle />
      <NavigationProgress />
      <SkipLink targetId={MAIN_ID}>{t('page.skip')}</SkipLink>
      <div css={{ minBlockSize: '100svh', display: 'flex', flexDirection: 'column' }}>
        {isSignIn ? null : <Navbar config={config} />}
        <main id={MAIN_ID} ref={main} tabIndex={-1} css={{ flex: 1, '&:focus': { outline: 'none' } }}>
          <ReadOnlyNotice />
          <FlashMessage />
          <Outlet />
        </main>
        <Footer config={config} />
      </div>
      <Analytics />
      <Notices />
      <ConnectivityBar />
      <InAppBrowserHint />
      <ScrollRestoration />
    </>
  );
}

/** Moves the focus to the page after a navigation, for keyboards and screen readers; not on the first page. */
function useFocusOnNavigation(main: { current: HTMLElement | null }, pathname: string): void {
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
