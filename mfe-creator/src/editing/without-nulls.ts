import type { Portal, PortalChanges } from '@portico/shared/contracts';

/** Changes as fields of a portal: null removes a field. */
export const withoutNulls = (changes: PortalChanges): Partial<Portal> =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? undefined]));
