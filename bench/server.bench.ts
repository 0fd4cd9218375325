import { existsSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/src/config/config.ts';
import { openDiskReleases } from '../server/src/releases/open-releases.ts';
import { publishAtStart } from '../server/src/releases/publish-built.ts';
import { openServices } from '../server/src/services.ts';
import { buildSite } from '../server/src/site.ts';
import { releasesFolder, rootFolder } from '../webpack/paths.ts';
import { httpRequest, type Received, type Target } from './measure/http-request.ts';
import type { LoadResult } from './measure/load.ts';
import { machine } from './measure/machine.ts';
import { openBrowser } from './measure/open-browser.ts';
import { runAutocannon } from './measure/run-autocannon.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { median } from './measure/statistics.ts';
import { compressAsServed } from './peers/brotli.ts';
import { floorPage } from './peers/floor/floor.ts';
import type { Contents } from './peers/open-next.ts';
import { type PeerToMeasure, peers } from './peers/peers.ts';
import { readContents } from './peers/read-pages.ts';
import { fill } from './search/fill.ts';
import {
  addressOf,
  itemTarget,
  listOf12,
  PROVIDER,
  pageTarget,
  publicIds,
  renderedPage,
} from './search/targets.ts';

/**
 * Measures requests per second of one server: calls, searches, and pages of the largest of twenty providers from the
 * cache and rendered, each beside the floor (`peers/floor`), which plain Node sends from memory. Server and client
 * share the machine; runs alternate, and the figures are medians.
 */
const { values } = parseArgs({
  options: {
    portals: { type: 'string', default: '10000' },
    runs: { type: 'string', default: '3' },
    /** Of each figure. */
    seconds: { type: 'string', default: '3' },
    /** Part of a target's name. */
    only: { type: 'string', default: '' },
    /** `next` (pages, generated at build time) or `strapi` (the list and the item). */
    peer: { type: 'string' },
  },
});
const peer = peers[values.peer ?? ''];
if (values.peer !== undefined && !peer) throw new Error(`Peers are ${Object.keys(peers).join(' and ')}.`);
const CONNECTIONS = [16, 64] as const;
const SIDES = ['ours', 'floor', 'theirs'] as const;
type Side = (typeof SIDES)[number];

const wordBody = {
  size: 12,
  query: {
    bool: { must: [{ bool: { should: [{ wildcard: { 'title.th': '*วัด*' } }], minimum_should_match: 1 } }] },
  },
  sort: [{ modifiedDate: 'desc' }],
};

const targetsFor = (portalId: string, hasPages: boolean): Target[] =>
  [
    { name: 'health', path: '/api/health' },
    itemTarget(portalId),
    listOf12,
    {
      name: 'search for a word',
      path: addressOf({ indices: ['portal'] }),
      body: JSON.stringify(wordBody),
    },
    ...(hasPages
      ? [pageTarget('HTML home', '/'), pageTarget('HTML portal', `/portals/${portalId}`), renderedPage]
      : []),
  ].filter(({ name }) => name.includes(values.only));

const scratch = scratchFolder();
console.log(machine());
await fill(scratch, values.portals, rootFolder);

const services = await openServices(
  readConfig({
    PORTICO_DATA: scratch,
    PORTICO_LOG: 'silent',
    // All load comes from one network.
    PORTICO_RENDERS_PER_MINUTE: '1000000',
    PORTICO_SEARCHES_PER_MINUTE: '1000000',
  }),
);
const releases = openDiskReleases(path.join(scratch, 'releases'));
const hasPages = existsSync(path.join(releasesFolder, 'built.json'));
if (hasPages) await publishAtStart({ releases, builtFolder: releasesFolder, isProduction: false });
else console.log('no pages: nothing is built in build/releases (npm run build)');
const site = await buildSite({ ...services, releases });
await site.listen({ port: 0, host: '127.0.0.1' });
const origin = originOf(site.server);
try {
  const portalId = await firstPortal();
  const contents = hasPages ? await contentsOf(portalId) : {};
  const pages = floorPages(contents, portalId);
  console.log(`${values.runs} runs of ${values.seconds} s each, medians; ms from request to response\n`);
  if (peer) await beside(peer, contents, pages, portalId);
  else for (const target of targetsFor(portalId, hasPages)) await measure(target, pages);
} finally {
  await site.close();
  await services.close();
}

/** Floor pages by path. */
type Pages = ReadonlyMap<string, string>;

async function contentsOf(portalId: string): Promise<Contents> {
  const browser = await openBrowser();
  try {
    return await readContents(browser, origin, { home: '/', portal: `/portals/${portalId}` });
  } finally {
    await browser.close();
  }
}

function floorPages({ th }: Contents, portalId: string): Pages {
  if (!th) return new Map();
  return new Map([
    ['/', floorPage(th.home)],
    [`/portals/${portalId}`, floorPage(th.portal)],
  ]);
}

/** Our server, the floor and a peer, each with comparable requests. */
async function beside(
  { title, open, pairs }: PeerToMeasure,
  contents: Contents,
  pages: Pages,
  portalId: string,
): Promise<void> {
  const opened = await open(contents);
  try {
    const columns = ['per second', 'floor', title, 'to floor', `to ${title}`, 'p99', title];
    console.log(
      ' '.repeat(20) + [...columns, 'bytes', 'floor', title].map((cell) => cell.padStart(12)).join(''),
    );
    for (const { ours, theirs } of pairs(portalId).filter((pair) => pair.ours.name.includes(values.only))) {
      const floor = await openFloor(ours, pages);
      const requests: Record<Side, [string, Target]> = {
        ours: [origin, ours],
        floor: [floor.origin, ours],
        theirs: [opened.origin, theirs],
      };
      const runs: Record<Side, LoadResult[]> = { ours: [], floor: [], theirs: [] };
      for (let run = 0; run < Number(values.runs); run += 1)
        for (const side of SIDES) runs[side].push(await fireOnce(...requests[side], CONNECTIONS[0]));
      const of = (side: Side, figure: keyof LoadResult) => median(runs[side].map((run) => run[figure]));
      const [perSecond, atFloor, theirPerSecond] = SIDES.map((side) => of(side, 'perSecond')) as [
        number,
        number,
        number,
      ];
      const cells = [
        ...[perSecond, atFloor, theirPerSecond].map((rate) => rate.toFixed(0)),
        (perSecond / atFloor).toFixed(2),
        (perSecond / theirPerSecond).toFixed(1),
        of('ours', 'p99').toFixed(1),
        of('theirs', 'p99').toFixed(1),
        ...(await Promise.all(SIDES.map((side) => bytesOf(...requests[side])))),
      ];
      console.log(ours.name.padEnd(20) + cells.map((cell) => String(cell).padStart(12)).join(''));
      await floor.close();
    }
  } finally {
    await opened.close();
  }
}

async function measure(target: Target, pages: Pages): Promise<void> {
  const floor = await openFloor(target, pages);
  console.log(
    target.name.padEnd(24) +
      ['per second', 'p50', 'p99', 'floor', 'ratio'].map((cell) => cell.padStart(12)).join(''),
  );
  for (const connections of CONNECTIONS) {
    const ours: LoadResult[] = [];
    const floors: LoadResult[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      floors.push(await fireOnce(floor.origin, target, connections));
      ours.push(await fireOnce(origin, target, connections));
    }
    const of = (runs: LoadResult[], figure: keyof LoadResult): number =>
      median(runs.map((run) => run[figure]));
    const [perSecond, atFloor] = [of(ours, 'perSecond'), of(floors, 'perSecond')];
    const cells = [
      perSecond.toFixed(0),
      of(ours, 'p50').toFixed(1),
      of(ours, 'p99').toFixed(1),
      atFloor.toFixed(0),
      (perSecond / atFloor).toFixed(2),
    ];
    console.log(`  ${connections} connections`.padEnd(24) + cells.map((cell) => cell.padStart(12)).join(''));
  }
  await floor.close();
}

/** Serves from memory: the floor page of a page, the same response of a call. */
async function openFloor(target: Target, pages: Pages) {
  const ours = await expectedResponse(origin, target);
  const type = { 'content-type': ours.headers['content-type'] ?? 'text/html' };
  const encoding = ours.headers['content-encoding'];
  const page = pages.get(target.path.replace(/\?.*/, ''));
  const response =
    page === undefined
      ? { bytes: ours.bytes, headers: encoding ? { ...type, 'content-encoding': encoding } : type }
      : encoding
        ? compressAsServed(page, type)
        : { bytes: Buffer.from(page), headers: type };
  const headers = { ...response.headers, 'content-length': response.bytes.length };
  const { bytes } = response;
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

/** Throws unless the response is the expected one. */
async function expectedResponse(at: string, target: Target): Promise<Received> {
  const response = await httpRequest(at, target);
  if (response.status !== 200)
    throw new Error(`${target.path} responds with ${response.status}: ${response.bytes.toString()}`);
  return response;
}

async function bytesOf(at: string, target: Target): Promise<number> {
  return (await expectedResponse(at, target)).bytes.length;
}

function fireOnce(at: string, target: Target, connections: number): Promise<LoadResult> {
  return runAutocannon(at, target, { connections, seconds: Number(values.seconds) });
}

function originOf(server: http.Server): string {
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

async function firstPortal(): Promise<string> {
  const [id = ''] = await publicIds(origin, { index: 'portal', provider: PROVIDER, size: 12 });
  return id;
}
