import type { RecordKey } from '../kernel/revision-conflict.ts';
import type { Statement } from './postgres-connection.ts';
import { indexedText } from './postgres-text.ts';
import { BEFORE_ALL, type CountQuery, type ListQuery, type StoredRecord } from './record-store.ts';

/** The driver returns 8-byte integers as text. */
export interface RecordRow {
  id: string;
  revision: string;
  value: string;
  modified_at: string;
}

/** The statement of `list`, for callers with their own connection as well. */
export function listStatement(query: ListQuery): Statement {
  const { provider, kind, where, order = 'ascending', after = BEFORE_ALL[order], limit } = query;
  const values = [provider, kind, after, limit ?? null];
  const [follows, direction] = order === 'ascending' ? ['>', 'ASC'] : ['<', 'DESC'];
  const columns = 'id, revision, value, modified_at';
  if (!where) {
    return {
      name: `list-${order}`,
      text: `SELECT ${columns} FROM record WHERE provider = $1 AND kind = $2 AND id ${follows} $3
             ORDER BY id ${direction} LIMIT $4`,
      values,
    };
  }
  return {
    name: `list-where-${order}`,
    // MATERIALIZED: without statistics the planner underestimates the join and picks a bad plan.
    text: `WITH found AS MATERIALIZED (
             SELECT DISTINCT id FROM record_index
             WHERE provider = $1 AND kind = $2 AND field = $5 AND value = ANY($6) AND id ${follows} $3
             ORDER BY id ${direction} LIMIT $4)
           SELECT ${columns} FROM found CROSS JOIN LATERAL (
             SELECT revision, value, modified_at FROM record r
             WHERE r.provider = $1 AND r.kind = $2 AND r.id = found.id OFFSET 0) AS one
           ORDER BY id ${direction}`,
    values: [...values, where.field, [where.value].flat().map(indexedText)],
  };
}

/** The statement of `countByValue`; a row of the index is unique, so rows are records. */
export const countStatement = ({ provider, kind, field, values }: CountQuery): Statement => ({
  name: 'count-by-value',
  text: `SELECT value, count(*) AS count FROM record_index
         WHERE provider = $1 AND kind = $2 AND field = $3 AND value = ANY($4) GROUP BY value`,
  values: [provider, kind, field, values.map(indexedText)],
});

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
