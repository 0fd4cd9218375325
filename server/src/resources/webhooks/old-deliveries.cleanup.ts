import type { CleanupJob } from '../../kernel/cleanup-job.ts';
import type { Providers } from '../../providers/providers.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { DELIVERY_KIND, type DeliveryRecord } from './webhook.repository.ts';

const RETENTION_MS = 30 * 24 * 3_600_000;
const AT_A_TIME = 200;

/** Removes deliveries of more than 30 days ago that do not wait. Their ids begin with the time. */
export const oldDeliveries: CleanupJob<{ records: RecordStore; providers: Pick<Providers, 'all'> }> = {
  name: 'old-deliveries',
  async run({ records, providers, now, stopping }) {
    const before = new Date(now.getTime() - RETENTION_MS).toISOString();
    let removed = 0;
    for (const { id: provider } of providers.all()) {
      let after: string | undefined;
      for (;;) {
        if (stopping.signal.aborted) return removed;
        const page = await records.list<DeliveryRecord>({
          provider,
          kind: DELIVERY_KIND,
          after,
          limit: AT_A_TIME,
        });
        const old = page.filter(({ value }) => value.timestamp < before && value.state !== 'waiting');
        await records.batch(old.map(({ id }) => ({ delete: { provider, kind: DELIVERY_KIND, id } })));
        removed += old.length;
        if (page.length < AT_A_TIME || old.length === 0) break;
        after = page.at(-1)?.id;
      }
    }
    return removed;
  },
};
