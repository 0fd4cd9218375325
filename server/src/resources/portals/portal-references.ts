import type { Action } from '@portico/shared/contracts';
import { imageIdsOfHtml } from '../../content/clean-html.ts';
import type { PortalRecord } from './portal.repository.ts';

/** Every image that a portal shows, with its place in the portal, in dots. [DATA-04] */
export function imagesOfPortal(portal: PortalRecord): { path: string; id: string }[] {
  const { mainImageId, galleryImages = [], links = [], contributors = [], popUp, description } = portal;
  const places: { path: string; id: string | undefined }[] = [
    { path: 'mainImageId', id: mainImageId },
    ...galleryImages.map((item, index) => ({
      path: `galleryImages.${index}.mainImageId`,
      id: item.mainImageId,
    })),
    ...links.map((link, index) => ({ path: `links.${index}.mainImageId`, id: link.mainImageId })),
    ...contributors.map((person, index) => ({
      path: `contributors.${index}.mainImageId`,
      id: person.mainImageId,
    })),
    { path: 'popUp.profileImageId', id: popUp?.profileImageId },
    ...imageIdsOfHtml(popUp?.message ?? '').map((id) => ({ path: 'popUp.message', id })),
    ...(portal.isAdvanceDescription
      ? imageIdsOfHtml(Object.values(description ?? {}).join(' ')).map((id) => ({ path: 'description', id }))
      : []),
  ];
  return places.flatMap(({ path, id }) => (id ? [{ path, id }] : []));
}

/** Every address to which a portal links, with its place. A catalogue's tile leads to its catalogue instead. [T-12] */
export function linksOfPortal(portal: PortalRecord): { path: string; address: string }[] {
  const { galleryImages = [], links = [], action, popUp } = portal;
  const places: { path: string; address: string | undefined }[] = [
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
  return places.flatMap(({ path, address }) => (address ? [{ path, address }] : []));
}

/** Of the values that an action keeps, the one that is used. */
const actionLink = (path: string, action: Action | undefined) => ({
  path: `${path}.contact.externalUrl`,
  address: action?.type === 'externalUrl' ? action.contact?.externalUrl : undefined,
});
