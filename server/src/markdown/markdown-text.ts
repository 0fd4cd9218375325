import TurndownService from 'turndown';

const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  codeBlockStyle: 'fenced',
  emDelimiter: '*',
});
// Headings of a page's description are below the page's own.
turndown.addRule('heading', {
  filter: ['h2', 'h3', 'h4'],
  replacement: (content, node) => `\n\n${'#'.repeat(Number(node.nodeName[1]) + 1)} ${content}\n\n`,
});

/** Sanitized HTML as Markdown; relative addresses become absolute ones of the origin. */
export const htmlToMarkdown = (html: string, origin: string): string =>
  turndown.turndown(
    html.replaceAll(/\s(href|src)="\/(?!\/)/g, (_match, name: string) => ` ${name}="${origin}/`),
  );

/** Plain text without meaning for Markdown; an empty line separates paragraphs. */
export const textToMarkdown = (text: string): string =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.split('\n').map(escaped).join('  \n'))
    .join('\n\n');

/** One line of text. */
export const lineToMarkdown = (text: string): string => escaped(text.replaceAll(/\s+/g, ' ').trim());

/** A link; the text alone if there is no address. */
export const markdownLink = (text: string, href: string | undefined): string =>
  href === undefined
    ? lineToMarkdown(text)
    : `[${lineToMarkdown(text)}](<${href.replaceAll(/[<>\s]/g, encodeURIComponent)}>)`;

export const markdownList = (entries: readonly string[]): string =>
  entries.map((entry) => `- ${entry}`).join('\n');

/** Blocks with an empty line between them; empty ones are left out. */
export const markdownBlocks = (...blocks: readonly (string | undefined)[]): string =>
  `${blocks.filter(Boolean).join('\n\n')}\n`;

/** A heading with its content; undefined without content. */
export const markdownSection = (title: string, content: string): string | undefined =>
  content ? `## ${title}\n\n${content}` : undefined;

const escaped = (text: string): string => turndown.escape(text).replaceAll('<', '\\<');
