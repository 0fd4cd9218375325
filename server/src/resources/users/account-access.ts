import type { Role } from '@portico/shared/contracts';
import { AppError, changedMeanwhile } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { StoredRecord } from '../../storage/record-store.ts';
import type { UserRecord } from '../auth/user.repository.ts';
import { timeAfter } from '../writes/optimistic-lock.ts';
import { nextEpoch, type UserKey, type UserStore } from './user-store.ts';

/**
 * A change of someone's access, by the operator, or by the admin of the uid `by`. An admin changes others only, and must
 * be an enabled admin when the change is saved: so one admin always remains, also when two change each other.
 */
type AccessChange = UserKey & { by?: string | undefined };

/** What the operator and admins change of others' access. */
export interface AccountAccess {
  /**
   * Takes effect immediately, also in open sessions: a mistake can be undone. Throws 'conflict' when `seen` is not the
   * user's `rolesDate`. [OPEN-15]
   */
  setRoles(
    change: AccessChange & { roles: readonly Role[]; seen?: string | null | undefined },
  ): Promise<void>;
  /** Ends all sessions and open session links of the user, as does `endSessions`. */
  disable(change: AccessChange): Promise<void>;
  enable(change: AccessChange): Promise<void>;
  endSessions(change: AccessChange): Promise<void>;
  /**
   * Removes authenticator app, passkeys and recovery codes of a user who has lost them; then the password alone signs
   * in.
   */
  removeSecondFactor(change: AccessChange): Promise<void>;
}

export function createAccountAccess({ users, now }: { users: UserStore; now: () => Date }): AccountAccess {
  /** Changes someone's access; the batch fails when the admin who does it was changed meanwhile. */
  const changeAccess = (
    { by, ...key }: AccessChange,
    changesOf: (user: StoredRecord<UserRecord>) => Partial<UserRecord>,
  ): Promise<void> =>
    retryOnConflict(async () => {
      const user = await users.find(key);
      const admin = by === undefined ? undefined : await users.existing(key.provider, by);
      if (admin && (admin.value.isDisabled || !admin.value.roles.includes('admin')))
        throw new AppError('forbidden', 'You may not do this.');
      if (admin?.id === user.id) throw new AppError('conflict', 'You can’t change your own access.');
      await users.save(user, changesOf(user), ...(admin ? [users.change(admin, {})] : []));
    });

  return {
    setRoles: ({ roles, seen, ...access }) =>
      changeAccess(access, (user) => {
        const { rolesDate } = user.value;
        if (seen !== undefined && rolesDate !== undefined && seen !== rolesDate)
          throw changedMeanwhile('this user', { at: rolesDate });
        return { roles: [...roles], rolesDate: timeAfter(rolesDate, now()) };
      }),
    disable: (access) => changeAccess(access, (user) => ({ isDisabled: true, ...nextEpoch(user) })),
    enable: (access) => changeAccess(access, () => ({ isDisabled: false })),
    endSessions: (access) => changeAccess(access, nextEpoch),
    removeSecondFactor: (access) =>
      changeAccess(access, () => ({ secondFactor: undefined, pendingSecondFactor: undefined })),
  };
}
