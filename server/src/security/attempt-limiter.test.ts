import path from 'node:path';
import { afterAll } from '@jest/globals';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import type { RecordStore } from '../storage/record-store.ts';
import { describeAttemptLimiter } from '../testing/attempt-limiter.contract.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { createMemoryAttemptLimiter } from './memory-attempt-limiter.ts';
import { createRecordAttemptLimiter } from './record-attempt-limiter.ts';

const opened: RecordStore[] = [];
afterAll(() => Promise.all(opened.map((records) => records.close())));

describeAttemptLimiter('createMemoryAttemptLimiter', async (now) => createMemoryAttemptLimiter(now));
describeAttemptLimiter('createRecordAttemptLimiter', async (now) => {
  const records = openLibsqlRecordStore({ file: path.join(scratchFolder(), 'portico.db'), now });
  opened.push(records);
  return createRecordAttemptLimiter({ records, key: new Uint8Array(32), now });
});
