import { health, ready } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import type { AppOptions } from '../../app.ts';
import { missingParts } from '../../operation/readiness.ts';
import { AppError } from '../../plugins/app-error.ts';
import { endpoint } from '../../plugins/endpoint.ts';
import { done } from '../../plugins/replies.ts';
import type { Services } from '../../services.ts';

interface HealthOptions extends AppOptions {
  services: Services;
}

/** Answers on every host, for balancers that know none. */
export async function healthRoutes(
  app: FastifyInstance,
  { services, liveReleaseSet }: HealthOptions,
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
