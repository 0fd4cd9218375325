import { OWN_IMAGE, RICH_HTML_ATTRIBUTES, RICH_HTML_TAGS } from '@portico/shared/contracts';
import { escapeHtml, safeTextHref } from '@portico/shared/domain';

const VOID: readonly string[] = ['br', 'hr', 'img'];

/**
 * A node's content as HTML, serialised as by the server's sanitiser, so that saved text stays unchanged. Of forbidden
 * elements only the text remains. [T-11]
 */
export const writtenHtml = (parent: Node): string => [...parent.childNodes].map(written).join('');

function written(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return writtenText(node.textContent ?? '');
  if (!(node instanceof Element)) return '';
  const name = node.localName;
  const allowed = RICH_HTML_TAGS[name];
  if (!allowed) return writtenHtml(node);
  const attributes = [...allowed, ...RICH_HTML_ATTRIBUTES]
    .map((attribute) => [attribute, attributeValue(node, attribute)] as const)
    .flatMap(([attribute, value]) => (value === undefined ? [] : ` ${attribute}="${escapeHtml(value)}"`))
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

/** The server's sanitiser does not escape quotation marks between tags. */
const writtenText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
