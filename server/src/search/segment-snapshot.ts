import { forEachBit } from './bits.ts';
import { Column } from './column.ts';
import { type ColumnGroup, columnOf, packTexts, unpackTexts } from './column-file.ts';
import { GramIndex } from './gram-index.ts';
import { IndexSegment } from './index-segment.ts';
import { Postings, packLists } from './postings.ts';
import type { SegmentData } from './segment-data.ts';
import { SourceStore } from './source-store.ts';

/** Serializes a segment without its caches. Write the result before the segment changes. */
export function packSegment(segment: SegmentData): ColumnGroup {
  return {
    facts: { refs: [...segment.postingsByRef.keys()], tagNames: [...segment.tagNames] },
    columns: {
      ...packTexts('ids', segment.ids),
      ...packTexts('texts', segment.texts),
      tagsAt: Int32Array.from(segment.tagsAt),
      fields: Int32Array.from(segment.fields),
      // Name of the column in the file format.
      alive: segment.liveDocs,
      positioned: segment.positioned,
      ...Object.fromEntries(Object.entries(segment.columns).map(([name, column]) => [name, column.filled()])),
      ...segment.grams.pack(),
      ...segment.sources.pack(),
      ...packLists('refs', [...segment.postingsByRef.values()]),
    },
  };
}

/** Throws when a column is missing. */
export function unpackSegment(packed: ColumnGroup): IndexSegment {
  const segment = new IndexSegment();
  const { refs, tagNames } = packed.facts as { refs: string[]; tagNames: [string, string][] };
  segment.ids = unpackTexts(packed, 'ids');
  segment.texts = unpackTexts(packed, 'texts');
  segment.tagsAt = [...columnOf(packed, 'tagsAt', 'Int32Array')];
  segment.fields = [...columnOf(packed, 'fields', 'Int32Array')];
  segment.liveDocs = columnOf(packed, 'alive', 'Uint32Array');
  segment.positioned = columnOf(packed, 'positioned', 'Uint32Array');
  for (const name of Object.keys(segment.columns) as (keyof SegmentData['columns'])[]) {
    segment.columns[name] = new Column(columnOf(packed, name, 'Float64Array'), segment.maxDoc);
  }
  segment.grams = GramIndex.unpack(packed);
  segment.sources = SourceStore.unpack(packed);
  const postings = columnOf(packed, 'refs', 'Int32Array');
  let at = 0;
  columnOf(packed, 'refsLengths', 'Int32Array').forEach((length, number) => {
    segment.postingsByRef.set(
      refs[number] as string,
      new Postings(postings.subarray(at, at + length), length),
    );
    at += length;
  });
  segment.tagNames = new Map(tagNames);
  forEachBit(segment.liveDocs, (doc) => segment.docsById.set(segment.ids[doc] as string, doc));
  return segment;
}
