import { safeTextHref } from '@portico/shared/domain';

/** Elements that a page may show, with the attributes that each may carry besides alignment and direction. */
const ALLOWED: Record<string, readonly string[]> = {
  p: [],
  h2: [],
  h3: [],
  h4: [],
  blockquote: [],
  ul: [],
  ol: ['start'],
  li: [],
  hr: [],
  br: [],
  strong: [],
  em: [],
  u: [],
  s: [],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'width', 'height'],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
};
const VOID: readonly string[] = ['br', 'hr', 'img'];
/** A picture of this site; what follows the address, such as a signature for one reader, is not kept. */
export const OWN_IMAGE = /^(\/(?:small-)?images\/[\w-]{1,80})(?:\?.*)?$/;

/**
 * What stands inside a node as HTML, spelt as the server's cleaning spells it, so that saved text comes back letter for
 * letter. Elements that no page may show leave their words behind. [T-11]
 */
export const writtenHtml = (parent: Node): string => [...parent.childNodes].map(written).join('');

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return escaped(node.textContent ?? '');
  if (!(node instanceof Element)) return '';
  const name = node.localName;
  const allowed = ALLOWED[name];
  if (!allowed) return writtenHtml(node);
  const attributes = [...allowed, 'style', 'dir']
    .map((attribute) => [attribute, attributeValue(node, attribute)] as const)
    .flatMap(([attribute, value]) => (value === undefined ? [] : ` ${attribute}="${quoted(value)}"`))
    .join('');
  return VOID.includes(name)
    ? `<${name}${attributes} />`
    : `<${name}${attributes}>${writtenHtml(node)}</${name}>`;
}

function attributeValue(element: Element, name: string): string | undefined {
  const value = element.getAttribute(name) ?? undefined;
  switch (name) {
    case 'style': {
      const alignment = element instanceof HTMLElement ? element.style.textAlign : '';
      return alignment ? `text-align:${alignment}` : undefined;
    }
    case 'href':
      return safeTextHref(value);
    case 'src':
      return value?.match(OWN_IMAGE)?.[1];
    default:
      return value;
  }
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const quoted = (value: string): string => escaped(value).replaceAll('"', '&quot;');
