import type { AuthUser } from '@portico/shared/contracts';
import type { Provider } from '../../providers/providers.ts';
import type { UserRecord } from './user.repository.ts';

/** What a person is told of themselves. [DATA-23] */
export const presentUser = ({ uid, username, displayName, roles }: UserRecord): AuthUser => ({
  uid,
  username,
  displayName,
  roles,
});

/** Whether the site requires a second factor of this person, who has none. */
export const needsSecondFactor = ({ settings }: Pick<Provider, 'settings'>, user: UserRecord): boolean =>
  settings.adminSecondFactor === true && user.roles.includes('admin') && !user.secondFactor;

/** The same for a site's own pages, which send such a person to their account. */
export const presentSignedIn = (provider: Pick<Provider, 'settings'>, user: UserRecord): AuthUser => ({
  ...presentUser(user),
  ...(needsSecondFactor(provider, user) ? { needsSecondFactor: true } : {}),
});
