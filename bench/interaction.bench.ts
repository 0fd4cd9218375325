import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { SCREENS, VISITS } from '../e2e/support/screens.ts';
import type { Visit } from '../e2e/support/visit.ts';
import { MAIN_CONTROLS } from './interaction/main-controls.ts';
import { DEEDS, type Latency, measureVisit } from './interaction/measure-visit.ts';
import { moreVisits } from './interaction/more-visits.ts';
import { machine } from './measure/machine.ts';
import { type DemoSite, withDemoSite } from './measure/open-demo-site.ts';
import { CPU_SLOWDOWN } from './measure/slow-phone.ts';
import { median } from './measure/statistics.ts';

/**
 * Measures the time from a press, key or tap to the next frame on every screen and state of e2e/support/screens.ts, on
 * a CPU four times slower (goal: 200 ms). On each screen it reaches the state, types into the main field, taps the
 * main control, and closes what covers the page.
 */
const { values } = parseArgs({
  options: {
    /** Visits of each page. */
    runs: { type: 'string', default: '1' },
    /** Parts of screens' names, with commas. */
    only: { type: 'string', default: '' },
    /** Adds a column CPU with the longest task meanwhile. */
    trace: { type: 'boolean', default: false },
  },
});
const GOAL_MS = 200;
const NAME_WIDTH = 46;

const columns = (...cells: readonly string[]) => cells.map((cell) => cell.padStart(8)).join('');

function printScreen(screen: string, latencies: readonly Latency[]): number {
  const medians = (figure: 'latency' | 'cpu') =>
    DEEDS.map((deed) => {
      const ofDeed = latencies.filter((each) => each.deed === deed).map((each) => each[figure] ?? 0);
      return ofDeed.length === 0 ? undefined : median(ofDeed);
    });
  const slowest = medians('latency');
  const worst = Math.max(...slowest.map((ms) => ms ?? 0));
  console.log(
    `${screen.padEnd(NAME_WIDTH)}${columns(
      ...slowest.map((ms) => ms?.toFixed(0) ?? '-'),
      (worst / GOAL_MS).toFixed(2),
      ...(values.trace ? [Math.max(...medians('cpu').map((ms) => ms ?? 0)).toFixed(0)] : []),
    )}`,
  );
  return worst;
}

const parts = values.only.toLowerCase().split(',');
const isAsked = (name: string) => parts.some((part) => name.toLowerCase().includes(part.trim()));
const asked = [...VISITS, ...moreVisits]
  .map((visit) => ({ ...visit, states: visit.states.filter(({ name }) => isAsked(name)) }))
  .filter(({ states }) => states.length > 0)
  // Creators' taps change pages.
  .toSorted((one, other) => Number(one.as !== undefined) - Number(other.as !== undefined));

const worstOf = new Map<string, number>();
const failures: string[] = [];

async function measureAll(site: DemoSite, visits: readonly Visit[]): Promise<void> {
  for (const visit of visits) {
    const latencies: Latency[] = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const measured = await measureVisit(site, visit, visit.states, { isTraced: values.trace });
      latencies.push(...measured.latencies);
      failures.push(...measured.failures);
    }
    for (const { name } of visit.states) {
      const ofScreen = latencies.filter(({ screen }) => screen === name);
      if (ofScreen.length > 0) worstOf.set(name, printScreen(name, ofScreen));
      else failures.push(`${name}: nothing to press was found`);
    }
  }
}

console.log(machine());
console.log(`CPU ${CPU_SLOWDOWN} times slower, 390 px, ${values.runs} visits each; goal ${GOAL_MS} ms`);
console.log(`${''.padEnd(NAME_WIDTH)}${columns(...DEEDS, 'to goal', ...(values.trace ? ['CPU'] : []))}`);
const withoutMaps = asked.filter(({ hasMaps }) => !hasMaps);
const withMaps = asked.filter(({ hasMaps }) => hasMaps);
if (withoutMaps.length > 0) await withDemoSite((site) => measureAll(site, withoutMaps));
if (withMaps.length > 0) {
  await withDemoSite((site) => measureAll(site, withMaps), { PORTICO_MAPS_KEY: 'a-key-for-measuring' });
}

const over = [...worstOf].filter(([, worst]) => worst > GOAL_MS).map(([name]) => name);
console.log(
  `${over.length} of ${worstOf.size} screens are over the goal${over.length ? `: ${over.join(', ')}` : ''}; load ${loadavg()[0]?.toFixed(1)}`,
);
const unknown = Object.keys(MAIN_CONTROLS).filter((name) => !SCREENS.some((screen) => screen.name === name));
if (unknown.length > 0) console.log(`main controls of screens that are no more: ${unknown.join(', ')}`);
for (const failure of failures) console.log(`not measured: ${failure}`);
