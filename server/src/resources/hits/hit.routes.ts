import { countHit } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config/config.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { networkOf } from '../../security/network.ts';
import type { RateLimitStore } from '../../security/rate-limit-store/rate-limit-store.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { createHitCounter } from './hit-counter.ts';
import { isSameVisit, VISIT_COOKIE, visitMark } from './visit.ts';

interface HitsServices {
  config: Config;
  records: RecordStore;
  counts: RateLimitStore;
  now: () => Date;
}

/** Visits per network and hour: enough for a household or an office, and limiting for a script. */
const VISITS = { most: 20, forMs: 3_600_000 };

/** Counts a visit once per browser session. A visit that is not counted gets the number as well. [API-17, T-17] */
export async function hitRoutes(
  app: FastifyInstance,
  { config, records, counts, now }: HitsServices,
): Promise<void> {
  const counter = createHitCounter(records, {
    now,
    onError: (err) => app.log.error({ err }, 'hits were not written'),
  });
  app.addHook('onClose', () => counter.flush());
  const mayCount = async (network: string): Promise<boolean> =>
    (await counts.add({ name: `visit ${network}`, ...VISITS })).count <= VISITS.most;

  endpoint(app, countHit, async ({ provider, request, reply }) => {
    const isNew = !config.isReadOnly && !isSameVisit(request.cookies[VISIT_COOKIE], now());
    if (isNew && !request.isInternal && (await mayCount(`${provider.id}/${networkOf(request.ip)}`))) {
      counter.count(provider.id);
      // A session cookie: no max-age.
      reply.setCookie(VISIT_COOKIE, visitMark(now()), {
        path: countHit.path,
        httpOnly: true,
        secure: request.protocol === 'https',
        sameSite: 'lax',
      });
    }
    return { data: { value: await counter.value(provider.id) } };
  });
}
