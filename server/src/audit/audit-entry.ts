import type { AuditEvent, AuditOutcome } from '@portico/shared/contracts';
import { type Collection, collection } from '../storage/collection.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** Event names; `portico audit --event` filters by the whole name or the part before the dot. */
export const AUDIT_EVENTS = [
  'sign-in',
  'sign-out',
  'sign-up',
  'passcode',
  'session.hand-off',
  'user.password',
  'user.invite',
  'user.roles',
  'user.disable',
  'user.enable',
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
  'portal.assign',
  'town.create',
  'town.update',
  'town.delete',
  'town.order',
  'listing.create',
  'listing.update',
  'listing.delete',
  'listing.order',
  'tag.set',
  'tag.delete',
  'tag.merge',
  'web-config.update',
  'web-page.create',
  'web-page.update',
  'web-page.delete',
  'web-page.publish',
  'web-page.unpublish',
  'report.create',
  'report.resolve',
  /** Rows of a table were saved. */
  'import',
  'override.start',
  'override.end',
  'operator',
  'release.publish',
  'release.canary',
  'release.promote',
  /** By a person, or automatic for a canary that fails. */
  'release.roll-back',
  /** A scheduled backup that failed. */
  'backup',
  /** A job has deleted content or personal data for good; the actor is the job. */
  'clean-up',
  /** Demo content and accounts were added to an empty store. */
  'seed',
  /** Any other call that changes something; the details name it. */
  'call',
] as const;
export type AuditEvent = (typeof AUDIT_EVENTS)[number];

/**
 * `failed`: a wrong secret, or an error of the server; `locked-out`: not checked after too many failures; `refused`:
 * not allowed.
 */
export const AUDIT_OUTCOMES = ['done', 'failed', 'locked-out', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

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
