const FIRST_CAPACITY = 2;

/** A list of integers that grows at its end. */
export class Postings {
  values = new Int32Array(FIRST_CAPACITY);
  length = 0;

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Int32Array(this.length + (this.length >>> 1) + FIRST_CAPACITY);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  /** Gives back the room that growing kept in reserve. */
  trim(): void {
    if (this.values.length > this.length) this.values = this.values.slice(0, this.length);
  }
}
