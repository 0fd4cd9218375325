import { randomBytes } from 'node:crypto';
import type { WebhookDelivery, WebhookEvent, WebhookInfo } from '@portico/shared/contracts';
import { MAX_WEBHOOKS } from '@portico/shared/contracts';
import { AppError, notFound, refusedField } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { KeyRing } from '../../security/keys.ts';
import { AddressRefused, type OutgoingRequests } from '../../security/outgoing-requests.ts';
import { sealText } from '../../security/sealed-text.ts';
import { BEFORE_ALL, type RecordStore, type StoredRecord } from '../../storage/record-store.ts';
import { newId } from '../writes/ids.ts';
import {
  DELIVERY_KIND,
  type DeliveryRecord,
  deliveryRepository,
  type WebhookRecord,
  webhookLeaseRepository,
  webhookRepository,
} from './webhook.repository.ts';

const SECRET_BYTES = 32;
/** Deliveries that one batch deletes. */
const AT_A_TIME = 200;

interface WebhookStores {
  records: RecordStore;
  /** Seals the secrets. */
  key: KeyRing;
  outgoing: Pick<OutgoingRequests, 'check'>;
  now: () => Date;
}

/** The webhooks of providers. */
export interface Webhooks {
  list(provider: string): Promise<WebhookInfo[]>;
  /** Throws 'invalid' for an address that no webhook may have, 'conflict' for too many webhooks. */
  create(
    provider: string,
    by: string,
    wanted: { url: string; events: readonly WebhookEvent[] },
  ): Promise<WebhookInfo & { secret: string }>;
  change(
    provider: string,
    id: string,
    changes: { events?: readonly WebhookEvent[] | undefined; isDisabled?: boolean | undefined },
  ): Promise<WebhookInfo>;
  delete(provider: string, id: string): Promise<void>;
  /** Newest first. */
  deliveries(
    provider: string,
    id: string,
    page: { before?: string | undefined; limit: number },
  ): Promise<WebhookDelivery[]>;
  replay(provider: string, id: string, delivery: string): Promise<WebhookDelivery>;
}

export function createWebhooks({ records, key, outgoing, now }: WebhookStores): Webhooks {
  const webhooks = webhookRepository(records);
  const deliveries = deliveryRepository(records);

  async function required(provider: string, id: string): Promise<StoredRecord<WebhookRecord>> {
    const stored = await webhooks.get(provider, id);
    if (!stored) throw notFound('This webhook');
    return stored;
  }

  const presentOne = async (provider: string, stored: StoredRecord<WebhookRecord>): Promise<WebhookInfo> =>
    (await presentWebhooks(records, provider, [stored]))[0] as WebhookInfo;

  return {
    list: async (provider) => presentWebhooks(records, provider, await webhooks.list(provider)),

    async create(provider, createdBy, { url, events }) {
      try {
        await outgoing.check(url);
      } catch (error) {
        if (!(error instanceof AddressRefused)) throw error;
        throw refusedField({ path: 'body.data.url', message: error.message, code: 'not-allowed' });
      }
      if ((await webhooks.list(provider)).length >= MAX_WEBHOOKS)
        throw new AppError('conflict', `There are ${MAX_WEBHOOKS} webhooks: delete one first.`);
      const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
      const value: WebhookRecord = {
        url,
        events: [...new Set(events)],
        sealedSecret: sealText(secret, key),
        createdBy,
        createdDate: now().toISOString(),
      };
      const stored = await webhooks.put({ provider, id: newId(), value, expectedRevision: 0 });
      return { ...(await presentOne(provider, stored)), secret };
    },

    change: (provider, id, { events, isDisabled }) =>
      retryOnConflict(async () => {
        const { value, revision } = await required(provider, id);
        const at = now().toISOString();
        const changed: WebhookRecord = {
          ...value,
          ...(events ? { events: [...new Set(events)] } : {}),
          ...(isDisabled === true && !value.disabled ? { disabled: { at, by: 'admin' as const } } : {}),
          ...(isDisabled === false && value.disabled ? { disabled: undefined, enabledDate: at } : {}),
        };
        const stored = await webhooks.put({ provider, id, value: changed, expectedRevision: revision });
        return presentOne(provider, stored);
      }),

    async delete(provider, id) {
      await required(provider, id);
      await webhooks.delete(provider, id);
      await webhookLeaseRepository(records).delete(provider, id);
      await deleteDeliveries(records, provider, id);
    },

    async deliveries(provider, id, { before = BEFORE_ALL.descending, limit }) {
      await required(provider, id);
      const page = await records.list<DeliveryRecord>({
        provider,
        kind: DELIVERY_KIND,
        where: { field: 'webhook', value: id },
        order: 'descending',
        after: before,
        limit,
      });
      return page.map(presentDelivery);
    },

    replay: (provider, id, delivery) =>
      retryOnConflict(async () => {
        await required(provider, id);
        const stored = await deliveries.get(provider, delivery);
        if (stored?.value.webhook !== id) throw notFound('This delivery');
        const at = now().toISOString();
        const value: DeliveryRecord = { ...stored.value, state: 'waiting', nextAt: at, since: at };
        return presentDelivery(
          await deliveries.put({ provider, id: delivery, value, expectedRevision: stored.revision }),
        );
      }),
  };
}

async function presentWebhooks(
  records: RecordStore,
  provider: string,
  stored: readonly StoredRecord<WebhookRecord>[],
): Promise<WebhookInfo[]> {
  const waiting = await records.countByValue({
    provider,
    kind: DELIVERY_KIND,
    field: 'waiting',
    values: stored.map(({ id }) => id),
  });
  return stored
    .map(({ id, value: { url, events, createdDate, lastSuccessDate, disabled } }) => ({
      id,
      url,
      events: [...events],
      createdDate,
      lastSuccessDate,
      disabled,
      waiting: waiting.get(id) ?? 0,
    }))
    .sort((one, other) => other.createdDate.localeCompare(one.createdDate));
}

async function deleteDeliveries(records: RecordStore, provider: string, webhook: string): Promise<void> {
  for (;;) {
    const where = { field: 'webhook', value: webhook };
    const some = await records.list({ provider, kind: DELIVERY_KIND, where, limit: AT_A_TIME });
    await records.batch(some.map((one) => ({ delete: { provider, kind: DELIVERY_KIND, id: one.id } })));
    if (some.length < AT_A_TIME) return;
  }
}

const presentDelivery = ({
  id,
  value: { messageId, type, timestamp, data, state, attempts, nextAt },
}: StoredRecord<DeliveryRecord>): WebhookDelivery => ({
  id,
  messageId,
  type,
  timestamp,
  data: { ...data },
  state,
  attempts: [...attempts],
  ...(state === 'waiting' ? { nextAt } : {}),
});
