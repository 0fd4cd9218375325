import { readStorage, writeStorage } from '@portico/shared/platform';

const keyOf = (name: string): string => `portico.seen.${name}`;

/** Whether this pop-up or splash was already shown in the tab's session. [T-24] */
export const wasSeen = (name: string): boolean => readStorage('sessionStorage', keyOf(name)) !== null;

/** Records for the tab's session that it was shown; if storage is blocked, it is shown again. */
export function rememberSeen(name: string): void {
  writeStorage('sessionStorage', keyOf(name), '1');
}
