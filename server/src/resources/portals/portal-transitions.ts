import { randomUUID } from 'node:crypto';
import type { PortalStatus, PortalTransition } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import { ownerOf } from './portal.policy.ts';
import type { PortalRecord } from './portal.repository.ts';

/** A status change of a portal, with author and reason; with an `event`, a change of its people. [OPEN-01, OPEN-54] */
export interface TransitionRecord {
  portalId: string;
  /** Absent when the portal was created. */
  from?: PortalStatus | undefined;
  to: PortalStatus;
  /** A uid; absent when the operator did it. */
  by?: string | undefined;
  /** ISO time. */
  at: string;
  reason?: string | undefined;
  event?: PortalTransition['event'];
  /** A uid; the display name of a deleted owner. */
  person?: string | undefined;
}

export const transitionRepository = (records: RecordStore): Collection<TransitionRecord> =>
  collection<TransitionRecord>(records, 'portal-transition', ({ portalId }) => ({ portal: portalId }));

interface Transition {
  /** The portal afterwards; its `statusDate` is the time of the transition. */
  portal: PortalRecord;
  from?: PortalStatus | undefined;
  by?: string | undefined;
  reason?: string | undefined;
}

/** The record of a transition, for the same batch as the portal. [OPEN-01] */
export const transitionWrite = (
  records: RecordStore,
  { portal, from, by, reason }: Transition,
): RecordWrite =>
  transitionRepository(records).write({
    provider: portal.provider,
    id: randomUUID(),
    value: {
      portalId: portal._id,
      from,
      to: portal.status,
      by,
      at: portal.statusDate ?? portal.modifiedDate,
      reason,
    },
    expectedRevision: 0,
  });

interface PeopleChange {
  before: PortalRecord;
  after: PortalRecord;
  by?: string | undefined;
  now: Date;
}

/** The records of changes of the owner and the editors; empty when there are none. [OPEN-54] */
export function peopleWrites(records: RecordStore, { before, after, by, now }: PeopleChange): RecordWrite[] {
  const event = (name: NonNullable<TransitionRecord['event']>, person: string) =>
    peopleWrite(records, { portal: after, event: name, person, by, at: now.toISOString() });
  const owner = ownerOf(after);
  const isHandedOver = owner !== undefined && owner !== ownerOf(before);
  return [
    ...after.editors
      .filter((uid) => !before.editors.includes(uid) && !(isHandedOver && uid === owner))
      .map((uid) => event('joined', uid)),
    ...before.editors
      // A previous owner who does not stay has no account any more, which the history lists already.
      .filter((uid) => !after.editors.includes(uid) && !(isHandedOver && uid === ownerOf(before)))
      .map((uid) => event(uid === by ? 'left' : 'removed', uid)),
    ...(isHandedOver ? [event('handed-over', owner)] : []),
  ];
}

interface PeopleEvent extends Pick<TransitionRecord, 'by' | 'at'> {
  portal: PortalRecord;
  event: NonNullable<TransitionRecord['event']>;
  person: string;
}

export const peopleWrite = (records: RecordStore, { portal, ...event }: PeopleEvent): RecordWrite =>
  transitionRepository(records).write({
    provider: portal.provider,
    id: randomUUID(),
    value: { portalId: portal._id, from: portal.status, to: portal.status, ...event },
    expectedRevision: 0,
  });
