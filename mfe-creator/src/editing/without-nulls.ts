import type { Portal, PortalChanges } from '@portico/shared/contracts';

/** Changes as the page shows them: null takes away. */
export const withoutNulls = (changes: PortalChanges): Partial<Portal> =>
  Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? undefined]));
