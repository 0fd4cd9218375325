import { safeReturnAddress } from '@portico/shared/domain';
import { requestedLocation } from '../guard/requested-location.ts';

interface Arrival {
  /** The query of the login page. */
  search: string;
  /** Its navigation state. */
  state: unknown;
}

/** Where a signed-in person goes from /login: backTo, else the page asked for before, else /creator. [LOGIN-07, LOGIN-08, AMBIG-25] */
export function loginDestination({ search, state }: Arrival): string {
  const backTo = safeReturnAddress(new URLSearchParams(search).get('backTo'));
  return backTo ?? requestedLocation(state) ?? '/creator';
}
