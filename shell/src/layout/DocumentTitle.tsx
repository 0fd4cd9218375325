import { type RootState, useLocation, useMatches, useSelector, useText } from '@portico/shared/platform';
import { useEffect } from 'react';
import type { RouteHandle } from '../route-handle.ts';
import { headOfRoute, titleOf } from './page-head.ts';

/** Updates `document.title` after navigations and language changes; the server renders the first title. */
export function DocumentTitle() {
  const match = useMatches().at(-1);
  const { search, hash } = useLocation();
  const handle = match?.handle as RouteHandle | undefined;
  const { t, language } = useText(handle?.remote ?? 'shell');
  const title = useSelector((state: RootState) => {
    const url = new URL(`${match?.pathname ?? '/'}${search}${hash}`, 'http://site');
    const head = headOfRoute(handle, { state, url, language, t, params: match?.params ?? {} });
    return titleOf(head?.title, state, language);
  });
  useEffect(() => {
    document.title = title;
  }, [title]);
  return null;
}
