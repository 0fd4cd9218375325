import type { Budget } from './budget.ts';

/** Code units by which words are grouped. */
const PREFIX = 2;
/** Shorter words are like no word that is long enough to be looked for. */
const MIN_LENGTH = 3;
/** More differences than any search allows. */
const MANY = 1_000;

interface Group {
  words: Set<string>;
  /** By code unit; made when first asked for after a word has come. */
  sorted: string[] | undefined;
}

export interface AlikeWord {
  word: string;
  /** Letters to add, drop, change or swap with their neighbour. */
  away: number;
}

/**
 * Words, found by words that differ a little from them. Words with the same beginning are compared letter by letter only
 * once, and not at all once the beginning alone differs by too much.
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

  /** The words that differ by at most `most` letters, in no order. Each letter compared is spent. */
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

/** The place behind the last of the sorted words that begin with the prefix, as the one at `from` does. */
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
 * Differences between the beginnings of a word and those of another (optimal string alignment): a row for each beginning
 * of the other, of which only the places are kept that `most` differences can reach.
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
   * How much of the other word's beginning can still become the word. The first `known` letters are those of the last
   * call, which all fitted.
   */
  fits(other: string, known: number, budget: Budget): number {
    for (let depth = known + 1; depth <= other.length; depth++) {
      budget.spend(1);
      if (this.#fill(other, depth) > this.#most) return depth - 1;
    }
    return other.length;
  }

  /** From the whole word to the whole other one, of that length; undefined for more than `most`. */
  away(length: number): number | undefined {
    const away = this.#rows[length]?.[this.#word.length - length + this.#most];
    return away !== undefined && away <= this.#most ? away : undefined;
  }

  /** Fills the row of one beginning and gives its least difference. */
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
