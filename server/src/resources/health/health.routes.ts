import { health } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { done } from '../../plugins/replies.ts';

/** Answers on every host, for balancers that know none. */
export async function healthRoutes(app: FastifyInstance): Promise<void> {
  endpoint(app, health, () => done, { anyHost: true });
}
