import type { AuthUser, Language, OptionalMail } from '@portico/shared/contracts';
import { notFound } from '../../kernel/app-error.ts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';

/** A WebAuthn credential, stored in its user's record. */
export interface PasskeyRecord {
  /** Base64url, as the authenticator chose it. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Signature counter; always 0 for authenticators without one. */
  counter: number;
  /** Transports of the authenticator, as a hint for the next sign-in. */
  transports?: string[] | undefined;
  /** The host, and relying party id, that it was created for. */
  host: string;
  name: string;
  /** ISO time, as the next. */
  createdDate: string;
  lastUsedDate?: string | undefined;
}

/** Second factors of a user: an authenticator app, passkeys, or both. */
export interface SecondFactorRecord {
  /** The authenticator app's secret, encrypted with the server's key. */
  sealedSecret?: string | undefined;
  /** The last accepted time step, of 30 seconds since 1970: each code works once. */
  lastStep?: number | undefined;
  passkeys?: readonly PasskeyRecord[] | undefined;
  /** SHA-256 of the unused recovery codes. */
  recoveryHashes: string[];
}

export interface UserRecord extends AuthUser {
  /** argon2id; absent for users who sign in only by a social provider or a link. */
  passwordHash?: string | undefined;
  /** Required at sign-in after the password. */
  secondFactor?: SecondFactorRecord | undefined;
  /** A secret that is not confirmed by a code yet. */
  pendingSecondFactor?: { sealedSecret: string; expiresAt: string } | undefined;
  /** Incremented to end every earlier session and code. */
  sessionEpoch?: number | undefined;
  /** May not sign in until the operator or an admin enables the account. */
  isDisabled?: boolean | undefined;
  /** The confirmed e-mail address; no two accounts of a provider have the same. */
  email?: string | undefined;
  /** Of their mails. */
  language?: Language | undefined;
  /** Kinds of mails that they do not want. */
  stoppedMails?: readonly OptionalMail[] | undefined;
  /** ISO time at which the account is erased, as its owner has requested. */
  deletesAt?: string | undefined;
  /** Their changes of released pages wait for a moderator. */
  isReviewed?: boolean | undefined;
  /** ISO time of the last change of `roles`. */
  rolesDate?: string | undefined;
  /** ISO time of the first release of a page that the account owns. [OPEN-55] */
  approvedDate?: string | undefined;
  /** Informational; grants no rights. [OPEN-14] */
  availableTowns?: string[] | undefined;
  /** ISO time. */
  createdDate: string;
}

/** Users of a provider. Usernames are unique, ignoring case. */
export interface Users extends Pick<Collection<UserRecord>, 'get' | 'list'> {
  /** By uid; throws 'not-found'. */
  existing(provider: string, uid: string): Promise<StoredRecord<UserRecord>>;
  byUsername(provider: string, username: string): Promise<UserRecord | undefined>;
  /** By the confirmed address. */
  byEmail(provider: string, email: string): Promise<StoredRecord<UserRecord> | undefined>;
  /** The same with its revision, for a change. */
  recordOf(provider: string, username: string): Promise<StoredRecord<UserRecord> | undefined>;
  /**
   * The writes of a new user; the batch fails when the username is taken, so that concurrent sign-ups cannot both get
   * it. [T-10]
   */
  creation(provider: string, user: UserRecord): RecordWrite[];
  /** The writes that give an account an address, or with undefined take it; the batch fails when the address is taken. */
  emailWrites(
    provider: string,
    uid: string,
    before: string | undefined,
    after: string | undefined,
  ): RecordWrite[];
  /** Fails when the user has changed since it was read. */
  change(before: StoredRecord<UserRecord>, changes: Partial<UserRecord>): RecordWrite;
  deletion(user: StoredRecord<UserRecord>): RecordWrite[];
}

export function userRepository(records: RecordStore): Users {
  const users = collection<UserRecord>(records, 'user');
  const usernames = collection<{ uid: string }>(records, 'username');
  const emails = collection<{ uid: string }>(records, 'user-email');
  async function recordOf(provider: string, username: string) {
    const owner = await usernames.get(provider, usernameKey(username));
    return owner && users.get(provider, owner.value.uid);
  }
  const emailWrites: Users['emailWrites'] = (provider, uid, before, after) => {
    const [from, to] = [before, after].map((email) => email && emailKey(email));
    if (from === to) return [];
    return [
      ...(from ? [{ delete: { provider, kind: emails.kind, id: from } }] : []),
      ...(to ? [emails.write({ provider, id: to, value: { uid }, expectedRevision: 0 })] : []),
    ];
  };
  return {
    get: users.get,
    list: users.list,
    async existing(provider, uid) {
      const user = await users.get(provider, uid);
      if (!user) throw notFound('This user');
      return user;
    },
    recordOf,
    byUsername: async (provider, username) => (await recordOf(provider, username))?.value,
    async byEmail(provider, email) {
      const owner = await emails.get(provider, emailKey(email));
      return owner && users.get(provider, owner.value.uid);
    },
    emailWrites,
    creation: (provider, user) => [
      usernames.write({
        provider,
        id: usernameKey(user.username),
        value: { uid: user.uid },
        expectedRevision: 0,
      }),
      users.write({ provider, id: user.uid, value: user, expectedRevision: 0 }),
      ...emailWrites(provider, user.uid, undefined, user.email),
    ],
    change: ({ provider, id, revision, value }, changes) =>
      users.write({ provider, id, value: { ...value, ...changes }, expectedRevision: revision }),
    deletion: ({ provider, id, kind, revision, value }) => [
      { delete: { provider, kind, id, expectedRevision: revision } },
      { delete: { provider, kind: 'username', id: usernameKey(value.username) } },
      ...emailWrites(provider, value.uid, value.email, undefined),
    ],
  };
}

/** Normalized form of a username: ignores width, composition and case. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** Normalized form of an address. Mail servers may distinguish cases; people do not. */
export const emailKey = (email: string): string => email.trim().normalize('NFKC').toLowerCase();

/** Display names of existing users by uid. */
export async function displayNames(
  records: RecordStore,
  { provider, uids }: { provider: string; uids: readonly string[] },
): Promise<Map<string, string>> {
  const users = userRepository(records);
  const found = await Promise.all([...new Set(uids)].map((uid) => users.get(provider, uid)));
  return new Map(found.flatMap((user) => (user ? [[user.id, user.value.displayName] as const] : [])));
}

/** Username and uid of a user by either, because a failed sign-in names the uid, and a command the username. */
export async function namesOf(
  records: RecordStore,
  { provider, name }: { provider: string; name: string },
): Promise<ReadonlySet<string>> {
  const users = userRepository(records);
  const user = (await users.byUsername(provider, name)) ?? (await users.get(provider, name))?.value;
  return new Set(user ? [name, user.username, user.uid] : [name]);
}
