import type { CountedEvent, Language } from '@portico/shared/contracts';
import type { createBrowserRouter } from '@portico/shared/platform';
import type { RouteHandle } from '../route-handle.ts';

/** Query of the addresses in the site's QR codes. Pages never see it, because it is a key of campaigns. */
const SCAN_MARK = '?utm_source=qr';

/** Removes the mark of a QR code from the address, before anything reads it. Returns whether there was one. */
export function removeScanMark(): boolean {
  const isScan = location.search === SCAN_MARK;
  if (isScan) history.replaceState(history.state, '', location.pathname + location.hash);
  return isScan;
}

const send = (event: CountedEvent): void => {
  navigator.sendBeacon?.('/api/hits', new Blob([JSON.stringify(event)], { type: 'application/json' }));
};

type PageState = Pick<ReturnType<typeof createBrowserRouter>['state'], 'location' | 'matches'>;

/** `from`: the host of the page before, or `qr`. */
function countView({ location: { pathname: path }, matches }: PageState, from: string | undefined): void {
  const handle = matches.at(-1)?.route.handle as RouteHandle | undefined;
  if (!handle?.remote || handle.page?.personal) return;
  send({ event: 'view', path, language: document.documentElement.lang as Language, from });
}

/**
 * Counts views, shares, calls, directions and opened pictures of public pages for the figures, without data about the
 * visitor (docs/decisions/0031); the returned function is to be called after each client-side navigation. A page that
 * the browser prerenders is not counted before it is opened, because the page loader waits for a frame.
 */
export function countEvents(state: PageState, isScan: boolean): (state: PageState) => void {
  countView(state, isScan ? 'qr' : document.referrer.split('/')[2]);
  document.addEventListener(
    'click',
    ({ target }) => {
      // Share menus mark their items, galleries their pictures.
      const used = (target as Element).closest?.<HTMLAnchorElement>('a,[data-counts]');
      if (!used) return;
      const { dataset, href } = used;
      const { counts, picture = '' } = dataset;
      if (counts === 'picture') send({ event: counts, path: location.pathname, picture });
      else if (counts) send({ event: 'share', path: location.pathname });
      else if (href.startsWith('tel:')) send({ event: 'call', path: location.pathname });
      else if (href.includes('google.com/maps')) send({ event: 'directions', path: location.pathname });
    },
    true,
  );
  return (next) => countView(next, location.host);
}
