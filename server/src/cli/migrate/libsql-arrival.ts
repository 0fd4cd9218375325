import type { LibsqlQueries } from './libsql-queries.ts';
import type { Arrival, RecordTables } from './record-tables.ts';
import { writeLibsqlRows } from './write-libsql-rows.ts';
import { writtenSince } from './written-since.ts';

interface ArrivalOptions {
  queries: LibsqlQueries;
  /** The database's file, for messages. */
  file: string;
  lastSequence: () => number;
}

type TableArrival = Pick<RecordTables, 'arrival' | 'begin' | 'receive' | 'finish'>;

/** Receives the rows of a migration. */
export function createLibsqlArrival({ queries, file, lastSequence }: ArrivalOptions): TableArrival {
  const { rows, number, run, inTransaction } = queries;

  function arrival(): Arrival | undefined {
    const isThere = number("SELECT count(*) AS number FROM sqlite_master WHERE name = 'arrival'") > 0;
    return isThere ? rows<Arrival>('SELECT id, copied_up_to AS copiedUpTo, at FROM arrival')[0] : undefined;
  }

  return {
    arrival: async () => arrival(),

    async begin({ id, copiedUpTo, at }) {
      inTransaction(() => {
        run('CREATE TABLE arrival (id TEXT NOT NULL, copied_up_to INTEGER NOT NULL, at TEXT NOT NULL)');
        run('INSERT INTO arrival (id, copied_up_to, at) VALUES (?, ?, ?)', id, copiedUpTo, at);
      });
    },

    async receive(arriving, from) {
      const copiedUpTo = arriving.at(-1)?.sequence ?? from.copiedUpTo;
      const at = new Date().toISOString();
      inTransaction(() => {
        const now = arrival();
        if (now?.copiedUpTo !== from.copiedUpTo || now.id !== from.id || lastSequence() !== from.copiedUpTo) {
          throw writtenSince(file);
        }
        writeLibsqlRows(queries, arriving);
        run('UPDATE arrival SET copied_up_to = ?, at = ?', copiedUpTo, at);
      });
      return { id: from.id, copiedUpTo, at };
    },

    async finish(lastGiven) {
      inTransaction(() => {
        run('DROP TABLE arrival');
        run("UPDATE sqlite_sequence SET seq = max(seq, ?) WHERE name = 'change'", lastGiven);
      });
    },
  };
}
