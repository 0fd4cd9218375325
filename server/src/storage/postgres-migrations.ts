import type { ClientBase } from 'pg';

/** Numbers of advisory locks, shared by all servers on one database: one migrates at a time, and one writes. */
const LOCKS = { migrate: 7_261_001, write: 7_261_002 } as const;

/** NOTIFY channel of commits that changed records; the payload is the sequence of the last change. */
export const CHANGE_CHANNEL = 'portico_change';
/** SQLSTATE of `write_records` when a record has another revision than expected; the detail is the write's number. */
export const CONFLICT_STATE = 'PR409';

/**
 * Never edit a released entry: add a new one that only adds, because servers of the previous version run beside new
 * ones. docs/scaling.md says why keys begin with the provider and why a write takes a lock.
 */
export const migrations: readonly string[] = [
  `
  CREATE TABLE record (
    provider text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    revision bigint NOT NULL,
    value text NOT NULL,
    modified_at text COLLATE "C" NOT NULL,
    PRIMARY KEY (provider, kind, id)
  );
  CREATE TABLE record_index (
    provider text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    field text COLLATE "C" NOT NULL,
    value text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    PRIMARY KEY (provider, kind, field, value, id)
  );
  CREATE INDEX record_index_of_record ON record_index (provider, kind, id);
  CREATE TABLE change (
    provider text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    id text COLLATE "C" NOT NULL,
    sequence bigint NOT NULL,
    revision bigint NOT NULL,
    deleted boolean NOT NULL,
    modified_at text COLLATE "C" NOT NULL,
    PRIMARY KEY (provider, kind, id)
  );
  CREATE INDEX change_by_sequence ON change (sequence);
  CREATE INDEX change_of_deleted ON change (modified_at) WHERE deleted;
  CREATE SEQUENCE change_sequence;

  CREATE FUNCTION write_records(writes json, written_at text)
  RETURNS TABLE (write_number integer, new_sequence bigint, new_revision bigint, sequence_before bigint)
  LANGUAGE plpgsql AS $$
  DECLARE
    a_write record;
    known record;
    present bigint;
  BEGIN
    -- A confirmed write must survive a crash of the database.
    IF current_setting('synchronous_commit') = 'off' THEN
      PERFORM set_config('synchronous_commit', 'on', true);
    END IF;
    PERFORM pg_advisory_xact_lock(${LOCKS.write});
    SELECT coalesce(max(c.sequence), 0) INTO sequence_before FROM change c;
    write_number := -1;
    FOR a_write IN
      SELECT * FROM json_to_recordset(writes) AS w(
        provider text, kind text, id text, deletes boolean, value text, expected bigint, entries json)
    LOOP
      write_number := write_number + 1;
      SELECT c.revision, c.deleted INTO known FROM change c
        WHERE c.provider = a_write.provider AND c.kind = a_write.kind AND c.id = a_write.id;
      present := CASE WHEN known.deleted THEN 0 ELSE coalesce(known.revision, 0) END;
      IF a_write.expected <> present THEN
        RAISE EXCEPTION 'the record has another revision' USING
          ERRCODE = '${CONFLICT_STATE}', DETAIL = write_number::text;
      END IF;
      CONTINUE WHEN a_write.deletes AND present = 0;

      new_revision := coalesce(known.revision, 0) + 1;
      new_sequence := nextval('change_sequence');
      IF present > 0 THEN
        DELETE FROM record_index i
          WHERE i.provider = a_write.provider AND i.kind = a_write.kind AND i.id = a_write.id;
      END IF;
      IF a_write.deletes THEN
        DELETE FROM record r
          WHERE r.provider = a_write.provider AND r.kind = a_write.kind AND r.id = a_write.id;
      ELSE
        INSERT INTO record AS r (provider, kind, id, revision, value, modified_at)
          VALUES (a_write.provider, a_write.kind, a_write.id, new_revision, a_write.value, written_at)
          ON CONFLICT (provider, kind, id) DO UPDATE
          SET revision = excluded.revision, value = excluded.value, modified_at = excluded.modified_at;
        INSERT INTO record_index (provider, kind, field, value, id)
          SELECT a_write.provider, a_write.kind, e.entry ->> 0, e.entry ->> 1, a_write.id
          FROM json_array_elements(a_write.entries) AS e(entry)
          ON CONFLICT DO NOTHING;
      END IF;
      INSERT INTO change AS c (provider, kind, id, sequence, revision, deleted, modified_at)
        VALUES (a_write.provider, a_write.kind, a_write.id, new_sequence, new_revision, a_write.deletes, written_at)
        ON CONFLICT (provider, kind, id) DO UPDATE
        SET sequence = excluded.sequence, revision = excluded.revision, deleted = excluded.deleted,
          modified_at = excluded.modified_at;
      RETURN NEXT;
    END LOOP;
    IF new_sequence IS NOT NULL THEN
      PERFORM pg_notify('${CHANGE_CHANNEL}', new_sequence::text);
    END IF;
  END $$;
  `,
  // Rate limits of servers (security/rate-limit-store): unlogged, because losing them in a crash is acceptable. Keyed
  // by name, so they can be sharded.
  `
  CREATE UNLOGGED TABLE counted (
    name text COLLATE "C" PRIMARY KEY,
    count integer NOT NULL,
    ends_at bigint NOT NULL
  ) WITH (fillfactor = 50);
  CREATE INDEX counted_by_end ON counted (ends_at);
  `,
];

/**
 * Migrates an older database; leaves one of a newer Portico unchanged, for the caller to reject. Returns the version
 * found or reached.
 */
export async function migrate(client: ClientBase, known: readonly string[] = migrations): Promise<number> {
  await client.query('BEGIN');
  try {
    // Of servers that start at once, the second finds everything done.
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCKS.migrate]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migration (version integer PRIMARY KEY, applied_at text NOT NULL)',
    );
    const version = await tablesVersion(client);
    for (const [offset, statements] of known.slice(version).entries()) {
      await client.query(statements);
      await client.query('INSERT INTO migration (version, applied_at) VALUES ($1, $2)', [
        version + offset + 1,
        new Date().toISOString(),
      ]);
    }
    await client.query('COMMIT');
    return Math.max(version, known.length);
  } catch (error) {
    // A lost connection has rolled back by itself.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}

/** 0 when the migrations table is missing or empty. */
export async function tablesVersion(client: ClientBase): Promise<number> {
  const { rows } = await client.query<{ version: number | null }>(
    'SELECT max(version) AS version FROM migration',
  );
  return rows[0]?.version ?? 0;
}
