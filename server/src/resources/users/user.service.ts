import { AppError } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { SESSION_LINK_PATH } from '../auth/link-page.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import { socialIdentities } from '../auth/social/social-users.ts';
import type { UserRecord } from '../auth/user.repository.ts';
import { departureWrites } from '../portals/portal-editors.service.ts';
import { type AccountAccess, createAccountAccess } from './account-access.ts';
import { allowedPassword } from './allowed-password.ts';
import { createOwnAccount, type OwnAccount } from './own-account.ts';
import { createUserCreation, type UserCreation } from './user-creation.ts';
import { createUserStore, nextEpoch, type UserName } from './user-store.ts';

/** The fields of a user that the operator sees. */
type UserSummary = Pick<
  UserRecord,
  'uid' | 'username' | 'displayName' | 'roles' | 'isDisabled' | 'availableTowns' | 'createdDate'
>;

/**
 * Accounts of a provider, for sign-up and the operator. Throws AppError: 'not-found' for an unknown username,
 * 'conflict' for a taken one, 'invalid' for a username, password or name against the rules.
 */
export interface UsersService extends UserCreation, OwnAccount, AccountAccess {
  /** Ordered by username. */
  list(provider: string): Promise<UserSummary[]>;
  /** Ends all sessions and open session links of the user, as does `delete`. */
  setPassword(user: UserName & { password: string }): Promise<void>;
  secondFactorOf(name: UserName): Promise<{ hasTotp: boolean; passkeys: number; recoveryCodes: number }>;
  /** Frees the username; the user's content stays, for an admin to transfer. [OPEN-54] */
  delete(name: UserName): Promise<void>;
  /** A path that opens one session within a day; prefix it with the provider's origin. [OPEN-46] */
  createSessionLink(name: UserName): Promise<{ path: string; expiresAt: string }>;
}

interface UsersServiceOptions {
  records: RecordStore;
  codes: OneTimeCodes;
  sessions: Sessions;
  administrativeTowns: readonly string[];
  now: () => Date;
}

export function createUsersService(options: UsersServiceOptions): UsersService {
  const { records, codes, now } = options;
  const users = createUserStore(records);
  const identities = socialIdentities(records);

  return {
    ...createUserCreation({ ...options, users }),
    ...createOwnAccount({ ...options, users }),
    ...createAccountAccess({ users, now }),

    async list(provider) {
      const found = (await users.list(provider)).map(({ value }) => summarise(value));
      return found.sort((a, b) => a.username.localeCompare(b.username));
    },

    async setPassword({ password, ...name }) {
      const user = await users.find(name);
      const { displayName } = user.value;
      const allowed = await allowedPassword(records, password, { ...name, displayName });
      await users.save(user, { passwordHash: await hashPassword(allowed), ...nextEpoch(user) });
    },

    async secondFactorOf(name) {
      const { secondFactor } = (await users.find(name)).value;
      return {
        hasTotp: secondFactor?.sealedSecret !== undefined,
        passkeys: secondFactor?.passkeys?.length ?? 0,
        recoveryCodes: secondFactor?.recoveryHashes.length ?? 0,
      };
    },

    async delete(name) {
      const user = await users.find(name);
      await records.batch([
        ...users.deletion(user),
        ...(await identities.deletionsOf(name.provider, user.value.uid)),
        ...(await departureWrites({ records, now }, { provider: name.provider, user: user.value })),
      ]);
    },

    async createSessionLink(name) {
      const { value: owner } = await users.find(name);
      if (owner.isDisabled) throw new AppError('conflict', `The user ${name.username} is disabled.`);
      const { code, expiresAt } = await codes.issue({
        provider: name.provider,
        owner,
        purpose: 'sessionLink',
      });
      return { path: `${SESSION_LINK_PATH}#${code}`, expiresAt };
    },
  };
}

const summarise = (user: UserRecord): UserSummary => ({
  uid: user.uid,
  username: user.username,
  displayName: user.displayName,
  roles: user.roles,
  isDisabled: user.isDisabled,
  availableTowns: user.availableTowns,
  createdDate: user.createdDate,
});
