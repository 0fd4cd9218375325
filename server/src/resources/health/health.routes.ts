import { health, ready } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../kernel/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done } from '../../plugins/replies.ts';
import { missingParts, type ReadinessCheck } from './readiness.ts';

/** Responds on every host, for load balancers that send none. */
export async function healthRoutes(
  app: FastifyInstance,
  { services, liveReleaseSet }: ReadinessCheck,
): Promise<void> {
  endpoint(app, health, () => done, { anyHost: true });

  endpoint(
    app,
    ready,
    async () => {
      const missing = await missingParts({ services, liveReleaseSet });
      if (missing.length === 0) return done;
      throw new AppError(
        'unavailable',
        `Not ready. ${missing.map(({ message }) => message).join(' ')}`,
        missing,
      );
    },
    { anyHost: true },
  );
}
