/** Elements of rich text with their attributes beside RICH_HTML_ATTRIBUTES. [T-11] */
export const RICH_HTML_TAGS: Readonly<Record<string, readonly string[]>> = {
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

/** Attributes of every element of rich text; `style` only with TEXT_ALIGNMENTS. */
export const RICH_HTML_ATTRIBUTES = ['style', 'dir'] as const;

/** Values of `text-align`, the only style of rich text. */
export const TEXT_ALIGNMENTS = ['left', 'right', 'center', 'justify', 'start', 'end'] as const;

/** URL of an uploaded picture. Group 1 has no query, which may contain a personal signature. */
export const OWN_IMAGE = /^(\/(?:small-)?images\/[\w-]{1,80})(?:\?.*)?$/;
