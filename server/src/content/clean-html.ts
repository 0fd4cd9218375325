import { setImmediate as otherWork } from 'node:timers/promises';
import { OWN_IMAGE, RICH_HTML_ATTRIBUTES, RICH_HTML_TAGS, TEXT_ALIGNMENTS } from '@portico/shared/contracts';
import { safeTextHref } from '@portico/shared/domain';
import sanitize from 'sanitize-html';

/** Deeper nesting is no text that a person wrote, and costs every browser that lays it out. */
const MAX_NESTING = 30;
/** Tags and character references of one text: a table of 1,000 rows has as many, and is cleaned within 50 ms. */
export const MAX_MARKUP = 10_000;
/** Elements of one text within each other; what is deeper than MAX_NESTING is flattened by cleaning. */
export const MAX_DEPTH = 200;
/** Two are enough for all that was seen. */
const MAX_ROUNDS = 5;
const DIRECTIONS: readonly (string | undefined)[] = ['ltr', 'rtl', 'auto'];

/** Elements whose content is not text for readers: it goes with them. */
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
 * The HTML of a person as HTML that may be set in any page: what a rich text editor makes and nothing else. Links lead
 * to the web, a phone, a mail or a page of this site; pictures are our own; the only style is the alignment of text.
 * Cleaning what is clean changes nothing. [T-11, T-12]
 */
export function cleanHtml(html: string): string {
  let clean = sanitize(html, OPTIONS);
  // Badly nested elements are only sorted out when what was written of them is read again.
  for (let round = 1; round < MAX_ROUNDS; round++) {
    const again = sanitize(clean, OPTIONS);
    if (again === clean) break;
    clean = again;
  }
  return clean;
}

/** Cleaned HTML by the HTML it was made of. Each text is cleaned in a task of its own: other requests are answered in between. */
export async function cleanEach(texts: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const cleaned = new Map<string, string>();
  for (const html of new Set(texts)) {
    await otherWork();
    cleaned.set(html, cleanHtml(html));
  }
  return cleaned;
}

/**
 * Whether cleaning the HTML would keep other requests waiting: its cost follows from the number of tags, and grows with
 * the square of how many stand within each other. To be called before `cleanHtml` with what a person sends.
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

/** What begins a tag or a character reference. */
const MARKUP = /<(\/?)([a-z][a-z\d]*)?|&/gi;
/** Elements without an end tag, and those that the next of their kind ends. */
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
  // Addresses are judged below, by the product's own rule.
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
      // Without an address the words of the link stand as text.
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

/** As `cleanHtml` writes them, which is the one spelling there is. */
const IMAGE_SOURCE = /(<img src=")(\/(?:small-)?images\/[\w-]+)"/g;

/** Cleaned HTML with the address of every picture changed. */
export const mapImageAddresses = (cleanedHtml: string, change: (address: string) => string): string =>
  cleanedHtml.replace(
    IMAGE_SOURCE,
    (_all, before: string, address: string) => `${before}${change(address)}"`,
  );
