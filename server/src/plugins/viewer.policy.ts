import type { AuthUser, Role } from '@portico/shared/contracts';
import { AppError } from '../kernel/app-error.ts';

/** The signed-in person; throws 'unauthenticated'. */
export function requireViewer(viewer: AuthUser | undefined): AuthUser {
  if (!viewer) throw new AppError('unauthenticated', 'Please sign in.');
  return viewer;
}

/** Whether someone is an admin of the host's provider. [OPEN-15] */
export const isAdmin = (viewer: Pick<AuthUser, 'roles'> | undefined): boolean =>
  viewer?.roles.includes('admin') ?? false;

/** The signed-in person if they have the role; throws 'unauthenticated' or 'forbidden'. [OPEN-15] */
export function requireRole(viewer: AuthUser | undefined, role: Role): AuthUser {
  const user = requireViewer(viewer);
  if (!user.roles.includes(role)) throw new AppError('forbidden', 'You may not do this.');
  return user;
}
