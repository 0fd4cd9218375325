import type { LocalizedText } from '@portico/shared/contracts';
import { addressInLanguage, localized, portalsBody } from '@portico/shared/domain';
import { Feed } from 'feed';
import type { TextReader } from '../render/public-text.ts';
import type { SiteReader } from '../render/site-reader.ts';

/** Newest pages of a feed. */
const MAX_ITEMS = 50;

/** Formats by the ending of the address, with their media types. */
export const FEED_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const;
export type FeedFormat = keyof typeof FEED_TYPES;

/** Which pages: all, or those of a town, a listing or tags. */
export interface FeedScope {
  townId?: string;
  listingId?: string;
  tags?: readonly string[];
}

/** The pages that changed last as a feed; undefined if the town or listing does not exist or is private. */
export async function siteFeed(
  site: SiteReader,
  { language, origin }: TextReader,
  { format, scope, path, query }: { format: FeedFormat; scope: FeedScope; path: string; query: string },
): Promise<string | undefined> {
  const config = await site.config();
  const title = await titleOf(site, scope);
  if (title === 'none') return undefined;
  const text = (value: LocalizedText | undefined) => localized(value, language);
  const parts = [title === 'site' ? '' : text(title), (scope.tags ?? []).join(', '), text(config.title)];
  const addressOf = (ending: FeedFormat) =>
    addressInLanguage(`${origin}${path}/feed.${ending}${query && `?${query}`}`, language);
  const { hits } = await site.search('portal', portalsBody({ ...scope, size: MAX_ITEMS }));
  const shown = hits.filter(({ _source }) => !_source.isPrivate);
  const link = addressInLanguage(
    `${origin}${path}${path === '/portals' && query ? `?${query}` : ''}` || origin,
    language,
  );
  const feed = new Feed({
    title: parts.filter(Boolean).join(' – '),
    description: text(config.description),
    id: link,
    link,
    language,
    generator: 'Portico',
    feedLinks: { rss: addressOf('rss'), atom: addressOf('atom'), json: addressOf('json') },
    // The pages' own date, so that an unchanged feed stays the same.
    updated: new Date(shown[0]?._source.modifiedDate ?? 0),
  });
  for (const { _id, _source: portal } of shown) {
    const page = `${origin}/portals/${encodeURIComponent(_id)}`;
    const picture = portal.imageURL ?? portal.smallImageURL;
    feed.addItem({
      title: text(portal.title) || _id,
      id: page,
      link: addressInLanguage(page, language),
      date: new Date(portal.modifiedDate),
      description: text(portal.highlightSentence) || text(portal.shortDescription),
      category: (portal.tags ?? []).map((name) => ({ name })),
      ...(picture && URL.canParse(picture, origin) ? { image: new URL(picture, origin).href } : {}),
    });
  }
  return { rss: () => feed.rss2(), atom: () => feed.atom1(), json: () => feed.json1() }[format]();
}

async function titleOf(
  site: SiteReader,
  { townId, listingId }: FeedScope,
): Promise<LocalizedText | 'site' | 'none'> {
  if (townId !== undefined) return (await site.town(townId))?.title ?? 'none';
  if (listingId !== undefined) return (await site.listing(listingId))?.title ?? 'none';
  return 'site';
}
