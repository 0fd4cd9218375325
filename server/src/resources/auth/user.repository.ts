import type { AuthUser } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';

/** A credential of Web Authentication, in its user's record. */
export interface PasskeyRecord {
  /** Base64url, as the authenticator chose it. */
  credentialId: string;
  /** COSE key, base64url. */
  publicKey: string;
  /** Of signatures; 0 for ever with authenticators that do not count. */
  counter: number;
  /** How the browser reached the authenticator, as a hint for the next time. */
  transports?: string[] | undefined;
  /** The host, and so the relying party id, that it was made for. */
  host: string;
  name: string;
  /** ISO time, as the next. */
  createdDate: string;
  lastUsedDate?: string | undefined;
}

/** What a user needs to sign in besides the password: an authenticator app, passkeys, or both. */
export interface SecondFactorRecord {
  /** The secret of the authenticator app, sealed with the server's key; absent without one. */
  sealedSecret?: string | undefined;
  /** The last time step, of 30 seconds since 1970, whose code was accepted: none is accepted twice. */
  lastStep?: number | undefined;
  passkeys?: readonly PasskeyRecord[] | undefined;
  /** SHA-256 of the recovery codes that were not used. */
  recoveryHashes: string[];
}

export interface UserRecord extends AuthUser {
  /** argon2id; absent for those who sign in by a social provider or a link alone. */
  passwordHash?: string | undefined;
  /** Asked for at sign-in after the password. */
  secondFactor?: SecondFactorRecord | undefined;
  /** A secret that waits for its first code. */
  pendingSecondFactor?: { sealedSecret: string; expiresAt: string } | undefined;
  /** Raised to end every session and code that was opened before. */
  sessionEpoch?: number | undefined;
  /** May not sign in, until the operator lets them again. */
  isDisabled?: boolean | undefined;
  /** ISO time of the first release of a page that the account owns. [OPEN-55] */
  approvedDate?: string | undefined;
  /** Kept for the operator; it gives no power. [OPEN-14] */
  availableTowns?: string[] | undefined;
  /** ISO time. */
  createdDate: string;
}

/** Users of a provider; a username belongs to one of them, however it is capitalised. */
export interface Users extends Pick<Collection<UserRecord>, 'get' | 'list'> {
  byUsername(provider: string, username: string): Promise<UserRecord | undefined>;
  /** The same with its revision, for who changes it. */
  recordOf(provider: string, username: string): Promise<StoredRecord<UserRecord> | undefined>;
  /** Fails as a whole when the username is taken: two sign-ups at once cannot both get it. [T-10] */
  creation(provider: string, user: UserRecord): RecordWrite[];
  /** Fails when someone else has changed the user since it was read. */
  change(before: StoredRecord<UserRecord>, changes: Partial<UserRecord>): RecordWrite;
  deletion(user: StoredRecord<UserRecord>): RecordWrite[];
}

export function userRepository(records: RecordStore): Users {
  const users = collection<UserRecord>(records, 'user');
  const usernames = collection<{ uid: string }>(records, 'username');
  async function recordOf(provider: string, username: string) {
    const owner = await usernames.get(provider, usernameKey(username));
    return owner && users.get(provider, owner.value.uid);
  }
  return {
    get: users.get,
    list: users.list,
    recordOf,
    byUsername: async (provider, username) => (await recordOf(provider, username))?.value,
    creation: (provider, user) => [
      usernames.write({
        provider,
        id: usernameKey(user.username),
        value: { uid: user.uid },
        expectedRevision: 0,
      }),
      users.write({ provider, id: user.uid, value: user, expectedRevision: 0 }),
    ],
    change: ({ provider, id, revision, value }, changes) =>
      users.write({ provider, id, value: { ...value, ...changes }, expectedRevision: revision }),
    deletion: ({ provider, id, kind, revision, value }) => [
      { delete: { provider, kind, id, expectedRevision: revision } },
      { delete: { provider, kind: 'username', id: usernameKey(value.username) } },
    ],
  };
}

/** What two usernames have in common that are one: width, composition and capitals do not count. */
export const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();

/** Names of users by uid, as far as they are still there. */
export async function displayNames(
  records: RecordStore,
  { provider, uids }: { provider: string; uids: readonly string[] },
): Promise<Map<string, string>> {
  const users = userRepository(records);
  const found = await Promise.all([...new Set(uids)].map((uid) => users.get(provider, uid)));
  return new Map(found.flatMap((user) => (user ? [[user.id, user.value.displayName] as const] : [])));
}
