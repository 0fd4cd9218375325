import { LANGUAGES, PORTAL_STATUSES } from '@portico/shared/contracts';

/** The filters of the list of pages, as they are in its address and in its call. */
export const PORTAL_FILTERS = [
  'status',
  'town',
  'listing',
  'tag',
  'creator',
  'missing',
  'changedSince',
  'changedBefore',
  'bin',
] as const;
export type PortalFilter = (typeof PORTAL_FILTERS)[number];

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ALLOWED: Partial<Record<PortalFilter, (value: string) => boolean>> = {
  status: (value) => (PORTAL_STATUSES as readonly string[]).includes(value),
  missing: (value) => (LANGUAGES as readonly string[]).includes(value),
  changedSince: (value) => DAY.test(value),
  changedBefore: (value) => DAY.test(value),
  bin: (value) => value === 'yes',
};

/** The filters that an address sets; a value that cannot be one, of an edited address, is left out. */
export function filtersOf(filter: (name: string) => string): Partial<Record<PortalFilter, string>> {
  return Object.fromEntries(
    PORTAL_FILTERS.map((name) => [name, filter(name)] as const).filter(
      ([name, value]) => value !== '' && (ALLOWED[name]?.(value) ?? true),
    ),
  );
}
