import type { AuditEvent, AuditOutcome } from '@portico/shared/contracts';
import { Counter, type Registry } from 'prom-client';
import type { AuditLog } from '../audit/audit-log.ts';

export interface RefusalMetrics {
  auditEvent(event: AuditEvent, outcome: AuditOutcome): void;
  /** `limit` is a limit group, or the method and pattern of a route, never client input. */
  requestRefused(limit: string): void;
  /** Counts a CSP violation; `directive` is a directive of the policy, or `other`. */
  cspReported(directive: string): void;
}

/** Failures for alerts: initialized to 0, so that the first one is an increase. */
const ALERTED: readonly (readonly [AuditEvent, AuditOutcome])[] = [
  ['sign-in', 'failed'],
  ['sign-in', 'locked-out'],
  ['passcode', 'failed'],
  ['passcode', 'locked-out'],
];

export function createRefusalMetrics(registers: Registry[]): RefusalMetrics {
  const events = new Counter({
    name: 'portico_audit_events_total',
    help: 'Events of the audit log by outcome: failed is a wrong password or passcode, locked-out is one past the limit.',
    labelNames: ['event', 'outcome'],
    registers,
  });
  for (const [event, outcome] of ALERTED) events.inc({ event, outcome }, 0);
  const refused = new Counter({
    name: 'portico_requests_refused_total',
    help: 'Requests past a limit, by the limit; pages past the limit of renders are left to the browser.',
    labelNames: ['limit'],
    registers,
  });
  const blocked = new Counter({
    name: 'portico_csp_reports_total',
    help: 'Content security policy violations that browsers report, without those of browser extensions.',
    labelNames: ['directive'],
    registers,
  });
  for (const directive of ['script-src-elem', 'other']) blocked.inc({ directive }, 0);
  return {
    cspReported: (directive) => blocked.inc({ directive }),
    auditEvent: (event, outcome) => events.inc({ event, outcome }),
    requestRefused: (limit) => refused.inc({ limit }),
  };
}

/** The audit log, with its events counted. */
export const countedAudit = (audit: AuditLog, metrics: Pick<RefusalMetrics, 'auditEvent'>): AuditLog => ({
  ...audit,
  record(entry) {
    metrics.auditEvent(entry.event, entry.outcome ?? 'done');
    audit.record(entry);
  },
});
