import { LANGUAGES } from '@portico/shared/contracts';
import type { SearchDocument } from '../resources/search/search-engine.ts';
import { type Bits, bothBits, clearBit, emptyBits, forEachBit, setBit } from './bits.ts';
import type { Budget } from './budget.ts';
import { Column } from './column.ts';
import { FIELD_END, fold } from './fold.ts';
import { onUnitSphere } from './geo.ts';
import { GramIndex } from './gram-index.ts';
import { columnOf, type Packed, packTexts, unpackTexts } from './packed.ts';
import { Postings, packLists } from './postings.ts';
import { SourceStore } from './source-store.ts';
import { Vocabulary } from './vocabulary.ts';
import { wordsIn } from './words.ts';

/** Numbers of the fields that texts are looked for in: the titles in the order of LANGUAGES, then all tags. */
export const TAGS_FIELD = LANGUAGES.length;
export const TITLE_FIELDS = (1 << TAGS_FIELD) - 1;
export const EVERY_FIELD = (1 << (TAGS_FIELD + 1)) - 1;

export type RefField = 'townRefs' | 'listingRefs' | 'tags';

/** Negative when the first slot comes before the second, never 0 for different slots. */
export type CompareSlots = (a: number, b: number) => number;

/** Below this a shelf with dead slots is not worth rebuilding. */
const MIN_DEAD_TO_COMPACT = 1000;
/** Orders that are kept; visitors use two or three for an index, and places are found by one more. */
const KEPT_ORDERS = 7;
const BY_HEIGHT = 'height';
/** Words whose places are kept; a bit for each document. */
const KEPT_WORDS = 128;
/** Texts that taking the words out of one costs. */
const WORDS_COST = 20;
/** More documents at once make kept orders cheaper to sort again than to follow. */
const FEW_DOCUMENTS = 32;

/** What is kept of the numbers by which documents are sorted and found. */
const newColumns = () => ({
  /** Epoch milliseconds. */
  modified: new Column(),
  score: new Column(),
  appearSeq: new Column(),
  /** Degrees. */
  lat: new Column(),
  lon: new Column(),
  /** The position on a ball of radius 1. */
  x: new Column(),
  y: new Column(),
  z: new Column(),
});

/**
 * The documents of one index of one provider, in columns: a document is a slot, a number that grows with every write.
 * A replaced or removed document leaves a dead slot until a third of the shelf is dead.
 */
export class Shelf {
  /** Slots that hold a document; bits beyond `slots` are 0. */
  alive: Bits = emptyBits(64);
  /** Slots that have a position, dead ones among them. */
  positioned: Bits = emptyBits(64);
  columns = newColumns();
  grams = new GramIndex();
  ids: string[] = [];
  /** Folded titles and tags, each followed by FIELD_END but the last. */
  texts: string[] = [];
  /** Where in its text the tags of a slot begin. */
  tagsAt: number[] = [];
  /** Which fields a slot has at all. */
  fields: number[] = [];
  sources = new SourceStore();
  #slotOf = new Map<string, number>();
  #refs = new Map<string, Postings>();
  /** Folded tags, as someone last wrote them. */
  #tagNames = new Map<string, string>();
  /** Words of the first slots, `#gathered` of them; of scripts that put spaces between words. */
  #vocabulary = new Vocabulary();
  #gathered = 0;
  /** Slots of frequent words, dead ones among them. */
  #holding = new Map<string, { bits: Bits; slots: number }>();
  #orders = new Map<string, { compare: CompareSlots; slots: Postings }>();
  #dead = 0;

  get slots(): number {
    return this.ids.length;
  }

  get size(): number {
    return this.#slotOf.size;
  }

  put(documents: readonly SearchDocument[]): void {
    if (documents.length > FEW_DOCUMENTS) this.#orders.clear();
    for (const document of documents) {
      this.#drop(document.id);
      this.#add(document);
    }
    this.#compact();
  }

  remove(id: string): void {
    this.#drop(id);
    this.#compact();
  }

  /** Gives back room kept in reserve; for when many documents have come. */
  settle(): void {
    this.grams.trim();
    for (const postings of this.#refs.values()) postings.trim();
  }

  slotOf(id: string): number | undefined {
    return this.#slotOf.get(id);
  }

  /** Slots that name the value, dead ones among them. Tags are given folded. */
  refs(field: RefField, value: string): Postings | undefined {
    return this.#refs.get(`${field}:${value}`);
  }

  /** Every tag, folded and as people wrote it. */
  tags(): Iterable<[folded: string, name: string]> {
    return this.#tagNames;
  }

  /** All words, gathered by those who look for some; what one gathers before its time is over serves the next. */
  vocabulary(budget: Budget): Vocabulary {
    for (; this.#gathered < this.slots; this.#gathered++) {
      budget.pass(WORDS_COST);
      for (const word of wordsIn(this.texts[this.#gathered] as string)) this.#vocabulary.add(word);
    }
    return this.#vocabulary;
  }

  /** The folded texts of one field: a title, or the tags. */
  textsOf(slot: number, field: number): readonly string[] {
    const text = this.texts[slot] as string;
    if (((this.fields[slot] as number) & (1 << field)) === 0) return [];
    if (field === TAGS_FIELD) return text.slice(this.tagsAt[slot]).split(FIELD_END);
    return text.split(FIELD_END, field + 1).slice(field);
  }

  /** All slots in an order, dead ones among them; kept under its name and followed through later writes. */
  ordered(name: string, compare: CompareSlots, budget: Budget): Int32Array {
    let order = this.#orders.get(name);
    if (!order) {
      const slots = new Postings();
      slots.values = Int32Array.from({ length: this.slots }, (_, slot) => slot).sort((a, b) => {
        budget.pass(1);
        return compare(a, b);
      });
      slots.length = this.slots;
      order = { compare, slots };
    }
    // The order that was used last is forgotten last.
    this.#orders.delete(name);
    this.#orders.set(name, order);
    if (this.#orders.size > KEPT_ORDERS) this.#orders.delete(this.#orders.keys().next().value as string);
    return order.slots.filled();
  }

  /** Slots whose place lies no further above or below another than that, along the axis of the ball; dead ones among them. */
  around(height: number, reach: number, budget: Budget): Int32Array {
    const { z } = this.columns;
    // Those without a place lie above all others.
    const heightOf = (slot: number): number => {
      const own = z.values[slot] as number;
      return Number.isNaN(own) ? Number.MAX_VALUE : own;
    };
    const slots = this.ordered(BY_HEIGHT, (a, b) => heightOf(a) - heightOf(b) || a - b, budget);
    const below = placeOf(slots, (slot) => heightOf(slot) < height - reach);
    return slots.subarray(
      below,
      placeOf(slots, (slot) => heightOf(slot) <= height + reach),
    );
  }

  /**
   * What is found among `within`, from what was found of the same name before and what `find` adds to it. A slot never
   * holds another text, so only later slots have to be looked at.
   */
  holding(name: string, within: Bits, find: (before: { bits: Bits; slots: number }) => Bits): Bits {
    let held = this.#holding.get(name) ?? { bits: emptyBits(0), slots: 0 };
    if (held.slots < this.slots) held = { bits: find(held), slots: this.slots };
    this.#holding.delete(name);
    this.#holding.set(name, held);
    if (this.#holding.size > KEPT_WORDS) this.#holding.delete(this.#holding.keys().next().value as string);
    return bothBits(within, held.bits);
  }

  holds(name: string): boolean {
    return this.#holding.has(name);
  }

  /** All that it holds but the kept orders; to be written before the shelf changes. */
  pack(): Packed {
    return {
      facts: { refs: [...this.#refs.keys()], tagNames: [...this.#tagNames] },
      columns: {
        ...packTexts('ids', this.ids),
        ...packTexts('texts', this.texts),
        tagsAt: Int32Array.from(this.tagsAt),
        fields: Int32Array.from(this.fields),
        alive: this.alive,
        positioned: this.positioned,
        ...Object.fromEntries(Object.entries(this.columns).map(([name, column]) => [name, column.filled()])),
        ...this.grams.pack(),
        ...this.sources.pack(),
        ...packLists('refs', [...this.#refs.values()]),
      },
    };
  }

  static unpack(packed: Packed): Shelf {
    const shelf = new Shelf();
    const { refs, tagNames } = packed.facts as { refs: string[]; tagNames: [string, string][] };
    shelf.ids = unpackTexts(packed, 'ids');
    shelf.texts = unpackTexts(packed, 'texts');
    shelf.tagsAt = [...columnOf(packed, 'tagsAt', 'Int32Array')];
    shelf.fields = [...columnOf(packed, 'fields', 'Int32Array')];
    shelf.alive = columnOf(packed, 'alive', 'Uint32Array');
    shelf.positioned = columnOf(packed, 'positioned', 'Uint32Array');
    for (const name of Object.keys(shelf.columns) as (keyof Shelf['columns'])[]) {
      shelf.columns[name] = new Column(columnOf(packed, name, 'Float64Array'), shelf.slots);
    }
    shelf.grams = GramIndex.unpack(packed);
    shelf.sources = SourceStore.unpack(packed);
    const all = columnOf(packed, 'refs', 'Int32Array');
    let at = 0;
    columnOf(packed, 'refsLengths', 'Int32Array').forEach((length, number) => {
      shelf.#refs.set(refs[number] as string, new Postings(all.subarray(at, at + length), length));
      at += length;
    });
    shelf.#tagNames = new Map(tagNames);
    forEachBit(shelf.alive, (slot) => shelf.#slotOf.set(shelf.ids[slot] as string, slot));
    shelf.#dead = shelf.slots - shelf.size;
    return shelf;
  }

  #add({ id, fields, source }: SearchDocument): void {
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
    const slot = this.#addTexts(
      id,
      titles.map((text) => text !== undefined && fold(text)),
      tags.map(fold),
    );
    this.#pushRow({
      modified: modifiedDate === undefined ? Number.NaN : Date.parse(modifiedDate),
      score: score ?? Number.NaN,
      appearSeq: appearSeq ?? Number.NaN,
      lat: latLng?.lat ?? Number.NaN,
      lon: latLng?.lon ?? Number.NaN,
    });
    this.sources.add(JSON.stringify(source));
    for (const tag of tags) this.#tagNames.set(fold(tag), tag);
    for (const [field, values] of Object.entries({ townRefs, listingRefs, tags: tags.map(fold) })) {
      for (const value of new Set(values)) this.#refer(`${field}:${value}`, slot);
    }
    for (const order of this.#orders.values()) insert(order.slots, slot, order.compare);
  }

  #addTexts(id: string, titles: readonly (string | false)[], tags: readonly string[]): number {
    const slot = this.slots;
    let present = 0;
    let tagsAt = 0;
    titles.forEach((text, field) => {
      tagsAt += (text || '').length + 1;
      if (text === false) return;
      present |= 1 << field;
      this.grams.add(slot, field, text);
    });
    for (const tag of tags) this.grams.add(slot, TAGS_FIELD, tag);
    if (tags.length > 0) present |= 1 << TAGS_FIELD;
    this.ids.push(id);
    const text = [...titles.map((title) => title || ''), ...tags].join(FIELD_END);
    this.texts.push(text);
    this.tagsAt.push(tagsAt);
    this.fields.push(present);
    this.#slotOf.set(id, slot);
    if (slot >= this.alive.length * 32) {
      this.alive = grown(this.alive);
      this.positioned = grown(this.positioned);
    }
    setBit(this.alive, slot);
    return slot;
  }

  #pushRow(row: Record<'modified' | 'score' | 'appearSeq' | 'lat' | 'lon', number>): void {
    const { columns } = this;
    const [x, y, z] = onUnitSphere(row);
    columns.modified.push(row.modified);
    columns.score.push(row.score);
    columns.appearSeq.push(row.appearSeq);
    columns.lat.push(row.lat);
    columns.lon.push(row.lon);
    columns.x.push(x);
    columns.y.push(y);
    columns.z.push(z);
    if (!Number.isNaN(x)) setBit(this.positioned, this.slots - 1);
  }

  #refer(name: string, slot: number): void {
    let postings = this.#refs.get(name);
    if (!postings) {
      postings = new Postings();
      this.#refs.set(name, postings);
    }
    postings.push(slot);
  }

  #drop(id: string): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    clearBit(this.alive, slot);
    this.#slotOf.delete(id);
    this.#dead++;
  }

  #compact(): void {
    if (this.#dead < MIN_DEAD_TO_COMPACT || this.#dead * 3 < this.slots) return;
    const living = new Shelf();
    const moved = new Int32Array(this.slots).fill(-1);
    const { modified, score, appearSeq, lat, lon } = this.columns;
    for (const [id, slot] of [...this.#slotOf].sort(([, a], [, b]) => a - b)) {
      const titles = LANGUAGES.map((_, field) => this.textsOf(slot, field)[0] ?? false);
      moved[slot] = living.#addTexts(id, titles, this.textsOf(slot, TAGS_FIELD));
      living.#pushRow({
        modified: modified.values[slot] as number,
        score: score.values[slot] as number,
        appearSeq: appearSeq.values[slot] as number,
        lat: lat.values[slot] as number,
        lon: lon.values[slot] as number,
      });
      living.sources.add(this.sources.bytes(slot).toString());
    }
    for (const [name, postings] of this.#refs) {
      for (const slot of postings.values.subarray(0, postings.length)) {
        if ((moved[slot] as number) >= 0) living.#refer(name, moved[slot] as number);
      }
    }
    for (const [tag, name] of this.#tagNames) {
      if (living.refs('tags', tag)) living.#tagNames.set(tag, name);
    }
    living.settle();
    // Everything but the orders, whose comparisons belong to this shelf; they are made again when asked for.
    this.alive = living.alive;
    this.positioned = living.positioned;
    this.columns = living.columns;
    this.grams = living.grams;
    this.ids = living.ids;
    this.texts = living.texts;
    this.tagsAt = living.tagsAt;
    this.fields = living.fields;
    this.sources = living.sources;
    this.#slotOf = living.#slotOf;
    this.#refs = living.#refs;
    this.#tagNames = living.#tagNames;
    this.#vocabulary = living.#vocabulary;
    this.#gathered = 0;
    this.#orders.clear();
    this.#holding.clear();
    this.#dead = 0;
  }
}

function grown(bits: Bits): Bits {
  const larger = new Uint32Array(bits.length * 2);
  larger.set(bits);
  return larger;
}

/** Puts a slot at its place among ordered ones. */
function insert(ordered: Postings, slot: number, compare: CompareSlots): void {
  const place = placeOf(ordered.filled(), (other) => compare(other, slot) < 0);
  ordered.push(slot);
  ordered.values.copyWithin(place + 1, place, ordered.length - 1);
  ordered.values[place] = slot;
}

/** The first place among ordered slots of one that does not come before. */
function placeOf(ordered: Int32Array, comesBefore: (slot: number) => boolean): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (comesBefore(ordered[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
