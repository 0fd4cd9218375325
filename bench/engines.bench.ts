import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { openRecordStore } from '../server/src/storage/open-record-store.ts';
import { startOpenSearch } from '../tools/engines/open-search.ts';
import { startPostgres } from '../tools/engines/postgres.ts';
import { rootFolder } from '../webpack/paths.ts';
import { httpRequest, type Target } from './measure/http-request.ts';
import { load } from './measure/load.ts';
import { machine } from './measure/machine.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { serverMetrics } from './measure/server-metrics.ts';
import { type ServerProcess, startServer } from './measure/server-process.ts';
import { SHAPES } from './search/shapes.ts';
import { addressOf, itemTarget, listOf12, pageTarget, publicIds, renderedPage } from './search/targets.ts';
import { writeProviders } from './search/write-providers.ts';

/**
 * Measures what an installation on PostgreSQL and OpenSearch costs as it grows: import, first fill of the search
 * index, searches and pages of the largest provider, memory and bytes, on new engines for each size. Each cost per
 * thousand portals is divided by that of the smallest size, so more than 1 grows faster than linearly.
 */
const { values } = parseArgs({
  options: {
    /** Sizes, in order. */
    portals: { type: 'string', default: '50000,200000' },
    providers: { type: 'string', default: '200' },
    /** Of each search and page. */
    seconds: { type: 'string', default: '8' },
  },
});
const providers = Number(values.providers);
const seconds = Number(values.seconds);
const CONNECTIONS = 4;
const SEARCHES = ['everything, first page', 'word of 3 and more', 'within 10 to 100 km, nearest'];
/** First rows from 0 up to this. */
const MOST_ROWS = 900;
const MB = 1_000_000;

interface Costs {
  portals: number;
  importSeconds: number;
  indexSeconds: number;
  databaseMb: number;
  searchMb: number;
  serverMb: number;
  heapMb: number;
  times: Record<string, Times>;
}

interface Times {
  /** ms */
  p99: number;
  sent: number;
  /** Responses that are not 200, which arrive sooner. */
  refused: number;
}

console.log(machine());
console.log(`${providers} providers, the largest with 27.5 % of the portals; ${CONNECTIONS} connections\n`);
const measured: Costs[] = [];
for (const portals of values.portals.split(',').map(Number)) {
  const costs = await measure(portals);
  measured.push(costs);
  print(costs);
}
printGrowth(measured);
console.log(`\n${machine()} at the end`);
process.exit(0);

async function measure(portals: number): Promise<Costs> {
  const scratch = scratchFolder();
  // PostgreSQL refuses to run as root, and its user needs access.
  chmodSync(scratch, 0o711);
  const [databaseFolder, searchFolder, dataFolder] = ['database', 'search', 'data'].map((name) => {
    const folder = path.join(scratch, `${name}-${portals}`);
    mkdirSync(folder);
    return folder;
  }) as [string, string, string];
  const database = await startPostgres(databaseFolder);
  const openSearch = await startOpenSearch(searchFolder, { heap: '2g', isOptimized: true });
  try {
    const importSeconds = await secondsOf(async () => {
      const records = await openRecordStore({ url: database.url });
      await writeProviders(records, { portals, providers });
      await records.close();
    });
    const settings = { DATABASE_URL: database.url, SEARCH_URL: openSearch.url };
    const startedAt = performance.now();
    const server = await startServer({ checkout: rootFolder, dataFolder, content: 'production', settings });
    try {
      await untilIndexed(server, openSearch.url);
      const indexSeconds = (performance.now() - startedAt) / 1000;
      console.log(
        `${portals} portals: imported in ${importSeconds.toFixed(0)} s, indexed in ${indexSeconds.toFixed(0)} s`,
      );
      const times = await timesOf(server);
      return {
        portals,
        importSeconds,
        indexSeconds,
        databaseMb: await databaseMbOf(database.url),
        ...(await searchSizeOf(openSearch.url)),
        serverMb: ((await serverMetrics(server.origin)).get('process_resident_memory_bytes') ?? 0) / MB,
        times,
      };
    } finally {
      await server.close();
    }
  } finally {
    await openSearch.close();
    await database.close();
    rmSync(scratch, { recursive: true, force: true });
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
}

/** Until the server has written where it follows the records from: all indices are filled then. */
async function untilIndexed(server: ServerProcess, searchUrl: string): Promise<void> {
  while (!(await fetch(`${searchUrl}/portico-followed/_doc/records`)).ok) {
    server.mustRun();
    await pause(200);
  }
}

async function timesOf(server: ServerProcess): Promise<Record<string, Times>> {
  const times: Record<string, Times> = {};
  for (const shape of SHAPES.filter(({ name }) => SEARCHES.includes(name))) {
    let sent = 0;
    // Each with another first row, so that none comes from the cache.
    const next = (): Target => {
      const { length } = shape.bodies;
      const body = { ...shape.bodies[sent % length], from: Math.floor(sent / length) % MOST_ROWS };
      sent += 1;
      return { name: '', path: addressOf(shape), body: JSON.stringify(body) };
    };
    // The JVM is slow until it has compiled its hot code.
    await timesUnderLoad(server, next, seconds);
    times[`search: ${shape.name}`] = await timesUnderLoad(server, next, seconds);
  }
  await untilSearched(server);
  const [id = ''] = await publicIds(server.origin, { index: 'portal', provider: 'p0', size: 24 });
  for (const target of [
    pageTarget('page: home, cached', '/'),
    { ...renderedPage, name: 'page: search, rendered' },
    { ...itemTarget(id), name: 'call: one portal' },
  ]) {
    await timesUnderLoad(server, () => target, 1);
    times[target.name] = await timesUnderLoad(server, () => target, seconds);
  }
  return times;
}

async function timesUnderLoad(server: ServerProcess, next: () => Target, forSeconds: number): Promise<Times> {
  let sent = 0;
  let refused = 0;
  const send = async () => {
    const { status } = await httpRequest(server.origin, next());
    sent += 1;
    if (status !== 200) refused += 1;
  };
  const { p99 } = await load(send, { connections: CONNECTIONS, ms: forSeconds * 1000 });
  return { p99, sent, refused };
}

/** After slow searches the server refuses all for a few seconds. */
async function untilSearched(server: ServerProcess): Promise<void> {
  while ((await httpRequest(server.origin, listOf12)).status !== 200) {
    server.mustRun();
    await pause(500);
  }
}

async function databaseMbOf(url: string): Promise<number> {
  const pool = new Pool({ connectionString: url });
  const { rows } = await pool.query<{ size: string }>('SELECT pg_database_size(current_database()) AS size');
  await pool.end();
  return Number(rows[0]?.size) / MB;
}

async function searchSizeOf(url: string): Promise<Pick<Costs, 'searchMb' | 'heapMb'>> {
  const response = await fetch(`${url}/_nodes/stats/indices,jvm`);
  const { nodes } = (await response.json()) as {
    nodes: Record<
      string,
      { indices: { store: { size_in_bytes: number } }; jvm: { mem: { heap_used_in_bytes: number } } }
    >;
  };
  const all = Object.values(nodes);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0) / MB;
  return {
    searchMb: sum(all.map(({ indices }) => indices.store.size_in_bytes)),
    heapMb: sum(all.map(({ jvm }) => jvm.mem.heap_used_in_bytes)),
  };
}

function print({
  portals,
  importSeconds,
  indexSeconds,
  databaseMb,
  searchMb,
  serverMb,
  heapMb,
  times,
}: Costs) {
  console.log(`${portals.toLocaleString('en')} portals`);
  line('import', `${importSeconds.toFixed(0)} s, ${(portals / importSeconds).toFixed(0)} portals a second`);
  line(
    'search index',
    `${indexSeconds.toFixed(0)} s, ${(portals / indexSeconds).toFixed(0)} portals a second`,
  );
  line('PostgreSQL', `${databaseMb.toFixed(0)} MB`);
  line('OpenSearch', `${searchMb.toFixed(0)} MB, heap ${heapMb.toFixed(0)} MB`);
  line('server, resident', `${serverMb.toFixed(0)} MB`);
  for (const [name, { p99, sent, refused }] of Object.entries(times))
    line(name, `p99 ${p99.toFixed(0)} ms of ${sent}${refused > 0 ? `, ${refused} refused` : ''}`);
  console.log('');
}

function printGrowth([smallest, ...larger]: readonly Costs[]) {
  if (!smallest) return;
  const perThousand = (costs: Costs) => ({
    'import, s': costs.importSeconds / costs.portals,
    'search index, s': costs.indexSeconds / costs.portals,
    'PostgreSQL, MB': costs.databaseMb / costs.portals,
    'OpenSearch, MB': costs.searchMb / costs.portals,
  });
  const base = perThousand(smallest);
  for (const costs of larger) {
    console.log(`cost per thousand portals at ${costs.portals} beside ${smallest.portals}`);
    for (const [name, cost] of Object.entries(perThousand(costs)))
      line(name, (cost / base[name as keyof typeof base]).toFixed(2));
  }
}

function line(name: string, text: string) {
  console.log(`  ${name.padEnd(40)}${text}`);
}
