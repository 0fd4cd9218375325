/**
 * What things cost a server, as `npm run bench:scale -- --measure` prints them; processor time, so that a busy machine
 * changes little, except for writes, which are by the clock.
 */
export interface Costs {
  /** ms of the main thread: a page that is kept, sent compressed; and told to be the same as before. */
  keptPageMs: number;
  unchangedPageMs: number;
  /** ms: a page that is rendered, with the calls that it makes. Counted for the rendering thread as a whole. */
  drawnHomeMs: number;
  drawnPortalMs: number;
  /** Bytes that a kept page takes: compressed, and its entry. */
  keptPageBytes: number;
  /** ms of the main thread: a call whose answer is kept, a search that is new, a picture that is made already. */
  callMs: number;
  searchMs: number;
  pictureMs: number;
  /** ms of a core: an upload of 12 megapixels, and three sizes of it in AVIF, made at the first wish for them. */
  uploadMs: number;
  variantsMs: number;
  /** ms for which one write has PostgreSQL's lock, its commit with it: eight writers at once, shared by their writes. */
  writeMs: number;
}

export const MEASURED: Costs = {
  keptPageMs: 0.494,
  unchangedPageMs: 0.244,
  drawnHomeMs: 47.624,
  drawnPortalMs: 29.309,
  keptPageBytes: 34_868,
  callMs: 0.122,
  searchMs: 0.627,
  pictureMs: 0.771,
  uploadMs: 382,
  variantsMs: 332,
  writeMs: 2.56,
};
