/** From the revision that one of our saves was based on to the one that it created, by portal. */
const nextRevisions = new Map<string, string>();

const keyOf = (id: string, modifiedDate: string): string => `${id} ${modifiedDate}`;

/** Records a save of this browser. */
export function recordOwnRevision(id: string, baseRevision: string, next: string): void {
  // A save without a new revision would be an endless loop below.
  if (next !== baseRevision) nextRevisions.set(keyOf(id, baseRevision), next);
}

/**
 * The latest revision reached from `baseRevision` by saves of this browser alone, so that an editor that has been open
 * for a while conflicts with other people only. [T-49]
 */
export function latestOwnRevision(id: string, baseRevision: string): string {
  let latest = baseRevision;
  for (
    let next = nextRevisions.get(keyOf(id, latest));
    next !== undefined;
    next = nextRevisions.get(keyOf(id, latest))
  ) {
    latest = next;
  }
  return latest;
}
