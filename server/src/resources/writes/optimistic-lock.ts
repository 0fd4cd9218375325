import { changedMeanwhile } from '../../kernel/app-error.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { userRepository } from '../auth/user.repository.ts';

interface Edit {
  /** A uid; undefined for the operator. */
  by: string | undefined;
  now: Date;
  before?: RevisionStamp | undefined;
}

/**
 * The mark of an edit made now. `modifiedDate` always grows, even within one millisecond: otherwise a save that saw the
 * first of two edits would pass as having seen both. [T-49]
 */
export function revisionStamp({ by, now, before }: Edit): {
  modifiedDate: string;
  modifiedBy: string | undefined;
} {
  return { modifiedDate: timeAfter(before?.modifiedDate, now), modifiedBy: by };
}

/** The current ISO time, or one millisecond after `earlier` if that is not in the past. */
export function timeAfter(earlier: string | undefined, now: Date): string {
  const last = Date.parse(earlier ?? '') || 0;
  return new Date(Math.max(now.getTime(), last + 1)).toISOString();
}

interface StaleCheck {
  records: RecordStore;
  provider: string;
  /** Subject of the error message, such as 'this catalogue'. */
  what: string;
  record: RevisionStamp;
  /** The `modifiedDate` that the client last read; without it the check is skipped. */
  seen: string | null | undefined;
}

/** Optimistic lock: rejects a save that was based on an older version, and names the author of the newer one. [T-49] */
export async function assertNotStale({ records, provider, what, record, seen }: StaleCheck): Promise<void> {
  const { modifiedDate, modifiedBy } = record;
  if (!seen || modifiedDate === undefined || seen === modifiedDate) return;
  const user = modifiedBy === undefined ? undefined : await userRepository(records).get(provider, modifiedBy);
  throw changedMeanwhile(what, { by: user?.value.displayName, at: modifiedDate });
}
