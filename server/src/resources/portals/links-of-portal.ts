import type { Action } from '@portico/shared/contracts';
import type { PortalRecord } from './portal.repository.ts';

/**
 * Every link of a portal, with its path in the record. A catalogue's tile links to its catalogue and is skipped. [T-12]
 */
export function linksOfPortal(portal: PortalRecord): { path: string; address: string }[] {
  const { galleryImages = [], links = [], action, popUp } = portal;
  const found: { path: string; address: string | undefined }[] = [
    ...galleryImages.flatMap((item, index) => [
      ...(item.type === 'catalog'
        ? []
        : [{ path: `galleryImages.${index}.externalUrl`, address: item.externalUrl }]),
      actionLink(`galleryImages.${index}.action`, item.action),
    ]),
    ...links.map((link, index) => ({ path: `links.${index}.externalUrl`, address: link.externalUrl })),
    actionLink('action', action),
    { path: 'popUp.buttonLink.link', address: popUp?.buttonLink?.link },
  ];
  return found.flatMap(({ path, address }) => (address ? [{ path, address }] : []));
}

/** The value of an action that is in use. */
const actionLink = (path: string, action: Action | undefined) => ({
  path: `${path}.contact.externalUrl`,
  address: action?.type === 'externalUrl' ? action.contact?.externalUrl : undefined,
});
