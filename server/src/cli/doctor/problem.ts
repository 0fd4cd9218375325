/** A finding of `doctor`. */
export interface Problem {
  /** One sentence. */
  what: string;
  /** The solution, in one sentence. */
  remedy: string;
}
