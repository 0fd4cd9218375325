import type { CleanupJob } from '../../kernel/cleanup-job.ts';
import type { Counts } from './counts.ts';

/** Forgets who did what how often, once it limits nobody. */
export const endedCounts: CleanupJob<{ counts: Counts }> = {
  name: 'ended-counts',
  run: ({ counts }) => counts.forgetEnded(),
};
