import type { SearchDocument } from './search-engine.ts';

/** A document prepared for matching: texts in lower case, dates as numbers. */
export interface Entry {
  readonly document: SearchDocument;
  readonly id: string;
  /** Position on the shelf; a replaced document gets a new one. */
  readonly slot: number;
  readonly titles: Readonly<Partial<Record<string, string>>>;
  readonly tags: readonly string[];
  readonly townRefs: readonly string[];
  readonly listingRefs: readonly string[];
  /** Epoch milliseconds. */
  readonly modified: number | undefined;
}

/** Slots in ascending order. */
export type Slots = readonly number[];

const NONE: Slots = [];
/** Below this a shelf with dead slots is not worth rebuilding. */
const MIN_DEAD_TO_COMPACT = 1000;

/**
 * The documents of one index of one provider, with posting lists over them. Lists are only ever appended to, so they
 * stay sorted; a replaced or removed document leaves a dead slot until a third of the shelf is dead.
 */
export class Shelf {
  #entries: (Entry | undefined)[] = [];
  #slotOf = new Map<string, number>();
  #bigrams = new Map<number, number[]>();
  #refs = new Map<string, number[]>();
  #dead = 0;

  get entries(): readonly (Entry | undefined)[] {
    return this.#entries;
  }

  put(document: SearchDocument): void {
    this.#drop(document.id);
    this.#add(document);
    this.#compact();
  }

  remove(id: string): void {
    this.#drop(id);
    this.#compact();
  }

  slotsOfIds(ids: readonly string[]): Slots {
    return ids.flatMap((id) => this.#slotOf.get(id) ?? []).sort(ascending);
  }

  /** Slots of documents that name one of the values in a field of references or tags. */
  slotsOfRefs(field: 'townRefs' | 'listingRefs' | 'tags', values: readonly string[]): Slots {
    return unite([...new Set(values)].map((value) => this.#refs.get(`${field}:${value}`) ?? NONE));
  }

  /** A superset of the slots whose titles or tags contain the text; undefined when it is too short to tell. */
  slotsNear(text: string): Slots | undefined {
    let rarest: Slots | undefined;
    for (let at = 0; at + 1 < text.length; at++) {
      const slots = this.#bigrams.get(bigramAt(text, at)) ?? NONE;
      if (!rarest || slots.length < rarest.length) rarest = slots;
    }
    return rarest;
  }

  #add(document: SearchDocument): void {
    const slot = this.#entries.length;
    const entry = toEntry(document, slot);
    this.#entries.push(entry);
    this.#slotOf.set(entry.id, slot);
    const seen = new Set<number>();
    for (const text of [...Object.values(entry.titles), ...entry.tags]) {
      if (text === undefined) continue;
      for (let at = 0; at + 1 < text.length; at++) seen.add(bigramAt(text, at));
    }
    for (const bigram of seen) append(this.#bigrams, bigram, slot);
    for (const field of ['townRefs', 'listingRefs', 'tags'] as const) {
      for (const value of new Set(entry[field])) append(this.#refs, `${field}:${value}`, slot);
    }
  }

  #drop(id: string): void {
    const slot = this.#slotOf.get(id);
    if (slot === undefined) return;
    this.#entries[slot] = undefined;
    this.#slotOf.delete(id);
    this.#dead++;
  }

  #compact(): void {
    if (this.#dead < MIN_DEAD_TO_COMPACT || this.#dead * 3 < this.#entries.length) return;
    const living = this.#entries.filter((entry) => entry !== undefined);
    this.#entries = [];
    this.#slotOf = new Map();
    this.#bigrams = new Map();
    this.#refs = new Map();
    this.#dead = 0;
    for (const entry of living) this.#add(entry.document);
  }
}

/** All slots of several lists, ascending and each once. */
export function unite(lists: readonly Slots[]): Slots {
  const distinct = [...new Set(lists)];
  if (distinct.length === 0) return NONE;
  if (distinct.length === 1) return distinct[0] ?? NONE;
  return [...new Set(distinct.flat())].sort(ascending);
}

const ascending = (a: number, b: number): number => a - b;

/** Two neighbouring code units as one number. */
const bigramAt = (text: string, at: number): number => (text.charCodeAt(at) << 16) | text.charCodeAt(at + 1);

function append<Key>(postings: Map<Key, number[]>, key: Key, slot: number): void {
  const slots = postings.get(key);
  if (slots) slots.push(slot);
  else postings.set(key, [slot]);
}

function toEntry(document: SearchDocument, slot: number): Entry {
  const { title, tags = [], townRefs = [], listingRefs = [], modifiedDate } = document.fields;
  const { lang: _lastEdited, ...titles } = title;
  return {
    document,
    id: document.id,
    slot,
    titles: Object.fromEntries(
      Object.entries(titles).map(([language, text]) => [language, text?.toLowerCase()]),
    ),
    tags: tags.map((tag) => tag.toLowerCase()),
    townRefs,
    listingRefs,
    modified: modifiedDate === undefined ? undefined : Date.parse(modifiedDate),
  };
}
