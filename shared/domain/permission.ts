import { PASSCODE_LENGTH, VALIDATION_MESSAGES } from '../contracts/constants.ts';

/** Access of a person to one private item. `withPasscode`: a passcode was sent. [PERM-03] */
export type PermissionState =
  | { kind: 'INITIALIZE' }
  | { kind: 'PERMISSION_REGISTER'; withPasscode: boolean }
  | { kind: 'REQUIRE_PASSCODE' }
  | { kind: 'PERMISSION_SUCCESS' }
  | { kind: 'PERMISSION_DENIED'; reason: string };

export type PermissionEvent =
  | { kind: 'requested'; withPasscode: boolean }
  | { kind: 'received'; result: { status: string; reason?: string | undefined } };

/** Message of a missing or wrong passcode; Thai in every language. [VAL-21, T-26] */
export const WRONG_PASSCODE = VALIDATION_MESSAGES.passcode;

export { PASSCODE_LENGTH };

/** [VAL-21] Counts code points, so that no letter counts twice. */
export const isPasscodeEntry = (entry: string): boolean => [...entry].length === PASSCODE_LENGTH;

/**
 * The next state: a failure without a passcode asks for one, with a passcode it is a denial with the reason; every
 * other result is a success. [PERM-04, PERM-05, AMBIG-24] A response without a request changes nothing.
 */
export function nextPermission(state: PermissionState, event: PermissionEvent): PermissionState {
  if (event.kind === 'requested') return { kind: 'PERMISSION_REGISTER', withPasscode: event.withPasscode };
  if (state.kind !== 'PERMISSION_REGISTER') return state;
  if (event.result.status !== 'fail') return { kind: 'PERMISSION_SUCCESS' };
  return state.withPasscode
    ? { kind: 'PERMISSION_DENIED', reason: event.result.reason ?? WRONG_PASSCODE }
    : { kind: 'REQUIRE_PASSCODE' };
}

/**
 * The state of the first check, which sends no passcode: before it, during it, and after its result. [PERM-03,
 * AMBIG-24]
 */
export function firstPermission(check: {
  isLoading: boolean;
  result?: { status: string; reason?: string | undefined } | undefined;
}): PermissionState {
  const loading: PermissionState = { kind: 'PERMISSION_REGISTER', withPasscode: false };
  if (check.result) return nextPermission(loading, { kind: 'received', result: check.result });
  return check.isLoading ? loading : { kind: 'INITIALIZE' };
}

/**
 * Whether a person may see an item: anyone a public one, its editors always, others with a grant. The server withholds
 * content by it, and the page decides by it what to show instead. [PERM-01, PERM-07, PERM-10]
 */
export const mayOpen = (access: {
  isPrivate: boolean | undefined;
  isEditor?: boolean;
  hasGrant: boolean;
}): boolean => !access.isPrivate || access.isEditor === true || access.hasGrant;
