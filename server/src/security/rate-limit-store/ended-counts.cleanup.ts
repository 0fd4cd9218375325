import type { CleanupJob } from '../../kernel/cleanup-job.ts';
import type { RateLimitStore } from './rate-limit-store.ts';

/** Removes expired counters. */
export const endedCounts: CleanupJob<{ counts: RateLimitStore }> = {
  name: 'ended-counts',
  run: ({ counts }) => counts.forgetEnded(),
};
