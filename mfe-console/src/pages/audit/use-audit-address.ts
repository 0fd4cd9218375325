import { AUDIT_OUTCOMES } from '@portico/shared/contracts';
import { useSearchParams } from '@portico/shared/platform';
import { useMemo } from 'react';
import type { AuditQuery } from './audit.api.ts';

export const AUDIT_FILTERS = ['event', 'person', 'outcome', 'from', 'to'] as const;
export type AuditFilters = Record<(typeof AUDIT_FILTERS)[number], string>;

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
    const filters = Object.fromEntries(
      AUDIT_FILTERS.map((name) => [name, read.get(name) ?? '']),
    ) as AuditFilters;
    return {
      filters,
      isNarrowed: AUDIT_FILTERS.some((name) => filters[name] !== ''),
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
