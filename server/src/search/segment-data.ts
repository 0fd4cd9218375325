import { LANGUAGES } from '@portico/shared/contracts';
import { FIELD_END } from '../content/fold.ts';
import { type Bits, emptyBits } from './bits.ts';
import { Column } from './column.ts';
import { GramIndex } from './gram-index.ts';
import type { Postings } from './postings.ts';
import { SourceStore } from './source-store.ts';

/** Field numbers of searchable texts: the titles in the order of LANGUAGES, then all tags. */
export const TAGS_FIELD = LANGUAGES.length;
export const TITLE_FIELDS = (1 << TAGS_FIELD) - 1;
export const EVERY_FIELD = (1 << (TAGS_FIELD + 1)) - 1;

export type RefField = 'townRefs' | 'listingRefs' | 'tags';

/** Numeric columns for sorting and filtering. */
const newColumns = () => ({
  /** Epoch milliseconds. */
  modified: new Column(),
  score: new Column(),
  appearSeq: new Column(),
  /** Degrees. */
  lat: new Column(),
  lon: new Column(),
  /** The position on a sphere of radius 1. */
  x: new Column(),
  y: new Column(),
  z: new Column(),
});

/** The columns of an index segment by `doc`, a number that grows with every write. */
export class SegmentData {
  /** Docs that are not deleted; bits from `maxDoc` on are 0. */
  liveDocs: Bits = emptyBits(64);
  /** Docs with a position, deleted ones included. */
  positioned: Bits = emptyBits(64);
  columns = newColumns();
  grams = new GramIndex();
  /** The documents' own ids. */
  ids: string[] = [];
  /** Folded titles and tags, separated by FIELD_END. */
  texts: string[] = [];
  /** Offset of the tags in each doc's text. */
  tagsAt: number[] = [];
  /** Which fields a doc has, as a bit mask. */
  fields: number[] = [];
  sources = new SourceStore();
  /** Live docs. */
  docsById = new Map<string, number>();
  /** Docs by `{field}:{value}`, deleted ones included. */
  postingsByRef = new Map<string, Postings>();
  /** Folded tags, with the spelling of the last write. */
  tagNames = new Map<string, string>();

  /** One more than the largest doc, deleted ones included. */
  get maxDoc(): number {
    return this.ids.length;
  }

  /** Live docs. */
  get numDocs(): number {
    return this.docsById.size;
  }

  docOf(id: string): number | undefined {
    return this.docsById.get(id);
  }

  /** Docs that reference the value, deleted ones included. Tags are given folded. */
  refs(field: RefField, value: string): Postings | undefined {
    return this.postingsByRef.get(`${field}:${value}`);
  }

  /** Every tag, folded and as written. */
  tags(): Iterable<[folded: string, name: string]> {
    return this.tagNames;
  }

  /** The folded texts of one field: a title, or the tags. */
  textsOf(doc: number, field: number): readonly string[] {
    const text = this.texts[doc] as string;
    if (((this.fields[doc] as number) & (1 << field)) === 0) return [];
    if (field === TAGS_FIELD) return text.slice(this.tagsAt[doc]).split(FIELD_END);
    return text.split(FIELD_END, field + 1).slice(field);
  }

  /** Trims over-allocated buffers after a bulk load. */
  trimToSize(): void {
    this.grams.trim();
    for (const postings of this.postingsByRef.values()) postings.trim();
  }
}
