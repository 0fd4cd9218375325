const FIRST_CAPACITY = 64;

/** Numbers by doc id; NaN stands for a missing one. */
export class Column {
  values: Float64Array;
  #length: number;

  constructor(values = new Float64Array(FIRST_CAPACITY), length = 0) {
    this.values = values;
    this.#length = length;
  }

  push(value: number): void {
    if (this.#length === this.values.length) {
      const larger = new Float64Array(this.#length + (this.#length >>> 1) + FIRST_CAPACITY);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.#length++] = value;
  }

  /** A view of the stored values; it is valid until the column grows. */
  filled(): Float64Array {
    return this.values.subarray(0, this.#length);
  }
}
