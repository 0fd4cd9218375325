import type { Contacts, Language, Portal } from '@portico/shared/contracts';
import {
  addressInLanguage,
  breadcrumbsJsonLd,
  fanpageHref,
  firstPhone,
  hoursView,
  instagramHref,
  isLocationWithheld,
  isSectionHidden,
  localized,
  mapHref,
  safeWebHref,
} from '@portico/shared/domain';
import type { GeoCoordinates, LocalBusiness, PostalAddress, WithContext } from 'schema-dts';
import { positionOf } from '../../blocks/location/position-of.ts';
import { openingHoursJsonLd } from './opening-hours-json-ld.ts';

interface PortalFacts {
  portal: Portal;
  origin: string;
  language: Language;
  siteName: string;
  /** By their names in the language. [OPEN-53] */
  tags: readonly string[];
  title: string;
  description: string;
  image: string | undefined;
  /** When the data was fetched, in ms since 1970. */
  asOf: number;
}

/**
 * A public portal as schema.org data: a place, or a business if it has a phone or opening hours. Sections that editors
 * hide are omitted. [OPEN-18, PORTAL-14]
 */
export function portalJsonLd(facts: PortalFacts): object[] {
  const { portal, origin, language, title, description, image, siteName, tags } = facts;
  const page = `${origin}/portals/${encodeURIComponent(portal._id)}`;
  const url = addressInLanguage(page, language);
  const picture = image && URL.canParse(image, origin) ? new URL(image, origin).href : undefined;
  const keywords = isSectionHidden(portal, 'tags') ? '' : tags.join(', ');
  const contacts = isSectionHidden(portal, 'contacts') ? undefined : portal.contacts;
  const telephone = firstPhone(contacts?.phone);
  const email = contacts?.email?.trim();
  const sameAs = elsewhere(contacts);
  const hours = openingHoursOf(facts);
  const business: WithContext<LocalBusiness> = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': `${page}#place`,
    name: title,
    url,
    ...(description ? { description } : {}),
    ...(picture ? { image: picture } : {}),
    ...(keywords ? { keywords } : {}),
    ...(telephone ? { telephone } : {}),
    ...(email ? { email } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
    ...(hours ? { openingHoursSpecification: hours } : {}),
    ...whereabouts(portal, language),
  };
  const isBusiness = telephone || email || hours;
  const home = addressInLanguage(`${origin}/`, language);
  return [
    isBusiness ? business : { ...business, '@type': 'Place' },
    breadcrumbsJsonLd([
      { name: siteName, href: home },
      { name: title, href: url },
    ]),
  ];
}

function openingHoursOf({ portal, asOf }: PortalFacts) {
  if (isSectionHidden(portal, 'openingHours')) return undefined;
  const view = hoursView(portal.openingHours);
  return view.kind === 'structured' ? openingHoursJsonLd(view.hours, asOf) : undefined;
}

/** A location of 0, 0 also withholds the address. */
function whereabouts(portal: Portal, language: Language): Whereabouts {
  const { location } = portal;
  if (isSectionHidden(portal, 'location') || isLocationWithheld(location)) return {};
  const streetAddress = localized(location?.streetAddress, language);
  const position = positionOf(location);
  return {
    ...(streetAddress ? { address: { '@type': 'PostalAddress', streetAddress } } : {}),
    ...(position
      ? {
          geo: { '@type': 'GeoCoordinates', latitude: position.lat, longitude: position.lon },
          hasMap: mapHref(position.lat, position.lon),
        }
      : {}),
  };
}

interface Whereabouts {
  address?: PostalAddress;
  geo?: GeoCoordinates;
  hasMap?: string;
}

/** URLs of the portal's pages on other sites. */
function elsewhere(contacts: Contacts | undefined): string[] {
  const { webpage, fanpage, instragramId } = contacts ?? {};
  const pages = [
    safeWebHref(webpage),
    fanpage?.trim() ? fanpageHref(fanpage) : undefined,
    instragramId?.trim() ? instagramHref(instragramId) : undefined,
  ];
  return pages.filter((href) => href !== undefined);
}
