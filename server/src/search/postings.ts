const FIRST_CAPACITY = 2;

/** A growable list of integers. */
export class Postings {
  values: Int32Array;
  length: number;

  constructor(values = new Int32Array(FIRST_CAPACITY), length = 0) {
    this.values = values;
    this.length = length;
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.length + (this.length >>> 1) + FIRST_CAPACITY);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  /** A view of the stored values; it is valid until the list grows. */
  filled(): Int32Array {
    return this.values.subarray(0, this.length);
  }

  /** Releases over-allocated capacity. */
  trim(): void {
    if (this.values.length > this.length) this.values = this.values.slice(0, this.length);
  }
}

/** Packs many lists into one column of values and one of lengths. */
export function packLists(name: string, lists: readonly Postings[]): Record<string, Int32Array> {
  const lengths = Int32Array.from(lists, ({ length }) => length);
  const all = new Int32Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list.filled(), at);
    at += list.length;
  }
  return { [name]: all, [`${name}Lengths`]: lengths };
}
