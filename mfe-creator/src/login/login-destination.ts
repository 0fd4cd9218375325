import { safeReturnAddress } from '@portico/shared/domain';
import { requestedLocation } from '../guard/requested-location.ts';

interface Arrival {
  /** The query of the login page. */
  search: string;
  /** Its navigation state. */
  state: unknown;
  /** Other origins that the operator allows as targets. */
  linkedOrigins?: readonly string[] | undefined;
}

/** The backTo of a query, if it is a safe target. [LOGIN-07, SIGNUP-05, T-02] */
export const returnAddress = ({ search, linkedOrigins }: Omit<Arrival, 'state'>): string | undefined =>
  safeReturnAddress(new URLSearchParams(search).get('backTo'), linkedOrigins);

/**
 * Where /login redirects signed-in users: backTo, else the requested page, else /creator. [LOGIN-07, LOGIN-08,
 * AMBIG-25]
 */
export function loginDestination({ search, state, linkedOrigins }: Arrival): string {
  return returnAddress({ search, linkedOrigins }) ?? requestedLocation(state) ?? '/creator';
}
