import { safeTextHref } from '@portico/shared/domain';
import createPurifier from 'dompurify';

/** One of our own pictures; a private page's carry the signature for their reader in the query. */
const OWN_IMAGE = /^\/(?:small-)?images\/[\w-]+(?:\?[^\s"'<>]*)?$/;
const ALIGNMENT = /^\s*text-align:\s*(?:left|right|center|justify|start|end)\s*;?\s*$/;

/** What the server lets through on saving (server/src/content/clean-html.ts); what it does not know, is not shown. */
const ALLOWED_TAGS =
  'p h2 h3 h4 blockquote ul ol li hr br strong em u s b i a img table caption thead tbody tfoot tr th td'.split(
    ' ',
  );
const ALLOWED_ATTR = 'style dir lang href title rel src alt width height start colspan rowspan'.split(' ');

/** Says by its attribute's name whether a value may stay; an unnamed attribute may. */
const JUDGES: Readonly<Record<string, (value: string) => boolean>> = {
  href: (value) => safeTextHref(value) !== undefined,
  src: (value) => OWN_IMAGE.test(value),
  style: (value) => ALIGNMENT.test(value),
};

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', (_element, attribute) => {
  attribute.keepAttr = JUDGES[attribute.attrName]?.(attribute.attrValue) ?? true;
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  const href = element.getAttribute('href');
  if (href && !href.startsWith('/')) element.setAttribute('rel', 'noopener nofollow');
});

/**
 * HTML that is safe to set. The server has cleaned it on saving; this is the second lock, in the browser alone.
 * [T-11, T-12]
 */
export const cleanHtml = (html: string): string =>
  purifier.sanitize(html, { ALLOWED_TAGS, ALLOWED_ATTR, ALLOW_DATA_ATTR: false, ALLOW_ARIA_ATTR: false });
