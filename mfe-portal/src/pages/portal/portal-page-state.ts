import { isApiError, isNotFound, isPermissionDenied } from '@portico/shared/api';
import type { Portal } from '@portico/shared/contracts';

export type PortalPageState =
  /** Loading, or loading again for the signed-in person or with a grant. */
  | { kind: 'looking' }
  /** It does not exist for this person, who is redirected home. [PORTAL-03] */
  | { kind: 'missing' }
  | { kind: 'failed'; isOffline: boolean }
  | { kind: 'locked' }
  | { kind: 'ready'; portal: Portal };

/** State of the query, as the hook returns it. */
export interface PortalResponse {
  portal: Portal | undefined;
  error: unknown;
  isFetching: boolean;
}

/**
 * State of the page for a query. A refusal, which a server failure [OPEN-43] is not, counts only with `isFinal`, if it
 * was requested after the session settled: the server renders for an anonymous visitor, and an editor must never see
 * the passcode screen. [OPEN-03, OPEN-04, PERM-10]
 */
export function portalPageState(
  { portal, error, isFetching }: PortalResponse,
  isFinal: boolean,
): PortalPageState {
  if (isNotFound(error)) return isFinal && !isFetching ? { kind: 'missing' } : { kind: 'looking' };
  if (isPermissionDenied(error)) return isFinal && !isFetching ? { kind: 'locked' } : { kind: 'looking' };
  if (portal) return { kind: 'ready', portal };
  if (error === undefined || isFetching) return { kind: 'looking' };
  return { kind: 'failed', isOffline: isApiError(error) && error.kind === 'offline' };
}
