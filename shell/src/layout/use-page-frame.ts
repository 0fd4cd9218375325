import { useLocation, useMatches } from '@portico/shared/platform';
import type { RouteHandle } from '../route-handle.ts';

/** [APP-16] names every path with this in it, also of pages that declare no frame. */
const FIXED_LANGUAGE_PATH = /wizard/i;

/** How the layout frames the page that is shown. */
export interface ShownFrame {
  /** Without the navbar; visitors are told there that the site is read-only. [APP-15] */
  isSignIn: boolean;
  /** Whether the visitor may choose a language. [APP-16] */
  hasLanguages: boolean;
}

/** The frame that the page's route declares, which is known before its code is here. */
export function usePageFrame(): ShownFrame {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  const frame = handle?.page?.frame ?? 'full';
  return {
    isSignIn: frame === 'sign-in',
    hasLanguages: frame !== 'fixed-language' && !FIXED_LANGUAGE_PATH.test(pathname),
  };
}
