import { apiKeys, createApiKey, revokeApiKey } from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireViewer } from '../../plugins/viewer.policy.ts';
import type { Keys } from './keys.ts';

const CHANGES_PER_MINUTE = 20;

/** API keys of people. `scopesOfCall` closes these calls to keys. */
export async function keyRoutes(app: FastifyInstance, { keys }: { keys: Keys }): Promise<void> {
  const limited = { perMinute: CHANGES_PER_MINUTE, isLimitPerPerson: true, needsViewer: true };

  endpoint(app, apiKeys, async ({ provider, viewer }) =>
    ok(await keys.listOf(provider.id, requireViewer(viewer))),
  );

  endpoint(
    app,
    createApiKey,
    async ({ provider, viewer, body }) =>
      ok(await keys.create(provider.id, requireViewer(viewer), body.data)),
    limited,
  );

  endpoint(
    app,
    revokeApiKey,
    async ({ provider, viewer, params }) => {
      await keys.revoke(provider.id, requireViewer(viewer), params.id);
      return ok({ id: params.id });
    },
    limited,
  );
}
