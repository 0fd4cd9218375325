import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { consolePortals } from '@portico/shared/contracts';
import { findPortals, frequentValues } from '../server/src/resources/console/portal-rows.ts';
import { createPortalTables } from '../server/src/resources/console/portal-table.ts';
import { portalRepository } from '../server/src/resources/portals/portal.repository.ts';
import { openLibsqlRecordStore } from '../server/src/storage/libsql-record-store.ts';
import { machine } from './measure/machine.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { seededRandom, syntheticPortal } from './search/synthetic-content.ts';

/**
 * Measures the list of portals of the console for one provider: reading the table, its memory, and requests of the list
 * after a save. Options: `--portals N` (200000), `--data <folder>` to reuse the written portals.
 */
const { values } = parseArgs({
  options: { portals: { type: 'string', default: '200000' }, data: { type: 'string' } },
});
const PROVIDER = 'p0';
const BATCH = 5_000;
const RUNS = 15;
const MB = 1024 * 1024;

const file = path.join(values.data ?? scratchFolder(), 'records', 'portico.db');
console.log(machine());
const isWritten = existsSync(file);
mkdirSync(path.dirname(file), { recursive: true });
const records = openLibsqlRecordStore({ file });
const portals = portalRepository(records);
if (!isWritten) {
  const random = seededRandom(7);
  const count = Number(values.portals);
  for (let from = 0; from < count; from += BATCH) {
    const writes = Array.from({ length: Math.min(BATCH, count - from) }, (_, place) => {
      const value = syntheticPortal(random, PROVIDER, from + place);
      return portals.write({ provider: PROVIDER, id: value._id, value });
    });
    await records.batch(writes);
  }
}

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const heap = async (): Promise<number> => {
  await delay(100);
  collectGarbage();
  return process.memoryUsage().heapUsed / MB;
};
const median = (times: number[]): string =>
  (times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0).toFixed(1);

const before = await heap();
let start = performance.now();
const tables = createPortalTables(records);
const table = await tables.of(PROVIDER);
console.log(`reading ${values.portals} portals: ${((performance.now() - start) / 1000).toFixed(1)} s`);
for (const sort of ['changed', 'title', 'status'] as const) {
  start = performance.now();
  table.portals.sorted(sort);
  console.log(`first order by ${sort}: ${(performance.now() - start).toFixed(0)} ms`);
}
console.log(`memory of the table with all orders: ${((await heap()) - before).toFixed(0)} MB of heap`);

const first = await portals.get(PROVIDER, 'portal-0');
if (!first) throw new Error('There is no portal.');
for (const [name, query] of [
  ['all', {}],
  ['a status and a town', { status: 'DRAFT', town: 'town-3' }],
  ['a tag', { tag: 'wat' }],
  ['two words, by title', { q: 'wat coffee', sort: 'title' }],
  ['no title in Arabic, by status', { missing: 'ar', sort: 'status' }],
] as const) {
  const warm: number[] = [];
  const afterSave: number[] = [];
  const request = consolePortals.query.parse(query);
  for (let run = 0; run < RUNS; run++) {
    start = performance.now();
    const { ids, total } = findPortals(table, request);
    if (total === 0) throw new Error(`${name} finds nothing.`);
    await portals.getMany(PROVIDER, ids);
    warm.push(performance.now() - start);
    await portals.put({
      provider: PROVIDER,
      id: 'portal-0',
      value: { ...first.value, modifiedDate: new Date().toISOString() },
    });
    start = performance.now();
    findPortals(table, request);
    afterSave.push(performance.now() - start);
  }
  console.log(`${name}: ${median(warm)} ms; after a save ${median(afterSave)} ms`);
}
start = performance.now();
for (const counts of Object.values(table.portals.counts)) frequentValues(counts, 200);
console.log(`values of the filters: ${(performance.now() - start).toFixed(0)} ms`);
const saves: number[] = [];
for (const isFollowed of [true, false]) {
  if (!isFollowed) tables.close();
  const times: number[] = [];
  for (let run = 0; run < 200; run++) {
    start = performance.now();
    await portals.put({ provider: PROVIDER, id: 'portal-0', value: first.value });
    times.push(performance.now() - start);
  }
  saves.push(Number(median(times)));
}
console.log(`a save: ${saves[0]} ms with the table, ${saves[1]} ms without`);
await records.close();
