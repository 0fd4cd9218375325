const FIRST_CAPACITY = 2;

/** A list of integers that grows at its end. */
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

  /** What it holds; true until it grows. */
  filled(): Int32Array {
    return this.values.subarray(0, this.length);
  }

  /** Gives back the room that growing kept in reserve. */
  trim(): void {
    if (this.values.length > this.length) this.values = this.values.slice(0, this.length);
  }
}

/** Many lists as one column, and one of their lengths. */
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
