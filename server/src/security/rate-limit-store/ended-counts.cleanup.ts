import type { CleanupJob } from '../../kernel/cleanup-job.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

/** Forgets who did what how often, once it limits nobody. */
export const endedCounts: CleanupJob<{ counts: RateLimitStore }> = {
  name: 'ended-counts',
  run: ({ counts }) => counts.forgetEnded(),
};
