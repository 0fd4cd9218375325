import type { AuthUser } from '@portico/shared/contracts';
import type { Provider } from '../../providers/providers.ts';
import type { UserRecord } from './user.repository.ts';

/** A user as they see themselves. [DATA-23] */
export const presentUser = ({ uid, username, displayName, roles }: UserRecord): AuthUser => ({
  uid,
  username,
  displayName,
  roles,
});

/** Whether the site requires a second factor and this user has none. */
export const needsSecondFactor = ({ settings }: Pick<Provider, 'settings'>, user: UserRecord): boolean =>
  settings.adminSecondFactor === true && user.roles.includes('admin') && !user.secondFactor;

/** The same for the site's own pages, which send a user without a required second factor to their account. */
export const presentSignedIn = (provider: Pick<Provider, 'settings'>, user: UserRecord): AuthUser => ({
  ...presentUser(user),
  ...(needsSecondFactor(provider, user) ? { needsSecondFactor: true } : {}),
  ...(user.deletesAt ? { deletesAt: user.deletesAt } : {}),
});
