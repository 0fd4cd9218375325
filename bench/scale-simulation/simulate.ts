import { percentile } from '../measure/statistics.ts';
import type { Costs } from './costs.ts';
import { createEvents } from './events.ts';
import { createPageCache } from './page-cache.ts';
import { createRandom, untilNext } from './random.ts';
import { HABITS, type Rates, type Size } from './sizes.ts';
import { createStation, type Station } from './station.ts';
import { createZipf } from './zipf.ts';

/** Pictures that are processed at a time; see server/src/images/file-image-store.ts. */
const ENCODERS = 2;
/** How long nginx caches pictures; see deploy/nginx/portico.conf. */
const EDGE_SECONDS = 300;
/** Interval in which hits are collected; see server/src/resources/hits/hit-counter.ts. */
const HITS_SECONDS = 1;

export interface Scenario {
  size: Size;
  rates: Rates;
  costs: Costs;
  servers: number;
  /** Size of the page cache per server, in MB. */
  cacheMb: number;
  /** Number of servers with a provider's visitors; all of them unless the balancer routes by host. */
  spread: number;
  /** Whether the hits of a second are one write for all providers, instead of one for each. */
  hitsTogether?: boolean;
  /** Whether a save invalidates only the portal's page and the home page, instead of all pages of its provider. */
  changesPagesAlone?: boolean;
  /** Starts with empty caches, as after midnight. */
  isCold?: boolean;
  seconds: number;
  seed: number;
}

export interface Outcome {
  /** Share of page views from the cache. */
  hitRate: number;
  rendersPerSecond: number;
  writesPerSecond: number;
  /** Share of picture requests from the CDN's cache. */
  edgeHitRate: number;
  /** Work divided by capacity, of the busiest server and of the lock; above 1 the queue grows without limit. */
  utilisation: { main: number; render: number; encode: number; lock: number };
  /** p99 in ms: until a page is sent, the waiting part of it, and until a write has the lock. */
  p99: { page: number; mainWait: number; renderWait: number; lockWait: number };
}

interface Server {
  main: Station;
  render: Station;
  encode: Station;
  cache: ReturnType<typeof createPageCache>;
  /** When the render of a page ends. */
  rendering: Map<number, number>;
  hits: Set<number>;
}

const HOME = -1;
interface SitePage {
  provider: number;
  /** Rank of the portal, or HOME. */
  portal: number;
}

/** Content versions that invalidate pages: one per provider, or one per page. */
function createVersions({ providers, portalsOfAProvider }: Size, changesPagesAlone: boolean) {
  const each = portalsOfAProvider + 1;
  const versions = new Int32Array(changesPagesAlone ? providers * each : providers);
  const at = ({ provider, portal }: SitePage) =>
    changesPagesAlone ? provider * each + portal + 1 : provider;
  const raiseAt = (index: number) => {
    versions[index] = (versions[index] ?? 0) + 1;
  };
  return {
    of: (sitePage: SitePage): number => versions[at(sitePage)] ?? 0,
    raise({ provider, portal }: SitePage): void {
      raiseAt(at({ provider, portal }));
      if (changesPagesAlone) raiseAt(at({ provider, portal: HOME }));
    },
  };
}

/** Simulates servers, CDN and lock in the busiest hour, and the waiting times. */
export function simulate(scenario: Scenario): Outcome {
  const { size, rates, costs, servers: count, spread, seconds, seed } = scenario;
  const random = createRandom(seed);
  const providers = createZipf(size.providers, HABITS.providerExponent);
  const portals = createZipf(size.portalsOfAProvider, HABITS.portalExponent);
  const versions = createVersions(size, scenario.changesPagesAlone ?? false);
  const lock = createStation();
  const servers = Array.from({ length: count }, (): Server => {
    const room = Math.floor((scenario.cacheMb * 1024 * 1024) / costs.cachedPageBytes);
    return {
      main: createStation(),
      render: createStation(),
      encode: createStation(ENCODERS),
      cache: createPageCache(room),
      rendering: new Map(),
      hits: new Set(),
    };
  });
  const events = createEvents();
  const edge = new Map<number, number>();
  const pageTimes: number[] = [];
  const seen = { views: 0, cached: 0, renders: 0, pictures: 0, edgeHits: 0, writes: 0 };
  let startedAt = 0;

  const pick = (of: number): number => Math.floor(random() * of);
  function language(): number {
    let left = random();
    return Math.max(
      0,
      HABITS.languages.findIndex((share) => (left -= share) < 0),
    );
  }
  const serverOf = (provider: number): Server =>
    servers[(provider * 7919 + pick(Math.min(spread, count))) % count] as Server;
  const samplePage = (provider: number): SitePage => ({
    provider,
    portal: random() < HABITS.homeShare ? HOME : portals.sample(random),
  });
  const pageOf = ({ provider, portal }: SitePage): number =>
    (provider * (size.portalsOfAProvider + 1) + portal + 1) * HABITS.languages.length + language();
  const saved = (): SitePage => ({ provider: providers.sample(random), portal: portals.sample(random) });

  /** Fills the caches with the views of an hour, without counting them. */
  function warm(): void {
    const views = rates.views * 3600;
    let saves = 0;
    for (let view = 0; view < views; view += 1) {
      for (saves += rates.saves / rates.views; saves >= 1; saves -= 1) {
        versions.raise(saved());
      }
      const sitePage = samplePage(providers.sample(random));
      const { cache } = serverOf(sitePage.provider);
      const page = pageOf(sitePage);
      const version = versions.of(sitePage);
      if (!cache.holds(page, version)) cache.store(page, version);
    }
  }

  function view(at: number): void {
    const provider = providers.sample(random);
    const server = serverOf(provider);
    const sitePage = samplePage(provider);
    const page = pageOf(sitePage);
    const version = versions.of(sitePage);
    const isRepeat = random() < HABITS.repeatShare;
    seen.views += 1;
    const send = (from: number, takes: number) => {
      pageTimes.push(server.main.arrive(from, takes) - at);
    };
    const underWay = server.rendering.get(page);
    if (server.cache.holds(page, version)) {
      seen.cached += 1;
      send(at, isRepeat ? costs.unchangedPageMs : costs.cachedPageMs);
    } else if (underWay !== undefined && underWay > at) {
      events.schedule(underWay, (done) => send(done, costs.cachedPageMs));
    } else {
      seen.renders += 1;
      const end = server.render.arrive(
        at,
        sitePage.portal === HOME ? costs.renderedHomeMs : costs.renderedPortalMs,
      );
      server.rendering.set(page, end);
      events.schedule(end, (done) => {
        server.rendering.delete(page);
        // A change meanwhile has invalidated it.
        if (versions.of(sitePage) === version) server.cache.store(page, version);
        send(done, costs.cachedPageMs);
      });
    }
    const isVisit = random() < 1 / HABITS.viewsOfAVisit;
    if (isVisit) server.hits.add(provider);
    const calls = HABITS.callsOfAView + (isVisit ? 1 : 0);
    for (let call = 0; call < calls; call += 1)
      events.schedule(at + 1000 + random() * 1000, (now) => void server.main.arrive(now, costs.callMs));
    if (random() < HABITS.searchShare)
      events.schedule(at + 3000 * random(), (now) => void server.main.arrive(now, costs.searchMs));
    pictures({ at, server, page });
  }

  function pictures({ at, server, page }: { at: number; server: Server; page: number }): void {
    const name = page * HABITS.pictureVariants + pick(HABITS.pictureVariants);
    seen.pictures += 1;
    if ((edge.get(name) ?? 0) > at) {
      seen.edgeHits += 1;
      return;
    }
    edge.set(name, at + EDGE_SECONDS * 1000);
    for (let picture = 0; picture < HABITS.picturesOfAView; picture += 1)
      events.schedule(at + 200 * random(), (now) => void server.main.arrive(now, costs.pictureMs));
  }

  function write(at: number, then: (at: number) => void): void {
    seen.writes += 1;
    events.schedule(lock.arrive(at, costs.writeMs), then);
  }

  function save(at: number): void {
    const sitePage = saved();
    write(at, () => versions.raise(sitePage));
  }

  /** One after the other, as the server does. */
  function flushHits(at: number, server: Server): void {
    let left = scenario.hitsTogether ? Math.min(1, server.hits.size) : server.hits.size;
    server.hits.clear();
    const next = (from: number): void => {
      if (left <= 0) {
        events.schedule(Math.max(from, at + HITS_SECONDS * 1000), (now) => flushHits(now, server));
        return;
      }
      left -= 1;
      write(from, next);
    };
    next(at);
  }

  function repeatedly(rate: number, happen: (at: number) => void): void {
    const again = (at: number): void => {
      happen(at);
      events.schedule(at + untilNext(random, rate / 1000), again);
    };
    if (rate > 0) events.schedule(untilNext(random, rate / 1000), again);
  }

  if (!scenario.isCold) warm();
  repeatedly(rates.views, view);
  repeatedly(rates.saves, save);
  repeatedly(rates.uploads, (at) => {
    const { encode } = servers[pick(count)] as Server;
    encode.arrive(at, costs.uploadMs + costs.variantsMs);
  });
  for (const server of servers)
    events.schedule(random() * HITS_SECONDS * 1000, (at) => flushHits(at, server));

  // Work in progress and the CDN's cache start as in the middle of the hour, unless it starts cold.
  if (!scenario.isCold) {
    startedAt = Math.min(EDGE_SECONDS, seconds) * 1000;
    events.runUntil(startedAt);
    for (const server of servers)
      for (const station of [server.main, server.render, server.encode]) station.reset();
    lock.reset();
    pageTimes.length = 0;
    for (const figure of Object.keys(seen) as (keyof typeof seen)[]) seen[figure] = 0;
  }
  events.runUntil(startedAt + seconds * 1000);

  const busiest = (station: 'main' | 'render' | 'encode', hands = 1): number =>
    Math.max(...servers.map((server) => server[station].offered / hands)) / (seconds * 1000);
  const waits = (station: 'main' | 'render'): number =>
    percentile(
      servers.flatMap((server) => server[station].waits),
      0.99,
    );
  return {
    hitRate: seen.cached / seen.views,
    rendersPerSecond: seen.renders / seconds,
    writesPerSecond: seen.writes / seconds,
    edgeHitRate: seen.edgeHits / seen.pictures,
    utilisation: {
      main: busiest('main'),
      render: busiest('render'),
      encode: busiest('encode', ENCODERS),
      lock: lock.offered / (seconds * 1000),
    },
    p99: {
      page: percentile(pageTimes, 0.99),
      mainWait: waits('main'),
      renderWait: waits('render'),
      lockWait: percentile(lock.waits, 0.99),
    },
  };
}
