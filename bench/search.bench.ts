import { rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { searchBodySchema } from '@portico/shared/contracts';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config/config.ts';
import type { SearchDocument, SearchEngine } from '../server/src/resources/search/search-engine.ts';
import { createInProcessSearchEngine } from '../server/src/search/in-process-search-engine.ts';
import { startIndexing } from '../server/src/search/indexer.ts';
import { createThreadedSearchEngine } from '../server/src/search/threaded-search-engine.ts';
import { openServices } from '../server/src/services.ts';
import { openLibsqlRecordReader } from '../server/src/storage/libsql-record-reader.ts';
import { naiveSearch } from '../server/src/testing/reference-search.ts';
import { rootFolder } from '../webpack/paths.ts';
import { httpRequest } from './measure/http-request.ts';
import { type LoadResult, load } from './measure/load.ts';
import { machine } from './measure/machine.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { startServer } from './measure/server-process.ts';
import { fill, recordsFile } from './search/fill.ts';
import { measureMisspelt } from './search/misspelt-words.ts';
import { runSearchShape } from './search/run-search-shape.ts';
import { SHAPES, type Shape } from './search/shapes.ts';
import { providerSizes, syntheticProvider } from './search/synthetic-content.ts';
import { addressOf, PROVIDER } from './search/targets.ts';

/**
 * Measures searches at a size: every shape of search on the largest of twenty providers, by the engine in its thread,
 * by the engine in the calling thread, by filtering an array, and over HTTP without repeated texts. Options: `--portals
 * N` (10000), `--ms N` (2000) per figure, `--only <part of a shape's name>`, `--data <folder>` to reuse the written
 * portals.
 */
const { values } = parseArgs({
  options: {
    portals: { type: 'string', default: '10000' },
    ms: { type: 'string', default: '2000' },
    only: { type: 'string', default: '' },
    data: { type: 'string' },
  },
});
const ms = Number(values.ms);
const shapes = SHAPES.filter(({ name }) => name.includes(values.only));
const MB = 1024 * 1024;
const residentMb = (): string => `${Math.round(process.memoryUsage.rss() / MB)} MB`;
const cells = (figures: readonly (string | number)[], width = 12): string =>
  figures.map((figure) => String(figure).padStart(width)).join('');
const shown = ({ perSecond, p50, p99 }: LoadResult): string[] => [
  perSecond.toFixed(0),
  p50.toFixed(1),
  p99.toFixed(1),
];

const folder = values.data ?? scratchFolder();
const file = recordsFile(folder);
/** Beside the snapshots of a server on this folder, which has other towns. */
const snapshots = path.join(folder, 'search-bench');
const load1 = (): string => (loadavg()[0] ?? 0).toFixed(1);
console.log(machine());
await measureMisspelt();
await fill(folder, values.portals, rootFolder);

const threaded = await coldStart();
await engines(threaded);
await threaded.close();
await overHttp();

/** First from the records alone, then from the index that the first start has stored. */
async function coldStart() {
  rmSync(snapshots, { recursive: true, force: true });
  const first = await startOnce('from the records');
  await first.close();
  return startOnce('from the stored index');
}

async function startOnce(from: string) {
  console.log(`\ncold start ${from}; this process holds ${residentMb()} before; load ${load1()}`);
  const startedAt = performance.now();
  const engine = createThreadedSearchEngine({ records: { file, administrativeTowns: [], snapshots } });
  await engine.search(requestOf(shapes[0] as Shape, 0));
  console.log(`largest provider searched after ${Math.round(performance.now() - startedAt)} ms`);
  await engine.whenFilled();
  console.log(
    `all providers after ${Math.round(performance.now() - startedAt)} ms; resident ${residentMb()} in all`,
  );
  return engine;
}

async function engines(inThread: SearchEngine): Promise<void> {
  const here = createInProcessSearchEngine();
  const records = openLibsqlRecordReader(file);
  const seen: SearchDocument[] = [];
  await startIndexing({
    records: { ...records, subscribe: () => () => {} },
    search: { ...here, index: (documents) => (remember(seen, documents), here.index(documents)) },
    administrativeTowns: [],
  });
  await records.close();
  console.log(
    `\nthrough the engine; per second, p50 and p99 in ms, ${seen.length} documents of one provider`,
  );
  console.log(
    cells([
      '',
      'thread 16',
      'p50',
      'p99',
      'thread 64',
      'p50',
      'p99',
      'here 16',
      'p99',
      'filter',
      'p50',
      'ratio',
    ]),
  );
  for (const shape of shapes) {
    const searchWith = (engine: SearchEngine) => (number: number) => engine.search(requestOf(shape, number));
    const plain = async (number: number): Promise<void> => {
      const { indices, body } = requestOf(shape, number);
      naiveSearch(
        seen.filter(({ index }) => indices.includes(index)),
        body,
      );
      await new Promise((resolve) => setImmediate(resolve));
    };
    await load(searchWith(inThread), { connections: 16, ms: ms / 4 });
    const at16 = await load(searchWith(inThread), { connections: 16, ms });
    const at64 = await load(searchWith(inThread), { connections: 64, ms });
    await load(yielding(searchWith(here)), { connections: 16, ms: ms / 4 });
    const here16 = await load(yielding(searchWith(here)), { connections: 16, ms });
    const naive = await load(plain, { connections: 1, ms });
    const ratio = (at16.perSecond / naive.perSecond).toFixed(1);
    console.log(shape.name);
    const [hereRate = '', , hereP99 = ''] = shown(here16);
    const [naiveRate = '', naiveP50 = ''] = shown(naive);
    console.log(cells(['', ...shown(at16), ...shown(at64), hereRate, hereP99, naiveRate, naiveP50, ratio]));
  }
}

/** Yields to timers and other calls between two searches, as a server must. */
function yielding(send: (number: number) => Promise<unknown>) {
  return async (number: number): Promise<void> => {
    await send(number);
    await new Promise((resolve) => setImmediate(resolve));
  };
}

function remember(seen: SearchDocument[], documents: readonly SearchDocument[]): void {
  for (const document of documents) if (document.provider === PROVIDER) seen.push(document);
}

/** A server with the same records. */
interface AskedServer {
  origin: string;
  close(): Promise<void>;
}

/** As in production: a process of its own, with the search in its thread. */
function asPeopleRunIt(): Promise<AskedServer> {
  return startServer({ checkout: rootFolder, dataFolder: folder, content: 'production' });
}

/** In this process, with the search in the same thread. */
async function withSearchHere(): Promise<AskedServer> {
  const config = readConfig({ PORTICO_DATA: folder, PORTICO_LOG: 'silent', PORT: '0' });
  const services = await openServices(config, { searchesInProcess: true });
  const app = await buildApp(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    origin: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await app.close();
      await services.close();
    },
  };
}

/** The same over HTTP, with the search in its thread and in the server's main thread, and the delay of other calls. */
async function overHttp(): Promise<void> {
  const rows = new Map<string, string[]>();
  const others: string[] = [];
  for (const [name, open] of [
    ['thread', asPeopleRunIt],
    ['here', withSearchHere],
  ] as const) {
    const server = await open();
    const fireAt = (shape: Shape, connections: number): Promise<LoadResult> =>
      runSearchShape(server.origin, shape, { connections, seconds: Math.max(1, ms / 1000) });
    await untilFilled(server.origin);
    for (const shape of shapes) {
      for (const connections of [16, 64]) {
        const figures = shown(await fireAt(shape, connections));
        rows.set(shape.name, [...(rows.get(shape.name) ?? []), ...figures]);
      }
    }
    const broad = SHAPES.find((shape) => shape.name.startsWith('a word, page')) as Shape;
    const askOther = async () => (await fetch(`${server.origin}/api/portal/portal-7`)).arrayBuffer();
    const [other] = await Promise.all([load(askOther, { connections: 2, ms }), fireAt(broad, 16)]);
    others.push(`${name}: ${shown(other).join(' · ')}`);
    await server.close();
  }
  console.log(
    `\nover HTTP, from a server process of its own and from this process (all share the cores); per second, p50 and p99 in ms; load ${load1()}`,
  );
  console.log(
    cells(
      [
        '',
        'thread 16',
        'p50',
        'p99',
        'thread 64',
        'p50',
        'p99',
        'here 16',
        'p50',
        'p99',
        'here 64',
        'p50',
        'p99',
      ],
      10,
    ),
  );
  for (const [name, figures] of rows) {
    console.log(name);
    console.log(cells(['', ...figures], 10));
  }
  console.log(`\na portal by its id while 16 broad searches are under way: ${others.join('; ')}`);
}

/** Waits for all providers, because indexing uses a core. */
async function untilFilled(origin: string): Promise<void> {
  for (const number of providerSizes(0).keys()) {
    const { id, hosts } = syntheticProvider(number);
    const path = addressOf({ indices: ['town'] }, id);
    const { status } = await httpRequest(origin, {
      name: id,
      path,
      body: '{"size":0}',
      headers: { host: hosts[0] ?? '' },
    });
    if (status !== 200) throw new Error(`searching ${id} responds with ${status}`);
  }
}

function requestOf({ indices, bodies, query = '' }: Shape, number: number) {
  return {
    provider: PROVIDER,
    indices,
    body: searchBodySchema.parse(bodies[number % bodies.length]),
    fuzzy: query.includes('fuzzy'),
    tagFacets: query.includes('facets'),
  };
}
