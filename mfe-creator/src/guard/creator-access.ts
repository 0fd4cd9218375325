/** Result of a guard. */
export type CreatorAccess =
  | 'waiting'
  | 'private-provider'
  | 'signed-out'
  /** The site requires a second factor first, or the account is to be erased. */
  | 'own-account-only'
  | 'granted';

interface Circumstances {
  /** Undefined while the site's configuration is loading; false if it cannot be loaded. [OPEN-39] */
  isPrivateProvider: boolean | undefined;
  isSessionSettled: boolean;
  isAuthenticated: boolean;
  isOwnAccountOnly?: boolean | undefined;
}

/**
 * A private provider is checked first, for signed-in and signed-out users alike [AMBIG-27]; then the session must be
 * known.
 */
export function creatorAccess(circumstances: Circumstances): CreatorAccess {
  const { isPrivateProvider, isSessionSettled, isAuthenticated } = circumstances;
  if (isPrivateProvider) return 'private-provider';
  if (isPrivateProvider === undefined || !isSessionSettled) return 'waiting';
  if (!isAuthenticated) return 'signed-out';
  return circumstances.isOwnAccountOnly ? 'own-account-only' : 'granted';
}
