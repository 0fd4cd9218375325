import type Database from 'libsql';

/** Statements on one connection; the driver is synchronous. */
export interface LibsqlQueries {
  rows<Row>(sql: string, ...values: unknown[]): Row[];
  /** The column `number` of the first row; 0 for null. */
  number(sql: string, ...values: unknown[]): number;
  run(sql: string, ...values: unknown[]): void;
  /** Runs work that takes the write lock first. */
  inTransaction(work: () => void): void;
}

export function createLibsqlQueries(database: Database.Database): LibsqlQueries {
  const rows = <Row>(sql: string, ...values: unknown[]): Row[] =>
    database.prepare(sql).all(...values) as Row[];
  return {
    rows,
    number: (sql, ...values) => rows<{ number: number | null }>(sql, ...values)[0]?.number ?? 0,
    run: (sql, ...values) => void database.prepare(sql).run(...values),
    inTransaction: (work) => database.transaction(work).immediate(),
  };
}
