import type { Config } from '../../config/config.ts';
import type { CleanupJob } from '../../kernel/cleanup-job.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { purgeDeletedPortals } from './portal-deletion.service.ts';

/** Purges deleted portals whose retention time is over. */
export const deletedPortalsCleanup: CleanupJob<{
  records: RecordStore;
  config: Config;
  providers: Providers;
}> = {
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
