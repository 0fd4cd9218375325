import { countHit } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import type { Services } from '../../services.ts';
import { collection } from '../../storage/collection.ts';
import { type RecordStore, RevisionConflict } from '../../storage/record-store.ts';

/** The page counts a session once; this bounds what one address can add beyond that. [T-17] */
const HITS_PER_MINUTE = 240;

/** [API-17] */
export async function hitsRoutes(app: FastifyInstance, { records }: Services): Promise<void> {
  endpoint(
    app,
    countHit,
    async ({ provider }) => ({ data: { value: await countOne(records, provider.id) } }),
    {
      perMinute: HITS_PER_MINUTE,
    },
  );
}

/** Adds one; of two at once, the later one counts again on top of the other. */
async function countOne(records: RecordStore, provider: string): Promise<number> {
  const counters = collection<{ value: number }>(records, 'counter');
  for (;;) {
    const counter = await counters.get(provider, 'hits');
    const value = (counter?.value.value ?? 0) + 1;
    try {
      await counters.put({
        provider,
        id: 'hits',
        value: { value },
        expectedRevision: counter?.revision ?? 0,
      });
      return value;
    } catch (error) {
      if (!(error instanceof RevisionConflict)) throw error;
    }
  }
}
