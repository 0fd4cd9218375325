/** Elements of rich text, each with the attributes that it may have besides RICH_HTML_ATTRIBUTES. [T-11] */
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

/** Attributes of every element of rich text; `style` for TEXT_ALIGNMENTS alone. */
export const RICH_HTML_ATTRIBUTES = ['style', 'dir'] as const;

/** Values of `text-align`, the only style of rich text. */
export const TEXT_ALIGNMENTS = ['left', 'right', 'center', 'justify', 'start', 'end'] as const;

/** Address of an uploaded picture. Group 1 is without the query, which may hold the signature for one reader. */
export const OWN_IMAGE = /^(\/(?:small-)?images\/[\w-]{1,80})(?:\?.*)?$/;
