import type { RecordKey } from '../kernel/revision-conflict.ts';
import type { Statement } from './postgres-connection.ts';
import { indexedText } from './postgres-text.ts';
import type { ListQuery, StoredRecord } from './record-store.ts';

/** The driver returns 8-byte integers as text. */
export interface RecordRow {
  id: string;
  revision: string;
  value: string;
  modified_at: string;
}

/** The statement of `list`, for callers with their own connection as well. */
export function listStatement({ provider, kind, where, after = '', limit }: ListQuery): Statement {
  const values = [provider, kind, after, limit ?? null];
  const columns = 'id, revision, value, modified_at';
  if (!where) {
    return {
      name: 'list',
      text: `SELECT ${columns} FROM record WHERE provider = $1 AND kind = $2 AND id > $3 ORDER BY id LIMIT $4`,
      values,
    };
  }
  return {
    name: 'list-where',
    // MATERIALIZED: without statistics the planner underestimates the join and picks a bad plan.
    text: `WITH found AS MATERIALIZED (
             SELECT DISTINCT id FROM record_index
             WHERE provider = $1 AND kind = $2 AND field = $5 AND value = ANY($6) AND id > $3
             ORDER BY id LIMIT $4)
           SELECT ${columns} FROM found CROSS JOIN LATERAL (
             SELECT revision, value, modified_at FROM record r
             WHERE r.provider = $1 AND r.kind = $2 AND r.id = found.id OFFSET 0) AS one
           ORDER BY id`,
    values: [...values, where.field, [where.value].flat().map(indexedText)],
  };
}

export const toRecord = <Value>(
  row: RecordRow,
  { provider, kind }: Pick<RecordKey, 'provider' | 'kind'>,
): StoredRecord<Value> => ({
  provider,
  kind,
  id: row.id,
  revision: Number(row.revision),
  value: JSON.parse(row.value) as Value,
  modifiedAt: row.modified_at,
});
