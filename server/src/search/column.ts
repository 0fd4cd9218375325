const FIRST_CAPACITY = 64;

/** Numbers by slot; NaN stands for a missing one. */
export class Column {
  values = new Float64Array(FIRST_CAPACITY);
  #length = 0;

  push(value: number): void {
    if (this.#length === this.values.length) {
      const larger = new Float64Array(this.#length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.#length++] = value;
  }
}
