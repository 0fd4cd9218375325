import { randomUUID } from 'node:crypto';
import type { PortalStatus } from '@portico/shared/contracts';
import type { RecordWrite } from '../../storage/record-store.ts';
import type { PortalRecord } from './portal.repository.ts';

interface Transition {
  portal: PortalRecord;
  /** Absent when the portal is new. */
  from?: PortalStatus | undefined;
  /** A uid. */
  by: string;
  now: Date;
}

/** The record of who moved a portal to which status, to be written together with it; none when it stays. [OPEN-01] */
export function transitionWrites({ portal, from, by, now }: Transition): RecordWrite[] {
  if (from === portal.status) return [];
  const value = {
    portalId: portal._id,
    from,
    to: portal.status,
    by,
    at: now.toISOString(),
    reason: portal.rejectReason,
  };
  return [
    {
      put: {
        provider: portal.provider,
        kind: 'portal-transition',
        id: randomUUID(),
        value,
        index: { portal: portal._id },
        expectedRevision: 0,
      },
    },
  ];
}
