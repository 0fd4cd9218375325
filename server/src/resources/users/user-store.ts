import { notFound } from '../../kernel/app-error.ts';
import type { RecordStore, RecordWrite, StoredRecord } from '../../storage/record-store.ts';
import { type UserRecord, type Users, userRepository } from '../auth/user.repository.ts';

export interface UserName {
  provider: string;
  username: string;
}

export interface UserId {
  provider: string;
  uid: string;
}

/** A user by name or by uid. */
export type UserKey = UserName | UserId;

/** Users with the reads and writes that the parts of `UsersService` share. */
export interface UserStore extends Users {
  /** Throws 'not-found' for an unknown user. */
  find(key: UserKey): Promise<StoredRecord<UserRecord>>;
  /** Changes a user and writes the others in one batch, which fails when the user has changed since it was read. */
  save(user: StoredRecord<UserRecord>, changes: Partial<UserRecord>, ...others: RecordWrite[]): Promise<void>;
}

export function createUserStore(records: RecordStore): UserStore {
  const users = userRepository(records);
  return {
    ...users,
    async find(key) {
      if (!('username' in key)) return users.existing(key.provider, key.uid);
      const user = await users.recordOf(key.provider, key.username);
      if (!user) throw notFound(`The user ${key.username}`);
      return user;
    },
    async save(user, changes, ...others) {
      await records.batch([users.change(user, changes), ...others]);
    },
  };
}

/** Invalidates every earlier session. */
export const nextEpoch = ({ value }: StoredRecord<UserRecord>): { sessionEpoch: number } => ({
  sessionEpoch: (value.sessionEpoch ?? 0) + 1,
});
