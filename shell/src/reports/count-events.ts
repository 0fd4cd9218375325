import type { CountedEvent, Language } from '@portico/shared/contracts';
import type { createBrowserRouter } from '@portico/shared/platform';
import type { RouteHandle } from '../route-handle.ts';
import { sendBeacon } from './send-beacon.ts';

/** Query of the addresses in the site's QR codes. Pages never see it, because it is a key of campaigns. */
const SCAN_MARK = '?utm_source=qr';

/** Links and buttons whose use is counted. Share menus mark their items. */
const COUNTED = 'a[href^="tel:"],a[href^="https://www.google.com/maps/"],[data-counts]';

/** Removes the mark of a QR code from the address, before anything reads it. Returns whether there was one. */
export function removeScanMark(): boolean {
  const isScan = location.search === SCAN_MARK;
  if (isScan) history.replaceState(history.state, '', location.pathname + location.hash);
  return isScan;
}

const send = (event: CountedEvent): void => sendBeacon('/api/hits', JSON.stringify(event));

/** Calls it now, or once the visitor opens a page that the browser has prepared. */
function whenOpened(run: () => void): void {
  if ((document as { prerendering?: boolean }).prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}

/**
 * Counts views, shares, calls and directions of public pages for the provider's figures. Nothing about the visitor is
 * sent or stored; see docs/decisions/0031.
 */
export function countEvents(
  { state, subscribe }: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>,
  isScan: boolean,
): void {
  let shown: string | undefined;
  const view = ({ location: { pathname }, matches }: typeof state, from: string | undefined): void => {
    if (pathname === shown) return;
    shown = pathname;
    const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
    if (!handle?.remote || handle.page?.personal) return;
    const language = document.documentElement.lang as Language;
    send({ event: 'view', path: pathname, language, from });
  };
  // The host of the referrer.
  whenOpened(() => view(state, isScan ? 'qr' : document.referrer.split('/')[2]));
  subscribe((next) => view(next, location.host));
  document.addEventListener(
    'click',
    ({ target }) => {
      const used = target instanceof Element && target.closest<HTMLAnchorElement>(COUNTED);
      if (!used) return;
      const event = used.dataset['counts'] ? 'share' : used.protocol === 'tel:' ? 'call' : 'directions';
      send({ event, path: location.pathname });
    },
    true,
  );
}
