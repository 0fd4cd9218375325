import path from 'node:path';
import { afterAll } from '@jest/globals';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { describeTries } from '../testing/tries.contract.ts';
import { createMemoryTries } from './memory-tries.ts';
import { createRecordTries } from './record-tries.ts';

const opened: RecordStore[] = [];
afterAll(() => Promise.all(opened.map((records) => records.close())));

describeTries('those in memory', async (now) => createMemoryTries(now));
describeTries('those among the records', async (now) => {
  const records = openLibsqlRecordStore({ file: path.join(scratchFolder(), 'portico.db'), now });
  opened.push(records);
  return createRecordTries({ records, key: new Uint8Array(32), now });
});
