import type { Config } from '../config.ts';

/** Batches of one person in a minute: one may hold 1,000 products. */
const BATCHES_PER_MINUTE = 20;

/** Options of `endpoint` for calls that change content: one count per person over all of them, another for batches. */
export const saveLimits = ({ savesPerMinute }: Pick<Config, 'savesPerMinute'>) => ({
  saves: { perMinute: savesPerMinute, isLimitPerPerson: true, limitGroup: 'saves' },
  batches: { perMinute: BATCHES_PER_MINUTE, isLimitPerPerson: true, limitGroup: 'batches' },
});
