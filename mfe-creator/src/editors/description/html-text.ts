/** The visible text of HTML, one line per paragraph, heading and list item; for counting and for conversion. */
export function visibleText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const br of body.querySelectorAll('br')) br.replaceWith('\n');
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6, li, blockquote, tr, hr'))
    block.append('\n');
  return (body.textContent ?? '')
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Plain text as HTML with the same look: an empty line ends a paragraph. */
export function htmlOf(text: string): string {
  const shown = document.createElement('div');
  for (const paragraph of text.split(/\n{2,}/).filter((part) => part.trim())) {
    const element = document.createElement('p');
    paragraph.split('\n').forEach((line, index) => {
      if (index > 0) element.append(document.createElement('br'));
      element.append(line);
    });
    shown.append(element);
  }
  return shown.innerHTML;
}
