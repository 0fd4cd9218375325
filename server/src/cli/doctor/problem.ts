/** What `doctor` found. */
export interface Problem {
  /** One sentence. */
  what: string;
  /** What to do about it, in one sentence. */
  remedy: string;
}
