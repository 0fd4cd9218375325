import type { AuthUser, PortalEditor } from '@portico/shared/contracts';
import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { AppError, notFound } from '../../plugins/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { userRepository } from '../auth/user.repository.ts';
import { requireEditorOf } from './portal.policy.ts';
import type { PortalRecord } from './portal.repository.ts';
import type { PortalStores } from './portal.service.ts';
import { rewritePortal } from './portal-rewrite.ts';

/** The editors by name, in the order in which they came; someone who is gone keeps their uid for a name. [OPEN-31] */
export async function editorsOf(
  records: RecordStore,
  { provider, editors }: Pick<PortalRecord, 'provider' | 'editors'>,
): Promise<PortalEditor[]> {
  const users = userRepository(records);
  const found = await Promise.all(editors.map((uid) => users.get(provider, uid)));
  return editors.map((uid, index) => ({ uid, displayName: found[index]?.value.displayName ?? uid }));
}

interface EditorChange {
  provider: string;
  id: string;
  /** Who asks for it. */
  editor: AuthUser;
}

/** Makes someone an editor by username; who is one already stays one. Throws 'invalid' for an unknown name. [OPEN-31] */
export const inviteEditor = (
  stores: PortalStores,
  { username, ...change }: EditorChange & { username: string },
): Promise<PortalRecord> =>
  changeEditors(stores, change, async (editors) => {
    const invited = await userRepository(stores.records).byUsername(change.provider, username);
    if (!invited) {
      const message = `There is no user with the name ${username}.`;
      throw new AppError('invalid', message, [{ path: 'body.data.username', message }]);
    }
    if (editors.includes(invited.uid)) return editors;
    if (editors.length >= CONTENT_LIMITS.editors) {
      throw new AppError('invalid', `A portal has at most ${CONTENT_LIMITS.editors} editors.`);
    }
    return [...editors, invited.uid];
  });

/** Takes an editor out, also oneself. Throws 'invalid' for the last one. [OPEN-31] */
export const removeEditor = (
  stores: PortalStores,
  { uid, ...change }: EditorChange & { uid: string },
): Promise<PortalRecord> =>
  changeEditors(stores, change, async (editors) => {
    if (!editors.includes(uid)) throw notFound('This editor');
    if (editors.length === 1) throw new AppError('invalid', 'The last editor of a portal cannot be removed.');
    return editors.filter((other) => other !== uid);
  });

/** The content stays as everyone has seen it, so `modifiedDate` does too. */
const changeEditors = (
  stores: PortalStores,
  { provider, id, editor }: EditorChange,
  change: (editors: string[]) => Promise<string[]>,
): Promise<PortalRecord> =>
  rewritePortal(stores, {
    provider,
    id,
    by: editor.uid,
    who: 'editor',
    authorise: (portal) => requireEditorOf(portal, editor),
    change: async (portal) => ({ ...portal, editors: await change(portal.editors) }),
  });
