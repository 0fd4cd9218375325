import type { Visit } from '../../e2e/support/visit.ts';

/** Screens without states of their own whose controls are measured as well. */
export const moreVisits: readonly Visit[] = [
  { path: '/contacts', states: [{ name: 'ways to contact the provider' }] },
];
