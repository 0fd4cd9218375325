import { randomBytes } from 'node:crypto';
import type { AuditEvent, AuditOutcome } from '@portico/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { wideNetworkOf } from '../security/network.ts';
import { pseudonymize } from '../security/pseudonymize.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { type AuditActor, type AuditDetails, type AuditEntry, auditRepository } from './audit-entry.ts';

/** Batching delay: many events cost one commit. A server that is killed loses them. */
const FLUSH_AFTER_MS = 250;
/** Equal events that are not `done` become one entry per window. */
const WINDOW_MS = 60_000;
/** Maximum distinct entries per window; further events are counted by event and provider alone. */
const MAX_DISTINCT = 60;
/** While the records are unavailable, the oldest pending entries beyond this number are dropped. */
const MAX_WAITING = 10_000;
const RETRY_AFTER_MS = 5_000;
/** Maximum characters of a text from a request. */
const MAX_TEXT = 200;

/** The parts of a request that the log uses: provider, user, id and network. */
export type AuditedRequest = Pick<FastifyRequest, 'id' | 'ip'> &
  Partial<Pick<FastifyRequest, 'provider' | 'viewer'>>;

export interface NewAuditEntry {
  event: AuditEvent;
  /** 'done' by default. */
  outcome?: AuditOutcome | undefined;
  /** Source of the actor, provider and network, unless given. */
  request?: AuditedRequest | undefined;
  /** Provider id; absent for an event of the whole installation. */
  provider?: string | undefined;
  actor?: AuditActor | undefined;
  on?: { kind: string; id: string } | undefined;
  /** Never a password, token or passcode. */
  details?: AuditDetails | undefined;
}

/** An append-only log of security events and of changes that need accountability. */
export interface AuditLog {
  /** Returns immediately and never throws: the event is written with the next batch. */
  record(entry: NewAuditEntry): void;
  /** Hash of an address' network, as in the log. */
  networkName(address: string): string;
  /** Pseudonym for a name that is not an account, because it may be a password typed in the wrong field. */
  pseudonymize(name: string): string;
  /** Writes pending entries. */
  flush(): Promise<void>;
  /** Writes pending entries and open counts. */
  close(): Promise<void>;
}

interface AuditLogOptions {
  records: RecordStore;
  key: Uint8Array;
  now: () => Date;
  onError: (error: unknown) => void;
}

interface Waiting {
  provider: string;
  entry: AuditEntry;
}

interface CountWindow extends Waiting {
  /** Events since the first one of the window, which was written immediately. */
  more: number;
  /** ms since 1970. */
  endsAt: number;
}

export function createAuditLog(options: AuditLogOptions): AuditLog {
  const { key, now } = options;
  const queue = createQueue(options);
  const counts = createCounts({ now, enqueue: queue.enqueue });

  const networkName = (address: string): string => pseudonymize(key, `network ${wideNetworkOf(address)}`);

  return {
    record({ event, outcome = 'done', request, provider, actor, on, details }) {
      const viewer = request?.viewer;
      const entry: AuditEntry = {
        at: now().toISOString(),
        event,
        outcome,
        actor: actor ?? (viewer ? userActor(viewer) : { kind: request ? 'visitor' : 'server' }),
        on: on && { kind: on.kind, id: on.id.slice(0, MAX_TEXT) },
        details: details && shortened(details),
        network: request && networkName(request.ip),
        requestId: request?.id,
      };
      const partition = provider ?? request?.provider?.id ?? SYSTEM_PARTITION;
      if (outcome === 'done') queue.enqueue(partition, entry);
      else counts.add(partition, entry);
    },
    networkName,
    pseudonymize: (name) => pseudonymize(key, `name ${name}`),
    flush: queue.flush,
    async close() {
      counts.close();
      await queue.close();
    },
  };
}

/** Entries that wait for the next batch. */
interface AuditQueue {
  enqueue(provider: string, entry: AuditEntry): void;
  flush(): Promise<void>;
  close(): Promise<void>;
}

function createQueue({ records, onError }: Pick<AuditLogOptions, 'records' | 'onError'>): AuditQueue {
  const entries = auditRepository(records);
  let waiting: Waiting[] = [];
  let sequence = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  function enqueue(provider: string, entry: AuditEntry): void {
    waiting.push({ provider, entry });
    if (waiting.length > MAX_WAITING) waiting.shift();
    flushAfter(FLUSH_AFTER_MS);
  }

  function flushAfter(ms: number): void {
    timer ??= setTimeout(() => void flush(), ms).unref();
  }

  /** Ordered by milliseconds, then by order of recording, then randomly, because servers share the log. */
  function idOf({ at }: AuditEntry): string {
    sequence = (sequence + 1) % 1_000_000;
    return `${at}-${String(sequence).padStart(6, '0')}-${randomBytes(6).toString('base64url')}`;
  }

  async function writeAll(): Promise<void> {
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      await records.batch(
        batch.map(({ provider, entry }) => entries.write({ provider, id: idOf(entry), value: entry })),
      );
    } catch (error) {
      waiting = [...batch, ...waiting].slice(-MAX_WAITING);
      onError(error);
      flushAfter(RETRY_AFTER_MS);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeAll);
    return writing;
  }

  return {
    enqueue,
    flush,
    async close() {
      await flush();
      clearTimeout(timer);
    },
  };
}

/** Counts of equal events that are not `done`. */
interface AuditCounts {
  add(provider: string, entry: AuditEntry): void;
  /** Enqueues all counts. */
  close(): void;
}

function createCounts({
  now,
  enqueue,
}: Pick<AuditLogOptions, 'now'> & Pick<AuditQueue, 'enqueue'>): AuditCounts {
  const windows = new Map<string, CountWindow>();
  let sweep: NodeJS.Timeout | undefined;

  function endWindows(time: number): void {
    for (const [name, { provider, entry, more, endsAt }] of windows) {
      if (endsAt > time) continue;
      windows.delete(name);
      if (more > 0) enqueue(provider, { ...entry, at: now().toISOString(), count: more });
    }
  }

  /** Writes the first of equal events and counts the others, so that guessing cannot fill the disk. */
  function add(provider: string, entry: AuditEntry): void {
    const time = now().getTime();
    endWindows(time);
    const { at: _at, requestId: _requestId, ...equal } = entry;
    const isCrowded = windows.size >= MAX_DISTINCT;
    const known = JSON.stringify([provider, equal]);
    const name = isCrowded && !windows.has(known) ? `${provider} ${entry.event} ${entry.outcome}` : known;
    const open = windows.get(name);
    if (open) {
      open.more++;
      return;
    }
    const counted: AuditEntry =
      name === known
        ? entry
        : { at: entry.at, event: entry.event, outcome: entry.outcome, actor: { kind: 'visitor' } };
    windows.set(name, { provider, entry: counted, more: 0, endsAt: time + WINDOW_MS });
    enqueue(provider, counted);
    sweep ??= setInterval(() => {
      endWindows(now().getTime());
      if (windows.size > 0) return;
      clearInterval(sweep);
      sweep = undefined;
    }, WINDOW_MS).unref();
  }

  return {
    add,
    close() {
      clearInterval(sweep);
      endWindows(Number.POSITIVE_INFINITY);
    },
  };
}

/** The actor of an account. */
export const userActor = ({ uid, username }: { uid: string; username: string }): AuditActor => ({
  kind: 'user',
  uid,
  name: username,
});

const shortened = (details: AuditDetails): AuditDetails =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, MAX_TEXT) : value,
    ]),
  );
