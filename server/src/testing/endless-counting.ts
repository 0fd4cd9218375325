import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';

/*
 * Process started by tests. Writes until it is killed, as a server does, and prints each number after the store has
 * acknowledged it.
 */
const [file = ''] = process.argv.slice(2);
const records = openLibsqlRecordStore({ file });

for (let number = 0; ; number += 1) {
  await records.put({ provider: 'demo', kind: 'counter', id: `counted-${number}`, value: { value: number } });
  await records.put({ provider: 'demo', kind: 'counter', id: 'count', value: { value: number } });
  // Awaits a full pipe.
  await new Promise<unknown>((resolve) => process.stdout.write(`${number}\n`, resolve));
}
