import { isPermissionDenied, portalApi, selectData, selectResult, siteApi } from '@portico/shared/api';
import type { Language, Portal } from '@portico/shared/contracts';
import {
  coverOf,
  endOfDay,
  isUnofficial,
  localized,
  nextExpiry,
  placeTime,
  tagNamesOf,
  timeZoneOf,
  visibleText,
} from '@portico/shared/domain';
import type { HeadContext, PageHead } from '@portico/shared/platform';
import { tagNamesApi } from '../../blocks/tags/tag-names.api.ts';
import { portalJsonLd } from './portal-json-ld.ts';
import { portalRequest } from './portal-request.ts';

/** Maximum length of a description in search results and previews. */
const PREVIEW_CHARACTERS = 160;

/** Head of a portal's page. Search engines must not index private and unofficial portals. [PORTAL-05, T-07] */
export function portalHead({ state, params, url, language, t }: HeadContext): PageHead {
  const request = portalRequest(params['id'], url.searchParams);
  const {
    data: portal,
    error,
    fulfilledTimeStamp = 0,
  } = selectResult(portalApi.endpoints.portal, request, state);
  if (!portal) {
    return { title: isPermissionDenied(error) ? t('passcode.title') : t('portal.looking'), noIndex: true };
  }
  const { tags = [] } = portal;
  const title = localized(portal.title, language);
  const description = previewText(portal, language);
  const cover = coverOf(portal.galleryImages);
  const image = cover?.imageURL ?? portal.imageURL;
  const isOpen = !portal.isPrivate && !isUnofficial(portal);
  const { origin, host } = url;
  const site = selectData(siteApi.endpoints.webConfig, undefined, state);
  return {
    title,
    ...(description ? { description } : {}),
    ...(image && !portal.isPrivate
      ? { image, imageAlt: (cover?.imageURL && localized(cover.title, language)) || title }
      : {}),
    ...(process.env['PORTICO_TARGET'] !== 'browser' && isOpen
      ? {
          jsonLd: () =>
            portalJsonLd({
              portal,
              origin,
              language,
              siteName: localized(site?.title, language) || host,
              tags: tagNamesOf(
                selectData(tagNamesApi.endpoints.namesOfPortalTags, { language, tags }, state),
                tags,
              ),
              title,
              description,
              image,
              asOf: fulfilledTimeStamp,
            }),
        }
      : {}),
    ...(isOpen ? {} : { noIndex: true }),
    ...(process.env['PORTICO_TARGET'] !== 'browser'
      ? { holdsUntil: nextChange(portal, fulfilledTimeStamp) }
      : {}),
  };
}

function previewText(
  { highlightSentence, description }: Pick<Portal, 'highlightSentence' | 'description'>,
  language: Language,
): string {
  const text =
    localized(highlightSentence, language) ||
    inOneLine(visibleText(localized(description, language)), language);
  return [...text].slice(0, PREVIEW_CHARACTERS).join('');
}

/** Lines one after another: a heading or list item without a full stop is set off from the next line, in Thai by a space. */
const inOneLine = (text: string, language: Language): string =>
  text
    .replace(/([\u3000-\u303f\uff00-\uff65])\n/g, '$1')
    .replace(/(\p{P})\n/gu, '$1 ')
    .replaceAll('\n', language === 'th' ? ' ' : ' · ');

/** When the page changes by itself: an item expires, or the day ends, whose hours are shown first. */
function nextChange({ galleryImages, openingHours }: Portal, asOf: number): number {
  const timeZone = timeZoneOf(openingHours);
  return Math.min(
    endOfDay(placeTime(asOf, timeZone).date, timeZone),
    nextExpiry(galleryImages, asOf, timeZone),
  );
}
