import { LOOKUP_STATUS, type LocationLookup } from '@portico/shared/contracts';
import type { VisitorLocation } from '@portico/shared/platform';
import type { AddressResult } from './google-places.ts';

/** State of the lookup of the current position; undefined before the first one. [EDIT-15, EDIT-16, ERR-16] */
export function lookupStatusOf({ kind }: VisitorLocation): LocationLookup['status'] | undefined {
  switch (kind) {
    case 'idle':
      return undefined;
    case 'pending':
      return LOOKUP_STATUS.pending;
    case 'granted':
      return LOOKUP_STATUS.done;
    case 'denied':
    case 'unsupported':
      return LOOKUP_STATUS.failed;
  }
}

/** The message of an address lookup: none, or why there is no address. [ERR-12] */
export const addressFailure = (response: AddressResult): Pick<LocationLookup, 'errorStreetAdressMsg'> =>
  response.kind === 'found' ? {} : { errorStreetAdressMsg: response.message };
