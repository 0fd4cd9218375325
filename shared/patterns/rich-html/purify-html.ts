import { OWN_IMAGE, RICH_HTML_ATTRIBUTES, RICH_HTML_TAGS, TEXT_ALIGNMENTS } from '@portico/shared/contracts';
import { safeTextHref } from '@portico/shared/domain';
import createPurifier from 'dompurify';

const ALIGNMENT = new RegExp(`^\\s*text-align:\\s*(?:${TEXT_ALIGNMENTS.join('|')})\\s*;?\\s*$`);

/** The server cleans with the same allow-list on saving (server/src/content/clean-html.ts). */
const ALLOWED_TAGS = Object.keys(RICH_HTML_TAGS);
const ALLOWED_ATTR = [...RICH_HTML_ATTRIBUTES, ...Object.values(RICH_HTML_TAGS).flat()];

/** Validators of attribute values; attributes without an entry accept any value. */
const VALUE_CHECKS: Readonly<Record<string, (value: string) => boolean>> = {
  href: (value) => safeTextHref(value) !== undefined,
  src: (value) => OWN_IMAGE.test(value),
  style: (value) => ALIGNMENT.test(value),
};

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  attribute.keepAttr = VALUE_CHECKS[attribute.attrName]?.(attribute.attrValue) ?? true;
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href');
  if (href && !href.startsWith('/')) element.setAttribute('rel', 'noopener nofollow');
});

/** Sanitizes HTML in the browser, as a second check after the server's on saving. [T-11, T-12] */
export const purifyHtml = (html: string): string =>
  purifier.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });
