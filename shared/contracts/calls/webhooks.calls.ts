import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { DELIVERY_STATES, WEBHOOK_EVENTS } from '../webhook.ts';
import { idParams, idSchema, okWith } from './replies.ts';

/** Webhooks of one provider at most. */
export const MAX_WEBHOOKS = 20;

const eventsSchema = z.array(z.enum(WEBHOOK_EVENTS)).min(1).max(WEBHOOK_EVENTS.length);

export const webhookSchema = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  /** ISO times. */
  createdDate: z.string(),
  lastSuccessDate: z.string().optional(),
  /** Since when nothing is sent: an admin stopped it, or every delivery failed for a day. */
  disabled: z.object({ at: z.string(), by: z.enum(['admin', 'failure']) }).optional(),
  /** Deliveries that wait. */
  waiting: z.number().int(),
});
export type WebhookInfo = z.infer<typeof webhookSchema>;

export const deliverySchema = z.object({
  id: z.string(),
  /** The header `webhook-id`; equal in every attempt and replay. */
  messageId: z.string(),
  type: z.enum(WEBHOOK_EVENTS),
  /** ISO time of the event. */
  timestamp: z.string(),
  data: z.record(z.string(), z.unknown()),
  state: z.enum(DELIVERY_STATES),
  /** The last ones, oldest first. `error` is English and for developers. */
  attempts: z.array(
    z.object({ at: z.string(), status: z.number().int().optional(), error: z.string().optional() }),
  ),
  /** ISO time of the next attempt, while it waits. */
  nextAt: z.string().optional(),
});
export type WebhookDelivery = z.infer<typeof deliverySchema>;

export const webhooks = defineEndpoint({
  id: 'webhooks',
  method: 'GET',
  path: '/api/webhooks',
  summary: 'The webhooks of the provider; for admins.',
  reply: okWith(z.array(webhookSchema)),
});

export const createWebhook = defineEndpoint({
  id: 'createWebhook',
  method: 'POST',
  path: '/api/webhooks',
  summary:
    'Create a webhook; for admins. Its `secret`, which signs the deliveries after the Standard Webhooks specification, is in this reply only.',
  body: z.object({ data: z.object({ url: z.string().min(1).max(2000), events: eventsSchema }) }),
  reply: okWith(webhookSchema.extend({ secret: z.string() })),
});

export const changeWebhook = defineEndpoint({
  id: 'changeWebhook',
  method: 'PUT',
  path: '/api/webhooks/:id',
  summary: 'Change the events of a webhook, or stop and start it; for admins.',
  params: idParams,
  body: z.object({
    data: z.object({ events: eventsSchema.optional(), isDisabled: z.boolean().optional() }),
  }),
  reply: okWith(webhookSchema),
});

export const deleteWebhook = defineEndpoint({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/api/webhooks/:id',
  summary: 'Delete a webhook with its deliveries; for admins.',
  params: idParams,
  reply: okWith(z.object({ id: z.string() })),
});

export const webhookDeliveries = defineEndpoint({
  id: 'webhookDeliveries',
  method: 'GET',
  path: '/api/webhooks/:id/deliveries',
  summary: 'The deliveries of a webhook in the last 30 days, newest first, in pages; for admins.',
  params: idParams,
  query: z.object({
    /** The `id` of the last delivery of the page before. */
    before: idSchema.optional(),
    _limit: z.coerce.number().int().min(1).max(100).default(50),
  }),
  reply: okWith(z.array(deliverySchema)),
});

export const replayDelivery = defineEndpoint({
  id: 'replayDelivery',
  method: 'POST',
  path: '/api/webhooks/:id/deliveries/:delivery',
  summary: 'Send a delivery again at once, with the same `webhook-id`; for admins.',
  params: idParams.extend({ delivery: idSchema }),
  reply: okWith(deliverySchema),
});

export const webhooksCalls = [
  webhooks,
  createWebhook,
  changeWebhook,
  deleteWebhook,
  webhookDeliveries,
  replayDelivery,
] as const;
