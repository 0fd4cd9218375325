import type { AuthUser } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';

export interface UserRecord extends AuthUser {
  /** argon2id; absent for those who sign in by a social provider or a link alone. */
  passwordHash?: string | undefined;
  /** ISO time. */
  createdDate: string;
}

/** Users of a provider; a username belongs to one of them, however it is capitalised. */
export interface Users extends Pick<Collection<UserRecord>, 'get'> {
  byUsername(provider: string, username: string): Promise<UserRecord | undefined>;
  /** Fails as a whole when the username is taken: two sign-ups at once cannot both get it. [T-10] */
  creation(provider: string, user: UserRecord): RecordWrite[];
}

export function userRepository(records: RecordStore): Users {
  const users = collection<UserRecord>(records, 'user');
  const usernames = collection<{ uid: string }>(records, 'username');
  return {
    get: users.get,
    async byUsername(provider, username) {
      const owner = await usernames.get(provider, usernameKey(username));
      return owner && (await users.get(provider, owner.value.uid))?.value;
    },
    creation: (provider, user) => [
      usernames.write({
        provider,
        id: usernameKey(user.username),
        value: { uid: user.uid },
        expectedRevision: 0,
      }),
      users.write({ provider, id: user.uid, value: user, expectedRevision: 0 }),
    ],
  };
}

const usernameKey = (username: string): string => username.trim().normalize('NFKC').toLowerCase();
