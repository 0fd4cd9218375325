import { LANGUAGES, type PortalCheck } from '@portico/shared/contracts';
import { safeHref, safeWebHref, unescapeHtml } from '@portico/shared/domain';
import type { PortalRecord } from '../portals/portal.repository.ts';

export type PortalLink = Omit<PortalCheck['links'][number], 'state'>;

/** Links in the HTML that the server has cleaned, which quotes every attribute. */
const HREF = /\shref="([^"]*)"/g;

/** The web addresses that a page links to, in page order; addresses of the site itself begin with a slash. */
export function portalLinks(portal: PortalRecord): PortalLink[] {
  const {
    action,
    contacts,
    description,
    galleryImages = [],
    isAdvanceDescription,
    links = [],
    popUp,
  } = portal;
  const html = isAdvanceDescription
    ? LANGUAGES.map((language) => description?.[language] ?? '').join('')
    : '';
  const found: PortalLink[] = [
    // The texts of four languages usually have the same links.
    ...[...new Set([...html.matchAll(HREF)].map(([, href = '']) => href))].map((href) => ({
      part: 'description' as const,
      address: unescapeHtml(href),
    })),
    {
      part: 'callToAction',
      address: action?.type === 'externalUrl' ? (action.contact?.externalUrl ?? '') : '',
    },
    { part: 'contacts', address: safeWebHref(contacts?.webpage) ?? '' },
    ...galleryImages.map(({ type, externalUrl = '' }, index) => ({
      part: 'gallery' as const,
      index,
      address: type === 'picture' || type === 'catalog' ? '' : externalUrl,
    })),
    ...links.map(({ externalUrl }, index) => ({ part: 'links' as const, index, address: externalUrl })),
    { part: 'popUp', address: popUp?.buttonLink?.link ?? '' },
  ];
  return found.flatMap((link) => {
    const address = safeHref(link.address);
    return address?.startsWith('http') ? [{ ...link, address }] : [];
  });
}
