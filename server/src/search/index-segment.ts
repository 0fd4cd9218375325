import type { SearchDocument } from '../resources/search/search-engine.ts';
import { type Bits, bothBits, clearBit } from './bits.ts';
import type { Budget } from './budget.ts';
import { type CachedMatches, MatchCache } from './match-cache.ts';
import { type CompareDocs, lowerBound, OrderCache } from './order-cache.ts';
import { SegmentData } from './segment-data.ts';
import { SegmentWriter } from './segment-writer.ts';
import { wordsIn } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** Below this many deleted docs, compaction is not worth its cost. */
const MIN_DELETED_TO_COMPACT = 1000;
const BY_HEIGHT = 'height';
/** Cost of splitting a text into words, in scanned texts. */
const WORDS_COST = 20;
/** For more new documents, sorting a cached order again is cheaper than inserting each. */
const FEW_DOCUMENTS = 32;

/**
 * The documents of one index of one provider. Replacing or removing a document leaves a deleted doc; at a third of
 * deleted docs the segment is compacted and all doc ids change.
 */
export class IndexSegment extends SegmentData {
  readonly #writer = new SegmentWriter(this);
  readonly #orders = new OrderCache();
  readonly #matches = new MatchCache();
  /** Words of the first `#gathered` docs, for scripts with spaces between words. */
  #vocabulary = new Vocabulary();
  #gathered = 0;

  put(documents: readonly SearchDocument[]): void {
    if (documents.length > FEW_DOCUMENTS) this.#orders.clear();
    for (const document of documents) {
      this.#delete(document.id);
      this.#orders.insert(this.#writer.add(document));
    }
    this.#compact();
  }

  remove(id: string): void {
    this.#delete(id);
    this.#compact();
  }

  /** All words, built up by the searches that need them. A search that times out leaves the rest to the next. */
  vocabulary(budget: Budget): Vocabulary {
    for (; this.#gathered < this.maxDoc; this.#gathered++) {
      budget.pass(WORDS_COST);
      for (const word of wordsIn(this.texts[this.#gathered] as string)) this.#vocabulary.add(word);
    }
    return this.#vocabulary;
  }

  /** All docs, deleted ones included, in an order that is cached under its name. */
  ordered(name: string, compare: CompareDocs, budget: Budget): Int32Array {
    return this.#orders.getOrSort(name, compare, { maxDoc: this.maxDoc, budget });
  }

  /**
   * Docs between two latitudes, deleted ones included. The band is given as a height on the sphere's axis and a reach.
   */
  latitudeRange(height: number, reach: number, budget: Budget): Int32Array {
    const { z } = this.columns;
    // Docs without a position sort last.
    const heightOf = (doc: number): number => {
      const own = z.values[doc] as number;
      return Number.isNaN(own) ? Number.MAX_VALUE : own;
    };
    const docs = this.ordered(BY_HEIGHT, (a, b) => heightOf(a) - heightOf(b) || a - b, budget);
    return docs.subarray(
      lowerBound(docs, (doc) => heightOf(doc) < height - reach),
      lowerBound(docs, (doc) => heightOf(doc) <= height + reach),
    );
  }

  /** The cached matches of that name within `within`; `extend` adds matches of later docs. */
  cachedMatches(name: string, within: Bits, extend: (cached: CachedMatches) => Bits): Bits {
    return bothBits(within, this.#matches.getOrExtend(name, this.maxDoc, extend));
  }

  hasCachedMatches(name: string): boolean {
    return this.#matches.has(name);
  }

  #delete(id: string): void {
    const doc = this.docOf(id);
    if (doc === undefined) return;
    clearBit(this.liveDocs, doc);
    this.docsById.delete(id);
  }

  #compact(): void {
    const deleted = this.maxDoc - this.numDocs;
    if (deleted < MIN_DELETED_TO_COMPACT || deleted * 3 < this.maxDoc) return;
    const compacted = new SegmentData();
    new SegmentWriter(compacted).addLiveDocs(this);
    compacted.trimToSize();
    Object.assign(this, compacted);
    // Cached docs and comparators refer to the columns before compaction.
    this.#orders.clear();
    this.#matches.clear();
    this.#vocabulary = new Vocabulary();
    this.#gathered = 0;
  }
}
