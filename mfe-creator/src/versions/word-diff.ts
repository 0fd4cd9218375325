/** A run of unchanged, added or removed text. */
export interface WordDiff {
  kind: 'same' | 'added' | 'removed';
  words: string;
}

/** Texts with more comparisons count as rewritten, so that pages stay fast on a phone. */
const MAX_COMPARISONS = 1_000_000;

/** The words of a text with the separators between them; the lines of a list. Thai and Chinese have no spaces. */
function wordsOf(text: string, isList: boolean): string[] {
  if (isList) return text.split(/(?<=\n)/);
  if (typeof Intl.Segmenter === 'undefined') return text.split(/(?<=\s)/);
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  return [...segments].map(({ segment }) => segment);
}

/** Diff of two texts by words, or by lines for a list. Removals come before additions. */
export function wordDiff(before: string, after: string, isList = false): WordDiff[] {
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

const same = (words: string): WordDiff => ({ kind: 'same', words });
const removed = (words: string): WordDiff => ({ kind: 'removed', words });
const added = (words: string): WordDiff => ({ kind: 'added', words });

/** By the longest common subsequence. */
function between(one: readonly string[], other: readonly string[]): WordDiff[] {
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
  const changes: WordDiff[] = [];
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

/** Merges adjacent runs of the same kind. */
function joined(changes: readonly WordDiff[]): WordDiff[] {
  const runs: WordDiff[] = [];
  for (const change of changes) {
    const last = runs.at(-1);
    if (last?.kind === change.kind) last.words += change.words;
    else runs.push({ ...change });
  }
  return runs.filter(({ words }) => words !== '');
}
