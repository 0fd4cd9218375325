import { FALLBACK_LANGUAGE, type Language, type RenderedHead } from '@portico/shared/contracts';
import { addressInLanguage, escapeHtml } from '@portico/shared/domain';

/** Pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

export interface HeadInput {
  language: Language;
  /** The languages of the site. */
  languages: readonly Language[];
  head: RenderedHead;
  /** Canonical URL of the page: without language and undeclared parameters. */
  address: string;
  /** Whether search engines may list the page. */
  isListed: boolean;
  /** Size of the head's image, when this site hosts it. */
  imageSize?: ImageSize | undefined;
}

/** Open Graph locales by language. */
const LOCALES: Record<Language, string> = { th: 'th_TH', en: 'en_US', zh: 'zh_CN', ar: 'ar_AR' };

/** Title, description, previews, canonical and alternate URLs, and structured data of a page. */
export function headTags(input: HeadInput): string {
  const { head } = input;
  return [
    `<title>${escapeHtml(head.title)}</title>`,
    named('description', head.description),
    ...addressTags(input),
    ...previewTags(input),
    ...(input.isListed ? (head.jsonLd ?? []) : []).map(dataScript),
  ].join('');
}

function addressTags({ address, language, languages, isListed }: HeadInput): string[] {
  if (!isListed) return [named('robots', 'noindex')];
  const alternate = (name: string, href: string): string =>
    `<link rel="alternate" hreflang="${name}" href="${escapeHtml(href)}">`;
  return [
    `<link rel="canonical" href="${escapeHtml(addressInLanguage(address, language))}">`,
    ...languages.map((code) => alternate(code, addressInLanguage(address, code))),
    alternate('x-default', addressInLanguage(address, FALLBACK_LANGUAGE)),
    ...machineTags(address, language),
  ];
}

/** Where programs find the feed of a page that lists others, the card of a portal, and the calendar of a place. */
function machineTags(address: string, language: Language): string[] {
  const { origin, pathname, searchParams } = new URL(address);
  const link = (type: string, href: string): string =>
    `<link rel="alternate" type="${type}" href="${escapeHtml(href)}">`;
  const below = (name: string): string =>
    addressInLanguage(`${origin}${pathname.replace(/\/$/, '')}/${name}`, language);
  const calendar = () => link('text/calendar', below('calendar.ics'));
  if (/^\/portals\/[^/]+$/.test(pathname)) {
    const card = `${origin}/oembed?${new URLSearchParams({ url: addressInLanguage(address, language) })}`;
    return [link('application/json+oembed', card), calendar()];
  }
  if (pathname !== '/' && pathname !== '/portals' && !/^\/(towns|listings)\/[^/]+$/.test(pathname)) return [];
  const tags = searchParams.get('tags');
  const feed = below(tags ? `feed.rss?${new URLSearchParams({ tags })}` : 'feed.rss');
  return [link('application/rss+xml', feed), ...(pathname.startsWith('/towns/') ? [calendar()] : [])];
}

/** Open Graph, and what Twitter cards do not read from it. */
function previewTags({ head, address, language, languages, imageSize }: HeadInput): string[] {
  const title = head.name ?? head.title;
  const image =
    head.image && URL.canParse(head.image, address) ? new URL(head.image, address).href : undefined;
  return [
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', head.description),
    property('og:url', addressInLanguage(address, language)),
    property('og:site_name', head.siteName),
    property('og:locale', LOCALES[language]),
    ...languages
      .filter((code) => code !== language)
      .map((code) => property('og:locale:alternate', LOCALES[code])),
    ...(image
      ? [
          property('og:image', image),
          property('og:image:width', imageSize && String(imageSize.width)),
          property('og:image:height', imageSize && String(imageSize.height)),
          property('og:image:alt', head.imageAlt),
        ]
      : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', title),
    named('twitter:description', head.description),
    ...(image ? [named('twitter:image', image), named('twitter:image:alt', head.imageAlt)] : []),
  ];
}

const property = (name: string, content: string | undefined): string =>
  content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';

const named = (name: string, content: string | undefined): string =>
  content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';

/**
 * Structured data in a script element, which the CSP allows without a hash; escaped so that it cannot end the element.
 */
const dataScript = (data: object): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
