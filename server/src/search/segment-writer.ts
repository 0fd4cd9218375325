import { LANGUAGES } from '@portico/shared/contracts';
import { FIELD_END, fold } from '../content/fold.ts';
import type { SearchDocument } from '../resources/search/search-engine.ts';
import { type Bits, setBit } from './bits.ts';
import { onUnitSphere } from './geo.ts';
import { Postings } from './postings.ts';
import { type SegmentData, TAGS_FIELD } from './segment-data.ts';

type Row = Record<'modified' | 'score' | 'appearSeq' | 'lat' | 'lon', number>;

/** Appends documents to a segment's columns. */
export class SegmentWriter {
  readonly #segment: SegmentData;

  constructor(segment: SegmentData) {
    this.#segment = segment;
  }

  /** Returns the new doc. A doc of the same id must have been deleted before. */
  add({ id, fields, source }: SearchDocument): number {
    const {
      title,
      tags = [],
      townRefs = [],
      listingRefs = [],
      latLng,
      modifiedDate,
      score,
      appearSeq,
    } = fields;
    const titles = LANGUAGES.map((language) => title[language]);
    const doc = this.#addTexts(
      id,
      titles.map((text) => text !== undefined && fold(text)),
      tags.map(fold),
    );
    this.#addRow({
      modified: modifiedDate === undefined ? Number.NaN : Date.parse(modifiedDate),
      score: score ?? Number.NaN,
      appearSeq: appearSeq ?? Number.NaN,
      lat: latLng?.lat ?? Number.NaN,
      lon: latLng?.lon ?? Number.NaN,
    });
    this.#segment.sources.add(JSON.stringify(source));
    for (const tag of tags) this.#segment.tagNames.set(fold(tag), tag);
    for (const [field, values] of Object.entries({ townRefs, listingRefs, tags: tags.map(fold) })) {
      for (const value of new Set(values)) this.#addRef(`${field}:${value}`, doc);
    }
    return doc;
  }

  /** Copies the live docs of another segment in their order. They get new numbers, without gaps. */
  addLiveDocs(source: SegmentData): void {
    const segment = this.#segment;
    const newDocs = new Int32Array(source.maxDoc).fill(-1);
    const { modified, score, appearSeq, lat, lon } = source.columns;
    for (const [id, doc] of [...source.docsById].sort(([, a], [, b]) => a - b)) {
      const titles = LANGUAGES.map((_, field) => source.textsOf(doc, field)[0] ?? false);
      newDocs[doc] = this.#addTexts(id, titles, source.textsOf(doc, TAGS_FIELD));
      this.#addRow({
        modified: modified.values[doc] as number,
        score: score.values[doc] as number,
        appearSeq: appearSeq.values[doc] as number,
        lat: lat.values[doc] as number,
        lon: lon.values[doc] as number,
      });
      segment.sources.add(source.sources.bytes(doc).toString());
    }
    for (const [name, postings] of source.postingsByRef) {
      for (const doc of postings.values.subarray(0, postings.length)) {
        if ((newDocs[doc] as number) >= 0) this.#addRef(name, newDocs[doc] as number);
      }
    }
    for (const [tag, name] of source.tagNames) {
      if (segment.refs('tags', tag)) segment.tagNames.set(tag, name);
    }
  }

  #addTexts(id: string, titles: readonly (string | false)[], tags: readonly string[]): number {
    const segment = this.#segment;
    const doc = segment.maxDoc;
    let present = 0;
    let tagsAt = 0;
    titles.forEach((text, field) => {
      tagsAt += (text || '').length + 1;
      if (text === false) return;
      present |= 1 << field;
      segment.grams.add(doc, field, text);
    });
    for (const tag of tags) segment.grams.add(doc, TAGS_FIELD, tag);
    if (tags.length > 0) present |= 1 << TAGS_FIELD;
    segment.ids.push(id);
    segment.texts.push([...titles.map((title) => title || ''), ...tags].join(FIELD_END));
    segment.tagsAt.push(tagsAt);
    segment.fields.push(present);
    segment.docsById.set(id, doc);
    if (doc >= segment.liveDocs.length * 32) {
      segment.liveDocs = doubled(segment.liveDocs);
      segment.positioned = doubled(segment.positioned);
    }
    setBit(segment.liveDocs, doc);
    return doc;
  }

  #addRow(row: Row): void {
    const { columns, positioned, maxDoc } = this.#segment;
    const [x, y, z] = onUnitSphere(row);
    columns.modified.push(row.modified);
    columns.score.push(row.score);
    columns.appearSeq.push(row.appearSeq);
    columns.lat.push(row.lat);
    columns.lon.push(row.lon);
    columns.x.push(x);
    columns.y.push(y);
    columns.z.push(z);
    if (!Number.isNaN(x)) setBit(positioned, maxDoc - 1);
  }

  #addRef(name: string, doc: number): void {
    let postings = this.#segment.postingsByRef.get(name);
    if (!postings) {
      postings = new Postings();
      this.#segment.postingsByRef.set(name, postings);
    }
    postings.push(doc);
  }
}

function doubled(bits: Bits): Bits {
  const larger = new Uint32Array(bits.length * 2);
  larger.set(bits);
  return larger;
}
