import { LANGUAGES } from '@portico/shared/contracts';
import { type Bits, emptyBits } from './bits.ts';
import { Column } from './column.ts';
import { FIELD_END } from './fold.ts';
import { GramIndex } from './gram-index.ts';
import type { Postings } from './postings.ts';
import { SourceStore } from './source-store.ts';

/** Numbers of the fields that texts are searched in: the titles in the order of LANGUAGES, then all tags. */
export const TAGS_FIELD = LANGUAGES.length;
export const TITLE_FIELDS = (1 << TAGS_FIELD) - 1;
export const EVERY_FIELD = (1 << (TAGS_FIELD + 1)) - 1;

export type RefField = 'townRefs' | 'listingRefs' | 'tags';

/** The numbers by which documents are sorted and found. */
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

/** The columns of an index segment, by doc id: a number that grows with every write, called `doc`. */
export class SegmentData {
  /** Docs that are not deleted; bits from `maxDoc` on are 0. */
  liveDocs: Bits = emptyBits(64);
  /** Docs that have a position, deleted ones among them. */
  positioned: Bits = emptyBits(64);
  columns = newColumns();
  grams = new GramIndex();
  /** The documents' own ids. */
  ids: string[] = [];
  /** Folded titles and tags, each followed by FIELD_END but the last. */
  texts: string[] = [];
  /** Where in its text the tags of a doc begin. */
  tagsAt: number[] = [];
  /** Which fields a doc has at all, one bit each. */
  fields: number[] = [];
  sources = new SourceStore();
  /** Live docs. */
  docsById = new Map<string, number>();
  /** Docs by `{field}:{value}`, deleted ones among them. */
  postingsByRef = new Map<string, Postings>();
  /** Folded tags, as someone last wrote them. */
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

  /** Docs that name the value, deleted ones among them. Tags are given folded. */
  refs(field: RefField, value: string): Postings | undefined {
    return this.postingsByRef.get(`${field}:${value}`);
  }

  /** Every tag, folded and as people wrote it. */
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

  /** Releases the capacity that growing left in reserve; for when many documents have been added. */
  trimToSize(): void {
    this.grams.trim();
    for (const postings of this.postingsByRef.values()) postings.trim();
  }
}
