import { LRUCache } from 'lru-cache';
import { type Bits, emptyBits } from './bits.ts';

/** Words whose matches are cached; each costs one bit per doc. */
const MAX_WORDS = 128;

/** The matches, deleted docs included, among the first `maxDoc` docs. */
export interface CachedMatches {
  bits: Bits;
  maxDoc: number;
}

const NO_MATCHES: CachedMatches = { bits: emptyBits(0), maxDoc: 0 };

/** Caches the matches of frequent words. A doc's text never changes, so only later docs are searched. */
export class MatchCache {
  readonly #matches = new LRUCache<string, CachedMatches>({ max: MAX_WORDS });

  /** `extend` returns all matches, given those of the earlier docs. */
  getOrExtend(name: string, maxDoc: number, extend: (cached: CachedMatches) => Bits): Bits {
    let matches = this.#matches.get(name) ?? NO_MATCHES;
    if (matches.maxDoc < maxDoc) {
      matches = { bits: extend(matches), maxDoc };
      this.#matches.set(name, matches);
    }
    return matches.bits;
  }

  has(name: string): boolean {
    return this.#matches.has(name);
  }

  clear(): void {
    this.#matches.clear();
  }
}
