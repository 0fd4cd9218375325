import type { ReleaseEvent } from '@portico/shared/contracts';

/** A change of what everybody gets that nobody has taken back. */
export interface ChangeInForce {
  name: string;
  version: string;
  /** Undefined for a package that was in no set before. */
  from: string | undefined;
}

/** Read from the history, oldest first: its end is what a rollback takes back. */
export function changesInForce(history: readonly ReleaseEvent[]): ChangeInForce[] {
  const changes: ChangeInForce[] = [];
  const live = new Map<string, string | undefined>();
  for (const { action, name, version, from } of history) {
    switch (action) {
      case 'publish':
      case 'promote':
      case 'pin':
        // A pin to what is live changes nothing that anybody gets, and nothing else is pinned that is not live.
        if (action !== 'pin' || from !== undefined) changes.push({ name, version, from });
        live.set(name, version);
        break;
      case 'rollback':
      case 'automatic-rollback': {
        // Otherwise it was of what a share of the visitors got.
        const wasForAll = live.get(name) === (from ?? version);
        if (!wasForAll) break;
        const at = changes.findLastIndex((change) => change.name === name);
        if (at >= 0) changes.splice(at, 1);
        live.set(name, from === undefined ? undefined : version);
        break;
      }
      case 'try':
      case 'unpin':
      case 'remove':
        break;
    }
  }
  return changes;
}
