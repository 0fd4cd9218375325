import { PASSCODE_LENGTH, VALIDATION_MESSAGES } from '../contracts/constants.ts';

/** Whether a person may see one private item. `withPasscode`: a passcode was sent along. [PERM-03] */
export type PermissionState =
  | { kind: 'INITIALIZE' }
  | { kind: 'PERMISSION_REGISTER'; withPasscode: boolean }
  | { kind: 'REQUIRE_PASSCODE' }
  | { kind: 'PERMISSION_SUCCESS' }
  | { kind: 'PERMISSION_DENIED'; reason: string };

export type PermissionEvent =
  | { kind: 'asked'; withPasscode: boolean }
  | { kind: 'answered'; result: { status: string; reason?: string | undefined } };

/** What an entry without a passcode, or with a wrong one, is told; Thai in every language. [VAL-21, T-26] */
export const WRONG_PASSCODE = VALIDATION_MESSAGES.passcode;

export { PASSCODE_LENGTH };

/** [VAL-21] Code points, so that no letter counts twice. */
export const isPasscodeEntry = (entry: string): boolean => [...entry].length === PASSCODE_LENGTH;

/**
 * The next state. A fail without a passcode asks for one; with one it is a denial that keeps the reason; every other
 * result is a success. [PERM-04, PERM-05, AMBIG-24] A response that nobody asked for changes nothing.
 */
export function nextPermission(state: PermissionState, event: PermissionEvent): PermissionState {
  if (event.kind === 'asked') return { kind: 'PERMISSION_REGISTER', withPasscode: event.withPasscode };
  if (state.kind !== 'PERMISSION_REGISTER') return state;
  if (event.result.status !== 'fail') return { kind: 'PERMISSION_SUCCESS' };
  return state.withPasscode
    ? { kind: 'PERMISSION_DENIED', reason: event.result.reason ?? WRONG_PASSCODE }
    : { kind: 'REQUIRE_PASSCODE' };
}

/** The state of the first check, which sends no passcode: before it, while it runs, and by its result. [PERM-03, AMBIG-24] */
export function firstPermission(check: {
  isAsking: boolean;
  result?: { status: string; reason?: string | undefined } | undefined;
}): PermissionState {
  const asking: PermissionState = { kind: 'PERMISSION_REGISTER', withPasscode: false };
  if (check.result) return nextPermission(asking, { kind: 'answered', result: check.result });
  return check.isAsking ? asking : { kind: 'INITIALIZE' };
}

/**
 * Whether somebody may see an item: everyone a public one, its editors always, others with a grant. The server decides by
 * it what it withholds, the page what it shows in place of the content. [PERM-01, PERM-07, PERM-10]
 */
export const mayOpen = (access: {
  isPrivate: boolean | undefined;
  isEditor?: boolean;
  hasGrant: boolean;
}): boolean => !access.isPrivate || access.isEditor === true || access.hasGrant;
