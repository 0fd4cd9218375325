import type { AuditEvent, AuditOutcome } from '@portico/shared/contracts';
import { type Collection, collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

export interface AuditActor {
  kind: 'user' | 'visitor' | 'operator' | 'server';
  uid?: string | undefined;
  /** Username at the time, the operator's name on their machine, or the name of the job. */
  name?: string | undefined;
}

/** Contains no password, token, passcode or address. */
export interface AuditEntry {
  /** ISO time. */
  at: string;
  event: AuditEvent;
  outcome: AuditOutcome;
  actor: AuditActor;
  on?: { kind: string; id: string } | undefined;
  details?: AuditDetails | undefined;
  /** Keyed hash of the network (IPv4 /24, IPv6 /48) that the request came from. */
  network?: string | undefined;
  requestId?: string | undefined;
  /** Number of equal events that the entry stands for; 1 by default. */
  count?: number | undefined;
}

export type AuditDetails = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

export const AUDIT_KIND = 'audit';

/** Ids begin with the time, so that entries are listed chronologically. */
export const auditRepository = (records: RecordStore): Collection<AuditEntry> =>
  collection<AuditEntry>(records, AUDIT_KIND);
