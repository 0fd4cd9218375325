import { expect, test } from '@jest/globals';
import { openLibsqlRecordStore } from '../storage/libsql-record-store.ts';
import { scratchFolder } from '../testing/scratch-folder.ts';
import { until } from '../testing/until.ts';
import { followInTime } from './follow-in-time.ts';

test('a write is acknowledged while the search is behind, and notified again once searches find it', async () => {
  const records = openLibsqlRecordStore({ file: `${scratchFolder()}/records.db` });
  let catchUp = (): void => {};
  const isBehind = new Promise<void>((resolve) => {
    catchUp = resolve;
  });
  const followed = followInTime({
    records,
    follow: () => isBehind,
    onError: (error) => {
      throw error;
    },
    timeoutMs: 1,
  });
  const received: string[] = [];
  followed.subscribe((changes) => void received.push(...changes.map(({ id }) => id)));
  const put = (id: string) => records.put({ provider: 'demo', kind: 'portal', id, value: {} });
  await put('first');
  await put('second');
  expect(followed.behindSince()).toBeGreaterThan(0);
  expect(received).toEqual(['first', 'second']);
  catchUp();
  await until(() => received.length > 3);
  expect(received).toEqual(['first', 'second', 'first', 'second']);
  expect(followed.behindSince()).toBeUndefined();
  await records.close();
});
