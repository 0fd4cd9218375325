import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  replayDelivery,
  webhookDeliveries,
  webhooks as webhookList,
} from '@portico/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { endpoint } from '../../plugins/endpoint.ts';
import { ok } from '../../plugins/replies.ts';
import { requireRole } from '../../plugins/viewer.policy.ts';
import type { Webhooks } from './webhooks.ts';

const CHANGES_PER_MINUTE = 30;

/** For admins. `webhook-sender.ts` sends the deliveries. */
export async function webhookRoutes(
  app: FastifyInstance,
  { webhooks }: { webhooks: Webhooks },
): Promise<void> {
  const limited = { perMinute: CHANGES_PER_MINUTE, isLimitPerPerson: true, needsViewer: true };

  endpoint(app, webhookList, async ({ provider, viewer }) => {
    requireRole(viewer, 'admin');
    return ok(await webhooks.list(provider.id));
  });

  endpoint(
    app,
    createWebhook,
    async ({ provider, viewer, body }) => {
      const { uid } = requireRole(viewer, 'admin');
      return ok(await webhooks.create(provider.id, uid, body.data));
    },
    limited,
  );

  endpoint(
    app,
    changeWebhook,
    async ({ provider, viewer, params, body }) => {
      requireRole(viewer, 'admin');
      return ok(await webhooks.change(provider.id, params.id, body.data));
    },
    limited,
  );

  endpoint(
    app,
    deleteWebhook,
    async ({ provider, viewer, params }) => {
      requireRole(viewer, 'admin');
      await webhooks.delete(provider.id, params.id);
      return ok({ id: params.id });
    },
    limited,
  );

  endpoint(app, webhookDeliveries, async ({ provider, viewer, params, query }) => {
    requireRole(viewer, 'admin');
    const { before, _limit: limit } = query;
    return ok(await webhooks.deliveries(provider.id, params.id, { before, limit }));
  });

  endpoint(
    app,
    replayDelivery,
    async ({ provider, viewer, params }) => {
      requireRole(viewer, 'admin');
      return ok(await webhooks.replay(provider.id, params.id, params.delivery));
    },
    limited,
  );
}
