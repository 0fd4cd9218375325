/** From the version that a save of this page was made on to the one that it made, by portal. */
const madeFrom = new Map<string, string>();

const keyOf = (id: string, modifiedDate: string): string => `${id} ${modifiedDate}`;

/** Remembers a save of one's own. */
export function noteOwnSave(id: string, seen: string, made: string): void {
  // A save that made no new version leads nowhere; followed, it would lead round for ever.
  if (made !== seen) madeFrom.set(keyOf(id, seen), made);
}

/**
 * The newest version that follows from one by saves of one's own alone: whoever has seen the first has seen that one.
 * So an editor that has been open for a while is in conflict with others only, not with oneself. [T-49]
 */
export function newestOwn(id: string, seen: string): string {
  let newest = seen;
  for (
    let next = madeFrom.get(keyOf(id, newest));
    next !== undefined;
    next = madeFrom.get(keyOf(id, newest))
  ) {
    newest = next;
  }
  return newest;
}
