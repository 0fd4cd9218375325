import type { ReleaseEvent, WebhookEvent } from '@portico/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { Webhook } from 'standardwebhooks';
import type { AuditLog } from '../../audit/audit-log.ts';
import { RevisionConflict } from '../../kernel/revision-conflict.ts';
import { SERVER_VERSION } from '../../kernel/server-version.ts';
import type { Mails } from '../../mail/mails.ts';
import type { Providers } from '../../providers/providers.ts';
import type { KeyRing } from '../../security/keys.ts';
import type { OutgoingRequests } from '../../security/outgoing-requests.ts';
import { openSealedText } from '../../security/sealed-text.ts';
import type { RecordStore, StoredRecord } from '../../storage/record-store.ts';
import { runOnNewRecords } from '../../storage/run-on-new-records.ts';
import { userRepository } from '../auth/user.repository.ts';
import {
  DELIVERY_KIND,
  type DeliveryAttempt,
  type DeliveryRecord,
  deliveryId,
  deliveryRepository,
  type WebhookRecord,
  webhookLeaseRepository,
  webhookRepository,
} from './webhook.repository.ts';
import { newDelivery } from './webhook-events.ts';

/** Pauses after failed attempts; the last one repeats. The first two retries are within 100 seconds. */
const PAUSES_MS = [10_000, 60_000, 5 * 60_000, 30 * 60_000, 2 * 3_600_000, 4 * 3_600_000] as const;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;
/** Later events wait behind a delivery with fewer attempts, so that a short outage does not change their order. */
const ATTEMPTS_IN_ORDER = 3;
/** While other deliveries succeed, a failing one is tried this often instead of at its next time. */
const RETRY_WHEN_BACK_MS = 60_000;
const MAX_ATTEMPTS_STORED = 20;
const EVERY_MS = 5_000;
/** Longer than one attempt. A server that ends while it sends leaves its webhooks to the others after this time. */
const LEASE_MS = 30_000;
/** "Gone": the receiver wants no more deliveries. */
const GONE = 410;

export interface WebhookSenderServices {
  records: RecordStore;
  providers: Pick<Providers, 'all'>;
  webhookKey: KeyRing;
  webhookRequests: Pick<OutgoingRequests, 'post'>;
  releases: { history(): Promise<readonly ReleaseEvent[]> };
  mails: Pick<Mails, 'toAccount'>;
  audit: Pick<AuditLog, 'record'>;
  now: () => Date;
}

type SenderLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/**
 * Sends the deliveries that are due, those of each webhook in the order of their events; a webhook that `isBusy` is left
 * out. At least once: a server that ends between the receiver's reply and the record of it sends again, with the same
 * `webhook-id`.
 */
export async function sendDueDeliveries(
  services: WebhookSenderServices,
  log: SenderLog,
  { signal, busy = new Map() }: { signal?: AbortSignal; busy?: Map<string, Promise<void>> } = {},
): Promise<void> {
  const { records, providers } = services;
  for (const { id: provider } of providers.all()) {
    const webhooks = await webhookRepository(records).list(provider);
    const open = webhooks.filter(({ value }) => !value.disabled);
    if (open.length === 0) continue;
    await writeReleaseDeliveries(provider, open, services);
    const waiting = await records.countByValue({
      provider,
      kind: DELIVERY_KIND,
      field: 'waiting',
      values: open.map(({ id }) => id),
    });
    for (const webhook of open) {
      if (!waiting.has(webhook.id) || busy.has(webhook.id)) continue;
      // Not awaited one by one: a slow receiver must not delay the others.
      const sending = sendOf(webhook, services, log, signal)
        .catch((err: unknown) => log.error({ err, webhook: webhook.id }, 'a webhook could not be sent'))
        .finally(() => busy.delete(webhook.id));
      busy.set(webhook.id, sending);
    }
  }
}

/**
 * Writes the deliveries of changes of the live releases, which are stored beside the records. Ids contain the position
 * in the history, so that several servers write each once.
 */
async function writeReleaseDeliveries(
  provider: string,
  open: readonly StoredRecord<WebhookRecord>[],
  { records, releases, now }: WebhookSenderServices,
): Promise<void> {
  const wanting = open.filter(({ value }) => value.events.some((event) => event.startsWith('release.')));
  if (wanting.length === 0) return;
  const history = await releases.history();
  const earliest = new Date(now().getTime() - GIVE_UP_AFTER_MS).toISOString();
  for (const [index, { at, action, name, version, from, reason }] of history.entries()) {
    const type = RELEASE_EVENTS[action];
    if (!type || at < earliest) continue;
    const messageId = `msg_${Date.parse(at).toString(36).padStart(9, '0')}release${index}`;
    for (const { id: webhook, value } of wanting) {
      if (!value.events.includes(type) || at < value.createdDate) continue;
      const id = deliveryId(messageId, webhook);
      if (await deliveryRepository(records).get(provider, id)) continue;
      const delivery = newDelivery(
        { webhook, messageId, type, data: { name, version, from, reason } },
        now(),
        at,
      );
      await deliveryRepository(records)
        .put({ provider, id, value: delivery, expectedRevision: 0 })
        .catch(ignoreConflict);
    }
  }
}

const RELEASE_EVENTS: Readonly<Partial<Record<ReleaseEvent['action'], WebhookEvent>>> = {
  publish: 'release.live',
  promote: 'release.live',
  rollback: 'release.rolled-back',
  'automatic-rollback': 'release.rolled-back',
};

/** Sends what is due of one webhook, unless another server does. */
async function sendOf(
  { provider, id }: StoredRecord<WebhookRecord>,
  services: WebhookSenderServices,
  log: SenderLog,
  signal: AbortSignal | undefined,
): Promise<void> {
  const { records, now } = services;
  const lease = createLease(records, { provider, id, now });
  if (!(await lease.take())) return;
  const list = () => deliveryRepository(records).list(provider, { field: 'waiting', value: id });
  /** Tried in this round. */
  const tried = new Set<string>();
  let isBack = false;
  try {
    let waiting = await list();
    for (;;) {
      const webhook = await webhookRepository(records).get(provider, id);
      if (!webhook || webhook.value.disabled || signal?.aborted) return;
      let next = nextOf(waiting, { now: now(), tried, isBack });
      if (!next) {
        // Those that were written meanwhile.
        waiting = await list();
        next = nextOf(waiting, { now: now(), tried, isBack });
      }
      if (!next || !(await lease.take())) return;
      tried.add(next.id);
      const isDelivered = await attempt({ webhook, delivery: next }, services, log);
      isBack ||= isDelivered;
      // What failed is in the list again with its new time.
      waiting = isDelivered ? waiting.filter((one) => one !== next) : await list();
    }
  } finally {
    await lease.release();
  }
}

/** The first delivery that is due; none while an earlier one in the order waits for its retry. */
function nextOf(
  waiting: readonly StoredRecord<DeliveryRecord>[],
  { now, tried, isBack }: { now: Date; tried: ReadonlySet<string>; isBack: boolean },
): StoredRecord<DeliveryRecord> | undefined {
  for (const delivery of waiting) {
    const { attempts, nextAt } = delivery.value;
    const last = Date.parse(attempts.at(-1)?.at ?? '') || 0;
    const isDue = nextAt <= now.toISOString() || (isBack && now.getTime() - last >= RETRY_WHEN_BACK_MS);
    if (isDue && !tried.has(delivery.id)) return delivery;
    if (attempts.length < ATTEMPTS_IN_ORDER) return undefined;
  }
  return undefined;
}

interface Sending {
  webhook: StoredRecord<WebhookRecord>;
  delivery: StoredRecord<DeliveryRecord>;
}

/** Whether the receiver has taken it. */
async function attempt(
  { webhook, delivery }: Sending,
  services: WebhookSenderServices,
  log: SenderLog,
): Promise<boolean> {
  const { records, webhookKey, webhookRequests, now } = services;
  const { provider, id, value, revision } = delivery;
  const made: DeliveryAttempt = { at: now().toISOString(), ...(await post()) };
  const attempts = [...value.attempts, made].slice(-MAX_ATTEMPTS_STORED);
  const isDelivered = made.status !== undefined && made.status >= 200 && made.status < 300;
  const since = Math.max(Date.parse(value.since), Date.parse(webhook.value.enabledDate ?? '') || 0);
  const isOver = !isDelivered && (made.status === GONE || now().getTime() - since >= GIVE_UP_AFTER_MS);
  const pause = PAUSES_MS[Math.min(value.attempts.length, PAUSES_MS.length - 1)] as number;
  const after: DeliveryRecord = {
    ...value,
    attempts,
    state: isDelivered ? 'delivered' : isOver ? 'failed' : 'waiting',
    nextAt: new Date(now().getTime() + pause).toISOString(),
  };
  await deliveryRepository(records)
    .put({ provider, id, value: after, expectedRevision: revision })
    // A replay, or a deletion with its webhook, came in between.
    .catch(ignoreConflict);
  if (isDelivered) await noteSuccess(records, webhook, made.at);
  else {
    const { status, error } = made;
    log.warn({ webhook: webhook.id, delivery: id, status, reason: error }, 'a webhook was not delivered');
    if (isOver)
      await disableFailing(services, { webhook, delivery: value, at: made.at, isGone: status === GONE });
  }
  return isDelivered;

  async function post(): Promise<Pick<DeliveryAttempt, 'status' | 'error'>> {
    const { messageId, type, timestamp, data } = value;
    const body = JSON.stringify({ type, timestamp, data });
    const at = now();
    try {
      const secret = openSealedText(webhook.value.sealedSecret, webhookKey);
      const status = await webhookRequests.post(webhook.value.url, {
        body,
        headers: {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(body)),
          'user-agent': `Portico/${SERVER_VERSION} (webhooks)`,
          'webhook-id': messageId,
          'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
          'webhook-signature': new Webhook(secret).sign(messageId, at, body),
        },
      });
      return { status };
    } catch (error) {
      return { error: error instanceof Error ? error.message.slice(0, 200) : 'unknown' };
    }
  }
}

/** The time of the last success distinguishes a lasting failure from a single refused event. */
async function noteSuccess(
  records: RecordStore,
  { provider, id, value, revision }: StoredRecord<WebhookRecord>,
  at: string,
): Promise<void> {
  await webhookRepository(records)
    .put({ provider, id, value: { ...value, lastSuccessDate: at }, expectedRevision: revision })
    .catch(ignoreConflict);
}

interface Failure {
  webhook: StoredRecord<WebhookRecord>;
  delivery: DeliveryRecord;
  at: string;
  isGone: boolean;
}

/**
 * Stops a webhook that has accepted nothing since the first attempt of a delivery that was given up, or that responded
 * with "Gone", and notifies its creator.
 */
async function disableFailing(
  { records, mails, audit }: WebhookSenderServices,
  { webhook, delivery, at, isGone }: Failure,
): Promise<void> {
  const { provider, id } = webhook;
  const stored = await webhookRepository(records).get(provider, id);
  if (!stored || stored.value.disabled) return;
  if (!isGone && (stored.value.lastSuccessDate ?? '') >= delivery.since) return;
  const value: WebhookRecord = { ...stored.value, disabled: { at, by: 'failure' } };
  await webhookRepository(records).put({ provider, id, value, expectedRevision: stored.revision });
  audit.record({
    provider,
    event: 'webhook.disable',
    actor: { kind: 'server' },
    on: { kind: 'webhook', id },
  });
  const creator = await userRepository(records).get(provider, value.createdBy);
  if (!creator) return;
  const about = { kind: 'webhookStopped', address: value.url } as const;
  await mails.toAccount({ provider, origin: '', receiver: creator.value, about });
}

/** One server at a time sends the deliveries of a webhook, which preserves their order. */
function createLease(
  records: RecordStore,
  { provider, id, now }: { provider: string; id: string; now: () => Date },
) {
  const leases = webhookLeaseRepository(records);
  let revision: number | undefined;
  return {
    /** Takes or prolongs it; false if another server has it. */
    async take(): Promise<boolean> {
      if (revision === undefined) {
        const held = await leases.get(provider, id);
        if (held && held.value.until > now().toISOString()) return false;
        revision = held?.revision ?? 0;
      }
      const until = new Date(now().getTime() + LEASE_MS).toISOString();
      try {
        const stored = await leases.put({ provider, id, value: { until }, expectedRevision: revision });
        revision = stored.revision;
        return true;
      } catch (error) {
        if (!(error instanceof RevisionConflict)) throw error;
        revision = undefined;
        return false;
      }
    },
    async release(): Promise<void> {
      if (revision === undefined) return;
      await records
        .delete({ provider, kind: leases.kind, id, expectedRevision: revision })
        .catch(ignoreConflict);
    },
  };
}

function ignoreConflict(error: unknown): void {
  if (!(error instanceof RevisionConflict)) throw error;
}

/** Sends deliveries as soon as they are written, and failed ones again. Returns a stop function. */
export function startWebhookSender(services: WebhookSenderServices, log: SenderLog): () => Promise<void> {
  const stopping = new AbortController();
  const busy = new Map<string, Promise<void>>();
  const stop = runOnNewRecords(services.records, {
    kind: DELIVERY_KIND,
    everyMs: EVERY_MS,
    run: () => sendDueDeliveries(services, log, { signal: stopping.signal, busy }),
    onError: (err) => log.error({ err }, 'the webhooks could not be sent'),
  });
  return async () => {
    stopping.abort();
    await stop();
    await Promise.all(busy.values());
  };
}
