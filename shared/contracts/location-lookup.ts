/** State of a location lookup; the misspelt success value is what existing clients use. [EDIT-15] */
export const LOOKUP_STATUS = { pending: 'PENDING', done: 'COMPLATED', failed: 'ERROR' } as const;

/** What the location editor stores of a lookup. [EDIT-15, ERR-12] */
export interface LocationLookup {
  status: (typeof LOOKUP_STATUS)[keyof typeof LOOKUP_STATUS];
  /** Why there is no street address, as Google's message or ours; the misspelt name is the wire format. */
  errorStreetAdressMsg?: string | undefined;
}
