import rateLimit, { type FastifyRateLimitStore } from '@fastify/rate-limit';
import type { FastifyContextConfig, FastifyInstance, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../kernel/app-error.ts';
import { networkOf } from '../security/network.ts';
import { createMemoryRateLimitStore } from '../security/rate-limit-store/memory-rate-limit-store.ts';
import type { RateLimitStore } from '../security/rate-limit-store/rate-limit-store.ts';
import type { Metrics } from '../telemetry/metrics.ts';

interface RateLimitServices {
  counts: RateLimitStore;
  metrics: Metrics;
  now: () => Date;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts on this server only: called with every page, and not worth a database query. */
    isLimitHere?: boolean;
  }
}

interface LimitedRoute {
  method?: unknown;
  url?: string | undefined;
  config?: FastifyContextConfig | undefined;
}

/** Limits requests per address by `perMinute` (see `endpoint.ts`). Calls of the server itself are not limited. */
export const rateLimits = fp(async (app: FastifyInstance, { counts, now, metrics }: RateLimitServices) => {
  const here = createMemoryRateLimitStore(now);

  const nameOf = ({ method, url, config }: LimitedRoute): string =>
    (config?.rateLimit && config.rateLimit.groupId) || `${String(method)} ${url}`;

  class LimitStore implements FastifyRateLimitStore {
    readonly #name: string;
    readonly #counted: RateLimitStore;

    /** The plugin constructs it once without a route, and then once per limited route. */
    constructor({ routeInfo = {} }: { routeInfo?: Partial<RouteOptions> }) {
      this.#name = `limit ${nameOf(routeInfo)}`;
      this.#counted = routeInfo.config?.isLimitHere ? here : counts;
    }

    incr(...[key, respond, forMs, most]: Parameters<FastifyRateLimitStore['incr']>): void {
      this.#counted.add({ name: `${this.#name} ${key}`, most, forMs }).then(
        ({ count, endsInMs }) => respond(null, { current: count, ttl: endsInMs }),
        (error: Error) => respond(error),
      );
    }

    child(limits: object): FastifyRateLimitStore {
      return new LimitStore(limits);
    }
  }

  await app.register(rateLimit, {
    global: false,
    // Headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset.
    enableDraftSpec: true,
    timeWindow: '1 minute',
    store: LimitStore,
    keyGenerator: (request) => networkOf(request.ip),
    allowList: (request) => request.isInternal,
    onExceeded: ({ routeOptions }) => metrics.requestRefused(nameOf(routeOptions)),
    errorResponseBuilder: () => new AppError('too-many-requests', 'Too many requests: please wait a moment.'),
  });
});
