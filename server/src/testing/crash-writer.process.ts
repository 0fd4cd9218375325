import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';

/*
 * Process started by tests. Writes batches until it is killed, and prints the number of each after the store has
 * acknowledged it.
 */
const [file = '', round = ''] = process.argv.slice(2);
const records = openLibsqlRecordStore({ file });

for (let number = 0; ; number += 1) {
  const id = `${round}-${number}`;
  const value = { id, text: 'x'.repeat(number % 3000) };
  await records.batch(
    ['first', 'second', 'third'].map((part) => ({
      put: { provider: 'demo', kind: 'part', id: `${id}-${part}`, value, index: { batch: id } },
    })),
  );
  const counter = { provider: 'demo', kind: 'counter', id: round };
  const revision = (await records.get(counter))?.revision ?? 0;
  await records.put({ ...counter, value: { last: id }, expectedRevision: revision });
  // Awaits a full pipe.
  await new Promise((written) => process.stdout.write(`${id}\n`, written));
}
