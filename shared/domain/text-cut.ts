import { unescapeHtml } from './escape-html.ts';

/** Number of characters of a long text that are shown before it is expanded. [PORTAL-10, GAL-08] */
export const SHOWN_CHARACTERS = { mobile: 100, desktop: 200 } as const;

/** A long text in three parts; `middle` and `tail` are '' if it is short. */
export interface CutText {
  /** Always shown. */
  head: string;
  /** Shown on desktops, and when expanded. */
  middle: string;
  /** Shown when expanded. */
  tail: string;
}

const COMBINING_MARK = /^[\p{M}\u200d]/u;

/** Cuts at 100 and 200 characters, never between a letter and its marks. [PORTAL-10, GAL-08] */
export function cutText(text: string): CutText {
  const characters = [...text];
  const first = cutBefore(characters, SHOWN_CHARACTERS.mobile);
  const second = cutBefore(characters, SHOWN_CHARACTERS.desktop);
  return {
    head: characters.slice(0, first).join(''),
    middle: characters.slice(first, second).join(''),
    tail: characters.slice(second).join(''),
  };
}

function cutBefore(characters: readonly string[], limit: number): number {
  if (characters.length <= limit) return characters.length;
  let cut = limit;
  while (cut > 1 && COMBINING_MARK.test(characters[cut] ?? '')) cut -= 1;
  return cut;
}

const LINE_TAG = /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|table|tr|div|pre|figure|figcaption|hr|br)\b[^>]*>/gi;
const CELL_TAG = /<\/?(?:td|th|img|iframe)\b[^>]*>/gi;

/**
 * The visible text of sanitized HTML, for counting and excerpts: a line per heading, paragraph and list item, so that
 * they do not run into one another. Show it with `white-space: pre-line`; do not insert it as HTML.
 */
export function visibleText(html: string): string {
  const text = html
    .replace(/\s+/g, ' ')
    .replace(LINE_TAG, '\n')
    .replace(CELL_TAG, ' ')
    .replace(/<[^>]*>/g, '');
  return (
    unescapeHtml(text)
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n[ \n]*/g, '\n')
      // A line never begins with ๆ, which repeats the word before it.
      .replaceAll(' ๆ', '\u00a0ๆ')
      .trim()
  );
}
