import type { AuthUser } from '@portico/shared/contracts';
import type { UserRecord } from './user.repository.ts';

/** What a person is told of themselves. [DATA-23] */
export const presentUser = ({ uid, username, displayName, roles }: UserRecord): AuthUser => ({
  uid,
  username,
  displayName,
  roles,
});
