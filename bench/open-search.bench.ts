import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import type { Result } from 'autocannon';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/config/config.ts';
import type { SearchDocument } from '../server/src/resources/search/search-engine.ts';
import { createInProcessSearchEngine } from '../server/src/search/in-process-search-engine.ts';
import { startIndexing } from '../server/src/search/indexer.ts';
import { openServices } from '../server/src/services.ts';
import { openLibsqlRecordReader } from '../server/src/storage/libsql-record-reader.ts';
import { startOpenSearch } from '../tools/engines/open-search.ts';
import { rootFolder } from '../webpack/paths.ts';
import { forkAutocannon } from './measure/autocannon-process.ts';
import { machine } from './measure/machine.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { median } from './measure/statistics.ts';
import { fillOpenSearch } from './peers/opensearch/fill-open-search.ts';
import { fill, recordsFile } from './search/fill.ts';
import { SHAPES, type Shape } from './search/shapes.ts';
import { addressOf, PROVIDER } from './search/targets.ts';

/**
 * Compares our search with an OpenSearch node: the same documents of the largest of twenty providers, the same bodies
 * over HTTP, alternately. OpenSearch counts totals exactly too, and contains only that provider, merged into one
 * segment.
 */
const { values } = parseArgs({
  options: {
    portals: { type: 'string', default: '10000' },
    /** Of each figure. */
    ms: { type: 'string', default: '2000' },
    runs: { type: 'string', default: '3' },
    connections: { type: 'string', default: '16' },
    /** Part of a shape's name. */
    only: { type: 'string', default: '' },
    /** Folder for the written portals, to reuse them. */
    data: { type: 'string' },
  },
});
/** Without `?facets` and `?fuzzy`, which OpenSearch does not support. */
const shapes = SHAPES.filter(({ name, query }) => query === undefined && name.includes(values.only));
const runs = Number(values.runs);
const cells = (figures: readonly string[], width = 12): string =>
  figures.map((figure) => figure.padStart(width)).join('');

const scratch = scratchFolder();
const folder = values.data ?? scratch;
const file = recordsFile(folder);
console.log(machine());
await fill(folder, values.portals, rootFolder);
const openSearch = await startOpenSearch(scratch, { heap: '1g', isOptimized: true });
try {
  await compare(openSearch.url, await fillPeer(openSearch.url));
} finally {
  await openSearch.close();
}

/** Returns the number of documents, which are then released: a full heap would slow our server down. */
async function fillPeer(url: string): Promise<number> {
  const documents = await documentsOf(PROVIDER);
  await fillOpenSearch(url, documents);
  return documents.length;
}

/** The documents that our engine indexes for a provider. */
async function documentsOf(provider: string): Promise<SearchDocument[]> {
  const engine = createInProcessSearchEngine();
  const records = openLibsqlRecordReader(file);
  const found: SearchDocument[] = [];
  const remember = (seen: readonly SearchDocument[]): void => {
    for (const document of seen) if (document.provider === provider) found.push(document);
  };
  await startIndexing({
    records: { ...records, subscribe: () => () => {} },
    search: { ...engine, index: async (seen) => remember(seen) },
    administrativeTowns: [],
  });
  await records.close();
  await engine.close();
  return found;
}

async function compare(openSearchOrigin: string, count: number): Promise<void> {
  const config = readConfig({ PORTICO_DATA: folder, PORTICO_LOG: 'silent', PORT: '0' });
  const services = await openServices(config, { cachesSearches: false });
  const app = await buildApp(services);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const origin = `http://localhost:${(app.server.address() as AddressInfo).port}`;
  const { connections } = values;
  console.log(
    `\n${count} documents; per second and p99 in ms at ${connections} connections, medians of ${runs} alternating runs`,
  );
  console.log('client, server and OpenSearch share the cores: the ratio is what counts');
  console.log(cells(['', 'ours', 'p99', 'OpenSearch', 'p99', 'ratio']));
  try {
    for (const shape of shapes) {
      const sides = [
        { send: ourRequests(origin, shape), results: [] as Result[] },
        { send: theirRequests(openSearchOrigin, shape), results: [] as Result[] },
      ] as const;
      const totals = await Promise.all(sides.map(({ send }) => totalOf(send)));
      // The JVM is slow until it has compiled its hot code.
      for (const { send } of sides) await fireAt(send, (2 * Number(values.ms)) / 1000);
      for (let run = 0; run < runs; run++)
        for (const { send, results } of sides) results.push(await fireAt(send, Number(values.ms) / 1000));
      const figures = sides.map(({ results }) => ({
        perSecond: median(results.map(({ requests }) => requests.average)),
        p99: median(results.map(({ latency }) => latency.p99)),
        failed: results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
      }));
      const [ours, theirs] = figures;
      if (!ours || !theirs) continue;
      const shown = [ours, theirs].flatMap(({ perSecond, p99, failed }) => [
        failed > 0 ? `${failed} failed` : perSecond.toFixed(0),
        p99.toFixed(0),
      ]);
      const [ourTotal, theirTotal] = totals;
      const same = ourTotal === theirTotal ? '' : `   totals differ: ${ourTotal} and ${theirTotal}`;
      console.log(shape.name + same);
      console.log(cells(['', ...shown, (ours.perSecond / theirs.perSecond).toFixed(2)]));
    }
  } finally {
    await app.close();
    await services.close();
  }
}

interface Requests {
  url: string;
  path: string;
  bodies: readonly string[];
}

function indicesOf({ indices }: Shape): string {
  return indices.map((index) => `${index}-${PROVIDER}`).join(',');
}

function ourRequests(url: string, shape: Shape): Requests {
  const bodies = shape.bodies.map((body) => JSON.stringify(body));
  return { url, path: addressOf(shape), bodies };
}

/** The same requests with exact totals, like ours. */
function theirRequests(url: string, shape: Shape): Requests {
  const bodies = shape.bodies.map((body) => JSON.stringify({ ...body, track_total_hits: true }));
  return { url, path: `/${indicesOf(shape)}/_search`, bodies };
}

/** Sum of the totals of the shape's bodies. */
async function totalOf({ url, path: address, bodies }: Requests): Promise<number> {
  let total = 0;
  for (const body of bodies) {
    const response = await fetch(`${url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    const reply = (await response.json()) as { hits?: { total?: number | { value: number } } };
    const found = reply.hits?.total;
    if (found === undefined) throw new Error(`no reply to ${body}: ${JSON.stringify(reply).slice(0, 300)}`);
    total += typeof found === 'number' ? found : found.value;
  }
  return total;
}

function fireAt({ url, path: address, bodies }: Requests, seconds: number): Promise<Result> {
  return forkAutocannon({
    url,
    connections: Number(values.connections),
    duration: Math.max(1, seconds),
    requests: bodies.map((body) => ({
      method: 'POST',
      path: address,
      headers: { 'content-type': 'application/json' },
      body,
    })),
  });
}
