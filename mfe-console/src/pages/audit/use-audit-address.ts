import { AUDIT_OUTCOMES } from '@portico/shared/contracts';
import { useSearchParams } from '@portico/shared/platform';
import { useMemo } from 'react';
import type { AuditQuery } from './audit.api.ts';

const NAMES = ['event', 'person', 'outcome', 'from', 'to'] as const;

/** '' for a filter that is not set. */
export type AuditFilters = Record<(typeof NAMES)[number], string>;

export const NO_FILTERS: AuditFilters = { event: '', person: '', outcome: '', from: '', to: '' };

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The filters in the query of the address; `from` and `to` are days. */
export function useAuditAddress(): {
  filters: AuditFilters;
  isNarrowed: boolean;
  change: (filters: AuditFilters) => void;
} {
  const [query, setQuery] = useSearchParams();
  const text = query.toString();
  return useMemo(() => {
    const read = new URLSearchParams(text);
    const filters = Object.fromEntries(NAMES.map((name) => [name, read.get(name) ?? ''])) as AuditFilters;
    return {
      filters,
      isNarrowed: NAMES.some((name) => filters[name] !== ''),
      change: (next) =>
        setQuery(Object.fromEntries(Object.entries(next).filter(([, value]) => value !== ''))),
    };
  }, [text, setQuery]);
}

/** The query of the call; the days are those of the reader's time zone, the last one included. */
export function auditQuery({ event, person, outcome, from, to }: AuditFilters): AuditQuery {
  const isOutcome = AUDIT_OUTCOMES.some((known) => known === outcome);
  return {
    ...(event ? { event } : {}),
    ...(person ? { person } : {}),
    ...(isOutcome ? { outcome } : {}),
    ...(DAY.test(from) ? { from: startOfDay(from, 0) } : {}),
    ...(DAY.test(to) ? { to: startOfDay(to, 1) } : {}),
  };
}

function startOfDay(day: string, daysLater: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + daysLater).toISOString();
}
