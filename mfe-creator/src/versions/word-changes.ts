/** A run of words that stayed, came or went. */
export interface WordChange {
  kind: 'same' | 'added' | 'removed';
  words: string;
}

/** Beyond so many comparisons a text counts as written anew: pages must stay quick on a phone. */
const MAX_COMPARISONS = 1_000_000;

/** The words of a text with what is between them; Thai and Chinese have no spaces to go by. Of a list, its lines. */
function wordsOf(text: string, isList: boolean): string[] {
  if (isList) return text.split(/(?<=\n)/);
  if (typeof Intl.Segmenter === 'undefined') return text.split(/(?<=\s)/);
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].map(({ segment }) => segment);
}

/**
 * From one text to another, word by word, or line by line where each line is an entry; in the order of reading. What went
 * stands before what came.
 */
export function wordChanges(before: string, after: string, isList = false): WordChange[] {
  const one = wordsOf(before, isList);
  const other = wordsOf(after, isList);
  const most = Math.min(one.length, other.length);
  let start = 0;
  while (start < most && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < most - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const middle = between(one.slice(start, one.length - end), other.slice(start, other.length - end));
  return joined([...one.slice(0, start).map(same), ...middle, ...one.slice(one.length - end).map(same)]);
}

const same = (words: string): WordChange => ({ kind: 'same', words });
const removed = (words: string): WordChange => ({ kind: 'removed', words });
const added = (words: string): WordChange => ({ kind: 'added', words });

/** By the longest common run of words, found from the end. */
function between(one: readonly string[], other: readonly string[]): WordChange[] {
  if (one.length * other.length > MAX_COMPARISONS) return [...one.map(removed), ...other.map(added)];
  const width = other.length + 1;
  const common = new Uint32Array((one.length + 1) * width);
  const at = (row: number, column: number) => common[row * width + column] ?? 0;
  for (let row = one.length - 1; row >= 0; row -= 1) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      common[row * width + column] =
        one[row] === other[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const changes: WordChange[] = [];
  let row = 0;
  let column = 0;
  while (row < one.length || column < other.length) {
    const [gone = '', come = ''] = [one[row], other[column]];
    if (row < one.length && column < other.length && gone === come) {
      changes.push(same(gone));
      row += 1;
      column += 1;
    } else if (column >= other.length || (row < one.length && at(row + 1, column) >= at(row, column + 1))) {
      changes.push(removed(gone));
      row += 1;
    } else {
      changes.push(added(come));
      column += 1;
    }
  }
  return changes;
}

/** Neighbours of a kind as one. */
function joined(changes: readonly WordChange[]): WordChange[] {
  const runs: WordChange[] = [];
  for (const change of changes) {
    const last = runs.at(-1);
    if (last?.kind === change.kind) last.words += change.words;
    else runs.push({ ...change });
  }
  return runs.filter(({ words }) => words !== '');
}
