import type { CleanupJob } from '../../operation/cleanup-job.ts';

/** Forgets who did what how often, once it limits nobody. */
export const endedCounts: CleanupJob = {
  name: 'ended-counts',
  run: ({ counts }) => counts.forgetEnded(),
};
