import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { demoSeed } from '../demo/demo-seed.ts';
import { readConfig } from '../server/src/config/config.ts';
import { openDiskReleases } from '../server/src/releases/open-releases.ts';
import { publishAtStart } from '../server/src/releases/publish-built.ts';
import type { ReleaseStore } from '../server/src/releases/release-store.ts';
import { openServices, type Services } from '../server/src/services.ts';
import { buildSite } from '../server/src/site.ts';
import { buildReleases } from '../webpack/build.ts';
import { releasesFolder } from '../webpack/paths.ts';
import { measurePage, THROTTLING, type Visit } from './measure/measure-page.ts';
import { openBrowser } from './measure/open-browser.ts';
import { median } from './measure/statistics.ts';
import { buildSingle } from './single-build/build-single.ts';
import { openSingleRelease } from './single-build/open-single-release.ts';

/**
 * Measures the cost of federation: the five federated builds against a single build of the same sources on the same
 * server, with and without server rendering. Runs alternate; the figures are medians, the ratio is federated to
 * single.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(values.runs);

interface Side {
  name: 'federated' | 'single';
  releases: ReleaseStore;
}
interface Running {
  side: Side['name'];
  renderedBy: 'server' | 'browser';
  origin: string;
  close: () => Promise<void>;
}

/** The same releases without server builds: the browser renders every page. */
const withoutServerBuild = (releases: ReleaseStore): ReleaseStore =>
  Object.create(releases, { serverFolder: { value: async () => '/nonexistent' } }) as ReleaseStore;

async function serve(services: Services, side: Side, renderedBy: Running['renderedBy']): Promise<Running> {
  const releases = renderedBy === 'server' ? side.releases : withoutServerBuild(side.releases);
  const site = await buildSite({ ...services, releases });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  return { side: side.name, renderedBy, origin: `http://localhost:${port}`, close: () => site.close() };
}

async function visitAll(browser: Browser, sites: readonly Running[], paths: readonly string[]) {
  const visits = new Map<string, Visit[]>();
  // One discarded visit of each: it creates the images, and a worker's first page is slower.
  for (let run = -1; run < runs; run += 1) {
    for (const address of paths) {
      for (const site of run % 2 === 0 ? sites : sites.toReversed()) {
        const visit = await measurePage(browser, `${site.origin}${address}`);
        const key = `${address} ${site.renderedBy} ${site.side}`;
        if (run >= 0) visits.set(key, [...(visits.get(key) ?? []), visit]);
      }
    }
  }
  return visits;
}

function report(visits: ReadonlyMap<string, readonly Visit[]>, paths: readonly string[]): void {
  const rows: [keyof Visit, string, number][] = [
    ['largestPaint', 'largest paint, ms', 1],
    ['interactive', 'interactive, ms', 1],
    ['scriptBytes', 'script, KB (brotli)', 1024],
    ['requests', 'requests', 1],
  ];
  for (const address of paths) {
    for (const renderedBy of ['server', 'browser'] as const) {
      console.log(`\n${address}, rendered by the ${renderedBy}`);
      console.log(
        `${''.padEnd(24)}${'federated'.padStart(12)}${'single'.padStart(12)}${'ratio'.padStart(9)}`,
      );
      for (const [figure, label, unit] of rows) {
        const of = (side: Side['name']): number =>
          median((visits.get(`${address} ${renderedBy} ${side}`) ?? []).map((visit) => visit[figure])) / unit;
        const [federated, single] = [of('federated'), of('single')];
        const cells = [federated.toFixed(unit === 1 ? 0 : 1), single.toFixed(unit === 1 ? 0 : 1)];
        const ratio = single === 0 ? '-' : (federated / single).toFixed(2);
        console.log(
          `${label.padEnd(24)}${cells.map((cell) => cell.padStart(12)).join('')}${ratio.padStart(9)}`,
        );
      }
    }
  }
}

const scratch = mkdtempSync(path.join(tmpdir(), 'portico-bench-'));
try {
  console.log('building both sides ...');
  await buildReleases();
  const disk = openDiskReleases(path.join(scratch, 'releases'));
  await publishAtStart({ releases: disk, builtFolder: releasesFolder, isProduction: false });
  const single = openSingleRelease(await buildSingle(path.join(scratch, 'single')));

  const config = readConfig({ PORTICO_DATA: path.join(scratch, 'data'), PORTICO_LOG: 'silent' });
  const services = await openServices(config, { seed: demoSeed() });
  const sides: Side[] = [
    { name: 'federated', releases: disk },
    { name: 'single', releases: single },
  ];
  const sites: Running[] = [];
  for (const renderedBy of ['server', 'browser'] as const) {
    for (const side of sides) sites.push(await serve(services, side, renderedBy));
  }
  const portal = await firstPortal(sites[0]?.origin ?? '');
  const paths = ['/', `/portals/${portal}`];
  const browser = await openBrowser();
  try {
    console.log(
      `${cpus().length} cores ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, Chromium ${browser.version()}`,
    );
    console.log(`demo content; ${THROTTLING}; ${runs} cold visits each, medians`);
    report(await visitAll(browser, sites, paths), paths);
  } finally {
    await browser.close();
    for (const site of sites) await site.close();
    await services.close();
  }
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

/** Path of a released, public portal of the demo. */
async function firstPortal(origin: string): Promise<string> {
  const response = await fetch(`${origin}/api/search/portal-demo/_search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ size: 20 }),
  });
  const reply = (await response.json()) as {
    hits: { hits: { _id: string; _source: { isPrivate?: boolean } }[] };
  };
  const portal = reply.hits.hits.find((hit) => !hit._source.isPrivate);
  if (!portal) throw new Error('the demo has no public portal');
  return portal._id;
}
