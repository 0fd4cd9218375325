/**
 * Costs of a server's work, as printed by `npm run bench:scale -- --measure`: CPU time, which a busy machine affects
 * little, except for writes, which are wall time.
 */
export interface Costs {
  /** Main thread time in ms: sending a cached page compressed, and responding 304. */
  cachedPageMs: number;
  unchangedPageMs: number;
  /** Render thread time in ms: rendering a page with its calls. */
  renderedHomeMs: number;
  renderedPortalMs: number;
  /** Size of a cached page in bytes: compressed, with its entry. */
  cachedPageBytes: number;
  /** Main thread time in ms: a cached call, a new search, an existing picture. */
  callMs: number;
  searchMs: number;
  pictureMs: number;
  /** CPU time in ms: an upload of 12 megapixels, and three AVIF sizes of it, created at the first request. */
  uploadMs: number;
  variantsMs: number;
  /**
   * Time in ms for which one write holds PostgreSQL's lock, commit included: the time of eight concurrent writers
   * divided by their writes.
   */
  writeMs: number;
}

export const MEASURED: Costs = {
  cachedPageMs: 0.494,
  unchangedPageMs: 0.244,
  renderedHomeMs: 47.624,
  renderedPortalMs: 29.309,
  cachedPageBytes: 34_868,
  callMs: 0.122,
  searchMs: 0.627,
  pictureMs: 0.771,
  uploadMs: 382,
  variantsMs: 332,
  writeMs: 2.56,
};
