import type { PortalTransition, PortalVersion } from '@portico/shared/contracts';

/** The state of a page that its changes since the last release are compared with. */
export type ReleasedVersion =
  | { kind: 'never-released' }
  /** No version has been recorded since, so nothing has changed. */
  | { kind: 'unchanged' }
  /** `isOldest`: the released version was deleted, and this is the oldest stored one. */
  | { kind: 'version'; version: PortalVersion; latest: PortalVersion; isOldest: boolean };

/** `history` in any order; `versions` newest first. */
export function releasedVersion(
  history: readonly PortalTransition[],
  versions: readonly PortalVersion[],
): ReleasedVersion {
  const releasedAt = history
    .filter(({ to, event }) => to === 'RELEASE' && event === undefined)
    .reduce((last, { at }) => (at > last ? at : last), '');
  if (releasedAt === '') return { kind: 'never-released' };
  const [latest] = versions;
  const released = versions.find(({ at }) => at <= releasedAt);
  const version = released ?? versions.at(-1);
  if (!latest || !version || (released && released.number === latest.number)) return { kind: 'unchanged' };
  return { kind: 'version', version, latest, isOldest: released === undefined };
}
