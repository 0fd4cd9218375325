import { ACCOUNT_GRACE_DAYS, displayNameSchema, type Language } from '@portico/shared/contracts';
import { AppError, wrongPassword } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import type { UserRecord } from '../auth/user.repository.ts';
import { allowedPassword } from './allowed-password.ts';
import { checkedField } from './checked-field.ts';
import { nextEpoch, type UserId, type UserStore } from './user-store.ts';

const DAY_MS = 24 * 3_600_000;

const usedLink = (): AppError => new AppError('not-found', 'This link has been used or has expired.');

/** A person who changes their own account, with their session's token. */
interface OwnSession extends UserId {
  token: string;
}

/** What people change of their own account. */
export interface OwnAccount {
  /**
   * Changes one's own password and ends every other session and all open codes. Throws 'invalid' at `currentPassword`
   * when it is wrong.
   */
  changePassword(change: OwnSession & { currentPassword: string; password: string }): Promise<void>;
  /**
   * Sets a new password by the code of a recovery mail, and ends all sessions and codes. Throws 'not-found' for a code
   * that was used or has expired.
   */
  recoverPassword(recovery: { provider: string; code: string; password: string }): Promise<UserRecord>;
  /** Sets the address that the code was mailed to. Throws 'not-found', or 'conflict' if another account has it. */
  confirmEmail(confirmation: { provider: string; code: string }): Promise<UserRecord>;
  /** Removes the address, or changes the language and the kinds of mails. */
  changeMail(
    change: UserId & ({ email: undefined } | Pick<UserRecord, 'language'> | Pick<UserRecord, 'stoppedMails'>),
  ): Promise<void>;
  changeProfile(
    change: UserId & { displayName?: string | undefined; language?: Language | undefined },
  ): Promise<UserRecord>;
  /**
   * Has the account erased after the grace period, and ends its sessions. Throws 'conflict' for the last enabled admin.
   */
  leave(account: UserId): Promise<UserRecord & { deletesAt: string }>;
  /** Undoes `leave`. */
  stay(account: UserId): Promise<void>;
  endOtherSessions(own: OwnSession): Promise<void>;
}

interface OwnAccountOptions {
  records: RecordStore;
  users: UserStore;
  codes: OneTimeCodes;
  sessions: Sessions;
  now: () => Date;
}

export function createOwnAccount({ records, users, codes, sessions, now }: OwnAccountOptions): OwnAccount {
  /** Changes the owner of a code; the batch fails when the code was used concurrently. */
  async function changeByCode(
    { user, write }: { user: StoredRecord<UserRecord>; write: RecordWrite },
    changes: Partial<UserRecord>,
    ...others: RecordWrite[]
  ): Promise<void> {
    try {
      await users.save(user, changes, write, ...others);
    } catch (error) {
      if (error instanceof RevisionConflict) throw usedLink();
      throw error;
    }
  }

  return {
    async changePassword({ provider, uid, token, currentPassword, password }) {
      const user = await users.existing(provider, uid);
      const { passwordHash: before, username, displayName } = user.value;
      if (before === undefined) throw new AppError('conflict', 'This account has no password.');
      if (!(await isPassword(currentPassword, before))) throw wrongPassword();
      const allowed = await allowedPassword(records, password, { provider, username, displayName });
      await users.save(
        user,
        { passwordHash: await hashPassword(allowed), ...nextEpoch(user) },
        await sessions.carrying(provider, token, nextEpoch(user).sessionEpoch),
      );
    },

    async recoverPassword({ provider, code, password }) {
      const use = await codes.use({ provider, code, purpose: 'recovery' });
      if (!use) throw usedLink();
      const { username, displayName } = use.user.value;
      const passwordHash = await hashPassword(
        await allowedPassword(records, password, { provider, username, displayName }),
      );
      await changeByCode(use, { passwordHash, ...nextEpoch(use.user) });
      return use.user.value;
    },

    async confirmEmail({ provider, code }) {
      const use = await codes.use({ provider, code, purpose: 'email' });
      if (use?.email === undefined) throw usedLink();
      const owner = await users.byEmail(provider, use.email);
      if (owner && owner.id !== use.user.id)
        throw new AppError('conflict', 'Another account of this site has this address.');
      const { uid, email: before } = use.user.value;
      const writes = users.emailWrites(provider, uid, before, use.email);
      await changeByCode(use, { email: use.email }, ...writes);
      return use.user.value;
    },

    async changeMail({ provider, uid, ...changes }) {
      await retryOnConflict(async () => {
        const user = await users.existing(provider, uid);
        const { email: before } = user.value;
        const writes = 'email' in changes ? users.emailWrites(provider, uid, before, changes.email) : [];
        await users.save(user, changes, ...writes);
      });
    },

    changeProfile: ({ provider, uid, displayName, language }) =>
      retryOnConflict(async () => {
        const user = await users.existing(provider, uid);
        const changes = {
          ...(displayName === undefined
            ? {}
            : { displayName: checkedField('displayName', displayNameSchema, displayName) }),
          ...(language === undefined ? {} : { language }),
        };
        await users.save(user, changes);
        return { ...user.value, ...changes };
      }),

    leave: ({ provider, uid }) =>
      retryOnConflict(async () => {
        const user = await users.existing(provider, uid);
        const { value } = user;
        const isAdmin = value.roles.includes('admin');
        const otherAdmin = isAdmin
          ? (await users.list(provider)).find((one) => one.id !== uid && isLastingAdmin(one.value))
          : undefined;
        if (isAdmin && !otherAdmin)
          throw new AppError('conflict', 'You are the last admin: make someone else an admin first.');
        const deletesAt = new Date(now().getTime() + ACCOUNT_GRACE_DAYS * DAY_MS).toISOString();
        await users.save(
          user,
          { deletesAt, ...nextEpoch(user) },
          // Two admins who leave at the same time must not both count on each other.
          ...(otherAdmin ? [users.change(otherAdmin, {})] : []),
        );
        return { ...value, deletesAt };
      }),

    stay: ({ provider, uid }) =>
      retryOnConflict(async () => users.save(await users.existing(provider, uid), { deletesAt: undefined })),

    async endOtherSessions({ provider, uid, token }) {
      await retryOnConflict(async () => {
        const user = await users.existing(provider, uid);
        const { sessionEpoch } = nextEpoch(user);
        await users.save(user, { sessionEpoch }, await sessions.carrying(provider, token, sessionEpoch));
      });
    },
  };
}

const isLastingAdmin = ({ roles, isDisabled, deletesAt }: UserRecord): boolean =>
  roles.includes('admin') && !isDisabled && !deletesAt;
