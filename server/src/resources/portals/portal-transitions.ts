import { randomUUID } from 'node:crypto';
import type { PortalStatus } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import type { PortalRecord } from './portal.repository.ts';

/** Who moved a portal to which status, and why. [OPEN-01] */
export interface TransitionRecord {
  portalId: string;
  /** Absent when the portal was made. */
  from?: PortalStatus | undefined;
  to: PortalStatus;
  /** A uid; absent when the operator did it. */
  by?: string | undefined;
  /** ISO time. */
  at: string;
  reason?: string | undefined;
}

export const transitionRepository = (records: RecordStore): Collection<TransitionRecord> =>
  collection<TransitionRecord>(records, 'portal-transition', ({ portalId }) => ({ portal: portalId }));

interface Transition {
  /** As it is afterwards; its `statusDate` is the time of the move. */
  portal: PortalRecord;
  from?: PortalStatus | undefined;
  by?: string | undefined;
  reason?: string | undefined;
}

/** The record of a move, to be written together with the portal. [OPEN-01] */
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
