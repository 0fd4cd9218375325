import type { ReleaseEvent } from '@portico/shared/contracts';
import type { ReleaseKey } from './release-files.ts';
import { ReleaseRefused } from './release-refused.ts';

export const keyOf = ({ name, version }: ReleaseKey): string => `${name} ${version}`;

const removedOf = new WeakMap<readonly ReleaseEvent[], ReadonlySet<string>>();

/** Keys (`keyOf`) of all removed releases. */
export function removedReleases(history: readonly ReleaseEvent[]): ReadonlySet<string> {
  let removed = removedOf.get(history);
  if (!removed) {
    removed = new Set(history.filter(({ action }) => action === 'remove').map(keyOf));
    removedOf.set(history, removed);
  }
  return removed;
}

export const wasRemoved = (release: ReleaseKey): ReleaseRefused =>
  new ReleaseRefused(
    `${keyOf(release)} was removed, and a removed version cannot be published again: raise its version.`,
  );
