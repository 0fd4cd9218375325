import type { SearchDocument } from '../resources/search/search-engine.ts';
import { type Bits, bothBits, clearBit } from './bits.ts';
import type { Budget } from './budget.ts';
import { type CachedMatches, MatchCache } from './match-cache.ts';
import { type CompareDocs, lowerBound, OrderCache } from './order-cache.ts';
import { SegmentData } from './segment-data.ts';
import { SegmentWriter } from './segment-writer.ts';
import { wordsIn } from './tokens.ts';
import { Vocabulary } from './vocabulary.ts';

/** With fewer deleted docs a segment is not worth rebuilding. */
const MIN_DELETED_TO_COMPACT = 1000;
const BY_HEIGHT = 'height';
/** Of splitting a text into words, in texts that are searched through. */
const WORDS_COST = 20;
/** More documents at once make cached orders cheaper to sort again than to extend. */
const FEW_DOCUMENTS = 32;

/**
 * The documents of one index of one provider. A replaced or removed document leaves a deleted doc, until a third of the
 * docs are deleted; then the segment is rebuilt, and the docs of all documents change.
 */
export class IndexSegment extends SegmentData {
  readonly #writer = new SegmentWriter(this);
  readonly #orders = new OrderCache();
  readonly #matches = new MatchCache();
  /** Words of the first docs, `#gathered` of them; of scripts that put spaces between words. */
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

  /** All words, gathered by searches that need them; a search that runs out of time leaves its part to the next. */
  vocabulary(budget: Budget): Vocabulary {
    for (; this.#gathered < this.maxDoc; this.#gathered++) {
      budget.pass(WORDS_COST);
      for (const word of wordsIn(this.texts[this.#gathered] as string)) this.#vocabulary.add(word);
    }
    return this.#vocabulary;
  }

  /** All docs in an order, deleted ones among them; cached under its name. */
  ordered(name: string, compare: CompareDocs, budget: Budget): Int32Array {
    return this.#orders.getOrSort(name, compare, { maxDoc: this.maxDoc, budget });
  }

  /** Docs between two latitudes, deleted ones among them; given as a height along the sphere's axis, and the reach from it. */
  latitudeRange(height: number, reach: number, budget: Budget): Int32Array {
    const { z } = this.columns;
    // Those without a position are above all others.
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

  /** The cached matches of that name among `within`; `extend` adds those of later docs. */
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
    // The cached docs and the comparisons of cached orders belong to the columns before.
    this.#orders.clear();
    this.#matches.clear();
    this.#vocabulary = new Vocabulary();
    this.#gathered = 0;
  }
}
