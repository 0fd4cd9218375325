import type { LocationLookup } from '@portico/shared/contracts';
import type { GeoPosition } from '@portico/shared/domain';
import { useRef, useState } from 'react';
import { lookUpAddress } from './google-places.ts';
import { filledAddress, type LocationDraft, mayFillAddress, pinOf } from './location-draft.ts';
import { afterAddressAnswer } from './location-lookup.ts';

/** Looking up the address of a pin, and why that brought none. */
export interface AddressLookup extends Pick<LocationLookup, 'errorStreetAdressMsg'> {
  isLooking: boolean;
  /** The pin of this form is where it shall be: its address fills itself where it may. */
  pinWasSet: (draft: LocationDraft) => void;
}

/**
 * Fills the address of a pin that has none in any language, in Thai; what is typed meanwhile stays. Nothing is asked
 * where nothing could be filled. [EDIT-17, API-30, ERR-12, T-19]
 */
export function useAddressLookup(
  hasGoogle: boolean,
  edit: (fill: (now: LocationDraft) => Partial<LocationDraft>) => void,
): AddressLookup {
  const [isLooking, setIsLooking] = useState(false);
  const [failure, setFailure] = useState<Pick<LocationLookup, 'errorStreetAdressMsg'>>({});
  /** The pin that was asked about last: only its response counts. */
  const latest = useRef<string>(undefined);

  const look = async (pin: GeoPosition) => {
    const asked = JSON.stringify(pin);
    if (latest.current === asked) return;
    latest.current = asked;
    setIsLooking(true);
    const response = await lookUpAddress(pin);
    if (latest.current !== asked) return;
    setIsLooking(false);
    setFailure(afterAddressAnswer(response));
    if (response.kind === 'failed') {
      // The same pin may be tried again.
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
