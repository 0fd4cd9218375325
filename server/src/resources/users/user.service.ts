import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_GRACE_DAYS,
  displayNameSchema,
  type Language,
  PASSWORD_REFUSALS,
  passwordSchema,
  type Role,
  type SignUpForm,
  usernameSchema,
} from '@portico/shared/contracts';
import type { z } from 'zod';
import {
  AppError,
  changedMeanwhile,
  nameTaken,
  notFound,
  refusedField,
  refusedFields,
  wrongPassword,
} from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import { errorDetails } from '../../plugins/error-details.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import { SESSION_LINK_PATH } from '../auth/link-page.ts';
import type { OneTimeCodes } from '../auth/one-time-codes.ts';
import { passwordWeakness } from '../auth/password-weakness.ts';
import { hashPassword, isPassword } from '../auth/passwords.ts';
import type { Sessions } from '../auth/sessions.ts';
import { socialIdentities } from '../auth/social/social-users.ts';
import { type UserRecord, userRepository } from '../auth/user.repository.ts';
import { departureWrites } from '../portals/portal-editors.service.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../web-config/web-config.repository.ts';
import { timeAfter } from '../writes/optimistic-lock.ts';

/** Fixed by the specification. [SIGNUP-04] */
export const USERNAME_TAKEN = 'Username already exists please use another Username';

const DAY_MS = 24 * 3_600_000;

/** Path of an invitation. The code is in the fragment, which is never sent to a server or logged. */
const SIGN_UP_PATH = '/signUp';

const usedInvitation = (): AppError =>
  new AppError('forbidden', 'This invitation has been used or has expired.');

const usedLink = (): AppError => new AppError('not-found', 'This link has been used or has expired.');

interface UserName {
  provider: string;
  username: string;
}

/** A user by name or by uid. */
type UserKey = UserName | { provider: string; uid: string };

/**
 * A change of someone's access, by the operator, or by the admin of the uid `by`. An admin changes others only, and must
 * be an enabled admin when the change is saved: so one admin always remains, also when two change each other.
 */
type AccessChange = UserKey & { by?: string | undefined };

/** A person who changes their own account, with their session's token. */
interface OwnAccount {
  provider: string;
  uid: string;
  token: string;
}

export interface NewUser extends UserName {
  displayName: string;
  /** Without a password they sign in by a session link. */
  password?: string | undefined;
  roles: readonly Role[];
  availableTowns?: readonly string[] | undefined;
  language?: Language | undefined;
}

/** The fields of a user that the operator sees. */
export type UserSummary = Pick<
  UserRecord,
  'uid' | 'username' | 'displayName' | 'roles' | 'isDisabled' | 'availableTowns' | 'createdDate'
>;

/**
 * Accounts of a provider, for sign-up and the operator. Throws AppError: 'not-found' for an unknown username,
 * 'conflict' for a taken one, 'invalid' for a username, password or name against the rules.
 */
export interface UsersService {
  exists(name: UserName): Promise<boolean>;
  /** Ignores fields of the form besides name and password. [API-11, SIGNUP-02, T-08] */
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
  /** Ordered by username. */
  list(provider: string): Promise<UserSummary[]>;
  /**
   * Changes one's own password and ends every other session and all open codes. Throws 'invalid' at `currentPassword`
   * when it is wrong.
   */
  changePassword(change: OwnAccount & { currentPassword: string; password: string }): Promise<void>;
  /**
   * Sets a new password by the code of a recovery mail, and ends all sessions and codes. Throws 'not-found' for a code
   * that was used or has expired.
   */
  recoverPassword(recovery: { provider: string; code: string; password: string }): Promise<UserRecord>;
  /** Sets the address that the code was mailed to. Throws 'not-found', or 'conflict' if another account has it. */
  confirmEmail(confirmation: { provider: string; code: string }): Promise<UserRecord>;
  /** Removes the address, or changes the language and the kinds of mails. */
  changeMail(
    change: { provider: string; uid: string } & (
      | { email: undefined }
      | Pick<UserRecord, 'language'>
      | Pick<UserRecord, 'stoppedMails'>
    ),
  ): Promise<void>;
  changeProfile(
    change: { provider: string; uid: string } & {
      displayName?: string | undefined;
      language?: Language | undefined;
    },
  ): Promise<UserRecord>;
  /**
   * Has the account erased after the grace period, and ends its sessions. Throws 'conflict' for the last enabled admin.
   */
  leave(account: { provider: string; uid: string }): Promise<UserRecord & { deletesAt: string }>;
  /** Takes `leave` back. */
  stay(account: { provider: string; uid: string }): Promise<void>;
  endOtherSessions(own: OwnAccount): Promise<void>;
  /** Ends all sessions and open session links of the user, as do `disable`, `endSessions` and `delete`. */
  setPassword(user: UserName & { password: string }): Promise<void>;
  /**
   * Takes effect immediately, also in open sessions: a mistake can be undone. Throws 'conflict' when `seen` is not the
   * user's `rolesDate`. [OPEN-15]
   */
  setRoles(
    change: AccessChange & { roles: readonly Role[]; seen?: string | null | undefined },
  ): Promise<void>;
  disable(change: AccessChange): Promise<void>;
  enable(change: AccessChange): Promise<void>;
  endSessions(change: AccessChange): Promise<void>;
  secondFactorOf(name: UserName): Promise<{ hasTotp: boolean; passkeys: number; recoveryCodes: number }>;
  /**
   * Removes authenticator app, passkeys and recovery codes of a user who has lost them; then the password alone signs
   * in.
   */
  removeSecondFactor(change: AccessChange): Promise<void>;
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
  const { records, codes, sessions, administrativeTowns, now } = options;
  const users = userRepository(records);
  const identities = socialIdentities(records);
  const webConfigs = webConfigRepository(records);

  async function find(key: UserKey): Promise<StoredRecord<UserRecord>> {
    const { provider } = key;
    const isNamed = 'username' in key;
    const user = isNamed ? await users.recordOf(provider, key.username) : await users.get(provider, key.uid);
    if (!user) throw notFound(isNamed ? `The user ${key.username}` : 'This user');
    return user;
  }

  async function own(provider: string, uid: string): Promise<StoredRecord<UserRecord>> {
    const user = await users.get(provider, uid);
    if (!user) throw notFound('This user');
    return user;
  }

  const change = async (
    user: StoredRecord<UserRecord>,
    changes: Partial<UserRecord>,
    ...others: RecordWrite[]
  ) => records.batch([users.change(user, changes), ...others]);

  /** Changes someone's access; the batch fails when the admin who does it was changed meanwhile. */
  const changeAccess = (
    { by, ...key }: AccessChange,
    changesOf: (user: StoredRecord<UserRecord>) => Partial<UserRecord>,
  ): Promise<void> =>
    retryOnConflict(async () => {
      const user = await find(key);
      const admin = by === undefined ? undefined : await own(key.provider, by);
      if (admin && (admin.value.isDisabled || !admin.value.roles.includes('admin')))
        throw new AppError('forbidden', 'You may not do this.');
      if (admin?.id === user.id) throw new AppError('conflict', 'You can’t change your own access.');
      await change(user, changesOf(user), ...(admin ? [users.change(admin, {})] : []));
    });

  /** Invalidates every earlier session. */
  const nextEpoch = ({ value }: StoredRecord<UserRecord>) => ({
    sessionEpoch: (value.sessionEpoch ?? 0) + 1,
  });

  /** Returns the password; throws 'invalid' when it breaks the rules or is easily guessed. */
  async function allowedPassword(
    password: string,
    owner: { provider: string; username: string; displayName: string },
  ): Promise<string> {
    const allowed = checked('password', passwordSchema, password);
    const site = (await webConfigs.get(owner.provider, WEB_CONFIG_ID))?.value.title ?? {};
    const names = [owner.username, owner.displayName, owner.provider, ...Object.values(site)];
    const weakness = await passwordWeakness(allowed, names);
    if (weakness) {
      throw refusedField({
        path: 'password',
        message: PASSWORD_REFUSALS[weakness],
        code: `password-${weakness}`,
      });
    }
    return allowed;
  }

  async function create({ provider, password, ...rest }: NewUser, invitation?: string): Promise<UserRecord> {
    const username = checked('username', usernameSchema, rest.username);
    const displayName = checked('displayName', displayNameSchema, rest.displayName);
    const newPassword =
      password === undefined
        ? undefined
        : await allowedPassword(password, { provider, username, displayName });
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

  /** Changes the owner of a code; the batch fails when the code was used concurrently. */
  async function changeByCode(
    { user, write }: { user: StoredRecord<UserRecord>; write: RecordWrite },
    changes: Partial<UserRecord>,
    ...others: RecordWrite[]
  ): Promise<void> {
    try {
      await change(user, changes, write, ...others);
    } catch (error) {
      if (error instanceof RevisionConflict) throw usedLink();
      throw error;
    }
  }

  return {
    create,
    exists: async ({ provider, username }) => (await users.byUsername(provider, username)) !== undefined,
    signUp: (provider, { username, displayName, password, invitation }, language) =>
      create({ provider, username, displayName, password, language, roles: ['portal_creator'] }, invitation),
    async invite(provider, invitation) {
      const { code, expiresAt } = await codes.inviteToSignUp(provider, invitation);
      return { path: `${SIGN_UP_PATH}#${code}`, expiresAt };
    },

    async list(provider) {
      const found = (await users.list(provider)).map(({ value }) => summarise(value));
      return found.sort((a, b) => a.username.localeCompare(b.username));
    },

    async changePassword({ provider, uid, token, currentPassword, password }) {
      const user = await own(provider, uid);
      const { passwordHash: before, username, displayName } = user.value;
      if (before === undefined) throw new AppError('conflict', 'This account has no password.');
      if (!(await isPassword(currentPassword, before))) throw wrongPassword();
      const allowed = await allowedPassword(password, { provider, username, displayName });
      await change(
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
        await allowedPassword(password, { provider, username, displayName }),
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
        const user = await own(provider, uid);
        const { email: before } = user.value;
        const writes = 'email' in changes ? users.emailWrites(provider, uid, before, changes.email) : [];
        await change(user, changes, ...writes);
      });
    },

    changeProfile: ({ provider, uid, displayName, language }) =>
      retryOnConflict(async () => {
        const user = await own(provider, uid);
        const changes = {
          ...(displayName === undefined
            ? {}
            : { displayName: checked('displayName', displayNameSchema, displayName) }),
          ...(language === undefined ? {} : { language }),
        };
        await change(user, changes);
        return { ...user.value, ...changes };
      }),

    leave: ({ provider, uid }) =>
      retryOnConflict(async () => {
        const user = await own(provider, uid);
        const { value } = user;
        const isAdmin = value.roles.includes('admin');
        const otherAdmin = isAdmin
          ? (await users.list(provider)).find((one) => one.id !== uid && isLastingAdmin(one.value))
          : undefined;
        if (isAdmin && !otherAdmin)
          throw new AppError('conflict', 'You are the last admin: make someone else an admin first.');
        const deletesAt = new Date(now().getTime() + ACCOUNT_GRACE_DAYS * DAY_MS).toISOString();
        await change(
          user,
          { deletesAt, ...nextEpoch(user) },
          // Two admins who leave at the same time must not both count on each other.
          ...(otherAdmin ? [users.change(otherAdmin, {})] : []),
        );
        return { ...value, deletesAt };
      }),

    stay: ({ provider, uid }) =>
      retryOnConflict(async () => change(await own(provider, uid), { deletesAt: undefined })),

    async endOtherSessions({ provider, uid, token }) {
      await retryOnConflict(async () => {
        const user = await own(provider, uid);
        const { sessionEpoch } = nextEpoch(user);
        await change(user, { sessionEpoch }, await sessions.carrying(provider, token, sessionEpoch));
      });
    },

    async setPassword({ password, ...name }) {
      const user = await find(name);
      const { displayName } = user.value;
      const passwordHash = await hashPassword(await allowedPassword(password, { ...name, displayName }));
      await change(user, { passwordHash, ...nextEpoch(user) });
    },

    setRoles: ({ roles, seen, ...access }) =>
      changeAccess(access, (user) => {
        const { rolesDate } = user.value;
        if (seen !== undefined && rolesDate !== undefined && seen !== rolesDate)
          throw changedMeanwhile('this user', { at: rolesDate });
        return { roles: [...roles], rolesDate: timeAfter(rolesDate, now()) };
      }),

    disable: (access) =>
      changeAccess(access, (user) => ({
        isDisabled: true,
        ...nextEpoch(user),
      })),

    enable: (access) => changeAccess(access, () => ({ isDisabled: false })),

    endSessions: (access) => changeAccess(access, nextEpoch),

    async secondFactorOf(name) {
      const { secondFactor } = (await find(name)).value;
      return {
        hasTotp: secondFactor?.sealedSecret !== undefined,
        passkeys: secondFactor?.passkeys?.length ?? 0,
        recoveryCodes: secondFactor?.recoveryHashes.length ?? 0,
      };
    },

    removeSecondFactor: (access) =>
      changeAccess(access, () => ({ secondFactor: undefined, pendingSecondFactor: undefined })),

    async delete(name) {
      const user = await find(name);
      await records.batch([
        ...users.deletion(user),
        ...(await identities.deletionsOf(name.provider, user.value.uid)),
        ...(await departureWrites({ records, now }, { provider: name.provider, user: user.value })),
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
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const details = errorDetails(parsed.error.issues, field);
  throw refusedFields(details.slice(0, 1), `${field}: ${details[0]?.message}.`);
}

const isLastingAdmin = ({ roles, isDisabled, deletesAt }: UserRecord): boolean =>
  roles.includes('admin') && !isDisabled && !deletesAt;

const summarise = (user: UserRecord): UserSummary => ({
  uid: user.uid,
  username: user.username,
  displayName: user.displayName,
  roles: user.roles,
  isDisabled: user.isDisabled,
  availableTowns: user.availableTowns,
  createdDate: user.createdDate,
});
