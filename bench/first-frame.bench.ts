import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { alternately } from './measure/alternately.ts';
import { machine } from './measure/machine.ts';
import { LONG_TASK_MS } from './measure/main-thread.ts';
import { THROTTLING } from './measure/measure-page.ts';
import { withDemoSite } from './measure/open-demo-site.ts';
import { median } from './measure/statistics.ts';
import { KINDS, type TracedTask, type TracedVisit, traceVisit } from './measure/trace-visit.ts';
import { openFloor } from './peers/floor/open-floor.ts';
import { readContents } from './peers/read-pages.ts';

/**
 * Measures where the main thread's time goes in a first visit on a cheap phone, by traces: until the largest paint, in
 * the longest task until then, and in the longest task after it. Home and a portal, or one page by `--path`, beside the
 * floor.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '7' }, path: { type: 'string', default: '' } },
});

const SIDES = ['ours', 'floor'] as const;
type Side = (typeof SIDES)[number];
const PATHS = values.path ? [values.path] : ['/', '/portals/wat-phumin'];

const COLUMNS = ['in all', ...KINDS];
const LABEL_WIDTH = 34;
const cells = (texts: readonly string[]): string => texts.map((text) => text.padStart(9)).join('');

await withDemoSite(async ({ browser, origin }) => {
  const contents = await readContents(browser, origin, Object.fromEntries(PATHS.map((path) => [path, path])));
  const floor = await openFloor(
    origin,
    new Map(PATHS.flatMap((path) => (contents.th[path] ? [[path, contents.th[path]] as const] : []))),
  );
  try {
    console.log(`${machine()}, Chromium ${browser.version()}`);
    console.log(`${THROTTLING}; ${values.runs} cold visits each, medians; ms`);
    for (const path of PATHS) print(path, await visit(browser, { ours: origin, floor: floor.origin }, path));
    console.log(`\n${machine()} at the end`);
  } finally {
    await floor.close();
  }
});

async function visit(
  browser: Browser,
  origins: Record<Side, string>,
  path: string,
): Promise<Record<Side, TracedVisit[]>> {
  const once = (side: Side): Promise<TracedVisit> => traceVisit(browser, origins[side] + path);
  // The first visit creates the image sizes.
  for (const side of SIDES) await once(side);
  return alternately(SIDES, Number(values.runs), once);
}

function print(path: string, visits: Record<Side, readonly TracedVisit[]>): void {
  console.log(`\n${path.padEnd(LABEL_WIDTH)}${cells(COLUMNS)}`);
  for (const side of SIDES) {
    const all = visits[side];
    const until = all.map(({ tasks, largestPaint }) => tasks.filter(({ start }) => start < largestPaint));
    const after = all.map(({ tasks, largestPaint }) => tasks.filter(({ start }) => start >= largestPaint));
    printRow(`${side}: until the largest paint`, until);
    printRow(`${side}: its longest task`, until.map(longest));
    printRow(`${side}: the longest task after it`, after.map(longest));
    const of = (figure: (visit: TracedVisit) => number): string => median(all.map(figure)).toFixed(0);
    console.log(
      `${side}: first paint ${of(({ firstPaint }) => firstPaint)}, largest ${of(({ largestPaint }) => largestPaint)}, ` +
        `blocking ${of(({ tasks }) => sum(tasks.map(({ duration }) => Math.max(0, duration - LONG_TASK_MS))))}`,
    );
  }
}

/** Medians of some tasks of each visit: their duration, and the part of each kind. */
function printRow(label: string, visits: readonly TracedTask[][]): void {
  const figures = [
    median(visits.map((tasks) => sum(tasks.map(({ duration }) => duration)))),
    ...KINDS.map((kind) => median(visits.map((tasks) => sum(tasks.map(({ of }) => of[kind]))))),
  ];
  console.log(label.padEnd(LABEL_WIDTH) + cells(figures.map((ms) => ms.toFixed(0))));
}

function longest(tasks: readonly TracedTask[]): TracedTask[] {
  return [...tasks].sort((a, b) => b.duration - a.duration).slice(0, 1);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
