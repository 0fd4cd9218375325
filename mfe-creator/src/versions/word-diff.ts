import { diffArrays } from 'diff';

/** A run of unchanged, added or removed text. */
export interface WordDiff {
  kind: 'same' | 'added' | 'removed';
  words: string;
}

/**
 * Limit of removed and added words; texts that differ by more count as rewritten, so that pages stay fast on a phone.
 */
const MAX_EDITS = 1_000;

/** The words of a text with their separators, or the lines of a list. Thai and Chinese have no spaces between words. */
function wordsOf(text: string, isList: boolean): string[] {
  if (isList) return text.split(/(?<=\n)/);
  if (typeof Intl.Segmenter === 'undefined') return text.split(/(?<=\s)/);
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].map(({ segment }) => segment);
}

/** Diff of two texts by words, or by lines for a list. Removals come before additions. */
export function wordDiff(before: string, after: string, isList = false): WordDiff[] {
  const changes = diffArrays(wordsOf(before, isList), wordsOf(after, isList), { maxEditLength: MAX_EDITS });
  const runs: WordDiff[] = changes?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    words: value.join(''),
  })) ?? [
    { kind: 'removed', words: before },
    { kind: 'added', words: after },
  ];
  return runs.filter(({ words }) => words !== '');
}
