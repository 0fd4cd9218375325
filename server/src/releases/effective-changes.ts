import type { ReleaseEvent } from '@portico/shared/contracts';

/** A change of the stable set that was not rolled back. */
export interface EffectiveChange {
  name: string;
  version: string;
  /** Undefined for a package that was not in the previous set. */
  from: string | undefined;
}

/** Replays the history, oldest first; the last one is what a rollback reverts. */
export function effectiveChanges(history: readonly ReleaseEvent[]): EffectiveChange[] {
  const changes: EffectiveChange[] = [];
  const live = new Map<string, string | undefined>();
  for (const { action, name, version, from } of history) {
    switch (action) {
      case 'publish':
      case 'promote':
      case 'pin':
        // A pin to the live version changes nothing, and no other version can be pinned.
        if (action !== 'pin' || from !== undefined) changes.push({ name, version, from });
        live.set(name, version);
        break;
      case 'rollback':
      case 'automatic-rollback': {
        // Otherwise it was a canary.
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
