import { randomUUID } from 'node:crypto';
import {
  displayNameSchema,
  type Language,
  type Role,
  type SignUpForm,
  usernameSchema,
} from '@portico/shared/contracts';
import { AppError, nameTaken } from '../../kernel/app-error.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { hashPassword } from '../auth/passwords.ts';
import type { UserRecord } from '../auth/user.repository.ts';
import { allowedPassword } from './allowed-password.ts';
import { checkedField } from './checked-field.ts';
import type { UserName, UserStore } from './user-store.ts';

/** Fixed by the specification. */
const USERNAME_TAKEN = 'Username already exists please use another Username';

/** Path of an invitation. The code is in the fragment, which is never sent to a server or logged. */
const SIGN_UP_PATH = '/signUp';

const usedInvitation = (): AppError =>
  new AppError('forbidden', 'This invitation has been used or has expired.');

interface NewUser extends UserName {
  displayName: string;
  /** Without a password they sign in by a session link. */
  password?: string | undefined;
  roles: readonly Role[];
  availableTowns?: readonly string[] | undefined;
  language?: Language | undefined;
}

/** New accounts, by sign-up, invitation or the operator. */
export interface UserCreation {
  exists(name: UserName): Promise<boolean>;
  /** Ignores fields of the form besides name and password. [API-11, SIGNUP-02, SIGNUP-04, T-08] */
  signUp(provider: string, form: SignUpForm, language?: Language): Promise<UserRecord>;
  /**
   * A path that creates one account within a week; prefix it with the provider's origin. With `adminBy`, the uid of an
   * admin, the account becomes an admin as well. [OPEN-55]
   */
  invite(
    provider: string,
    invitation?: { adminBy?: string | undefined; email?: string | undefined },
  ): Promise<{ path: string; expiresAt: string }>;
  create(user: NewUser): Promise<UserRecord>;
}

interface UserCreationOptions {
  records: RecordStore;
  users: UserStore;
  codes: OneTimeCodes;
  administrativeTowns: readonly string[];
  now: () => Date;
}

export function createUserCreation(options: UserCreationOptions): UserCreation {
  const { records, users, codes, administrativeTowns, now } = options;

  async function create({ provider, password, ...rest }: NewUser, invitation?: string): Promise<UserRecord> {
    const username = checkedField('username', usernameSchema, rest.username);
    const displayName = checkedField('displayName', displayNameSchema, rest.displayName);
    const newPassword =
      password === undefined
        ? undefined
        : await allowedPassword(records, password, { provider, username, displayName });
    if (await users.byUsername(provider, username)) throw nameTaken('username', USERNAME_TAKEN);
    const use = invitation === undefined ? undefined : await codes.signUpUse({ provider, code: invitation });
    if (invitation !== undefined && !use) throw usedInvitation();
    const email =
      use?.email !== undefined && !(await users.byEmail(provider, use.email)) ? use.email : undefined;
    const user: UserRecord = {
      uid: randomUUID(),
      username,
      displayName,
      roles: [...(use?.roles ?? rest.roles)],
      availableTowns: rest.availableTowns?.filter((town) => !administrativeTowns.includes(town)),
      passwordHash: newPassword === undefined ? undefined : await hashPassword(newPassword),
      // The invitation was mailed there.
      email,
      language: rest.language,
      createdDate: now().toISOString(),
    };
    try {
      await records.batch([...users.creation(provider, user), ...(use ? [use.write] : [])]);
    } catch (error) {
      if (error instanceof RevisionConflict && error.key.kind === 'one-time-code') throw usedInvitation();
      if (error instanceof RevisionConflict) throw nameTaken('username', USERNAME_TAKEN);
      throw error;
    }
    return user;
  }

  return {
    create: (user) => create(user),
    exists: async ({ provider, username }) => (await users.byUsername(provider, username)) !== undefined,
    signUp: (provider, { username, displayName, password, invitation }, language) =>
      create({ provider, username, displayName, password, language, roles: ['portal_creator'] }, invitation),
    async invite(provider, invitation) {
      const { code, expiresAt } = await codes.inviteToSignUp(provider, invitation);
      return { path: `${SIGN_UP_PATH}#${code}`, expiresAt };
    },
  };
}
