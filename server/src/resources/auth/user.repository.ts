import type { AuthUser } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import type { SecondFactorRecord } from './second-factor.ts';

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
