import type { AuthUser, Role } from '@portico/shared/contracts';
import { AppError } from '../../plugins/app-error.ts';
import type { Provider } from '../../providers/providers.ts';

/** The signed-in person; throws 'unauthenticated'. */
export function requireViewer(viewer: AuthUser | undefined): AuthUser {
  if (!viewer) throw new AppError('unauthenticated', 'Please sign in.');
  return viewer;
}

/** Whether someone is an admin of the host's provider. [OPEN-15] */
export const isAdmin = (viewer: AuthUser | undefined): boolean => viewer?.roles.includes('admin') ?? false;

/** The signed-in person, who has the role; throws 'unauthenticated' or 'forbidden'. [OPEN-15] */
export function requireRole(viewer: AuthUser | undefined, role: Role): AuthUser {
  const user = requireViewer(viewer);
  if (!user.roles.includes(role)) throw new AppError('forbidden', 'You may not do this.');
  return user;
}

/**
 * Signing in and up by oneself is closed where the pages for it are; what is left there is the operator's session link.
 * Throws 'forbidden'. [LOGIN-09, OPEN-29, OPEN-46, T-50]
 */
export function requirePublicProvider({ isPrivate }: Pick<Provider, 'isPrivate'>): void {
  if (isPrivate) throw new AppError('forbidden', 'Whoever runs this site lets people in by a link.');
}

/** Throws 'forbidden' where nobody makes an account, and where one needs an invitation and has none. [OPEN-55] */
export function requireOpenSignUp({ settings }: Pick<Provider, 'settings'>, hasInvitation = false): void {
  if (settings.signUp === 'closed') throw new AppError('forbidden', 'This site takes no new accounts.');
  if (settings.signUp === 'invitation' && !hasInvitation) {
    throw new AppError('forbidden', 'This site takes new accounts by invitation alone.');
  }
}
