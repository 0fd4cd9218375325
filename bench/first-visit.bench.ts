import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { buildReleases } from '../webpack/build.ts';
import { rootFolder } from '../webpack/paths.ts';
import { alternately } from './measure/alternately.ts';
import { machine } from './measure/machine.ts';
import { measurePage, THROTTLING, type Visit } from './measure/measure-page.ts';
import { openBrowser } from './measure/open-browser.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { startServer } from './measure/server-process.ts';
import { median } from './measure/statistics.ts';
import { openFloor } from './peers/floor/open-floor.ts';
import { NEXT_PATHS, openNextWithPictures } from './peers/open-next.ts';
import { readContents } from './peers/read-pages.ts';

/**
 * Measures first visits on a cheap phone with an empty cache: home and a portal of the demo, beside the floor
 * (`peers/floor`: the same content and pictures as one would write it by hand, without scripts, from plain Node) and a
 * Next app with the same content, pictures, fonts, languages and the floor's styles (`peers/next`). Visits alternate;
 * the figures are medians.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } });
const runs = Number(values.runs);

const SIDES = ['ours', 'floor', 'next'] as const;
type Side = (typeof SIDES)[number];
type Figure = Exclude<keyof Visit, 'requests' | 'scriptBytes' | 'interactive'>;

/** Judges our value by a goal, which may refer to the others. */
interface Row {
  figure: Figure;
  label: string;
  /** The divisor of its unit. */
  unit: number;
  digits: number;
  goal?: (of: Record<Side, number>, page: PageName) => { text: string; isMet: boolean };
}
type PageName = 'home' | 'portal';

/** Bytes per KB, as the goals define it. */
const KB = 1_000;
const SCRIPT_GOAL_KB = { home: 175, portal: 180 };
const atMost =
  (limit: number) =>
  ({ ours }: Record<Side, number>) => ({ text: `${limit} at most`, isMet: ours <= limit });

const ROWS: readonly Row[] = [
  { figure: 'firstPaint', label: 'first paint, ms', unit: 1, digits: 0 },
  {
    figure: 'largestPaint',
    label: 'largest paint, ms',
    unit: 1,
    digits: 0,
    goal: ({ ours, floor, next }) => ({
      text: 'the floor + 10 %, before Next',
      isMet: ours <= floor * 1.1 && ours < next,
    }),
  },
  { figure: 'blocking', label: 'blocking until rest, ms', unit: 1, digits: 0, goal: atMost(50) },
  {
    figure: 'layoutShift',
    label: 'layout shift',
    unit: 1,
    digits: 3,
    goal: ({ ours }) => ({ text: 'none, to two digits', isMet: ours < 0.005 }),
  },
  { figure: 'requestsToPaint', label: 'requests to the paint', unit: 1, digits: 0, goal: atMost(15) },
  { figure: 'bytesToPaint', label: 'weight to the paint, KB', unit: KB, digits: 1, goal: atMost(140) },
  { figure: 'scriptBytesToPaint', label: 'script to the paint, KB', unit: KB, digits: 1, goal: atMost(0) },
  {
    figure: 'scriptBytesInAll',
    label: 'script of the visit, KB br',
    unit: KB,
    digits: 1,
    goal: (of, page) => atMost(SCRIPT_GOAL_KB[page])(of),
  },
  { figure: 'scriptBytesAhead', label: 'script for the next page, KB', unit: KB, digits: 1 },
  { figure: 'bytes', label: 'weight of the visit, KB', unit: KB, digits: 1 },
];

const PATHS: Record<PageName, Record<Side, string>> = {
  home: { ours: '/', floor: '/', next: NEXT_PATHS.home },
  portal: { ours: '/portals/wat-phumin', floor: '/portals/wat-phumin', next: NEXT_PATHS.portal },
};

await buildReleases();
const server = await startServer({ checkout: rootFolder, dataFolder: scratchFolder(), content: 'demo' });
const browser = await openBrowser();
const contents = await readContents(browser, server.origin, {
  home: PATHS.home.ours,
  portal: PATHS.portal.ours,
});
const floor = await openFloor(
  server.origin,
  new Map([
    [PATHS.home.floor, contents.th.home],
    [PATHS.portal.floor, contents.th.portal],
  ]),
);
const next = await openNextWithPictures(server.origin, contents);
const origins: Record<Side, string> = { ours: server.origin, floor: floor.origin, next: next.origin };
try {
  console.log(`${machine()}, Chromium ${browser.version()}`);
  console.log(`demo content; ${THROTTLING}; ${runs} cold visits each, medians`);
  for (const page of ['home', 'portal'] as const) print(page, await visit(browser, page));
  console.log(`\n${machine()} at the end`);
} finally {
  await browser.close();
  await floor.close();
  await next.close();
  await server.close();
}

async function visit(browser: Browser, page: PageName): Promise<Record<Side, Visit[]>> {
  const once = (side: Side): Promise<Visit> =>
    measurePage(browser, origins[side] + PATHS[page][side], side === 'ours' ? 'interactive' : 'has loaded');
  // The first visit creates the image sizes, and smaller files replace them when idle.
  for (const side of SIDES) await once(side);
  await server.whenImagesAreMade();
  return alternately(SIDES, runs, once);
}

function print(page: PageName, visits: Record<Side, readonly Visit[]>): void {
  const cells = (texts: readonly string[]) => texts.map((text) => text.padStart(10)).join('');
  console.log(
    `\n${`${page}, ${PATHS[page].ours}`.padEnd(30)}${cells(['ours', 'floor', 'Next', 'to floor', 'to Next'])}   goal`,
  );
  for (const { figure, label, unit, digits, goal } of ROWS) {
    const at = (side: Side): number => median(visits[side].map((one) => one[figure])) / unit;
    const of = { ours: at('ours'), floor: at('floor'), next: at('next') };
    const ratio = (other: number): string => (other === 0 ? '-' : (of.ours / other).toFixed(2));
    const figures = [of.ours, of.floor, of.next].map((value) => value.toFixed(digits));
    const wanted = goal?.(of, page);
    const verdict = wanted ? `   ${wanted.isMet ? 'met   ' : 'MISSED'} ${wanted.text}` : '';
    console.log(label.padEnd(30) + cells([...figures, ratio(of.floor), ratio(of.next)]) + verdict);
  }
}
