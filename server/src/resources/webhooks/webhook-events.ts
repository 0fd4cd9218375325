import { randomBytes } from 'node:crypto';
import type { LocalizedText, WebhookEvent } from '@portico/shared/contracts';
import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import {
  type DeliveryRecord,
  deliveryId,
  deliveryRepository,
  webhookRepository,
} from './webhook.repository.ts';

/** Something that happened, before it is addressed to webhooks. */
export interface WebhookMessage {
  type: WebhookEvent;
  data: Readonly<Record<string, unknown>>;
}

/** The record kinds whose writes are events. */
const EVENT_KINDS: ReadonlySet<string> = new Set([
  'portal',
  'portal-versions',
  'portal-transition',
  'portal-draft',
  'product',
]);

const kindOf = (write: RecordWrite): string => ('put' in write ? write.put.kind : write.delete.kind);

/** Adds webhook deliveries to the batch of the change, so that they are committed or rolled back together. */
export function withWebhookEvents(records: RecordStore, now: () => Date): RecordStore {
  const webhooks = webhookRepository(records);
  const deliveries = deliveryRepository(records);

  async function deliveriesOf(writes: readonly RecordWrite[]): Promise<RecordWrite[]> {
    if (!writes.some((write) => EVENT_KINDS.has(kindOf(write)))) return [];
    const added: RecordWrite[] = [];
    for (const [provider, own] of byProvider(writes)) {
      const open = (await webhooks.list(provider)).filter(({ value }) => !value.disabled);
      if (open.length === 0) continue;
      for (const message of messagesOf(own)) {
        const messageId = newMessageId(now());
        for (const { id, value } of open) {
          if (!value.events.includes(message.type)) continue;
          added.push(
            deliveries.write({
              provider,
              id: deliveryId(messageId, id),
              value: newDelivery({ webhook: id, messageId, ...message }, now()),
            }),
          );
        }
      }
    }
    return added;
  }

  async function batch(writes: readonly RecordWrite[]): Promise<void> {
    await records.batch([...writes, ...(await deliveriesOf(writes))]);
  }

  return {
    ...records,
    batch,
    async put(record) {
      if (!EVENT_KINDS.has(record.kind)) return records.put(record);
      await batch([{ put: record }]);
      const stored = await records.get<never>(record);
      if (!stored) throw new Error(`${record.kind} ${record.id} was deleted at once.`);
      return stored;
    },
    async delete(record) {
      if (!EVENT_KINDS.has(record.kind)) return records.delete(record);
      const existed = (await records.get(record)) !== undefined;
      if (existed) await batch([{ delete: record }]);
      return existed;
    },
  };
}

export function newDelivery(
  message: WebhookMessage & { webhook: string; messageId: string },
  now: Date,
  timestamp = now.toISOString(),
): DeliveryRecord {
  const at = now.toISOString();
  return { ...message, timestamp, state: 'waiting', attempts: [], nextAt: at, since: at };
}

let lastMs = 0;
let sequence = 0;

/** Ids of one server are in the order of their events, also within a millisecond. */
function newMessageId(now: Date): string {
  const ms = Math.max(now.getTime(), lastMs);
  sequence = ms === lastMs ? sequence + 1 : 0;
  lastMs = ms;
  return `msg_${ms.toString(36).padStart(9, '0')}${sequence.toString(36).padStart(5, '0')}${randomBytes(5).toString('hex')}`;
}

function byProvider(writes: readonly RecordWrite[]): Map<string, RecordWrite[]> {
  const grouped = new Map<string, RecordWrite[]>();
  for (const write of writes) {
    const { provider } = 'put' in write ? write.put : write.delete;
    grouped.set(provider, [...(grouped.get(provider) ?? []), write]);
  }
  return grouped;
}

interface PortalFacts {
  _id: string;
  title: LocalizedText;
  status: string;
  modifiedDate: string;
}

/** The events of a batch of one provider, in the order in which receivers expect them. */
function messagesOf(writes: readonly RecordWrite[]): WebhookMessage[] {
  const puts = writes.flatMap((write) => ('put' in write ? [write.put] : []));
  const deleted = (kind: string) =>
    writes.flatMap((write) => ('delete' in write && write.delete.kind === kind ? [write.delete.id] : []));
  const portals = new Map(
    puts.filter(({ kind }) => kind === 'portal').map(({ id, value }) => [id, value as PortalFacts]),
  );
  const about = (id: string) => {
    const portal = portals.get(id);
    return portal
      ? { id, title: portal.title, status: portal.status, modifiedDate: portal.modifiedDate }
      : { id };
  };
  /** Ids of the pages of which readers see a change: every such save writes the list of versions. */
  const changed = new Set([
    ...puts.filter(({ kind }) => kind === 'portal-versions').map(({ id }) => id),
    ...puts
      .filter(({ kind, expectedRevision }) => kind === 'portal' && expectedRevision === 0)
      .map(({ id }) => id),
  ]);
  const moves = puts
    .filter(({ kind }) => kind === 'portal-transition')
    .map(
      ({ value }) =>
        value as { portalId: string; from?: string; to: string; event?: string; reason?: string },
    )
    .filter(({ event }) => event === undefined);
  const drafts = puts
    .filter(
      ({ kind, value }) => kind === 'portal-draft' && (value as { review?: unknown }).review !== undefined,
    )
    .map(({ id }) => id);
  return [
    ...[...changed].map((id) => ({ type: 'portal.changed' as const, data: about(id) })),
    ...moves.flatMap(({ portalId, to, reason }): WebhookMessage[] => {
      if (to === 'RELEASE') return [{ type: 'portal.released', data: about(portalId) }];
      if (to === 'REJECT') return [{ type: 'portal.rejected', data: { ...about(portalId), reason } }];
      // A page in the wizard waits for its creator.
      return to === 'USER_DRAFT' ? [{ type: 'review.requested', data: about(portalId) }] : [];
    }),
    ...drafts.map((id) => ({ type: 'review.requested' as const, data: { id, isDraft: true } })),
    ...deleted('portal').map((id) => ({ type: 'portal.deleted' as const, data: { id } })),
    ...puts
      .filter(({ kind }) => kind === 'product')
      .map(({ id, value }) => {
        const { catalogId, name } = value as { catalogId: string; name: LocalizedText };
        return { type: 'product.changed' as const, data: { id, catalogId, name } };
      }),
    ...deleted('product').map((id) => ({ type: 'product.changed' as const, data: { id, isDeleted: true } })),
  ];
}
