import type { DeliveryState, WebhookEvent } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export interface WebhookRecord {
  url: string;
  events: readonly WebhookEvent[];
  /** The secret of signatures, encrypted with the server's key. */
  sealedSecret: string;
  /** A uid: who gets a mail when the webhook is stopped. */
  createdBy: string;
  /** ISO times. */
  createdDate: string;
  lastSuccessDate?: string | undefined;
  /** When it was last started again. */
  enabledDate?: string | undefined;
  disabled?: { at: string; by: 'admin' | 'failure' } | undefined;
}

export interface DeliveryAttempt {
  /** ISO time. */
  at: string;
  /** Absent without a response. */
  status?: number | undefined;
  error?: string | undefined;
}

/** One event for one webhook; ids are in the order of the events. */
export interface DeliveryRecord {
  webhook: string;
  /** The header `webhook-id`. */
  messageId: string;
  type: WebhookEvent;
  /** ISO time of the event. */
  timestamp: string;
  data: Readonly<Record<string, unknown>>;
  state: DeliveryState;
  attempts: readonly DeliveryAttempt[];
  /** ISO times: of the next attempt, and from which a day of attempts counts. */
  nextAt: string;
  since: string;
}

/** One server sends the deliveries of a webhook until then, in ISO time. */
export interface WebhookLeaseRecord {
  until: string;
}

export const webhookRepository = (records: RecordStore): Collection<WebhookRecord> =>
  collection<WebhookRecord>(records, 'webhook');

export const DELIVERY_KIND = 'webhook-delivery';

/** Indexed by webhook, and by webhook while waiting. */
export const deliveryRepository = (records: RecordStore): Collection<DeliveryRecord> =>
  collection<DeliveryRecord>(records, DELIVERY_KIND, ({ webhook, state }) => ({
    webhook,
    waiting: state === 'waiting' ? webhook : undefined,
  }));

export const webhookLeaseRepository = (records: RecordStore): Collection<WebhookLeaseRecord> =>
  collection<WebhookLeaseRecord>(records, 'webhook-lease');

export const deliveryId = (messageId: string, webhook: string): string => `${messageId}.${webhook}`;
