import { searchWords } from '@portico/shared/domain';
import type { ReviewPlace } from './review.api.ts';

/** The places whose titles, in any language, contain every typed word; `first` ones first, else in their order. */
export function placeMatches(
  places: readonly ReviewPlace[],
  { typed, first }: { typed: string; first: (place: ReviewPlace) => boolean },
): ReviewPlace[] {
  const words = searchWords(typed);
  const found = places.filter(({ id, title }) => {
    const text = [id, title.th, title.en, title.zh, title.ar].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...found.filter(first), ...found.filter((place) => !first(place))];
}
