import { isApiError, isNotFound, isPermissionDenied } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';

/** What the portal page shows. */
export type PortalPageState =
  /** Asking, or asking again as the person who is signed in or holds a grant. */
  | { kind: 'looking' }
  /** It does not exist for this person: they are taken home. [PORTAL-03] */
  | { kind: 'missing' }
  | { kind: 'failed'; isOffline: boolean }
  | { kind: 'locked' }
  | { kind: 'ready'; portal: Portal };

/** The call's state, as the query hook gives it. */
export interface PortalResponse {
  portal: Portal | undefined;
  error: unknown;
  isAsking: boolean;
}

/**
 * A refusal counts once it is certain who asks: the server's HTML is always rendered for a stranger, and an editor or a
 * holder of a grant never sees the passcode screen. [OPEN-03, OPEN-04, PERM-10] `isFinal`: the response was asked for
 * after the session was settled. A server failure is no refusal. [OPEN-43]
 */
export function portalPageState(
  { portal, error, isAsking }: PortalResponse,
  isFinal: boolean,
): PortalPageState {
  if (isNotFound(error)) return isFinal && !isAsking ? { kind: 'missing' } : { kind: 'looking' };
  if (isPermissionDenied(error)) return isFinal && !isAsking ? { kind: 'locked' } : { kind: 'looking' };
  if (portal) return { kind: 'ready', portal };
  if (error === undefined || isAsking) return { kind: 'looking' };
  return { kind: 'failed', isOffline: isApiError(error) && error.kind === 'offline' };
}
