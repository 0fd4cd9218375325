import { type Collection, collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** What an entry is about; `portico audit --event` selects by these names or by their part before the dot. */
export const AUDIT_EVENTS = [
  'sign-in',
  'sign-out',
  'sign-up',
  'passcode',
  'session.hand-off',
  'user.password',
  'user.sessions',
  'user.second-factor',
  'user.export',
  'user.erase',
  'editor.invite',
  'editor.accept',
  'editor.decline',
  'editor.remove',
  'editor.hand-over',
  'review.decide',
  'review.submit',
  'portal.delete',
  'portal.restore',
  'town.create',
  'town.update',
  'town.delete',
  'listing.create',
  'listing.update',
  'listing.delete',
  'web-config.update',
  'web-page.create',
  'web-page.update',
  'web-page.delete',
  'report.create',
  'report.resolve',
  'override.start',
  'override.end',
  'operator',
  /** By the server, because the release fared worse than the one before. */
  'release.roll-back',
  /** Of the schedule; recorded when it failed. */
  'backup',
  /** A job has removed content or personal data for good; the actor is named after the job. */
  'clean-up',
  /** An empty store got demo content and accounts. */
  'seed',
  /** Any other call that changes something; the details name it. */
  'call',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/** `failed`: a wrong secret, or work of the server that ended with an error; `locked-out`: not looked at after too many of them; `refused`: not allowed. */
export const AUDIT_OUTCOMES = ['done', 'failed', 'locked-out', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

export interface AuditActor {
  kind: 'user' | 'visitor' | 'operator' | 'server';
  /** Of a user. */
  uid?: string | undefined;
  /** Username at the time, the operator's name on their machine, or the job of the server. */
  name?: string | undefined;
}

/** Holds no password, token, passcode or address. */
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
  /** How many equal events the entry stands for; 1 when absent. */
  count?: number | undefined;
}

export type AuditDetails = Readonly<
  Record<string, string | number | boolean | readonly string[] | undefined>
>;

export const AUDIT_KIND = 'audit';

/** Ids begin with the time, so that entries are listed in its order. */
export const auditRepository = (records: RecordStore): Collection<AuditEntry> =>
  collection<AuditEntry>(records, AUDIT_KIND);
