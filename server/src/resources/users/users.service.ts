import { randomUUID } from 'node:crypto';
import {
  displayNameSchema,
  passwordSchema,
  type Role,
  type SignUpForm,
  usernameSchema,
} from '@portico/shared/contracts';
import type { z } from 'zod';
import { AppError, notFound } from '../../plugins/app-error.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { RevisionConflict } from '../../storage/record-store.ts';
import { SESSION_LINK_PATH } from '../auth/link-page.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { hashPassword } from '../auth/passwords.ts';
import { socialIdentities } from '../auth/social/social-users.ts';
import { type UserRecord, userRepository } from '../auth/user.repository.ts';

/** [SIGNUP-04] */
export const USERNAME_TAKEN = 'Username already exists please use another Username';

interface UserName {
  provider: string;
  username: string;
}

export interface NewUser extends UserName {
  displayName: string;
  /** Without one they sign in by a session link. */
  password?: string | undefined;
  roles: readonly Role[];
  availableTowns?: readonly string[] | undefined;
}

/** What the operator is told of a user. */
export type UserSummary = Pick<
  UserRecord,
  'uid' | 'username' | 'displayName' | 'roles' | 'isDisabled' | 'availableTowns' | 'createdDate'
>;

/**
 * The accounts of a provider, for sign-up and for the operator. Throws AppError: 'not-found' for a username that nobody
 * has, 'conflict' for one that is taken, 'invalid' for what breaks the rules of usernames, passwords and names.
 */
export interface UsersService {
  exists(name: UserName): Promise<boolean>;
  /** Whatever the form asks for beyond a name and a password is not given. [API-11, SIGNUP-02, T-08] */
  signUp(provider: string, form: SignUpForm): Promise<UserRecord>;
  create(user: NewUser): Promise<UserRecord>;
  /** In order of their usernames. */
  list(provider: string): Promise<UserSummary[]>;
  /** Ends all their sessions and open session links, as the next three do. */
  setPassword(user: UserName & { password: string }): Promise<void>;
  /** Works at once, also in sessions that are open: nobody is protected, since the operator can undo it. [OPEN-15] */
  setRoles(user: UserName & { roles: readonly Role[] }): Promise<void>;
  disable(name: UserName): Promise<void>;
  enable(name: UserName): Promise<void>;
  /** Frees the username; what they made stays. */
  delete(name: UserName): Promise<void>;
  /** A path that opens one session within a day, to be put behind an address of the provider. [OPEN-46] */
  createSessionLink(name: UserName): Promise<{ path: string; expiresAt: string }>;
}

interface UsersServiceOptions {
  records: RecordStore;
  codes: OneTimeCodes;
  administrativeTowns: readonly string[];
  now: () => Date;
}

export function createUsersService(options: UsersServiceOptions): UsersService {
  const { records, codes, administrativeTowns, now } = options;
  const users = userRepository(records);
  const identities = socialIdentities(records);

  async function find({ provider, username }: UserName): Promise<StoredRecord<UserRecord>> {
    const user = await users.recordOf(provider, username);
    if (!user) throw notFound(`The user ${username}`);
    return user;
  }

  const change = async (user: StoredRecord<UserRecord>, changes: Partial<UserRecord>) =>
    records.batch([users.change(user, changes)]);

  /** With this, no session that was opened before counts any more. */
  const nextEpoch = ({ value }: StoredRecord<UserRecord>) => ({
    sessionEpoch: (value.sessionEpoch ?? 0) + 1,
  });

  async function create({ provider, password, ...rest }: NewUser): Promise<UserRecord> {
    const username = checked('username', usernameSchema, rest.username);
    const displayName = checked('displayName', displayNameSchema, rest.displayName);
    const newPassword = password === undefined ? undefined : checked('password', passwordSchema, password);
    if (await users.byUsername(provider, username)) throw new AppError('conflict', USERNAME_TAKEN);
    const user: UserRecord = {
      uid: randomUUID(),
      username,
      displayName,
      roles: [...rest.roles],
      availableTowns: rest.availableTowns?.filter((town) => !administrativeTowns.includes(town)),
      passwordHash: newPassword === undefined ? undefined : await hashPassword(newPassword),
      createdDate: now().toISOString(),
    };
    try {
      await records.batch(users.creation(provider, user));
    } catch (error) {
      if (error instanceof RevisionConflict) throw new AppError('conflict', USERNAME_TAKEN);
      throw error;
    }
    return user;
  }

  return {
    create,
    exists: async ({ provider, username }) => (await users.byUsername(provider, username)) !== undefined,
    signUp: (provider, { username, displayName, password }) =>
      create({ provider, username, displayName, password, roles: ['portal_creator'] }),

    async list(provider) {
      const found = (await users.list(provider)).map(({ value }) => summarise(value));
      return found.sort((a, b) => a.username.localeCompare(b.username));
    },

    async setPassword({ password, ...name }) {
      const user = await find(name);
      const passwordHash = await hashPassword(checked('password', passwordSchema, password));
      await change(user, { passwordHash, ...nextEpoch(user) });
    },

    async setRoles({ roles, ...name }) {
      await change(await find(name), { roles: [...roles] });
    },

    async disable(name) {
      const user = await find(name);
      await change(user, { isDisabled: true, ...nextEpoch(user) });
    },

    async enable(name) {
      await change(await find(name), { isDisabled: false });
    },

    async delete(name) {
      const user = await find(name);
      await records.batch([
        ...users.deletion(user),
        ...(await identities.deletionsOf(name.provider, user.value.uid)),
      ]);
    },

    async createSessionLink(name) {
      const { value: owner } = await find(name);
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

function checked<Schema extends z.ZodType>(field: string, schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? '';
  throw new AppError('invalid', `${field}: ${message}.`, [{ path: field, message }]);
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
