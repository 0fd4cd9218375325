import { setTimeout as pause } from 'node:timers/promises';
import { isUnofficial } from '@portico/shared/domain';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Providers } from '../providers/providers.ts';
import { portalRepository } from '../resources/portals/portal.repository.ts';
import { transitionRepository } from '../resources/portals/portal-transitions.ts';
import type { RateLimitStore } from '../security/rate-limit-store/rate-limit-store.ts';
import type { RecordStore } from '../storage/record-store.ts';

const TIMEOUT_MS = 10_000;
/** After a failure. A restart forgets what waits: the sitemap names every page anyway. */
const PAUSES_MS = [2_000, 60_000, 10 * 60_000] as const;
/** For so long one server of several announces a release. */
const ONCE_MS = 3_600_000;

interface IndexNowServices {
  config: Pick<Config, 'indexNow'>;
  records: RecordStore;
  providers: Pick<Providers, 'all'>;
  counts: Pick<RateLimitStore, 'add'>;
}

type IndexNowLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** Serves the file by which search engines know that a host uses the key. */
export async function indexNowRoutes(
  app: FastifyInstance,
  { config }: { config: Pick<Config, 'indexNow'> },
): Promise<void> {
  const { indexNow } = config;
  if (!indexNow) return;
  app.get(`/${indexNow.key}.txt`, async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(indexNow.key),
  );
}

/**
 * Announces released pages to search engines by the IndexNow protocol, if the operator has set a key. Returns a stop
 * function.
 */
export function startIndexNow(
  { config: { indexNow }, records, providers, counts }: IndexNowServices,
  log: IndexNowLog,
): () => Promise<void> {
  if (!indexNow) return async () => undefined;
  const { key, url: endpoint } = indexNow;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  async function announce(provider: string, transition: string): Promise<void> {
    const moved = (await transitionRepository(records).get(provider, transition))?.value;
    if (!moved || moved.to !== 'RELEASE' || moved.event) return;
    const portal = (await portalRepository(records).get(provider, moved.portalId))?.value;
    const site = providers.all().find(({ id }) => id === provider);
    const host = site?.hosts[0];
    if (!portal || !host || portal.isPrivate || isUnofficial(portal) || site.settings.isIndexed === false)
      return;
    const { count } = await counts.add({
      name: `index-now ${provider}/${transition}`,
      most: 1,
      forMs: ONCE_MS,
    });
    if (count > 1) return;
    const body = JSON.stringify({
      host,
      key,
      keyLocation: `https://${host}/${key}.txt`,
      urlList: [`https://${host}/portals/${portal._id}`],
    });
    for (const ms of [...PAUSES_MS, undefined]) {
      const failure = await send(body);
      if (failure === undefined) return;
      log.warn({ portal: portal._id, reason: failure }, 'a released page was not announced by IndexNow');
      if (ms === undefined) return;
      await pause(ms, undefined, { ref: false, signal: stopping.signal });
    }
  }

  /** Undefined if it was accepted. */
  async function send(body: string): Promise<string | undefined> {
    try {
      const { ok, status } = await fetch(endpoint, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body,
        redirect: 'error',
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(TIMEOUT_MS)]),
      });
      return ok ? undefined : `status ${status}`;
    } catch (error) {
      return error instanceof Error ? error.message : 'unknown';
    }
  }

  const unsubscribe = records.subscribe(
    (changes) => {
      for (const { provider, id } of changes) {
        const task: Promise<void> = announce(provider, id)
          .catch((err: unknown) => {
            if (!stopping.signal.aborted) log.error({ err }, 'IndexNow failed');
          })
          .finally(() => running.delete(task));
        running.add(task);
      }
    },
    ({ kind, revision, deleted }) => kind === 'portal-transition' && revision === 1 && !deleted,
  );
  return async () => {
    stopping.abort();
    unsubscribe();
    await Promise.all(running);
  };
}
