import { DOCUMENT_RULES } from './documents.ts';
import type { OpenSearchConnection } from './open-search-connection.ts';
import { STORED_RULES } from './open-search-documents.ts';

const RULES = `${DOCUMENT_RULES}.${STORED_RULES}`;
/** Stored in place of the rules when the indices are gone. */
const LOST = 'lost';
/**
 * The change log keeps tombstones for 30 days, so a server that was away for nearly as long must read all records
 * again.
 */
const LONG_AWAY_MS = 25 * 86_400_000;

/** How far the engine has followed the change log; stored in the engine itself. */
export interface Checkpoint {
  sequence: number;
  rules: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface CheckpointStore {
  /** Undefined when there is none, or when the indices were lost. */
  read(): Promise<Checkpoint | undefined>;
  /** Does nothing if another server has stored a later sequence. */
  write(sequence: number): Promise<void>;
  /** Marks the indices as lost, for all servers. */
  writeLost(sequence: number): Promise<void>;
  /** Whether to fill again: the document rules changed, or the log no longer holds all deletions since. */
  isOutdated(checkpoint: Checkpoint): boolean;
}

export interface CheckpointOptions {
  connection: OpenSearchConnection;
  /** Path of the checkpoint document. */
  path: string;
  now: () => number;
}

export function createCheckpointStore({ connection, path, now }: CheckpointOptions): CheckpointStore {
  async function write(sequence: number, rules: string): Promise<void> {
    const checkpoint: Checkpoint = { sequence, rules, at: now() };
    await connection.send({
      method: 'PUT',
      path,
      query: { version: sequence, version_type: 'external_gte' },
      body: checkpoint,
      tolerated: [409],
    });
  }

  return {
    async read() {
      const { body, status } = await connection.send<{ _source?: Checkpoint }>({
        method: 'GET',
        path,
        tolerated: [404],
      });
      return status === 404 || body._source?.rules === LOST ? undefined : body._source;
    },
    write: (sequence) => write(sequence, RULES),
    writeLost: (sequence) => write(sequence, LOST),
    isOutdated: ({ rules, at }) => rules !== RULES || now() - at > LONG_AWAY_MS,
  };
}
