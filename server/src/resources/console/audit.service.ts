import {
  type AuditRow,
  type consoleAudit,
  type exportAudit,
  type LocalizedText,
  MAX_EXPORTED_ENTRIES,
  type QueryOf,
} from '@portico/shared/contracts';
import type { AuditEntry } from '../../audit/audit-entry.ts';
import { type AuditFilter, isWanted, newestEntries } from '../../audit/audit-filter.ts';
import { BYTE_ORDER_MARK, csvLine } from '../../content/csv-table.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { namesOf, userRepository } from '../auth/user.repository.ts';
import { firstTranslation } from './list-page.ts';

/** Entries that a request for a page reads at most; the next request continues from there. */
const MAX_READ = 2_000;

type Entry = StoredRecord<AuditEntry>;

/** One page of the audit log of a provider, newest first. */
export async function auditPage(
  records: RecordStore,
  provider: string,
  query: QueryOf<typeof consoleAudit>,
): Promise<{ entries: AuditRow[]; next?: string | undefined }> {
  const { from, to, before = to, _limit } = query;
  const filter = await filterOf(records, provider, query);
  const found: Entry[] = [];
  let read = 0;
  let last: Entry | undefined;
  let hasMore = false;
  reading: for await (const page of newestEntries(records, { provider, before, from })) {
    for (const entry of page) {
      hasMore = found.length === _limit || read === MAX_READ;
      if (hasMore) break reading;
      read += 1;
      last = entry;
      if (isWanted(entry.value, filter)) found.push(entry);
    }
  }
  const entries = await Promise.all(found.map(createPresenter(records, provider)));
  return { entries, next: hasMore ? last?.id : undefined };
}

const COLUMNS = [
  'time',
  'person',
  'username',
  'event',
  'outcome',
  'times',
  'other person',
  'kind',
  'id',
  'title',
  'details',
] as const;

/** The same as lines of a CSV file, in chunks, at most MAX_EXPORTED_ENTRIES. */
export async function* auditCsv(
  records: RecordStore,
  provider: string,
  query: QueryOf<typeof exportAudit>,
): AsyncGenerator<string> {
  const filter = await filterOf(records, provider, query);
  const present = createPresenter(records, provider);
  yield BYTE_ORDER_MARK + csvLine(COLUMNS);
  let left = MAX_EXPORTED_ENTRIES;
  for await (const page of newestEntries(records, { provider, before: query.to, from: query.from })) {
    const wanted = page.filter(({ value }) => isWanted(value, filter)).slice(0, left);
    const lines = await Promise.all(
      wanted.map(async (entry) => csvLine(cellsOf(await present(entry), entry.value))),
    );
    if (lines.length > 0) yield lines.join('');
    left -= lines.length;
    if (left === 0) return;
  }
}

const cellsOf = (row: AuditRow, { actor }: AuditEntry): string[] => [
  row.at,
  row.actor.name ?? row.actor.kind,
  actor.name ?? '',
  row.event,
  row.outcome,
  String(row.count ?? 1),
  row.person?.name ?? '',
  row.on?.kind ?? '',
  row.on?.id ?? '',
  firstTranslation(row.on?.title),
  Object.entries(row.details)
    .map(([name, value]) => `${name}=${value}`)
    .join('; '),
];

async function filterOf(
  records: RecordStore,
  provider: string,
  { event, outcome, person }: Pick<QueryOf<typeof exportAudit>, 'event' | 'outcome' | 'person'>,
): Promise<AuditFilter> {
  const names = person ? await namesOf(records, { provider, name: person }) : undefined;
  return { event, outcome, names };
}

/** Kinds of records that have a title, and its field. */
const TITLES: Readonly<Record<string, 'title' | 'name'>> = {
  portal: 'title',
  town: 'title',
  listing: 'title',
  'web-page': 'title',
  tag: 'name',
};

/** Makes rows of entries, with the names of people and records as they are now. */
function createPresenter(records: RecordStore, provider: string): (entry: Entry) => Promise<AuditRow> {
  const users = userRepository(records);
  const names = new Map<string, Promise<string | undefined>>();
  const titles = new Map<string, Promise<LocalizedText | undefined>>();

  function nameOf(uid: string): Promise<string | undefined> {
    const name = names.get(uid) ?? users.get(provider, uid).then((user) => user?.value.displayName);
    names.set(uid, name);
    return name;
  }

  function titleOf({ kind, id }: { kind: string; id: string }): Promise<LocalizedText | undefined> {
    const field = TITLES[kind];
    if (!field) return Promise.resolve(undefined);
    const key = `${kind} ${id}`;
    const title =
      titles.get(key) ??
      records
        .get<Partial<Record<'title' | 'name', LocalizedText>>>({ provider, kind, id })
        .then((record) => record?.value[field]);
    titles.set(key, title);
    return title;
  }

  return async ({ id, value: { at, event, outcome, count, actor, on, details } }) => {
    const other = otherPerson({ on, details });
    const isOfPerson = on?.kind === 'user';
    const title = on && !isOfPerson ? await titleOf(on) : undefined;
    return {
      id,
      at,
      event,
      outcome,
      count,
      actor: {
        kind: actor.kind,
        uid: actor.uid,
        name: (actor.uid && (await nameOf(actor.uid))) ?? actor.name,
      },
      person: other && {
        ...other,
        name: (other.uid && (await nameOf(other.uid))) ?? other.name ?? other.uid ?? '',
      },
      on: on && !isOfPerson ? { kind: on.kind, id: on.id, title } : undefined,
      details: textsOf(details),
    };
  };
}

/** Fields of the details that name a person: by uid, or by username. */
const UID_FIELDS = ['removed', 'uid'] as const;
const USERNAME_FIELDS = ['invited', 'username'] as const;

/** The person that an entry is about beside its actor. */
function otherPerson({
  on,
  details = {},
}: Pick<AuditEntry, 'on' | 'details'>): { uid?: string; name?: string } | undefined {
  const uid = on?.kind === 'user' ? on.id : textAt(details, UID_FIELDS);
  if (uid !== undefined) return { uid };
  const name = textAt(details, USERNAME_FIELDS);
  return name === undefined ? undefined : { name };
}

function textAt(details: NonNullable<AuditEntry['details']>, fields: readonly string[]): string | undefined {
  for (const field of fields) {
    const value = details[field];
    if (typeof value === 'string') return value;
  }
  return undefined;
}

/** The other details as text. */
function textsOf(details: AuditEntry['details'] = {}): Record<string, string> {
  const named: readonly string[] = [...UID_FIELDS, ...USERNAME_FIELDS];
  return Object.fromEntries(
    Object.entries(details).flatMap(([name, value]) =>
      value === undefined || named.includes(name)
        ? []
        : [[name, Array.isArray(value) ? value.join(', ') : String(value)]],
    ),
  );
}
