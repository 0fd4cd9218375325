/** What a webhook can be told of. */
export const WEBHOOK_EVENTS = [
  'portal.changed',
  'portal.released',
  'portal.rejected',
  'portal.deleted',
  'review.requested',
  'product.changed',
  'release.live',
  'release.rolled-back',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** `failed`: given up after a day. */
export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
