import type { Visit } from '../../e2e/support/visit.ts';

/** Screens that nobody looks at in a state of their own, and whose controls are measured all the same. */
export const moreVisits: readonly Visit[] = [
  { path: '/contacts', states: [{ name: 'ways to contact the provider' }] },
  { path: '/platform/releases', as: 'admin', states: [{ name: 'releases of the platform' }] },
];
