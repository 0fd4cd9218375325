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

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The visible text of sanitized HTML in one line, for counting and excerpts; do not insert it as HTML. */
export function visibleText(html: string): string {
  return (
    html
      .replace(/<[^>]*>/g, ' ')
      .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ')
      .replace(/\s+/g, ' ')
      // A line never begins with ๆ, which repeats the word before it.
      .replaceAll(' ๆ', '\u00a0ๆ')
      .trim()
  );
}
