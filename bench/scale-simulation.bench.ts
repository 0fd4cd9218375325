import { parseArgs } from 'node:util';
import { machine } from './measure/machine.ts';
import { MEASURED } from './scale-simulation/costs.ts';
import { measureCosts } from './scale-simulation/measure-costs.ts';
import { type Machines, monthlyCost } from './scale-simulation/prices.ts';
import { type Outcome, type Scenario, simulate } from './scale-simulation/simulate.ts';
import { ratesOf, SIZES, type Size } from './scale-simulation/sizes.ts';

/**
 * Simulates the busiest hour of a month for three sizes of an installation, with measured costs (`costs.ts`) and
 * assumed habits and prices (`sizes.ts`, `prices.ts`). Visitors arrive at random, providers and portals are chosen by
 * Zipf, a save invalidates its provider's pages, and all writes share one lock.
 */
const { values } = parseArgs({
  options: {
    /** Prints the costs on this machine instead. */
    measure: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    /** Part of a size's name. */
    only: { type: 'string', default: '' },
  },
});
/** Utilisation above which waiting times grow quickly. */
const BUSY = 0.7;
const MANY_VIEWS = 5000;
/** Memory of a server without its pages, rounded up. */
const BASE_GB = 0.6;
/** Size of a document in the built-in search index; see docs/decisions/0009-search-in-its-own-thread.md. */
const INDEX_BYTES = 2300;

type Way = Pick<Scenario, 'servers' | 'cacheMb'> &
  Partial<Pick<Scenario, 'spread' | 'hitsTogether' | 'changesPagesAlone' | 'isCold'>> & {
    name: string;
    size: Size;
  } & Pick<Machines, 'databaseCores' | 'searchCores'>;

const [town, country, cell, internet] = SIZES as [Size, Size, Size, Size];
const small = { size: country, servers: 3, cacheMb: 256, databaseCores: 4, searchCores: 0 };
const part = { size: cell, servers: 4, cacheMb: 1024, databaseCores: 8, searchCores: 0 };
const whole = { size: internet, servers: 96, cacheMb: 1024, databaseCores: 64, searchCores: 48 };
const WAYS: readonly Way[] = [
  { name: 'town', size: town, servers: 1, cacheMb: 64, databaseCores: 0, searchCores: 0 },
  { name: 'country', ...small },
  { name: 'country, after midnight', ...small, isCold: true },
  { name: 'internet in one', ...whole },
  { name: '+ balanced by host', ...whole, spread: 12 },
  { name: '+ hits in one write', ...whole, spread: 12, hitsTogether: true },
  { name: 'cell (of 20)', ...part },
  { name: 'cell, after midnight', ...part, isCold: true },
  { name: 'cell + pages one by one', ...part, changesPagesAlone: true },
  { name: 'cell + both', ...part, changesPagesAlone: true, hitsTogether: true },
];

if (values.measure) {
  console.log(machine());
  await measureCosts();
} else {
  tellSizes();
  console.log(
    row(['', 'servers', 'cached', 'rendered/s', 'main', 'rendering', 'encoding', 'writes/s', 'lock', 'edge']),
  );
  const reported = WAYS.filter(({ name }) => name.includes(values.only)).map((way) => {
    const outcome = run(way);
    tell(way, outcome);
    return { way, outcome };
  });
  console.log(
    `\n${row(['p99, ms', 'page', 'main', 'rendering', 'lock', 'gives way', 'units', 'a million'])}`,
  );
  for (const { way, outcome } of reported) reportWaits(way, outcome);
}

function run({ size, spread, ...way }: Way): Outcome {
  return simulate({
    ...way,
    size,
    rates: ratesOf(size),
    costs: MEASURED,
    spread: spread ?? way.servers,
    // Long enough that random variation is small.
    seconds: Math.max(Number(values.seconds), MANY_VIEWS / ratesOf(size).views),
    seed: Number(values.seed),
  });
}

function tellSizes(): void {
  console.log(
    row([
      'in the busiest hour',
      'visitors',
      'providers',
      'portals',
      'views/s',
      'visits/s',
      'saves/s',
      'index GB',
    ]),
  );
  for (const size of SIZES) {
    const { views, visits, saves, documents } = ratesOf(size);
    const counts = [size.visitors, size.providers, documents].map((count) => count.toLocaleString('en'));
    const index = ((documents * INDEX_BYTES) / 1e9).toFixed(2);
    console.log(row([size.name, ...counts, views.toFixed(2), visits.toFixed(2), saves.toFixed(3), index]));
  }
  console.log();
}

function tell({ name, servers }: Way, { hitRate, edgeHitRate, utilisation, ...rates }: Outcome): void {
  const { main, render, encode, lock } = utilisation;
  console.log(
    row([
      name,
      String(servers),
      share(hitRate),
      rates.rendersPerSecond.toFixed(1),
      share(main),
      share(render),
      share(encode),
      rates.writesPerSecond.toFixed(1),
      share(lock),
      share(edgeHitRate),
    ]),
  );
}

function reportWaits(way: Way, { utilisation, p99 }: Outcome): void {
  const { size, servers, cacheMb, databaseCores, searchCores } = way;
  const memoryGbOfAServer = BASE_GB + cacheMb / 1024;
  const machines = { servers, coresOfAServer: 2, memoryGbOfAServer, databaseCores, searchCores };
  const { all, ofAMillionViews } = monthlyCost(size, ratesOf(size), machines);
  const [busiest, load] = Object.entries(utilisation).reduce((most, one) => (one[1] > most[1] ? one : most));
  const times = [p99.page, p99.mainWait, p99.renderWait, p99.lockWait].map((time) =>
    time.toFixed(time < 10 ? 1 : 0),
  );
  const gives = load > BUSY ? busiest : `${busiest}, x ${(1 / load).toFixed(1)}`;
  console.log(row([way.name, ...times, gives, all.toFixed(0), ofAMillionViews.toFixed(1)]));
}

function row([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(34) + cells.map((cell) => cell.padStart(14)).join('');
}

function share(of: number): string {
  return `${(of * 100).toFixed(of < 0.1 ? 1 : 0)} %`;
}
