import type { RecordKey } from '../kernel/revision-conflict.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { type RecordRow, toRecord } from './postgres-rows.ts';
import { isStorable } from './postgres-text.ts';
import type { StoredRecord } from './record-store.ts';

/** Keys of one statement; more are asked for by several, beside each other. */
const MAX_KEYS = 500;

interface Waiting {
  key: RecordKey;
  resolve: (found: StoredRecord | undefined) => void;
  reject: (error: unknown) => void;
}

interface FoundRow extends RecordRow {
  place: string;
}

/**
 * Reads single records. What is asked for at the same moment travels together: pages and lists ask for many records by
 * their ids, and a way over the network for each would take longer than all else.
 */
export function gatherGets(
  connection: Pick<PostgresConnection, 'read'>,
): (key: RecordKey) => Promise<StoredRecord | undefined> {
  let waiting: Waiting[] = [];

  function ask(): void {
    const asked = waiting;
    waiting = [];
    for (let at = 0; at < asked.length; at += MAX_KEYS) void answer(asked.slice(at, at + MAX_KEYS));
  }

  async function answer(asked: readonly Waiting[]): Promise<void> {
    try {
      const rows = await connection.read<FoundRow>({
        name: 'get',
        text: `SELECT place, id, revision, value, modified_at
               FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS asked(provider, kind, id, place)
               JOIN LATERAL (
                 SELECT r.revision, r.value, r.modified_at FROM record r
                 WHERE r.provider = asked.provider AND r.kind = asked.kind AND r.id = asked.id OFFSET 0) AS one ON true`,
        values: [
          asked.map(({ key }) => key.provider),
          asked.map(({ key }) => key.kind),
          asked.map(({ key }) => key.id),
        ],
      });
      const found = new Map(rows.map((row) => [Number(row.place) - 1, row]));
      asked.forEach(({ key, resolve }, at) => {
        const row = found.get(at);
        resolve(row && toRecord(row, key));
      });
    } catch (error) {
      for (const { reject } of asked) reject(error);
    }
  }

  return ({ provider, kind, id }) => {
    if (![provider, kind, id].every(isStorable)) return Promise.resolve(undefined);
    return new Promise((resolve, reject) => {
      if (waiting.length === 0) queueMicrotask(ask);
      waiting.push({ key: { provider, kind, id }, resolve, reject });
    });
  };
}
