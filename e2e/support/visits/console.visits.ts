import type { Visit } from '../visit.ts';

/** The console of a provider's admins. */
export const consoleVisits: readonly Visit[] = [
  { path: '/console', as: 'admin', states: [{ name: 'console, overview' }] },
  { path: '/console/import', as: 'admin', states: [{ name: 'console, import' }] },
  { path: '/console/releases', as: 'admin', states: [{ name: 'console, releases' }] },
];
