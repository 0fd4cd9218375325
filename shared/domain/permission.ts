import { PASSCODE_LENGTH, VALIDATION_WORDS } from '../contracts/constants.ts';

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
export const WRONG_PASSCODE = VALIDATION_WORDS.passcode;

export { PASSCODE_LENGTH };

/** [VAL-21] Code points, so that no letter counts twice. */
export const isPasscodeEntry = (entry: string): boolean => [...entry].length === PASSCODE_LENGTH;

/**
 * The next state. A fail without a passcode asks for one; with one it is a denial that keeps the reason; every other
 * result is a success. [PERM-04, PERM-05, AMBIG-24] An answer that nobody asked for changes nothing.
 */
export function nextPermission(state: PermissionState, event: PermissionEvent): PermissionState {
  if (event.kind === 'asked') return { kind: 'PERMISSION_REGISTER', withPasscode: event.withPasscode };
  if (state.kind !== 'PERMISSION_REGISTER') return state;
  if (event.result.status !== 'fail') return { kind: 'PERMISSION_SUCCESS' };
  return state.withPasscode
    ? { kind: 'PERMISSION_DENIED', reason: event.result.reason ?? WRONG_PASSCODE }
    : { kind: 'REQUIRE_PASSCODE' };
}

/** The passcode screen stays while the entry is being checked, so that nothing jumps. [AMBIG-24] */
export function showsPasscodeScreen(state: PermissionState): boolean {
  switch (state.kind) {
    case 'REQUIRE_PASSCODE':
    case 'PERMISSION_DENIED':
      return true;
    case 'PERMISSION_REGISTER':
      return state.withPasscode;
    case 'INITIALIZE':
    case 'PERMISSION_SUCCESS':
      return false;
  }
}
