import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import type { SearchAnswer } from '@portico/shared/contracts';
import type { Result } from 'autocannon';
import { readConfig } from '../server/src/config.ts';
import { DiskReleaseStore } from '../server/src/releases/disk-release-store.ts';
import { publishBuilt } from '../server/src/releases/publish-built.ts';
import { openServices } from '../server/src/services.ts';
import { buildSite } from '../server/src/site.ts';
import { median } from './measure/statistics.ts';
import { openNext } from './peers/open-next.ts';

/**
 * How many requests a second one server answers: calls, searches and pages of the largest of twenty providers, each
 * beside a floor, which is plain Node sending the very same bytes from memory. Both share the machine with what asks
 * them. A page is asked for as browsers do, compressed: kept, as all but its first reader get it, and drawn anew. Runs alternate and figures are medians. `--portals N` (10000), `--runs N` (3), `--seconds N` (3) of each figure,
 * `--only part of a target's name`. `--peer next` asks a Next app for the same instead (`peers/next`: 24 cards, a page
 * for each, lists and items as JSON, all made when it is built, no database behind it); pages also without compression,
 * which Next does anew for each answer.
 */
const { values } = parseArgs({
  options: {
    portals: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    peer: { type: 'string' },
  },
});
if (values.peer !== undefined && values.peer !== 'next') throw new Error('The only peer is next.');
const CONNECTIONS = [16, 64] as const;
const PROVIDER = 'p0';
const cannonFile = createRequire(import.meta.url).resolve('autocannon');
const builtFolder = fileURLToPath(new URL('../build/releases', import.meta.url));

interface Target {
  name: string;
  path: string;
  body?: string | undefined;
  headers?: Record<string, string> | undefined;
}
interface Received {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}
interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

const listBody = { size: 12, sort: [{ modifiedDate: 'desc' }] };
const wordBody = {
  size: 12,
  query: {
    bool: { must: [{ bool: { should: [{ wildcard: { 'title.th': '*วัด*' } }], minimum_should_match: 1 } }] },
  },
  sort: [{ modifiedDate: 'desc' }],
};

const page = (name: string, address: string): Target => ({
  name,
  path: address,
  headers: { 'accept-encoding': 'gzip, br' },
});

const listTarget = { path: `/api/search/portal-${PROVIDER}/_search`, body: JSON.stringify(listBody) };

const targetsFor = (portalId: string, hasPages: boolean): Target[] =>
  [
    { name: 'health', path: '/api/health' },
    { name: 'one item', path: `/api/portal/${portalId}` },
    { ...listTarget, name: 'list of 12' },
    {
      name: 'search for a word',
      path: `/api/search/portal-${PROVIDER}/_search`,
      body: JSON.stringify(wordBody),
    },
    ...(hasPages
      ? [
          page('HTML home', '/'),
          page('HTML portal', `/portals/${portalId}`),
          // With a key that no page reads, a page is drawn for its one reader.
          page('HTML home anew', '/?drawn=anew'),
          page('HTML portal anew', `/portals/${portalId}?drawn=anew`),
        ]
      : []),
  ].filter(({ name }) => name.includes(values.only));

const scratch = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
try {
  const file = path.join(scratch, 'records', 'portico.db');
  mkdirSync(path.dirname(file));
  console.log(`${cpus().length} cores ${cpus()[0]?.model.trim()}, Node ${process.versions.node}`);
  console.log(`writing ${values.portals} portals of 20 providers ...`);
  const fill = fileURLToPath(new URL('./search/fill-records.ts', import.meta.url));
  execFileSync(process.execPath, ['--import', 'tsx', fill, file, values.portals]);

  const services = await openServices(readConfig({ PORTICO_DATA: scratch, PORTICO_LOG: 'silent' }));
  const releases = new DiskReleaseStore(path.join(scratch, 'releases'));
  const hasPages = existsSync(path.join(builtFolder, 'built.json'));
  if (hasPages) await publishBuilt(releases, builtFolder);
  else console.log('no pages: nothing is built in build/releases (npm run build)');
  const site = await buildSite(services, releases);
  await site.listen({ port: 0, host: '127.0.0.1' });
  const origin = originOf(site.server);
  try {
    const portalId = await firstPortal(origin);
    console.log(`${values.runs} runs of ${values.seconds} s each, medians; ms from request to answer\n`);
    if (values.peer) await besideNext(origin, portalId);
    else for (const target of targetsFor(portalId, hasPages)) await measure(origin, target);
  } finally {
    await site.close();
    await services.close();
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Ours and Next's, each asked for the like of it. */
async function besideNext(origin: string, portalId: string): Promise<void> {
  const plain = ({ name, path: address }: Target): Target => ({ name: `${name}, plain`, path: address });
  const pairs = (
    [
      [page('HTML home', '/'), '/'],
      [page('HTML detail', `/portals/${portalId}`), '/place/place-7'],
      [{ ...listTarget, name: 'list of 12' }, '/api/places'],
      [{ name: 'one item', path: `/api/portal/${portalId}` }, '/api/places/place-7'],
    ] as const
  )
    .map(([target, theirs]: readonly [Target, string]) => ({
      ours: target,
      next: { ...target, path: theirs, body: undefined },
    }))
    .flatMap(({ ours, next }) => [
      { ours, next },
      ...(ours.headers ? [{ ours: plain(ours), next: plain(next) }] : []),
    ])
    .filter(({ ours }) => ours.name.includes(values.only));
  const peer = await openNext();
  try {
    const columns = ['per second', 'Next', 'ratio', 'p99', 'Next', 'bytes', 'Next'];
    console.log(' '.repeat(20) + columns.map((cell) => cell.padStart(12)).join(''));
    for (const { ours, next } of pairs) {
      const runs: { ours: Figures; next: Figures }[] = [];
      for (let run = 0; run < Number(values.runs); run += 1) {
        runs.push({
          ours: await fire(origin, ours, CONNECTIONS[0]),
          next: await fire(peer.origin, next, CONNECTIONS[0]),
        });
      }
      const of = (side: 'ours' | 'next', figure: keyof Figures) =>
        median(runs.map((run) => run[side][figure]));
      const [perSecond, theirs] = [of('ours', 'perSecond'), of('next', 'perSecond')];
      const cells = [
        perSecond.toFixed(0),
        theirs.toFixed(0),
        (perSecond / theirs).toFixed(1),
        of('ours', 'p99').toFixed(1),
        of('next', 'p99').toFixed(1),
        (await ask(origin, ours)).bytes.length,
        (await ask(peer.origin, next)).bytes.length,
      ];
      console.log(ours.name.padEnd(20) + cells.map((cell) => String(cell).padStart(12)).join(''));
    }
  } finally {
    await peer.close();
  }
}

async function measure(origin: string, target: Target): Promise<void> {
  const floor = await openFloor(origin, target);
  console.log(
    target.name.padEnd(20) +
      ['per second', 'p50', 'p99', 'floor', 'ratio'].map((cell) => cell.padStart(12)).join(''),
  );
  for (const connections of CONNECTIONS) {
    const ours: Figures[] = [];
    const floors: Figures[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      floors.push(await fire(floor.origin, target, connections));
      ours.push(await fire(origin, target, connections));
    }
    const of = (runs: Figures[], figure: keyof Figures): number => median(runs.map((run) => run[figure]));
    const [perSecond, atFloor] = [of(ours, 'perSecond'), of(floors, 'perSecond')];
    const cells = [
      perSecond.toFixed(0),
      of(ours, 'p50').toFixed(1),
      of(ours, 'p99').toFixed(1),
      atFloor.toFixed(0),
      (perSecond / atFloor).toFixed(2),
    ];
    console.log(`  ${connections} connections`.padEnd(20) + cells.map((cell) => cell.padStart(12)).join(''));
  }
  await floor.close();
}

/** The target's answer, sent from memory. */
async function openFloor(origin: string, target: Target) {
  const { status, headers: received, bytes } = await ask(origin, target);
  if (status !== 200) throw new Error(`${target.path} answers ${status}: ${bytes.toString()}`);
  const encoding = received['content-encoding'];
  const headers = {
    'content-type': received['content-type'],
    'content-length': bytes.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
  };
  const server = http.createServer((_request, reply) => {
    reply.writeHead(200, headers);
    reply.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: originOf(server),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Unlike fetch, it gives the bytes as they came, compressed or not. */
function ask(origin: string, { path: address, body, headers }: Target): Promise<Received> {
  return new Promise((resolve, reject) => {
    const get = headers ? { headers } : {};
    const post = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const request = http.request(`${origin}${address}`, body === undefined ? get : post, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** One process that asks as fast as it is answered. */
async function fire(
  origin: string,
  { path: address, body, headers = {} }: Target,
  connections: number,
): Promise<Figures> {
  const args = ['--json', '--connections', String(connections), '--duration', values.seconds];
  for (const [name, value] of Object.entries(headers)) args.push('--headers', `${name}=${value}`);
  const post =
    body === undefined
      ? []
      : ['--method', 'POST', '--headers', 'content-type=application/json', '--body', body];
  const { stdout } = await promisify(execFile)(process.execPath, [
    cannonFile,
    ...args,
    ...post,
    `${origin}${address}`,
  ]);
  const { requests, latency, non2xx, errors } = JSON.parse(stdout) as Result;
  if (non2xx + errors > 0) throw new Error(`${address}: ${non2xx + errors} requests failed`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

function originOf(server: http.Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function firstPortal(origin: string): Promise<string> {
  const answer = JSON.parse(String((await ask(origin, { ...listTarget, name: '' })).bytes)) as SearchAnswer;
  const [hit] = answer.hits.hits;
  if (!hit) throw new Error('the made-up provider has no portal');
  return hit._id;
}
