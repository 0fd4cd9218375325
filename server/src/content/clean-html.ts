import { setImmediate as otherWork } from 'node:timers/promises';
import { OWN_IMAGE, RICH_HTML_ATTRIBUTES, RICH_HTML_TAGS, TEXT_ALIGNMENTS } from '@portico/shared/contracts';
import { safeTextHref } from '@portico/shared/domain';
import sanitize from 'sanitize-html';

/** Deeper nesting is not written by people, and costs every browser layout time. */
const MAX_NESTING = 30;
/** Maximum tags and character references of one text: enough for a table of 1,000 rows. */
export const MAX_MARKUP = 10_000;
/** Maximum nesting of elements; cleaning flattens what is deeper than MAX_NESTING. */
export const MAX_DEPTH = 200;
/** Two rounds have always been enough. */
const MAX_ROUNDS = 5;
const DIRECTIONS: readonly (string | undefined)[] = ['ltr', 'rtl', 'auto'];

/** Elements that are removed with their content. */
const DROPPED_WHOLE = [
  'applet',
  'audio',
  'embed',
  'frameset',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
];

/**
 * Cleans a person's HTML so that any page may insert it; idempotent. It retains what a rich text editor produces: links
 * to the web, a phone, a mail address or a page of this site, pictures hosted here, and text alignment as the only style.
 * [T-11, T-12]
 */
export function cleanHtml(html: string): string {
  let clean = sanitize(html, OPTIONS);
  // Badly nested elements are corrected only when the output is parsed again.
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const again = sanitize(clean, OPTIONS);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** Cleaned HTML by original HTML. Each text is cleaned in its own task, so that other requests run in between. */
export async function cleanEach(texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cleaned = new Map<string, string>();
  for (const html of new Set(texts)) {
    await otherWork();
    cleaned.set(html, cleanHtml(html));
  }
  return cleaned;
}

/**
 * Whether cleaning the HTML would block other requests: its cost grows with the number of tags and the square of their
 * nesting. Call it before `cleanHtml` for input.
 */
export function isTooCostlyToClean(html: string): boolean {
  let markup = 0;
  let depth = 0;
  for (const [found, slash, name = ''] of html.matchAll(MARKUP)) {
    markup += 1;
    const isCounted = found !== '&' && name !== '' && !CLOSED_BY_ITSELF.has(name.toLowerCase());
    if (isCounted) depth = Math.max(0, depth + (slash ? -1 : 1));
    if (markup > MAX_MARKUP || depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Start of a tag or a character reference. */
const MARKUP = /<(\/?)([a-z][a-z\d]*)?|&/gi;
/** Elements without an end tag, and those with an optional one. */
const CLOSED_BY_ITSELF: ReadonlySet<string> = new Set(
  'area base br col dd dt embed hr img input li link meta option p source tbody td tfoot th thead tr wbr'.split(
    ' ',
  ),
);

const OPTIONS: sanitize.IOptions = {
  allowedTags: Object.keys(RICH_HTML_TAGS),
  allowedAttributes: {
    '*': [...RICH_HTML_ATTRIBUTES],
    ...Object.fromEntries(Object.entries(RICH_HTML_TAGS).map(([tag, attributes]) => [tag, [...attributes]])),
  },
  allowedStyles: { '*': { 'text-align': [new RegExp(`^(?:${TEXT_ALIGNMENTS.join('|')})$`)] } },
  // URLs are checked below, by the product's own rule.
  allowedSchemes: ['http', 'https', 'tel', 'mailto'],
  allowProtocolRelative: false,
  nonTextTags: DROPPED_WHOLE,
  nestingLimit: MAX_NESTING,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    strike: 's',
    del: 's',
    ins: 'u',
    div: 'p',
    a: (tagName, { href, title }) => {
      const address = safeTextHref(href);
      // Without a valid URL the link becomes plain text.
      if (address === undefined) return { tagName, attribs: {} };
      const rel = address.startsWith('/') ? {} : { rel: 'noopener nofollow' };
      return { tagName, attribs: { href: address, ...(title ? { title } : {}), ...rel } };
    },
    img: (tagName, { src, alt, width, height }) => {
      const address = ownImageAddress(src);
      return {
        tagName,
        attribs: {
          ...(address === undefined ? {} : { src: address }),
          alt: alt ?? '',
          ...pixels('width', width),
          ...pixels('height', height),
        },
      };
    },
    '*': (tagName, { dir, ...attribs }) => ({
      tagName,
      attribs: DIRECTIONS.includes(dir) ? { ...attribs, dir: dir ?? '' } : attribs,
    }),
  },
};

const ownImageAddress = (src: string | undefined): string | undefined => src?.trim().match(OWN_IMAGE)?.[1];

const pixels = (name: 'width' | 'height', value: string | undefined): Record<string, string> =>
  value !== undefined && /^\d{1,4}$/.test(value.trim()) ? { [name]: value.trim() } : {};

/** In the only form that `cleanHtml` writes. */
const IMAGE_SOURCE = /(<img src=")(\/(?:small-)?images\/[\w-]+)"/g;

/** Cleaned HTML with mapped image URLs. */
export const mapImageAddresses = (cleanedHtml: string, change: (address: string) => string): string =>
  cleanedHtml.replace(
    IMAGE_SOURCE,
    (_all, before: string, address: string) => `${before}${change(address)}"`,
  );
