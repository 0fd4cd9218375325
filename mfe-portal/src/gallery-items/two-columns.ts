import type { GalleryItem } from '@portico/shared/contracts';
import { SHOWN_CHARACTERS } from '@portico/shared/domain';
import { itemRatio } from './item-ratio.ts';

export type Column = 'start' | 'end';

/** Heights relative to a column's width, as on a phone. */
const GAP = 0.13;
const TITLE = 0.17;
const LINE = 0.145;
const BUTTON = 0.25;
const LETTERS_IN_LINE = 20;

/**
 * Assigns each photo to the shorter column so far. A photo never starts above the previous one, so a wrong estimate
 * leaves a gap.
 */
export function twoColumns(
  items: readonly GalleryItem[],
  localize: (text: GalleryItem['title']) => string,
): Column[] {
  const ends = { start: 0, end: 0 };
  return items.map((item) => {
    const column = ends.end < ends.start ? 'end' : 'start';
    ends[column] += 1 / itemRatio(item) + GAP + captionHeight(item, localize);
    return column;
  });
}

function captionHeight(
  { title, description, action }: GalleryItem,
  localize: (text: GalleryItem['title']) => string,
): number {
  const letters = localize(description).length;
  const lines = Math.ceil(Math.min(letters, SHOWN_CHARACTERS.mobile) / LETTERS_IN_LINE);
  return (
    (localize(title) ? TITLE : 0) +
    lines * LINE +
    (letters > SHOWN_CHARACTERS.mobile ? BUTTON : 0) +
    (action ? BUTTON : 0)
  );
}
