import { Postings } from './postings.ts';

/** Stand before the first and behind the last character of a field; no folded text holds them. */
const START = 0xfffe;
const END = 0xffff;
/** A posting is a slot and, in its lowest bits, the fields of that slot that hold the pair. */
export const FIELD_BITS = 5;

/** Places of a new table; a power of two, as all sizes are. */
const FIRST_PLACES = 1024;

/**
 * Which slots hold which two neighbouring code units, and in which of their fields. Each code unit begins exactly one
 * pair, so single ones are found as well; both are exact, longer texts are narrowed.
 */
export class GramIndex {
  // A hash table with open addressing: filling it is most of the work of a start, and a Map takes thrice as long.
  #keys = new Int32Array(FIRST_PLACES);
  /** Number of a key's list, counted from 1; 0 where no key is. */
  #numbers = new Int32Array(FIRST_PLACES);
  #lists: Postings[] = [];
  #listsFrom = new Map<number, Postings[]>();

  /** `slot` must not be smaller than any that was added before. */
  add(slot: number, field: number, text: string): void {
    let before = START;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      this.#append(before, unit, slot, field);
      before = unit;
    }
    this.#append(before, END, slot, field);
  }

  pair(first: number, second: number): Postings | undefined {
    const number = this.#numbers[this.#placeOf((first << 16) | second)] as number;
    return number === 0 ? undefined : this.#lists[number - 1];
  }

  /** Postings that together name every place of a code unit. */
  from(unit: number): readonly Postings[] {
    return this.#listsFrom.get(unit) ?? [];
  }

  /** Postings of the fields that begin with this code unit. */
  fieldsFrom(unit: number): Postings | undefined {
    return this.pair(START, unit);
  }

  trim(): void {
    for (const postings of this.#lists) postings.trim();
  }

  #append(first: number, second: number, slot: number, field: number): void {
    const key = (first << 16) | second;
    const number = this.#numbers[this.#placeOf(key)] as number;
    const postings = number === 0 ? this.#newList(first, key) : (this.#lists[number - 1] as Postings);
    const { values, length } = postings;
    const last = length > 0 ? (values[length - 1] as number) : -1;
    if (length > 0 && last >>> FIELD_BITS === slot) values[length - 1] = last | (1 << field);
    else postings.push((slot << FIELD_BITS) | (1 << field));
  }

  /** Where the key is, or would be put. */
  #placeOf(key: number): number {
    const last = this.#keys.length - 1;
    let place = (Math.imul(key, 0x9e3779b1) >>> 7) & last;
    while (this.#numbers[place] !== 0 && this.#keys[place] !== key) place = (place + 1) & last;
    return place;
  }

  #newList(first: number, key: number): Postings {
    const postings = new Postings();
    const others = this.#listsFrom.get(first);
    if (others) others.push(postings);
    else this.#listsFrom.set(first, [postings]);
    if (this.#lists.length * 2 > this.#keys.length) this.#grow();
    this.#put(key, this.#lists.push(postings));
    return postings;
  }

  #put(key: number, number: number): void {
    const place = this.#placeOf(key);
    this.#keys[place] = key;
    this.#numbers[place] = number;
  }

  #grow(): void {
    const [keys, numbers] = [this.#keys, this.#numbers];
    this.#keys = new Int32Array(keys.length * 2);
    this.#numbers = new Int32Array(keys.length * 2);
    for (let place = 0; place < keys.length; place++) {
      if (numbers[place] !== 0) this.#put(keys[place] as number, numbers[place] as number);
    }
  }
}
