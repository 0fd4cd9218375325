import { type ColumnGroup, columnOf } from './column-file.ts';
import { Postings, packLists } from './postings.ts';

/** Mark the start and the end of a field; they never occur in a folded text. */
const START = 0xfffe;
const END = 0xffff;
/** A posting is a doc id; its lowest bits say which fields of the doc contain the pair. */
export const FIELD_BITS = 5;

/** Slots of a new table; sizes are powers of two. */
const INITIAL_SLOTS = 1024;

/**
 * Index of bigrams: which docs contain two neighbouring code units, and in which fields. Exact for one and two code
 * units; longer texts are only narrowed down.
 */
export class GramIndex {
  // A hash table with open addressing, because a Map is slower to fill and filling dominates the start.
  #keys = new Int32Array(INITIAL_SLOTS);
  /** Number of a key's list, counted from 1; 0 for an empty slot. */
  #numbers = new Int32Array(INITIAL_SLOTS);
  /** The key of each list, by the list's number minus one. */
  #keyOf: number[] = [];
  /** Unpacked lazily: most lists are never requested. */
  #lists: (Postings | undefined)[] = [];
  #packed = { all: new Int32Array(0), lengths: new Int32Array(0), ends: new Int32Array(0) };
  /** Numbers of the lists whose bigrams begin with a code unit. */
  #numbersFrom = new Map<number, number[]>();

  /** `doc` must not be smaller than any doc added before. */
  add(doc: number, field: number, text: string): void {
    let before = START;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      this.#append(before, unit, doc, field);
      before = unit;
    }
    this.#append(before, END, doc, field);
  }

  pair(first: number, second: number): Postings | undefined {
    const number = this.#numbers[this.#slotOf((first << 16) | second)] as number;
    return number === 0 ? undefined : this.#list(number);
  }

  /** Postings that together cover every occurrence of a code unit. */
  from(unit: number): readonly Postings[] {
    return (this.#numbersFrom.get(unit) ?? []).map((number) => this.#list(number));
  }

  /** Postings of the fields that begin with this code unit. */
  fieldsFrom(unit: number): Postings | undefined {
    return this.pair(START, unit);
  }

  trim(): void {
    for (const postings of this.#lists) postings?.trim();
  }

  pack(): ColumnGroup['columns'] {
    const lists = this.#keyOf.map((_, at) => this.#list(at + 1));
    return { gramKeys: Int32Array.from(this.#keyOf), ...packLists('grams', lists) };
  }

  static unpack(packed: ColumnGroup): GramIndex {
    const index = new GramIndex();
    const keys = columnOf(packed, 'gramKeys', 'Int32Array');
    const lengths = columnOf(packed, 'gramsLengths', 'Int32Array');
    let end = 0;
    const ends = lengths.map((length) => (end += length));
    index.#packed = { all: columnOf(packed, 'grams', 'Int32Array'), lengths, ends };
    for (const key of keys) index.#addKey(key, undefined);
    return index;
  }

  #list(number: number): Postings {
    let list = this.#lists[number - 1];
    if (!list) {
      const { all, lengths, ends } = this.#packed;
      const end = ends[number - 1] as number;
      const length = lengths[number - 1] as number;
      list = new Postings(all.subarray(end - length, end), length);
      this.#lists[number - 1] = list;
    }
    return list;
  }

  #append(first: number, second: number, doc: number, field: number): void {
    const key = (first << 16) | second;
    const number = this.#numbers[this.#slotOf(key)] as number;
    const postings = number === 0 ? this.#addKey(key, new Postings()) : this.#list(number);
    const { values, length } = postings;
    const last = length > 0 ? (values[length - 1] as number) : -1;
    if (length > 0 && last >>> FIELD_BITS === doc) values[length - 1] = last | (1 << field);
    else postings.push((doc << FIELD_BITS) | (1 << field));
  }

  /** The slot that holds the key, or the free slot for it. */
  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 7) & last;
    while (this.#numbers[slot] !== 0 && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }

  #addKey<List extends Postings | undefined>(key: number, list: List): List {
    if (this.#lists.length * 2 > this.#keys.length) this.#grow();
    const number = this.#lists.push(list);
    this.#keyOf.push(key);
    const first = key >>> 16;
    const others = this.#numbersFrom.get(first);
    if (others) others.push(number);
    else this.#numbersFrom.set(first, [number]);
    this.#put(key, number);
    return list;
  }

  #put(key: number, number: number): void {
    const slot = this.#slotOf(key);
    this.#keys[slot] = key;
    this.#numbers[slot] = number;
  }

  #grow(): void {
    const [keys, numbers] = [this.#keys, this.#numbers];
    this.#keys = new Int32Array(keys.length * 2);
    this.#numbers = new Int32Array(keys.length * 2);
    for (let slot = 0; slot < keys.length; slot++) {
      if (numbers[slot] !== 0) this.#put(keys[slot] as number, numbers[slot] as number);
    }
  }
}
