import type { SearchBody, SearchClause } from '@portico/shared/contracts';
import { type Bits, emptyBits, hasBit, setBit } from './bits.ts';
import type { Budget } from './budget.ts';
import { FIELD_BITS } from './gram-index.ts';
import type { IndexSegment } from './index-segment.ts';
import { singleEntry } from './single-entry.ts';
import { isUnspaced } from './tokens.ts';
import type { AlikeWord, Vocabulary } from './vocabulary.ts';
import { readWildcard } from './wildcard.ts';

/** Minimum length of a word that may differ by one letter, and by two. Shorter words resemble too many others. */
const ONE_DIFFERENCE_FROM = 4;
const TWO_DIFFERENCES_FROM = 8;
/** Similar words that are tried for one word, nearest first. */
const MAX_ALIKE = 12;
/** Words of one search that are matched fuzzily; further ones must match exactly. [T-04] */
export const MAX_FUZZY_WORDS = 8;
/** Postings that cost as much as scanning one text. */
const POSTINGS_OF_CHECK = 32;
/** Maximum code units of a word that is searched for inside texts: the bits of one number. */
const MAX_INSIDE = 31;

/** What a folded, perhaps misspelt word may match. */
export type Likeness =
  /** Words of the vocabulary with at most `most` differences; the nearest first. */
  | {
      kind: 'words';
      most: number;
      in: (vocabulary: Vocabulary, budget: Budget) => string[];
      among: (words: Iterable<string>) => string[];
    }
  /** Texts that contain a substring with at most `most` differences. */
  | {
      kind: 'inside';
      most: number;
      candidates: (asked: { segment: IndexSegment; within: Bits; budget: Budget }) => Bits;
      matches: (text: string) => boolean;
    };

/** Undefined when the word is too short for fuzzy matching. */
export function likenessOf(word: string): Likeness | undefined {
  if (word.length < ONE_DIFFERENCE_FROM) return undefined;
  const most = word.length < TWO_DIFFERENCES_FROM ? 1 : 2;
  if (!isUnspaced(word)) {
    return {
      kind: 'words',
      most,
      in: (vocabulary, budget) => nearest(vocabulary.near(word, most, budget)),
      among: (words) => nearest(alikeAmong(word, words, most)),
    };
  }
  if (word.length > MAX_INSIDE) return undefined;
  return {
    kind: 'inside',
    most,
    candidates: (asked) => sharing({ ...asked, word, least: word.length - 1 - 2 * most }),
    matches: insideMatcher(word, most),
  };
}

/** The first MAX_FUZZY_WORDS folded words of a query that may be matched fuzzily, in the query's order. */
export function fuzzyWordsIn(query: SearchBody['query']): ReadonlySet<string> {
  const words = new Set<string>();
  const visit = (clause: SearchClause): void => {
    if ('bool' in clause) {
      const { must = [], filter = [], should = [], must_not = [] } = clause.bool;
      for (const part of [...must, ...filter, ...should, ...must_not]) visit(part);
    } else if ('wildcard' in clause && words.size < MAX_FUZZY_WORDS) {
      const [, value] = singleEntry(clause.wildcard);
      const wildcard = readWildcard(typeof value === 'string' ? value : value.value);
      if (wildcard.kind === 'contains' && likenessOf(wildcard.word)) words.add(wildcard.word);
    }
  };
  if (query) visit(query);
  return words;
}

function alikeAmong(word: string, words: Iterable<string>, most: number): AlikeWord[] {
  const alike: AlikeWord[] = [];
  for (const other of words) {
    if (Math.abs(other.length - word.length) > most) continue;
    const away = differences(word, other);
    if (away <= most) alike.push({ word: other, away });
  }
  return alike;
}

const nearest = (alike: AlikeWord[]): string[] =>
  alike
    .sort((a, b) => a.away - b.away || (a.word < b.word ? -1 : 1))
    .slice(0, MAX_ALIKE)
    .map(({ word }) => word);

/** Edit distance: letters to insert, delete, replace or swap with a neighbour. */
export function differences(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: one.length + 1 }, (_, count) => count);
  for (let at = 1; at <= other.length; at++) {
    const row = [at];
    for (let place = 1; place <= one.length; place++) {
      const isSame = one[place - 1] === other[at - 1];
      let least = Math.min(
        (last[place - 1] as number) + (isSame ? 0 : 1),
        (last[place] as number) + 1,
        (row[place - 1] as number) + 1,
      );
      const isSwap =
        at > 1 && place > 1 && one[place - 1] === other[at - 2] && one[place - 2] === other[at - 1];
      if (isSwap) least = Math.min(least, (before[place - 2] as number) + 1);
      row.push(least);
    }
    before = last;
    last = row;
  }
  return last[one.length] as number;
}

/**
 * Matches texts that contain the word with at most `most` edits, by Wu and Manber's bitap: one number per edit count,
 * in which bit i says that the text so far ends with the first i letters.
 */
function insideMatcher(word: string, most: number): (text: string) => boolean {
  const places = new Map<number, number>();
  for (let at = 0; at < word.length; at++) {
    places.set(word.charCodeAt(at), (places.get(word.charCodeAt(at)) ?? 0) | (1 << at));
  }
  const whole = 1 << (word.length - 1);
  return (text) => {
    const ends = Array.from({ length: most + 1 }, (_, count) => (1 << count) - 1);
    for (let at = 0; at < text.length; at++) {
      const place = places.get(text.charCodeAt(at)) ?? 0;
      let fewer = 0;
      let fewerBefore = 0;
      for (let count = 0; count <= most; count++) {
        const before = ends[count] as number;
        const same = ((before << 1) | 1) & place;
        const differing = count === 0 ? 0 : fewerBefore | ((fewerBefore | fewer) << 1) | 1;
        ends[count] = same | differing;
        fewerBefore = before;
        fewer = ends[count] as number;
      }
      if (((ends[most] as number) & whole) !== 0) return true;
    }
    return false;
  };
}

/** Docs that share enough of the word's letter pairs: each edit changes at most two pairs. */
function sharing(asked: {
  segment: IndexSegment;
  within: Bits;
  budget: Budget;
  word: string;
  least: number;
}): Bits {
  const { segment, within, budget, word, least } = asked;
  const times = new Map<number, number>();
  for (let at = 0; at + 1 < word.length; at++) {
    const pair = (word.charCodeAt(at) << 16) | word.charCodeAt(at + 1);
    times.set(pair, (times.get(pair) ?? 0) + 1);
  }
  const counts = new Uint8Array(segment.maxDoc);
  const found = emptyBits(segment.maxDoc);
  for (const [pair, count] of times) {
    const list = segment.grams.pair(pair >>> 16, pair & 0xffff);
    budget.spend((list?.length ?? 0) / POSTINGS_OF_CHECK);
    for (let place = 0; place < (list?.length ?? 0); place++) {
      const doc = (list?.values[place] as number) >>> FIELD_BITS;
      counts[doc] = (counts[doc] as number) + count;
      if ((counts[doc] as number) >= least && hasBit(within, doc)) setBit(found, doc);
    }
  }
  return found;
}
