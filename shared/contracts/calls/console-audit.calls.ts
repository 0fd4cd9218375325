import { z } from 'zod';
import { AUDIT_EVENTS, AUDIT_OUTCOMES } from '../audit.ts';
import { defineEndpoint } from '../endpoint.ts';
import { localizedTextSchema } from '../localized.ts';
import { okWith } from './replies.ts';

const timeSchema = z.iso.datetime();

const auditFilterQuery = z.object({
  /** One event, or the part before the dot of a group of events. */
  event: z.string().max(40).optional(),
  /** A username or uid: what they did, and what was done to them. */
  person: z.string().max(80).optional(),
  outcome: z.enum(AUDIT_OUTCOMES).optional(),
  /** ISO times: from the first on, before the second. */
  from: timeSchema.optional(),
  to: timeSchema.optional(),
});

/** An entry of the audit log as admins see it. */
export const auditRowSchema = z.object({
  id: z.string(),
  /** ISO time. */
  at: z.string(),
  event: z.enum(AUDIT_EVENTS),
  outcome: z.enum(AUDIT_OUTCOMES),
  /** Number of equal events; 1 if absent. */
  count: z.number().int().optional(),
  /** `name` is the display name, or what was recorded for an account that no longer exists. */
  actor: z.object({
    kind: z.enum(['user', 'visitor', 'operator', 'server']),
    uid: z.string().optional(),
    name: z.string().optional(),
  }),
  /** The other person, such as one whose roles were changed; without a uid if only a username was recorded. */
  person: z.object({ uid: z.string().optional(), name: z.string() }).optional(),
  /** The record; `title` if it still exists. */
  on: z.object({ kind: z.string(), id: z.string(), title: localizedTextSchema.optional() }).optional(),
  /** Further names and values, such as `roles` or `decision`. */
  details: z.record(z.string(), z.string()),
});
export type AuditRow = z.infer<typeof auditRowSchema>;

export const consoleAudit = defineEndpoint({
  id: 'consoleAudit',
  method: 'GET',
  path: '/api/console/audit',
  summary: 'The audit log of the provider, newest first, in pages; for admins.',
  query: auditFilterQuery.extend({
    /** `next` of the page before. */
    before: z.string().max(100).optional(),
    _limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: okWith(
    z.object({
      entries: z.array(auditRowSchema),
      /** The cursor of the next page; absent on the last one. A page may be empty: a request reads a limited number of entries. */
      next: z.string().optional(),
    }),
  ),
});

/** Entries in an export at most. */
export const MAX_EXPORTED_ENTRIES = 20_000;

export const exportAudit = defineEndpoint({
  id: 'exportAudit',
  method: 'GET',
  path: '/api/console/audit.csv',
  summary:
    'The audit log of the provider as CSV in UTF-8, newest first, at most 20,000 entries; for admins. Text that a spreadsheet would run as a formula begins with an apostrophe.',
  query: auditFilterQuery,
  reply: z.string(),
  replyType: 'text/csv',
});

export const consoleAuditCalls = [consoleAudit, exportAudit] as const;
