import { expect, test } from '@jest/globals';
import { openPostgresRecordStore } from '../../server/src/storage/postgres-record-store.ts';
import { RecordsUnavailable } from '../../server/src/storage/records-unavailable.ts';
import { describeOnPostgres } from '../../server/src/testing/fresh-schema.ts';
import { scratchFolder } from '../../server/src/testing/scratch-folder.ts';
import { until } from '../../server/src/testing/until.ts';
import { startPostgres } from './postgres.ts';

const ROUNDS = 2;
const WRITERS = 4;

// A server of its own, because it is killed; available where the other engines are.
describeOnPostgres('a PostgreSQL that is killed while many write', () => {
  test('loses nothing that was acknowledged, refuses the rest clearly, and is used again by itself', async () => {
    const postgres = await startPostgres(scratchFolder());
    const records = await openPostgresRecordStore({ url: postgres.url });
    const acknowledged: string[] = [];
    const refusals: unknown[] = [];
    const heard = new Set<string>();
    records.subscribe((changes) => {
      for (const { id } of changes) heard.add(id);
    });
    // Reads written records, as the search does.
    const followed = new Set<string>();
    records.subscribe(async (changes) => {
      for (const key of changes) if (await records.get(key)) followed.add(key.id);
    });
    let isWriting = true;
    async function write(writer: number): Promise<void> {
      for (let number = 0; isWriting; number++) {
        const id = `${writer}-${number}`;
        await records.put({ provider: 'demo', kind: 'portal', id, value: { id } }).then(
          () => acknowledged.push(id),
          (error: unknown) => refusals.push(error),
        );
        // Pause, so that a writer that fails immediately does not starve others.
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    const afterMore = (list: readonly unknown[]) => {
      const before = list.length;
      return until(() => list.length > before + 10);
    };
    const writing = Promise.all(Array.from({ length: WRITERS }, (_, writer) => write(writer)));
    for (let round = 0; round < ROUNDS; round++) {
      await afterMore(acknowledged);
      await postgres.kill();
      await afterMore(refusals);
      await postgres.start();
    }
    await afterMore(acknowledged);
    isWriting = false;
    await writing;

    expect(refusals.filter((error) => !(error instanceof RecordsUnavailable))).toEqual([]);
    const stored = new Set((await records.list({ provider: 'demo', kind: 'portal' })).map(({ id }) => id));
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    await until(() => [...stored].every((id) => heard.has(id) && followed.has(id)));
    expect([...heard].filter((id) => !stored.has(id))).toEqual([]);
    await records.close();
    await postgres.close();
  });
});
