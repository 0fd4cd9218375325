import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type consolePeople,
  MAX_PERSON_PORTALS,
  type Person,
  type PersonRow,
  type QueryOf,
} from '@portico/shared/contracts';
import { newestEntries } from '../../audit/audit-filter.ts';
import type { AuditLog } from '../../audit/audit-log.ts';
import { notFound } from '../../kernel/app-error.ts';
import { pagesOf } from '../../kernel/pages.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import type { Sessions } from '../auth/sessions.ts';
import { type UserRecord, userRepository } from '../auth/user.repository.ts';
import { ownerOf } from '../portals/portal.policy.ts';
import { eachPortalCard } from '../portals/portal-cards.ts';
import { listPage } from './list-page.ts';

type Account = Omit<PersonRow, 'portals'>;

/** The accounts of a provider as its admins see them; one page of a list. */
export async function peopleList(
  records: RecordStore,
  provider: string,
  query: QueryOf<typeof consolePeople>,
): Promise<{ total: number; rows: PersonRow[] }> {
  const { role, disabled } = query;
  const accounts: Account[] = [];
  for await (const page of pagesOf(records, { provider, kind: 'user' })) {
    for (const { value } of page) {
      const account = accountOf(value as UserRecord);
      if (role && !account.roles.includes(role)) continue;
      if (disabled && account.isDisabled !== (disabled === 'yes')) continue;
      accounts.push(account);
    }
    await nextTurn();
  }
  const { total, rows } = listPage(accounts, query, {
    textsOf: ({ uid, username, displayName }) => [uid, username, displayName],
    order: {
      name: (a, b) => a.displayName.localeCompare(b.displayName) || a.username.localeCompare(b.username),
      created: (a, b) => b.createdDate.localeCompare(a.createdDate),
    },
  });
  const portals = await portalCounts(
    records,
    provider,
    rows.map(({ uid }) => uid),
  );
  return { total, rows: rows.map((row) => ({ ...row, portals: portals.get(row.uid) ?? 0 })) };
}

/** One account with its portals and open sessions. Throws 'not-found'. */
export async function personOf(
  { records, sessions }: { records: RecordStore; sessions: Sessions },
  { provider, uid }: { provider: string; uid: string },
): Promise<Person> {
  const user = (await userRepository(records).get(provider, uid))?.value;
  if (!user) throw notFound('This user');
  const firstPortals: Person['firstPortals'] = [];
  for await (const card of eachPortalCard(records, { provider, where: { field: 'editor', value: uid } })) {
    const { _id: id, title, status } = card;
    firstPortals.push({ id, title, status, isOwner: ownerOf(card) === uid });
    if (firstPortals.length === MAX_PERSON_PORTALS) break;
  }
  const open = await sessions.listOf(provider, user, '');
  return {
    ...accountOf(user),
    portals: (await portalCounts(records, provider, [uid])).get(uid) ?? 0,
    rolesDate: user.rolesDate,
    hasPassword: user.passwordHash !== undefined,
    sessions: { total: open.length, lastUsedDate: open[0]?.lastUsedDate },
    firstPortals,
  };
}

/** Pages of the audit log that are searched for the author of a change, which was made just now. */
const MAX_PAGES = 5;

/** The display name of the admin who changed someone's roles last; undefined for the operator. */
export async function authorOfRoles(
  { records, audit }: { records: RecordStore; audit: AuditLog },
  { provider, uid }: { provider: string; uid: string },
): Promise<string | undefined> {
  await audit.flush();
  let pages = 0;
  for await (const page of newestEntries(records, { provider })) {
    const found = page.find(({ value }) => value.event === 'user.roles' && value.on?.id === uid);
    if (found || ++pages === MAX_PAGES) {
      const author = found?.value.actor.uid;
      return author && (await userRepository(records).get(provider, author))?.value.displayName;
    }
  }
  return undefined;
}

const portalCounts = (records: RecordStore, provider: string, uids: readonly string[]) =>
  records.countByValue({ provider, kind: 'portal', field: 'editor', values: uids });

const accountOf = (user: UserRecord): Account => ({
  uid: user.uid,
  username: user.username,
  displayName: user.displayName,
  roles: user.roles,
  isDisabled: user.isDisabled ?? false,
  ...(user.deletesAt ? { deletesAt: user.deletesAt } : {}),
  isReviewed: user.isReviewed ?? false,
  createdDate: user.createdDate,
  hasSecondFactor: user.secondFactor !== undefined,
});
