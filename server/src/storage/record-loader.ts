import DataLoader from 'dataloader';
import type { RecordKey } from '../kernel/revision-conflict.ts';
import type { PostgresConnection } from './postgres-connection.ts';
import { type RecordRow, toRecord } from './postgres-rows.ts';
import { isStorable } from './postgres-text.ts';
import type { StoredRecord } from './record-store.ts';

/** Keys per statement; more keys are split over concurrent statements. */
const MAX_KEYS = 500;

interface FoundRow extends RecordRow {
  ordinal: string;
}

/**
 * Reads single records with a data loader: requests of the same tick share a statement, because a page requests many
 * records by id and each round trip would dominate.
 */
export function createRecordLoader(
  connection: Pick<PostgresConnection, 'read'>,
): (key: RecordKey) => Promise<StoredRecord | undefined> {
  const loader = new DataLoader((keys: readonly RecordKey[]) => readAll(connection, keys), {
    // A record may change at any time.
    cache: false,
    maxBatchSize: MAX_KEYS,
    // By default a batch also waits for the next tick.
    batchScheduleFn: queueMicrotask,
  });
  return ({ provider, kind, id }) =>
    [provider, kind, id].every(isStorable) ? loader.load({ provider, kind, id }) : Promise.resolve(undefined);
}

/** The record of each key, in the keys' order. */
async function readAll(
  connection: Pick<PostgresConnection, 'read'>,
  keys: readonly RecordKey[],
): Promise<(StoredRecord | undefined)[]> {
  const rows = await connection.read<FoundRow>({
    name: 'get',
    text: `SELECT ordinal, id, revision, value, modified_at
           FROM unnest($1::text[], $2::text[], $3::text[]) WITH ORDINALITY AS key(provider, kind, id, ordinal)
           JOIN LATERAL (
             SELECT r.revision, r.value, r.modified_at FROM record r
             WHERE r.provider = key.provider AND r.kind = key.kind AND r.id = key.id OFFSET 0) AS one ON true`,
    values: [keys.map(({ provider }) => provider), keys.map(({ kind }) => kind), keys.map(({ id }) => id)],
  });
  const found = new Map(rows.map((row) => [Number(row.ordinal) - 1, row]));
  return keys.map((key, at) => {
    const row = found.get(at);
    return row && toRecord(row, key);
  });
}
