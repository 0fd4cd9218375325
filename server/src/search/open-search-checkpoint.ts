import { DOCUMENT_RULES } from './documents.ts';
import type { OpenSearchConnection } from './open-search-connection.ts';
import { STORED_RULES } from './open-search-documents.ts';

const RULES = `${DOCUMENT_RULES}.${STORED_RULES}`;
/** Stored instead of the rules: the filled indices are gone. */
const LOST = 'lost';
/** The log of changes keeps deletions for 30 days, so a server that was away for nearly as long reads all records again. */
const LONG_AWAY_MS = 25 * 86_400_000;

/** How far the engine has followed the log, stored in the engine itself. */
export interface Checkpoint {
  sequence: number;
  rules: string;
  /** Epoch milliseconds. */
  at: number;
}

export interface CheckpointStore {
  /** Undefined when there is none, or the indices were lost. */
  read(): Promise<Checkpoint | undefined>;
  /** Does nothing if another server has come further meanwhile. */
  write(sequence: number): Promise<void>;
  /** Tells all servers that the indices are gone. */
  writeLost(sequence: number): Promise<void>;
  /** The indices were filled by other rules, or so long ago that the log no longer has all deletions. */
  isOutdated(checkpoint: Checkpoint): boolean;
}

export interface CheckpointOptions {
  connection: OpenSearchConnection;
  /** Of the document that it is stored in. */
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
