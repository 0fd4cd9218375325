const keyOf = (name: string): string => `portico.seen.${name}`;

/** Whether this pop-up or splash was already shown in the tab's session. [T-24] */
export function wasSeen(name: string): boolean {
  try {
    return sessionStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}

/** Records for the tab's session that it was shown; with blocked storage it is shown again. */
export function rememberSeen(name: string): void {
  try {
    sessionStorage.setItem(keyOf(name), '1');
  } catch {
    // Blocked storage: it is shown again.
  }
}
