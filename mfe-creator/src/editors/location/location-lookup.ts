import { LOOKUP_STATUS, type LocationLookup } from '@portico/shared/contracts';
import type { VisitorLocation } from '@portico/shared/platform';
import type { AddressAnswer } from './google-places.ts';

/** How looking for the current position stands; undefined while nobody has asked. [EDIT-15, EDIT-16, ERR-16] */
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

/** What a lookup of an address leaves behind: nothing, or why there is none. [ERR-12] */
export const afterAddressAnswer = (response: AddressAnswer): Pick<LocationLookup, 'errorStreetAdressMsg'> =>
  response.kind === 'found' ? {} : { errorStreetAdressMsg: response.message };
