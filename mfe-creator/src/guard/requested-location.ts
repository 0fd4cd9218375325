import { safeReturnAddress } from '@portico/shared/domain';

/** Navigation state with which a guard redirects to /login. [CREATOR-01] */
export interface LoginRequest {
  /** Path, query and hash of the requested page. */
  requested: string;
}

/** The page that was requested before /login; undefined if it was /login itself. */
export function requestedLocation(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('requested' in state)) return undefined;
  return typeof state.requested === 'string' ? safeReturnAddress(state.requested) : undefined;
}
