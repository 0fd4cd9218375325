import type { AuditOutcome } from '@portico/shared/contracts';
import type { RecordStore, StoredRecord } from '../storage/record-store.ts';
import { AUDIT_KIND, type AuditEntry } from './audit-entry.ts';

export interface AuditFilter {
  /** One event, or the part before the dot of a group of events. */
  event?: string | undefined;
  outcome?: AuditOutcome | undefined;
  /** Names of one person: actions by them and on them. */
  names?: ReadonlySet<string> | undefined;
}

/** Whether an entry passes a filter. */
export function isWanted(entry: AuditEntry, { event, outcome, names }: AuditFilter): boolean {
  const { actor, on, details } = entry;
  if (event !== undefined && entry.event !== event && !entry.event.startsWith(`${event}.`)) return false;
  if (outcome !== undefined && entry.outcome !== outcome) return false;
  const named = [actor.uid, actor.name, on?.id, ...namesInDetails(details)];
  return names === undefined || named.some((name) => name !== undefined && names.has(name));
}

/** Every word of the details, because one may be the name of a person, such as a new editor. */
const namesInDetails = (details: AuditEntry['details'] = {}): string[] =>
  Object.values(details).flatMap((value) => String(value).split(/[ ,]/));

interface AuditSpan {
  provider: string;
  /** The id of an entry, or an ISO time: entries before it. */
  before?: string | undefined;
  /** ISO time: entries from it on. */
  from?: string | undefined;
}

/** Entries read at once. */
const PAGE = 200;

/** The entries of a provider, newest first, in pages. */
export async function* newestEntries(
  records: Pick<RecordStore, 'list'>,
  { provider, before, from = '' }: AuditSpan,
): AsyncGenerator<StoredRecord<AuditEntry>[]> {
  for (let after = before; ; ) {
    const page = await records.list<AuditEntry>({
      provider,
      kind: AUDIT_KIND,
      order: 'descending',
      after,
      limit: PAGE,
    });
    // Ids begin with the time.
    const inSpan = page.filter(({ id }) => id >= from);
    if (inSpan.length > 0) yield inSpan;
    if (inSpan.length < PAGE) return;
    after = page.at(-1)?.id;
  }
}
