import { changedMeanwhile } from '../../kernel/app-error.ts';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { userRepository } from '../auth/user.repository.ts';

interface Edit {
  /** A uid; none is the operator. */
  by: string | undefined;
  now: Date;
  before?: RevisionStamp | undefined;
}

/**
 * The mark of an edit made now. `modifiedDate` grows with each, also within one millisecond, or else a save that saw the
 * first of two edits would pass for one that saw both. [T-49]
 */
export function revisionStamp({ by, now, before }: Edit): {
  modifiedDate: string;
  modifiedBy: string | undefined;
} {
  return { modifiedDate: timeAfter(before?.modifiedDate, now), modifiedBy: by };
}

/** The ISO time of now, or one millisecond after an earlier time that is not over yet. */
export function timeAfter(earlier: string | undefined, now: Date): string {
  const last = Date.parse(earlier ?? '') || 0;
  return new Date(Math.max(now.getTime(), last + 1)).toISOString();
}

interface StaleCheck {
  records: RecordStore;
  provider: string;
  /** As it stands in a sentence: 'this catalogue'. */
  what: string;
  record: RevisionStamp;
  /** The `modifiedDate` that the sender last saw; a sender who says none is not asked. */
  seen: string | null | undefined;
}

/** Refuses a save by someone who has not seen the record's last edit; tells whose that was. [T-49] */
export async function assertNotStale({ records, provider, what, record, seen }: StaleCheck): Promise<void> {
  const { modifiedDate, modifiedBy } = record;
  if (!seen || modifiedDate === undefined || seen === modifiedDate) return;
  const user = modifiedBy === undefined ? undefined : await userRepository(records).get(provider, modifiedBy);
  throw changedMeanwhile(what, { by: user?.value.displayName, at: modifiedDate });
}
