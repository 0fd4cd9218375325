import { isDeepStrictEqual } from 'node:util';
import type { AuditDetails, AuditEntry } from '../audit/audit-entry.ts';
import { pagesOf } from '../kernel/pages.ts';
import { type UserRecord, usernameKey, userRepository } from '../resources/auth/user.repository.ts';
import type { PortalInvitationRecord } from '../resources/portals/portal.repository.ts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import { type RecordKind, recordKinds } from './record-kinds.ts';

/** A person with stored records, also after their account was deleted. */
export interface Person {
  provider: string;
  uid: string;
  /** Absent once the account is deleted. */
  account?: UserRecord | undefined;
}

/** A record that belongs to a person or names them. */
export interface PersonRecord {
  kind: RecordKind;
  record: StoredRecord;
}

/** By username or uid; undefined when nothing is stored about them. */
export async function findPerson(
  records: RecordStore,
  { provider, name }: { provider: string; name: string },
): Promise<Person | undefined> {
  const users = userRepository(records);
  const account = (await users.byUsername(provider, name)) ?? (await users.get(provider, name))?.value;
  if (account) return { provider, uid: account.uid, account };
  const person = { provider, uid: name };
  const { done } = await recordsAbout(records, person).next();
  return done ? undefined : person;
}

/** All records of a person, kind by kind; reads every record of the provider whose kind may contain personal data. */
export async function* recordsAbout(records: RecordStore, person: Person): AsyncGenerator<PersonRecord> {
  const { provider } = person;
  for (const kind of recordKinds(records)) {
    const { people, partition, collection } = kind;
    if ((people !== 'theirs' && people !== 'named') || partition !== 'provider') continue;
    for await (const page of pagesOf(records, { provider, kind: collection.kind }))
      for (const record of page) if (isAbout(person, { kind, record })) yield { kind, record };
  }
}

function isAbout(person: Person, { kind, record: { id, value } }: PersonRecord): boolean {
  if (kind.people === 'theirs') return id === person.uid || (value as { uid?: string }).uid === person.uid;
  return !isDeepStrictEqual(
    withoutPerson(person, { kind: kind.collection.kind, value, pseudonym: '' }),
    value,
  );
}

interface Renaming {
  kind: string;
  value: unknown;
  /** Replaces the person's names. */
  pseudonym: string;
}

/** The value of a record without the person: removed as editor, and replaced by the pseudonym as author. */
export function withoutPerson(person: Person, { kind, value, pseudonym }: Renaming): unknown {
  if (kind === 'audit') return withoutActor(person, value as AuditEntry, pseudonym);
  const { uid, account } = person;
  const renamed = mapTexts(withoutMembership(value, uid), (text) => (text === uid ? pseudonym : text));
  // The history of a page contains the display name of an owner whose account was deleted.
  const isOwnerGone = (renamed as { event?: string }).event === 'owner-gone';
  return isOwnerGone && account && (renamed as { person?: string }).person === account.displayName
    ? { ...(renamed as object), person: pseudonym }
    : renamed;
}

/**
 * Removes network and request id, which the server's log could link to the person, and usernames in recorded commands.
 */
function withoutActor({ uid, account }: Person, entry: AuditEntry, pseudonym: string): AuditEntry {
  const username = account && usernameKey(account.username);
  const isName = (text: string) => text === uid || (username !== undefined && usernameKey(text) === username);
  const rename = (text: string) =>
    text
      .split(' ')
      .map((part) => (isName(part) ? pseudonym : part))
      .join(' ');
  const { actor, on, details, network, requestId, ...rest } = entry;
  const isActor = actor.uid === uid || (actor.kind === 'user' && isName(actor.name ?? ''));
  const isOnThem = on && (on.id === uid || (['user', 'users'].includes(on.kind) && isName(on.id)));
  return withoutUndefined({
    ...rest,
    actor: isActor ? { kind: actor.kind, uid: pseudonym } : actor,
    on: isOnThem ? { ...on, id: pseudonym } : on,
    details: details && (mapTexts(details, rename) as AuditDetails),
    network: isActor ? undefined : network,
    requestId: isActor ? undefined : requestId,
  });
}

const withoutUndefined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Value;

/** A page, existing or deleted, without an editor and without invitations to them. */
function withoutMembership(value: unknown, uid: string): unknown {
  if (!isFields(value)) return value;
  const { portal, editors, invitations } = value;
  return {
    ...value,
    ...(isFields(portal) ? { portal: withoutMembership(portal, uid) } : {}),
    ...(Array.isArray(editors) ? { editors: editors.filter((editor) => editor !== uid) } : {}),
    ...(Array.isArray(invitations)
      ? {
          invitations: (invitations as PortalInvitationRecord[]).filter((one) => one.uid !== uid),
        }
      : {}),
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Maps every text of a JSON value. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((element) => mapTexts(element, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapTexts(field, change)]));
}
