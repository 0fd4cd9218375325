import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config.ts';
import { AppError } from '../kernel/app-error.ts';
import { createKeyedMutex } from '../kernel/keyed-mutex.ts';
import { networkOf } from '../security/network.ts';
import type { Metrics } from '../telemetry/metrics.ts';

/** Batches per person and minute: one batch may contain 1,000 products. */
const BATCHES_PER_MINUTE = 20;
/** Saves of one person that wait or run. The editors send one at a time per page. */
const MAX_SAVES_AT_ONCE = 20;
/**
 * After a save, the person's next one waits as long as that save took, but at most this, which leaves time of the main
 * thread to other requests.
 */
const MAX_PAUSE_MS = 250;

/** Options of `endpoint` for calls that change content: one counter per person for all of them, and one for batches. */
export const saveLimits = ({ savesPerMinute }: Pick<Config, 'savesPerMinute'>) => ({
  saves: { perMinute: savesPerMinute, isLimitPerPerson: true, limitGroup: 'saves', isSave: true },
  batches: { perMinute: BATCHES_PER_MINUTE, isLimitPerPerson: true, limitGroup: 'batches', isSave: true },
});

declare module 'fastify' {
  interface FastifyInstance {
    /** Runs a save after the person's earlier ones. Throws 'too-many-requests' when too many wait. */
    runSaveExclusive<Result>(request: FastifyRequest, save: () => Promise<Result>): Promise<Result>;
  }
}

/** Serializes the saves of one person, with pauses, so that many at once do not block the main thread. */
export const saveQueue = fp(async (app: FastifyInstance, { metrics }: { metrics: Metrics }) => {
  const runExclusive = createKeyedMutex();
  const atOnce = new Map<string, number>();
  const change = (person: string, by: 1 | -1): number => {
    const count = (atOnce.get(person) ?? 0) + by;
    if (count > 0) atOnce.set(person, count);
    else atOnce.delete(person);
    return count;
  };

  app.decorate('runSaveExclusive', async (request, save) => {
    const person = personOrNetwork(request);
    try {
      if (change(person, 1) > MAX_SAVES_AT_ONCE) {
        metrics.requestRefused('saves at once');
        throw new AppError('too-many-requests', 'Too many saves at once: please wait a moment.');
      }
      return await new Promise((resolve, reject) => {
        void runExclusive(person, async () => {
          const startedAt = performance.now();
          await save().then(resolve, reject);
          const tookMs = performance.now() - startedAt;
          await pause(Math.min(tookMs, MAX_PAUSE_MS), undefined, { ref: false });
        });
      });
    } finally {
      change(person, -1);
    }
  });
});

/** Key of a counter: the signed-in person, or the network of a visitor. */
export const personOrNetwork = ({ viewer, provider, ip }: FastifyRequest): string =>
  viewer ? `${provider.id}/${viewer.uid}` : networkOf(ip);
