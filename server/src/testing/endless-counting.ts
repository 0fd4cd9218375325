import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';

/*
 * Run as a process of its own by tests: writes for as long as it lives, as a server does, and says each number on
 * standard output once the store has acknowledged it.
 */
const [file = ''] = process.argv.slice(2);
const records = openLibsqlRecordStore({ file });

for (let number = 0; ; number += 1) {
  await records.put({ provider: 'demo', kind: 'counter', id: `counted-${number}`, value: { value: number } });
  await records.put({ provider: 'demo', kind: 'counter', id: 'count', value: { value: number } });
  // Awaited: a reader that is busy with something else is waited for.
  await new Promise<unknown>((resolve) => process.stdout.write(`${number}\n`, resolve));
}
