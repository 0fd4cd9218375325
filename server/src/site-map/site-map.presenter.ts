import { FALLBACK_LANGUAGE, type Language } from '@portico/shared/contracts';
import { addressInLanguage, escapeHtml } from '@portico/shared/domain';
import type { SitePage } from './site-pages.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export interface SiteMapSite {
  origin: string;
  languages: readonly Language[];
}

/** A sitemap of the pages: each in every language of the site, with alternates and its picture. */
export function presentSiteMap(pages: readonly SitePage[], site: SiteMapSite): string {
  const entries = pages.flatMap((page) => pageEntries(page, site));
  return (
    `${HEAD}<urlset ${NAMES} xmlns:xhtml="http://www.w3.org/1999/xhtml" ` +
    `xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n${entries.join('\n')}\n</urlset>\n`
  );
}

/** A sitemap index. */
export function presentSiteMapIndex(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<sitemap>${element('loc', address)}</sitemap>`);
  return `${HEAD}<sitemapindex ${NAMES}>\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function pageEntries({ path, modifiedDate, image }: SitePage, { origin, languages }: SiteMapSite): string[] {
  const addressIn = (language: Language): string => addressInLanguage(`${origin}${path}`, language);
  const shared = [
    modifiedDate === undefined ? '' : element('lastmod', modifiedDate),
    ...languages.map((language) => alternate(language, addressIn(language))),
    alternate('x-default', addressIn(FALLBACK_LANGUAGE)),
    image === undefined ? '' : `<image:image>${element('image:loc', `${origin}${image}`)}</image:image>`,
  ].join('');
  return languages.map((language) => `<url>${element('loc', addressIn(language))}${shared}</url>`);
}

const alternate = (name: string, address: string): string =>
  `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeHtml(address)}"/>`;

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;
