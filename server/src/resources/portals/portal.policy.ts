import type { AuthUser } from '@portico/shared/contracts';
import { isPortalEditor, mayOpen } from '@portico/shared/domain';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { isAdmin } from '../../plugins/viewer.policy.ts';
import type { PortalRecord } from './portal.repository.ts';

/** What a portal is to someone who asks for it. */
export type PortalAccess =
  | { kind: 'visible'; isEditor: boolean }
  /** Private, and no grant to it. */
  | { kind: 'locked' }
  /** As if it did not exist. */
  | { kind: 'hidden' };

/** What decides who may know of a portal. */
type VisibilityFields = Pick<PortalRecord, 'editors' | 'status' | 'isPrivate' | 'isWithheld'>;

/** The owner's uid; in records that name none, the first editor, who made the portal. [OPEN-54] */
export const ownerOf = ({ owner, editors }: Pick<PortalRecord, 'owner' | 'editors'>): string | undefined =>
  owner ?? editors[0];

/**
 * Editors see their portal always [PERM-10]; others see no draft that is still in the wizard, and a private portal only
 * with a grant. Finished portals open by a direct link, whatever their status, but withheld ones for admins alone.
 * [AMBIG-23, OPEN-04, OPEN-55]
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

/** Throws for everyone but its editors: 'forbidden', or as if it did not exist where they may not know of it. [PERM-08, T-09] */
export function requireEditorOf(portal: VisibilityFields, viewer: AuthUser): void {
  if (isPortalEditor(portal, viewer)) return;
  if (portalAccess(portal, viewer, false).kind === 'hidden') throw notFound('This portal');
  throw notAnEditor();
}

/**
 * Throws for everyone but the owner and the admins of the provider. Editors get 'forbidden', everyone else what
 * `requireEditorOf` throws. [OPEN-54]
 */
export function requireOwnerOf(
  portal: VisibilityFields & Pick<PortalRecord, 'owner'>,
  viewer: AuthUser,
): void {
  if (ownerOf(portal) === viewer.uid || isModeratedBy(portal, viewer)) return;
  requireEditorOf(portal, viewer);
  throw new AppError('forbidden', 'Only the owner of this portal may do this.');
}

/** Whether an admin may know of the portal: of all but drafts in the wizard. [OPEN-04, OPEN-15] */
export const isModeratedBy = (portal: VisibilityFields, viewer: AuthUser): boolean =>
  isAdmin(viewer) && portalAccess(portal, viewer, true).kind !== 'hidden';
