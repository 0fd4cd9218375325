/**
 * What things cost a server, as `npm run bench:scale -- --measure` prints them; processor time, so that a busy machine
 * changes little, except for writes, which are by the clock.
 */
export interface Costs {
  /** ms of the main thread: a page that is kept, sent compressed; and told to be the same as before. */
  keptPageMs: number;
  unchangedPageMs: number;
  /** ms: a page that is drawn, with the calls that it makes. Counted for the drawing thread as a whole. */
  drawnPageMs: number;
  /** Bytes that a kept page takes: compressed, and its entry. */
  keptPageBytes: number;
  /** ms of the main thread: a call whose answer is kept, a search that is new, a picture that is made already. */
  callMs: number;
  searchMs: number;
  pictureMs: number;
  /** ms of a core: an upload of 12 megapixels; and the sizes in AVIF that are made of it at first wish. */
  uploadMs: number;
  variantsMs: number;
  /** ms for which one write has PostgreSQL's lock, its commit with it. */
  writeMs: number;
}

export const MEASURED: Costs = {
  keptPageMs: 0.35,
  unchangedPageMs: 0.25,
  drawnPageMs: 25,
  keptPageBytes: 32_000,
  callMs: 0.3,
  searchMs: 1,
  pictureMs: 0.4,
  uploadMs: 500,
  variantsMs: 600,
  writeMs: 3,
};
