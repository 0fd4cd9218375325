/** Elements of office programs and web pages that are not text of the user. */
const JUNK = 'script, style, meta, link, title, xml, template, iframe, object, svg, [hidden]';
/** Word marks the bullet or number that it renders before the text of a list item. */
const RENDERED_MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const BLOCK = /^(?:p|div|h[1-6]|li|ul|ol|table|blockquote|section|article)$/;

/**
 * Pasted HTML with structure only: Word's rendered lists become lists, tables become lines, and styles are removed
 * except centred text. The editor's schema drops the rest.
 */
export function pastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(withoutConditions(html), 'text/html');
  for (const junk of body.querySelectorAll(JUNK)) junk.remove();
  for (const table of [...body.querySelectorAll('table')].reverse()) table.replaceWith(...tableLines(table));
  gatherWordLists(body);
  for (const element of body.querySelectorAll<HTMLElement>('*')) plain(element);
  for (const paragraph of body.querySelectorAll('p')) {
    if (isBlank(paragraph)) paragraph.remove();
  }
  return body.innerHTML;
}

/** Word's `<!--[if ...]>` comments and bare `<![if ...]>` marks. */
const withoutConditions = (html: string): string =>
  html.replace(/<!--[\s\S]*?-->/g, '').replace(/<!\[(?:if|endif)[^>]*>/gi, '');

const isBlank = (element: Element): boolean =>
  !element.querySelector('img, hr') && (element.textContent ?? '').trim() === '';

/** One line per row, its cells separated by a dot. */
function tableLines(table: Element): Element[] {
  return [...table.querySelectorAll('tr')].flatMap((row) => {
    const words = [...row.children].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim());
    const line = document.createElement('p');
    line.textContent = words.filter(Boolean).join(' · ');
    return line.textContent ? line : [];
  });
}

/** Word's list items are paragraphs with a rendered marker; adjacent ones of one kind become one list. */
function gatherWordLists(body: HTMLElement): void {
  for (const marker of body.querySelectorAll(RENDERED_MARKER)) {
    const paragraph = marker.closest('p');
    if (!paragraph) continue;
    const kind = /^\s*[\dA-Za-zก-๙]{1,4}[.)]/.test(marker.textContent ?? '') ? 'ol' : 'ul';
    marker.remove();
    const before = paragraph.previousElementSibling;
    const list =
      before?.localName === kind && before.hasAttribute('data-word') ? before : document.createElement(kind);
    if (list !== before) {
      list.setAttribute('data-word', '');
      paragraph.before(list);
    }
    const item = document.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
  }
}

/** Removes classes, directions and styles, except bold, italic, struck, underlined and centred text. */
function plain(element: HTMLElement): void {
  const { fontWeight, fontStyle, textDecoration, textDecorationLine, textAlign } = element.style;
  const align = textAlign || element.getAttribute('align');
  for (const name of ['style', 'class', 'dir', 'align', 'lang', 'id']) element.removeAttribute(name);
  // Headings are bold and links underlined by default.
  const isDecorated = element.closest('h1, h2, h3, h4, h5, h6, a') !== null;
  if (fontWeight && !(isDecorated && fontWeight !== 'normal')) element.style.fontWeight = fontWeight;
  if (fontStyle) element.style.fontStyle = fontStyle;
  const decoration = textDecorationLine || textDecoration;
  if (decoration && !isDecorated) element.style.textDecoration = decoration;
  if (align === 'center' && BLOCK.test(element.localName)) element.style.textAlign = 'center';
}
