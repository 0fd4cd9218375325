import type { AuthUser } from '@portico/shared/contracts';
import { AppError, notFound } from '../../plugins/app-error.ts';
import type { PortalRecord } from './portal.repository.ts';

/** What a portal is to someone who asks for it. */
export type PortalAccess =
  | { kind: 'visible'; isEditor: boolean }
  /** Private, and no grant to it. */
  | { kind: 'locked' }
  /** As if it did not exist. */
  | { kind: 'hidden' };

/** One rule for owners and editors: their uid is in `editors`. [PERM-09, AMBIG-12] */
export const isEditorOf = (viewer: AuthUser | undefined, portal: Pick<PortalRecord, 'editors'>): boolean =>
  viewer !== undefined && portal.editors.includes(viewer.uid);

/**
 * Editors see their portal always [PERM-10]; others see no draft that is still in the wizard, and a private portal only
 * with a grant. Finished portals open by a direct link, whatever their status. [AMBIG-23, OPEN-04]
 */
export function portalAccess(
  portal: Pick<PortalRecord, 'editors' | 'status' | 'isPrivate'>,
  viewer: AuthUser | undefined,
  hasGrant: boolean,
): PortalAccess {
  if (isEditorOf(viewer, portal)) return { kind: 'visible', isEditor: true };
  if (portal.status === 'DRAFT') return { kind: 'hidden' };
  if (portal.isPrivate && !hasGrant) return { kind: 'locked' };
  return { kind: 'visible', isEditor: false };
}

export const notAnEditor = (): AppError => new AppError('forbidden', 'You are not an editor of this portal.');

/** Throws for everyone but its editors: 'forbidden', or as if it did not exist where they may not know of it. [PERM-08, T-09] */
export function requireEditorOf(
  portal: Pick<PortalRecord, 'editors' | 'status' | 'isPrivate'>,
  viewer: AuthUser,
): void {
  if (isEditorOf(viewer, portal)) return;
  if (portalAccess(portal, viewer, false).kind === 'hidden') throw notFound('This portal');
  throw notAnEditor();
}
