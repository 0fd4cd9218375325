/** How looking for a position stands; a success is spelled so by every client there is. [EDIT-15] */
export const LOOKUP_STATUS = { pending: 'PENDING', done: 'COMPLATED', failed: 'ERROR' } as const;

/** What the location editor keeps of a lookup. [EDIT-15, ERR-12] */
export interface LocationLookup {
  status: (typeof LOOKUP_STATUS)[keyof typeof LOOKUP_STATUS];
  /** Why there is no street address, in Google's words or ours; the name is spelled so on the wire. */
  errorStreetAdressMsg?: string | undefined;
}
