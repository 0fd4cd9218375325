import type { Budget } from './budget.ts';

/** Code units by which words are grouped. */
const PREFIX = 2;
/** Shorter words are similar to no word that is long enough for fuzzy matching. */
const MIN_LENGTH = 3;
/** More edits than any search allows. */
const MANY = 1_000;

interface Group {
  words: Set<string>;
  /** By code unit; sorted lazily after a word was added. */
  sorted: string[] | undefined;
}

export interface AlikeWord {
  word: string;
  /** Edit distance: letters to insert, delete, replace or swap with a neighbour. */
  away: number;
}

/**
 * A vocabulary for fuzzy matching. Words with a common prefix share its comparison, and are skipped together once the
 * prefix differs too much.
 */
export class Vocabulary {
  readonly #groups = new Map<string, Group>();

  add(word: string): void {
    if (word.length < MIN_LENGTH) return;
    const prefix = word.slice(0, PREFIX);
    const group = this.#groups.get(prefix);
    if (!group) this.#groups.set(prefix, { words: new Set([word]), sorted: undefined });
    else if (!group.words.has(word)) {
      group.words.add(word);
      group.sorted = undefined;
    }
  }

  /** The words within `most` edits, unordered. Each compared letter is charged to the budget. */
  near(word: string, most: number, budget: Budget): AlikeWord[] {
    const found: AlikeWord[] = [];
    const rows = new Rows(word, most);
    for (const [prefix, group] of this.#groups) {
      budget.spend(1);
      if (rows.fits(prefix, 0, budget) < prefix.length) continue;
      budget.pass(group.sorted ? 0 : group.words.size);
      group.sorted ??= [...group.words].sort();
      collect(group.sorted, rows, { found, budget });
    }
    return found;
  }
}

function collect(
  sorted: readonly string[],
  rows: Rows,
  { found, budget }: { found: AlikeWord[]; budget: Budget },
): void {
  let before = '';
  for (let at = 0; at < sorted.length; ) {
    const word = sorted[at] as string;
    const known = Math.max(PREFIX, sharedLength(before, word));
    const fitting = rows.fits(word, known, budget);
    before = word;
    if (fitting === word.length) {
      const away = rows.away(word.length);
      if (away !== undefined) found.push({ word, away });
      at++;
    } else at = endOfPrefix(sorted, at, word.slice(0, fitting + 1));
  }
}

function sharedLength(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one.charCodeAt(length) === other.charCodeAt(length)) length++;
  return length;
}

/** The index after the last of the sorted words that share the prefix with the one at `from`. */
function endOfPrefix(sorted: readonly string[], from: number, prefix: string): number {
  let low = from + 1;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string).startsWith(prefix)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Rows of the edit-distance table (optimal string alignment), one for each prefix of the other word; only cells that
 * `most` edits can reach are computed.
 */
class Rows {
  readonly #word: string;
  readonly #most: number;
  readonly #width: number;
  readonly #rows: Int32Array[];

  constructor(word: string, most: number) {
    this.#word = word;
    this.#most = most;
    this.#width = 2 * most + 1;
    const first = Int32Array.from({ length: this.#width }, (_, place) => {
      const length = place - most;
      return length < 0 || length > word.length ? MANY : length;
    });
    this.#rows = [first];
  }

  /**
   * Returns how many letters of the prefix can still match within the distance. The first `known` letters are reused
   * from the previous call.
   */
  fits(other: string, known: number, budget: Budget): number {
    for (let depth = known + 1; depth <= other.length; depth++) {
      budget.spend(1);
      if (this.#fill(other, depth) > this.#most) return depth - 1;
    }
    return other.length;
  }

  /** Edit distance to the other word of that length; undefined for more than `most`. */
  away(length: number): number | undefined {
    const away = this.#rows[length]?.[this.#word.length - length + this.#most];
    return away !== undefined && away <= this.#most ? away : undefined;
  }

  /** Fills the row of one prefix and returns its minimum. */
  #fill(other: string, depth: number): number {
    const word = this.#word;
    const row = this.#row(depth);
    const last = this.#row(depth - 1);
    const letter = other.charCodeAt(depth - 1);
    const letterBefore = other.charCodeAt(depth - 2);
    let smallest = MANY;
    for (let place = 0; place < this.#width; place++) {
      const length = depth - this.#most + place;
      let least = MANY;
      if (length === 0) least = depth;
      else if (length > 0 && length <= word.length) {
        const own = word.charCodeAt(length - 1);
        least = (last[place] as number) + (own === letter ? 0 : 1);
        if (place + 1 < this.#width) least = Math.min(least, (last[place + 1] as number) + 1);
        if (place > 0) least = Math.min(least, (row[place - 1] as number) + 1);
        const isSwap =
          depth > 1 && length > 1 && own === letterBefore && word.charCodeAt(length - 2) === letter;
        if (isSwap) least = Math.min(least, (this.#row(depth - 2)[place] as number) + 1);
      }
      row[place] = least;
      smallest = Math.min(smallest, least);
    }
    return smallest;
  }

  #row(depth: number): Int32Array {
    const row = this.#rows[depth] ?? new Int32Array(this.#width);
    this.#rows[depth] = row;
    return row;
  }
}
