import type { AuthUser, PortalInvitation, PortalMember } from '@portico/shared/contracts';
import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { isPortalEditor } from '@portico/shared/domain';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { isAdmin } from '../../plugins/viewer.policy.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import { type UserRecord, userRepository } from '../auth/user.repository.ts';
import { ownerOf, requireEditorOf, requireOwnerOf } from './portal.policy.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import type { PortalStores } from './portal.service.ts';
import { peopleWrite } from './portal-transitions.ts';
import { updatePortal } from './update-portal.ts';

/**
 * The owner, the editors in the order in which they joined, and invited people; a deleted account is shown by its uid.
 * [OPEN-31, OPEN-54]
 */
export async function membersOf(records: RecordStore, portal: PortalRecord): Promise<PortalMember[]> {
  const { provider, editors, invitations = [] } = portal;
  const users = userRepository(records);
  const owner = ownerOf(portal);
  const member = async (uid: string, role: PortalMember['role']): Promise<PortalMember> => ({
    uid,
    displayName: (await users.get(provider, uid))?.value.displayName ?? uid,
    role,
  });
  return Promise.all([
    ...(owner === undefined ? [] : [member(owner, 'owner')]),
    ...editors.filter((uid) => uid !== owner).map((uid) => member(uid, 'editor')),
    ...invitations.map(({ uid }) => member(uid, 'invited')),
  ]);
}

/** A person's invitations, newest first. [OPEN-54] */
export async function invitationsOf(
  records: RecordStore,
  { provider, uid }: { provider: string; uid: string },
): Promise<PortalInvitation[]> {
  const portals = await portalRepository(records).list(provider, { field: 'invited', value: uid });
  const users = userRepository(records);
  const found = await Promise.all(
    portals.map(async ({ value: { _id, title, invitations = [] } }) => {
      const invitation = invitations.find((one) => one.uid === uid);
      const inviter = invitation && (await users.get(provider, invitation.by));
      return { portalId: _id, title, invitedBy: inviter?.value.displayName, at: invitation?.at ?? '' };
    }),
  );
  return found.sort((a, b) => b.at.localeCompare(a.at));
}

interface EditorChange {
  provider: string;
  id: string;
  /** The person who requests it; undefined for the operator. */
  viewer?: AuthUser | undefined;
}

/**
 * Invites a user by username; no change for an editor or invited person. Throws 'invalid' for an unknown name.
 * [OPEN-31, OPEN-54]
 */
export const inviteEditor = (
  stores: PortalStores,
  { viewer, username, ...change }: EditorChange & { viewer: AuthUser; username: string },
): Promise<PortalRecord> =>
  changePeople(stores, {
    ...change,
    viewer,
    authorise: (portal) => requireEditorOf(portal, viewer),
    async change(portal) {
      const { uid } = await userNamed(stores.records, { provider: change.provider, username });
      const { editors, invitations = [] } = portal;
      if (editors.includes(uid) || invitations.some((one) => one.uid === uid)) return portal;
      refuseTooMany(portal);
      return {
        ...portal,
        invitations: [...invitations, { uid, by: viewer.uid, at: stores.now().toISOString() }],
      };
    },
  });

/** Adds an editor without an invitation, for the operator. [OPEN-54] */
export const addEditor = (
  stores: PortalStores,
  { username, ...change }: Omit<EditorChange, 'viewer'> & { username: string },
): Promise<PortalRecord> =>
  changePeople(stores, {
    ...change,
    async change(portal) {
      const { uid } = await userNamed(stores.records, { provider: change.provider, username });
      if (portal.editors.includes(uid)) return portal;
      const uninvited = withoutInvitation(portal, uid);
      refuseTooMany(uninvited);
      return { ...uninvited, editors: [...portal.editors, uid] };
    },
  });

/** Makes an invited person an editor; no change for an editor. Throws 'not-found' without an invitation. [OPEN-54] */
export const acceptInvitation = (
  stores: PortalStores,
  { viewer, ...change }: EditorChange & { viewer: AuthUser },
): Promise<PortalRecord> =>
  changePeople(stores, {
    ...change,
    viewer,
    authorise: (portal) => isPortalEditor(portal, viewer) || requireInvited(portal, viewer),
    change: async (portal) =>
      isPortalEditor(portal, viewer)
        ? portal
        : { ...withoutInvitation(portal, viewer.uid), editors: [...portal.editors, viewer.uid] },
  });

/** Throws 'not-found' without an invitation. [OPEN-54] */
export const declineInvitation = (
  stores: PortalStores,
  { viewer, ...change }: EditorChange & { viewer: AuthUser },
): Promise<PortalRecord> =>
  changePeople(stores, {
    ...change,
    viewer,
    authorise: (portal) => requireInvited(portal, viewer),
    change: async (portal) => withoutInvitation(portal, viewer.uid),
  });

/**
 * Removes an editor or an invitation: editors may leave and withdraw invitations; owner, admins and the operator may
 * remove others. Throws 'invalid' for the owner, who must transfer the portal first. [OPEN-31, OPEN-54]
 */
export const removeEditor = (
  stores: PortalStores,
  { viewer, uid, ...change }: EditorChange & { uid: string },
): Promise<PortalRecord> =>
  changePeople(stores, {
    ...change,
    viewer,
    authorise(portal) {
      if (!viewer) return;
      const isOwnOrOpen = uid === viewer.uid || portal.invitations?.some((one) => one.uid === uid);
      if (isOwnOrOpen && isPortalEditor(portal, viewer)) return;
      requireOwnerOf(portal, viewer);
    },
    async change(portal) {
      if (portal.invitations?.some((one) => one.uid === uid)) return withoutInvitation(portal, uid);
      if (!portal.editors.includes(uid)) throw notFound('This editor');
      if (uid === ownerOf(portal)) {
        throw new AppError('invalid', 'The owner of a portal cannot be removed: hand the portal over first.');
      }
      return { ...portal, editors: portal.editors.filter((other) => other !== uid) };
    },
  });

/** By uid or username; only admins and the operator may choose someone who is not an editor. */
export type NextOwner = { uid: string } | { username: string };

/**
 * Transfers ownership; the previous owner stays an editor while their account exists. Owners choose among the editors,
 * admins and the operator among all users, otherwise it throws 'invalid'. [OPEN-54]
 */
export const handOverPortal = (
  stores: PortalStores,
  { viewer, to, ...change }: EditorChange & { to: NextOwner },
): Promise<PortalRecord> =>
  changePeople(stores, {
    ...change,
    viewer,
    authorise: (portal) => viewer && requireOwnerOf(portal, viewer),
    async change(portal) {
      const users = userRepository(stores.records);
      const { provider } = change;
      const next =
        'uid' in to
          ? (await users.get(provider, to.uid))?.value
          : await users.byUsername(provider, to.username);
      const mayBeAnyone = !viewer || isAdmin(viewer);
      if (!next || !(mayBeAnyone || portal.editors.includes(next.uid))) {
        const message = mayBeAnyone ? 'There is no such user.' : 'Only an editor can become the owner.';
        throw refusedField(
          { path: 'body.data', message, code: mayBeAnyone ? 'unknown' : 'not-allowed' },
          message,
        );
      }
      const former = ownerOf(portal);
      if (next.uid === former) return portal;
      const isFormerThere = former !== undefined && (await users.get(provider, former)) !== undefined;
      const others = portal.editors.filter((uid) => uid !== next.uid && (uid !== former || isFormerThere));
      return { ...withoutInvitation(portal, next.uid), owner: next.uid, editors: [next.uid, ...others] };
    },
  });

/**
 * The writes for the deletion of an account: each portal that it owns records it in the history, for an admin to
 * transfer, and its invitations end. [OPEN-54]
 */
export async function departureWrites(
  { records, now }: Pick<PortalStores, 'records' | 'now'>,
  { provider, user }: { provider: string; user: Pick<UserRecord, 'uid' | 'displayName'> },
): Promise<RecordWrite[]> {
  const portals = portalRepository(records);
  const { uid, displayName } = user;
  const edited = await portals.list(provider, { field: 'editor', value: uid });
  const invited = await portals.list(provider, { field: 'invited', value: uid });
  const at = now().toISOString();
  return [
    ...edited
      .filter(({ value }) => ownerOf(value) === uid)
      .map(({ value }) =>
        peopleWrite(records, { portal: value, event: 'owner-gone', person: displayName, at }),
      ),
    ...invited.map(({ id, value, revision }) =>
      portals.write({ provider, id, value: withoutInvitation(value, uid), expectedRevision: revision }),
    ),
  ];
}

async function userNamed(
  records: RecordStore,
  { provider, username }: { provider: string; username: string },
): Promise<UserRecord> {
  const user = await userRepository(records).byUsername(provider, username);
  if (user) return user;
  const message = `There is no user with the name ${username}.`;
  throw refusedField({ path: 'body.data.username', message, code: 'unknown' }, message);
}

function refuseTooMany({ editors, invitations = [] }: PortalRecord): void {
  if (editors.length + invitations.length >= CONTENT_LIMITS.editors) {
    throw new AppError('invalid', `A portal has at most ${CONTENT_LIMITS.editors} editors.`);
  }
}

function requireInvited({ invitations }: PortalRecord, { uid }: AuthUser): void {
  if (!invitations?.some((one) => one.uid === uid)) throw notFound('This invitation');
}

function withoutInvitation({ invitations = [], ...portal }: PortalRecord, uid: string): PortalRecord {
  const others = invitations.filter((one) => one.uid !== uid);
  return others.length > 0 ? { ...portal, invitations: others } : portal;
}

interface PeopleRewrite extends EditorChange {
  /** Omitted for the operator. */
  authorise?: (portal: PortalRecord) => unknown;
  change: (portal: PortalRecord) => Promise<PortalRecord>;
}

/** Leaves `modifiedDate` unchanged, because the content is unchanged. Records the owner explicitly. */
const changePeople = (
  stores: PortalStores,
  { provider, id, viewer, authorise, change }: PeopleRewrite,
): Promise<PortalRecord> =>
  updatePortal(stores, {
    provider,
    id,
    by: viewer?.uid,
    who: 'editor',
    authorise: (portal) => void authorise?.(portal),
    async change(before) {
      const after = await change(before);
      return { ...after, owner: ownerOf(after) };
    },
  });
