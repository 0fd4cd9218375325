import { createValue, useValue } from './create-value.ts';

/** Every API response says whether the site is read-only, so open pages learn of a change with their next call. */
const readOnly = createValue(false);

/** Called for each response of the API. */
export function noteReadOnly(isNow: boolean): void {
  if (isNow !== readOnly.get()) readOnly.set(isNow);
}

/** Whether the last response said that the site is read-only; false on the server. */
export const useIsReadOnly = (): boolean => useValue(readOnly);
