import type { AuthUser } from '@portico/shared/contracts';
import { isPortalEditor, mayOpen } from '@portico/shared/domain';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { isAdmin } from '../../plugins/viewer.policy.ts';
import type { PortalRecord } from './portal.repository.ts';

/** A requester's access to a portal. */
export type PortalAccess =
  | { kind: 'visible'; isEditor: boolean }
  /** Private, without a grant. */
  | { kind: 'locked' }
  /** Reported as not found. */
  | { kind: 'hidden' };

/** The fields that determine visibility. */
type VisibilityFields = Pick<PortalRecord, 'editors' | 'status' | 'isPrivate' | 'isWithheld'>;

/** The owner's uid; in records without one, the first editor, who created the portal. [OPEN-54] */
export const ownerOf = ({ owner, editors }: Pick<PortalRecord, 'owner' | 'editors'>): string | undefined =>
  owner ?? editors[0];

/**
 * Editors always see their portal [PERM-10]; others never see a draft in the wizard, and need a grant for a private
 * portal. Finished portals open by a direct link in any status, but withheld ones only for admins. [AMBIG-23, OPEN-04,
 * OPEN-55]
 */
export function portalAccess(
  portal: VisibilityFields,
  viewer: AuthUser | undefined,
  hasGrant: boolean,
): PortalAccess {
  const isEditor = isPortalEditor(portal, viewer);
  if (portal.status === 'DRAFT' && !isEditor) return { kind: 'hidden' };
  if (portal.isWithheld && !isEditor && !isAdmin(viewer)) return { kind: 'hidden' };
  const { isPrivate } = portal;
  return mayOpen({ isPrivate, isEditor, hasGrant }) ? { kind: 'visible', isEditor } : { kind: 'locked' };
}

export const notAnEditor = (): AppError => new AppError('forbidden', 'You are not an editor of this portal.');

/**
 * Throws for everyone but its editors: 'forbidden', or 'not-found' for those who may not know of it. [PERM-08, T-09]
 */
export function requireEditorOf(portal: VisibilityFields, viewer: AuthUser): void {
  if (isPortalEditor(portal, viewer)) return;
  if (portalAccess(portal, viewer, false).kind === 'hidden') throw notFound('This portal');
  throw notAnEditor();
}

/**
 * Throws for everyone but the owner and the provider's admins: 'forbidden' for editors, and as `requireEditorOf` for
 * everyone else. [OPEN-54]
 */
export function requireOwnerOf(
  portal: VisibilityFields & Pick<PortalRecord, 'owner'>,
  viewer: AuthUser,
): void {
  if (ownerOf(portal) === viewer.uid || isModeratedBy(portal, viewer)) return;
  requireEditorOf(portal, viewer);
  throw new AppError('forbidden', 'Only the owner of this portal may do this.');
}

/** Whether an admin may see the portal: all but drafts in the wizard. [OPEN-04, OPEN-15] */
export const isModeratedBy = (portal: VisibilityFields, viewer: AuthUser): boolean =>
  isAdmin(viewer) && portalAccess(portal, viewer, true).kind !== 'hidden';
