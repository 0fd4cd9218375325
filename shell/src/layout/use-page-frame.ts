import { useLocation, usePageDeclaration } from '@portico/shared/platform';

/** Paths without the language menu, whatever their page declares. [APP-16] */
const FIXED_LANGUAGE_PATH = /wizard/i;

/** How the layout frames the current page. */
export interface ShownFrame {
  /** No navbar; the page itself says if the site is read-only. [APP-15] */
  isSignIn: boolean;
  /** Whether the language menu is shown. */
  hasLanguages: boolean;
}

/** The frame that the route declares, known before its code is loaded. */
export function usePageFrame(): ShownFrame {
  const { pathname } = useLocation();
  const frame = usePageDeclaration()?.frame ?? 'full';
  return {
    isSignIn: frame === 'sign-in',
    hasLanguages: frame !== 'fixed-language' && !FIXED_LANGUAGE_PATH.test(pathname),
  };
}
