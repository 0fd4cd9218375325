import type { LocationLookup } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';
import { useRef, useState } from 'react';
import { lookUpAddress } from './google-places.ts';
import { filledAddress, type LocationDraft, mayFillAddress, pinOf } from './location-draft.ts';
import { addressFailure } from './location-lookup.ts';

/** The lookup of the pin's address, and its failure. */
export interface AddressLookup extends Pick<LocationLookup, 'errorStreetAdressMsg'> {
  isLooking: boolean;
  /** Called when the pin is set; fills the address if that is allowed. */
  pinWasSet: (draft: LocationDraft) => void;
}

/**
 * Fills the address, in Thai, if there is none in any language; text that was typed meanwhile stays. Nothing is
 * requested if nothing could be filled. [EDIT-17, API-30, ERR-12, T-19]
 */
export function useAddressLookup(
  hasGoogle: boolean,
  edit: (fill: (now: LocationDraft) => Partial<LocationDraft>) => void,
): AddressLookup {
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<Pick<LocationLookup, 'errorStreetAdressMsg'>>({});
  /** The pin of the last lookup; responses to others are ignored. */
  const latest = useRef<string>(undefined);

  const look = async (pin: GeoPosition) => {
    const requested = JSON.stringify(pin);
    if (latest.current === requested) return;
    latest.current = requested;
    setIsLooking(true);
    const response = await lookUpAddress(pin);
    if (latest.current !== requested) return;
    setIsLooking(false);
    setFailure(addressFailure(response));
    if (response.kind === 'failed') {
      // Allows a retry for the same pin.
      latest.current = undefined;
      return;
    }
    edit((now) => (mayFillAddress(now) ? { streetAddress: filledAddress(response.line) } : {}));
  };
  return {
    ...failure,
    isLooking,
    pinWasSet: (draft) => {
      const pin = pinOf(draft);
      if (hasGoogle && pin && mayFillAddress(draft)) void look(pin);
    },
  };
}
