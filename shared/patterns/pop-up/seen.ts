const keyOf = (name: string): string => `portico.seen.${name}`;

/** Whether this tab's session has shown that pop-up or splash already. [T-24] */
export function wasSeen(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Remembers it for the tab's session; blocked storage costs a second showing, nothing more. */
export function rememberSeen(name: string): void {
  try {
    sessionStorage.setItem(keyOf(name), '1');
  } catch {
    // See above.
  }
}
