import { SYSTEM_PARTITION } from '../../server/src/kernel/partition.ts';
import { markNewStore } from '../../server/src/records/index-version.ts';
import { listingRepository } from '../../server/src/resources/listings/listing.repository.ts';
import { portalRepository } from '../../server/src/resources/portals/portal.repository.ts';
import { townRepository } from '../../server/src/resources/towns/town.repository.ts';
import {
  WEB_CONFIG_ID,
  webConfigRepository,
} from '../../server/src/resources/web-config/web-config.repository.ts';
import type { RecordStore, RecordWrite } from '../../server/src/storage/record-store.ts';
import {
  LISTINGS,
  providerSizes,
  seededRandom,
  syntheticListing,
  syntheticPortal,
  syntheticProvider,
  syntheticTown,
  syntheticWebConfig,
  TOWNS,
} from './synthetic-content.ts';

const BATCH = 5000;

/** Writes generated providers with their portals; the last one is the smallest. */
export async function writeProviders(
  records: RecordStore,
  { portals, providers = 20 }: { portals: number; providers?: number },
): Promise<void> {
  // Or a server would rewrite all of them, as those of an older version.
  await markNewStore(records);
  const random = seededRandom(7);
  let writes: RecordWrite[] = [];
  async function flush(): Promise<void> {
    await records.batch(writes);
    writes = [];
  }
  async function write(...more: RecordWrite[]): Promise<void> {
    writes.push(...more);
    if (writes.length >= BATCH) await flush();
  }

  for (const [number, size] of providerSizes(portals, providers).entries()) {
    const provider = syntheticProvider(number);
    await write({ put: { provider: SYSTEM_PARTITION, kind: 'provider', id: provider.id, value: provider } });
    await write(
      webConfigRepository(records).write({
        provider: provider.id,
        id: WEB_CONFIG_ID,
        value: syntheticWebConfig(provider.id),
      }),
    );
    for (let town = 0; town < TOWNS; town++) {
      const value = syntheticTown(random, town);
      await write(townRepository(records).write({ provider: provider.id, id: value._id, value }));
    }
    for (let listing = 0; listing < LISTINGS; listing++) {
      const value = syntheticListing(random, listing);
      await write(listingRepository(records).write({ provider: provider.id, id: value._id, value }));
    }
    for (let portal = 0; portal < size; portal++) {
      const value = syntheticPortal(random, provider.id, portal);
      await write(portalRepository(records).write({ provider: provider.id, id: value._id, value }));
    }
  }
  await flush();
}
