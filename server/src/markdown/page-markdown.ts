import { MAX_SEARCH_SIZE, type WebPage } from '@portico/shared/contracts';
import {
  actionTarget,
  addressInLanguage,
  contactEntries,
  listingsBody,
  localized,
  type PortalSearch,
  portalsBody,
  readPortalSearch,
  safeHref,
  townsBody,
} from '@portico/shared/domain';
import type { TextReader } from '../render/public-text.ts';
import type { SiteReader } from '../render/site-reader.ts';
import { catalogMarkdown, catalogsMarkdown, productMarkdown } from './catalog-markdown.ts';
import { LABELS } from './labels.ts';
import {
  lineToMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
  textToMarkdown,
} from './markdown-text.ts';
import { pictureOf, portalMarkdown } from './portal-markdown.ts';

/** Pages that a list shows at most. */
const MAX_LISTED = 200;

/** A page of the site as Markdown, by its address; undefined if visitors have no such page. */
export async function pageMarkdown(
  site: SiteReader,
  { pathname, search, searchParams }: URL,
  reader: TextReader,
): Promise<string | undefined> {
  const [folder = '', id, ...rest] = pathname.split('/').slice(1).map(decoded);
  const portalId = searchParams.get('portalId') ?? '';
  if (rest.length > 0) {
    const [part, productId = '', detail, ...more] = rest;
    const isProduct = folder === 'catalog' && part === 'product' && more.length === 0;
    return isProduct && (detail === undefined || detail === 'detail')
      ? productMarkdown(site, { catalogId: id ?? '', productId, portalId }, reader)
      : undefined;
  }
  switch (id === undefined ? `/${folder}` : folder) {
    case '/':
      return homeMarkdown(site, reader);
    case '/towns':
      return markdownBlocks(`# ${LABELS[reader.language].towns}`, await townLinks(site, reader));
    case '/portals':
      return markdownBlocks(
        `# ${LABELS[reader.language].pages}`,
        await portalLinks(site, reader, searchOf(search)),
      );
    case '/contact':
    case '/contacts':
      return contactMarkdown(site, reader);
    case '/catalog':
      return catalogsMarkdown(site, portalId, reader);
    case 'portals':
      return ofPortal(site, id ?? '', reader);
    case 'towns':
      return ofTown(site, id ?? '', reader);
    case 'listings':
      return ofListing(site, id ?? '', reader);
    case 'web-page':
      return ofWebPage(site, id ?? '', reader);
    case 'catalog':
      return id === 'show'
        ? catalogMarkdown(site, { catalogId: searchParams.get('catalogId') ?? '', portalId }, reader)
        : undefined;
    case 'catalogRef':
      return catalogMarkdown(
        site,
        { ref: id ?? '', catalogId: searchParams.get('catalogId') ?? '', portalId },
        reader,
      );
    default:
      return undefined;
  }
}

async function homeMarkdown(site: SiteReader, reader: TextReader): Promise<string> {
  const { language } = reader;
  const { title, description, menuPages = [] } = await site.config();
  const labels = LABELS[language];
  const custom = menuPages.map((page) =>
    linkTo(reader, 'web-page', page._id, localized(page.title, language)),
  );
  return markdownBlocks(
    `# ${lineToMarkdown(localized(title, language))}`,
    textToMarkdown(localized(description, language)),
    markdownSection(labels.towns, await townLinks(site, reader)),
    markdownSection(labels.listings, await listingLinks(site, reader)),
    markdownSection(
      labels.pages,
      [markdownList(custom), await portalLinks(site, reader, {})].filter(Boolean).join('\n'),
    ),
  );
}

/** The search of /portals; a range without a centre has no effect, because a program has no position. */
function searchOf(search: string): Omit<PortalSearch, 'size'> {
  const { title, tags, range, near, town, listing } = readPortalSearch(search);
  return { text: title, tags, range, position: near, townId: town?.id, listingId: listing?.id };
}

async function contactMarkdown(site: SiteReader, { language }: TextReader): Promise<string> {
  const { contacts } = await site.config();
  const links = (kind: 'email' | 'phone' | 'lineId') =>
    contactEntries(contacts, kind).map(({ text, href }) => markdownLink(text, href));
  const form = contacts?.googleFormLink;
  return markdownBlocks(
    `# ${LABELS[language].contact}`,
    markdownList([
      ...links('email'),
      ...links('phone'),
      ...links('lineId').map((link) => `LINE: ${link}`),
      ...(safeHref(form) ? [markdownLink(form ?? '', safeHref(form))] : []),
    ]),
  );
}

async function ofPortal(site: SiteReader, id: string, reader: TextReader): Promise<string | undefined> {
  const portal = await site.portal(id);
  if (!portal) return undefined;
  const names = await site.tagNames(portal.tags ?? [], reader.language);
  return portalMarkdown(portal, names, reader);
}

async function ofTown(site: SiteReader, id: string, reader: TextReader): Promise<string | undefined> {
  const town = await site.town(id);
  if (!town) return undefined;
  const labels = LABELS[reader.language];
  const title = localized(town.title, reader.language);
  return markdownBlocks(
    `# ${lineToMarkdown(title)}`,
    pictureOf(town.imageURL, title, reader.origin),
    markdownSection(labels.listings, await listingLinks(site, reader, id)),
    markdownSection(labels.pages, await portalLinks(site, reader, { townId: id })),
  );
}

async function ofListing(site: SiteReader, id: string, reader: TextReader): Promise<string | undefined> {
  const listing = await site.listing(id);
  if (!listing) return undefined;
  const title = localized(listing.title, reader.language);
  return markdownBlocks(
    `# ${lineToMarkdown(title)}`,
    pictureOf(listing.imageURL, title, reader.origin),
    markdownSection(LABELS[reader.language].pages, await portalLinks(site, reader, { listingId: id })),
  );
}

async function ofWebPage(site: SiteReader, id: string, reader: TextReader): Promise<string | undefined> {
  const page = await site.webPage(id);
  if (!page) return undefined;
  const { language } = reader;
  const text = (value: WebPage['title'] | undefined) => localized(value, language);
  const links = [
    ...[...page.bannerImages, ...page.galleryImages].flatMap(({ title, externalUrl, description }) =>
      text(title) || externalUrl
        ? [
            [
              markdownLink(text(title) || (externalUrl ?? ''), safeHref(externalUrl ?? '')),
              lineToMarkdown(text(description)),
            ]
              .filter(Boolean)
              .join(': '),
          ]
        : [],
    ),
    ...page.iconLinks.map(({ link, name = '', text: label }) =>
      markdownLink(text(label) || name || link, safeHref(link)),
    ),
    ...page.buttonLinks.map((action) => markdownLink(text(action.text), actionTarget(action))),
  ];
  return markdownBlocks(`# ${lineToMarkdown(text(page.title))}`, markdownList(links));
}

export async function townLinks(site: SiteReader, reader: TextReader): Promise<string> {
  const { hits } = await site.search('town', townsBody({ size: MAX_SEARCH_SIZE }));
  return linksOf(reader, 'towns', hits);
}

export async function listingLinks(site: SiteReader, reader: TextReader, townId?: string): Promise<string> {
  const { hits } = await site.search('listing', listingsBody({ size: MAX_LISTED, townId }));
  return linksOf(reader, 'listings', hits);
}

export async function portalLinks(
  site: SiteReader,
  reader: TextReader,
  within: Omit<PortalSearch, 'size'>,
): Promise<string> {
  const { hits } = await site.search('portal', portalsBody({ ...within, size: MAX_LISTED }));
  return linksOf(reader, 'portals', hits);
}

interface Card {
  title: WebPage['title'];
  isPrivate?: boolean | undefined;
  highlightSentence?: WebPage['title'] | undefined;
  shortDescription?: WebPage['title'] | undefined;
}

/** Links to records, except private ones. */
const linksOf = (
  reader: TextReader,
  folder: string,
  hits: readonly { _id: string; _source: Card }[],
): string =>
  markdownList(
    hits
      .filter(({ _source: { isPrivate } }) => !isPrivate)
      .map(({ _id, _source: { title, highlightSentence, shortDescription } }) =>
        [
          linkTo(reader, folder, _id, localized(title, reader.language) || _id),
          lineToMarkdown(
            localized(highlightSentence, reader.language) || localized(shortDescription, reader.language),
          ),
        ]
          .filter(Boolean)
          .join(': '),
      ),
  );

const linkTo = ({ origin, language }: TextReader, folder: string, id: string, title: string): string =>
  markdownLink(title, addressInLanguage(`${origin}/${folder}/${encodeURIComponent(id)}`, language));

/** A part of a path; undecodable text is left as it is, and finds nothing. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
