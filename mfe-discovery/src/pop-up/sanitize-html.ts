import { safeHref } from '@portico/shared/domain';

/** Elements of a pop-up's message, each with the attributes it may keep. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  A: ['href', 'title'],
  B: [],
  BLOCKQUOTE: [],
  BR: [],
  EM: [],
  H2: [],
  H3: [],
  H4: [],
  HR: [],
  I: [],
  IMG: ['src', 'alt', 'width', 'height'],
  LI: [],
  OL: [],
  P: ['lang', 'dir'],
  SPAN: ['lang', 'dir'],
  STRONG: [],
  U: [],
  UL: [],
};
/** Elements whose content is no text. */
const DROPPED_WHOLE =
  'script, style, iframe, object, embed, template, noscript, svg, math, form, link, meta, base';

/** An address of this site, as opposed to one of another. */
const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);

/**
 * The message as HTML that is safe to set: allowed elements and attributes alone, links to safe addresses. The server
 * has cleaned it on saving; this is the second lock. In the browser only. [T-11, T-12]
 */
export function sanitizeHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(DROPPED_WHOLE)) element.remove();
  for (const element of body.querySelectorAll('*')) {
    const allowed = ALLOWED[element.tagName];
    if (!allowed) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    for (const { name, value } of Array.from(element.attributes)) {
      const isAddress = name === 'href' || name === 'src';
      const isSafe = !isAddress || isOwnPath(value) || safeHref(value) !== undefined;
      if (!allowed.includes(name) || !isSafe) element.removeAttribute(name);
    }
    if (element.tagName === 'A') element.setAttribute('rel', 'noopener');
  }
  return body.innerHTML;
}
