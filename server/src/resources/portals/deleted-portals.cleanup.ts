import type { CleanupJob } from '../../operation/cleanup-job.ts';
import { purgeDeletedPortals } from './portal-deletion.service.ts';

/** Ends the time in which deleted portals can be restored. */
export const deletedPortalsCleanup: CleanupJob = {
  name: 'deleted-portals',
  isAudited: true,
  async run({ records, config, providers, now, stopping: { signal } }) {
    let count = 0;
    for (const { id: provider } of providers.all()) {
      if (signal.aborted) break;
      count += await purgeDeletedPortals({ records, config }, { provider, now, signal });
    }
    return count;
  },
};
