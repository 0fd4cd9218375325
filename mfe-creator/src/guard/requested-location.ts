import { safeReturnAddress } from '@portico/shared/domain';

/** Navigation state with which a guard sends a person to /login. [CREATOR-01] */
export interface LoginRequest {
  /** Path, query and hash of the page that was asked for. */
  requested: string;
}

/** The page that was asked for before /login; undefined when /login itself was. */
export function requestedLocation(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('requested' in state)) return undefined;
  return typeof state.requested === 'string' ? safeReturnAddress(state.requested) : undefined;
}
