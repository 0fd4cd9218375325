import { parseArgs } from 'node:util';
import type { Browser, CDPSession, ElementHandle, Locator, Page } from '@playwright/test';
import { picturesAlone, scriptFreePage } from './long-lists/script-free-page.ts';
import { withServedHtml } from './long-lists/serve-html.ts';
import { uploadPhotos, writeCatalog, writeGallery } from './long-lists/synthetic-lists.ts';
import { machine } from './measure/machine.ts';
import {
  duringMainThread,
  LONG_TASK_MS,
  type MainThread,
  SCROLL_SPEED,
  STRETCH_PX,
  scrollMark,
} from './measure/main-thread.ts';
import { withDemoSite } from './measure/open-demo-site.ts';
import {
  CPU_SLOWDOWN,
  comeAlive,
  openSlowPhone,
  PHONE_WINDOW,
  twoFrames,
  untilFacesHaveCome,
} from './measure/slow-phone.ts';
import { median } from './measure/statistics.ts';

/**
 * Measures long tasks of a gallery and a catalogue that are long, each beside the same page with few items, on a CPU
 * four times slower: scroll, carousel, photo grid, lightbox, search. Wall time is what a visitor feels; CPU time is
 * not affected by other programs.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pictures: { type: 'string', default: '300' },
    products: { type: 'string', default: '1000' },
    /** `portal` or `catalog`. */
    only: { type: 'string', default: '' },
    /** Only the long pages. */
    bare: { type: 'boolean', default: false },
  },
});
const FEW_PICTURES = 12;
const FEW_PRODUCTS = 24;
/** Distance scrolled between checks for the end. */
const GESTURE_PX = 9_000;
const SWIPES = 10;
/** Number of the worst stretches to print. */
const WORST_STRETCHES = 4;
const LAST_LINKS = 40;
const TIMEOUT_MS = 120_000;

interface Visited {
  page: Page;
  session: CDPSession;
}
interface Step {
  name: string;
  /** What is pressed or scrolled; located before the measurement, because that uses the main thread too. */
  target: (page: Page) => Locator;
  act: (visited: Visited, target: Target) => Promise<void>;
  /** Whether the step is repeated on script-free copies of the page, made after the step. */
  isScroll?: boolean;
}
type Target = ElementHandle<HTMLElement | SVGElement>;

/**
 * Scrolls an element or the page to its end with wheel events, until no more content loads. Synthetic touches do not
 * scroll an emulated phone, and scrolling by script forces a layout in each frame.
 */
async function scrollOn(
  { session }: Visited,
  { box, axis }: { box: Target; axis: 'x' | 'y' },
): Promise<void> {
  const shown = (await box.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const at =
    axis === 'x'
      ? { x: shown.x + shown.width / 2, y: shown.y + shown.height / 2 }
      : { x: PHONE_WINDOW.width / 2, y: PHONE_WINDOW.height / 2 };
  for (let before = -1; ; ) {
    const now = await box.evaluate((element) => Math.abs(element.scrollLeft) + element.scrollTop);
    if (axis === 'y') await box.evaluate((_box, name) => performance.mark(name), scrollMark(now));
    if (now === before && (axis === 'x' || !(await hasMore(box)))) return;
    before = now;
    await session.send('Input.synthesizeScrollGesture', {
      ...at,
      [axis === 'x' ? 'xDistance' : 'yDistance']: -GESTURE_PX,
      speed: SCROLL_SPEED,
      gestureSourceType: 'mouse',
      preventFling: true,
    });
  }
}

/** Whether the page links to more of the list; the rest of a thousand products is not loaded. */
const hasMore = (box: Target): Promise<boolean> =>
  box.evaluate((_box, count) => {
    const { links } = document;
    for (let back = 1; back <= count; back++)
      if (links[links.length - back]?.getAttribute('href')?.includes('page=')) return true;
    return false;
  }, LAST_LINKS);

const thePage = (page: Page) => page.locator('html');
const scrollToEnd: Step = {
  name: 'scroll to the end',
  isScroll: true,
  target: thePage,
  act: (visited, box) => scrollOn(visited, { box, axis: 'y' }),
};

const carousel = (page: Page) => page.locator('ul[tabindex="0"]:has([data-gallery-item=thumbnail])');
const PORTAL_STEPS: readonly Step[] = [
  { ...scrollToEnd, isScroll: false },
  {
    name: 'to the carousel',
    target: carousel,
    async act({ page }, box) {
      await box.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
      await twoFrames(page);
    },
  },
  {
    name: 'carousel to its end',
    target: carousel,
    act: (visited, box) => scrollOn(visited, { box, axis: 'x' }),
  },
  {
    name: 'to the photo grid',
    target: (page) => page.getByRole('button', { name: 'Mosaic', exact: true }),
    async act({ page }, button) {
      await button.tap();
      await page.locator('[data-photo-grid=mosaic]').waitFor();
      await twoFrames(page);
    },
  },
  { ...scrollToEnd, name: 'scroll the photo grid' },
  {
    name: 'viewer and swipes',
    target: (page) => page.locator('[data-gallery-item=photo] a').first(),
    async act(visited, photo) {
      const { page } = visited;
      await photo.tap();
      await page.locator('.yarl__slide_current img').waitFor();
      for (let swipe = 0; swipe < SWIPES; swipe++) await swipeOn(visited);
    },
  },
];

const CATALOG_STEPS: readonly Step[] = [
  scrollToEnd,
  {
    name: 'type and search',
    target: (page) => page.getByRole('searchbox').last(),
    async act({ page }, box) {
      await box.tap();
      await page.keyboard.type('mountain 7', { delay: 30 });
      await page.keyboard.press('Enter');
      await page.waitForURL(/title=/);
      await twoFrames(page);
    },
  },
];

async function swipeOn({ page, session }: Visited): Promise<void> {
  const y = PHONE_WINDOW.height / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', 330);
  for (let x = 300; x >= 60; x -= 40) await touch('touchMove', x);
  await touch('touchEnd');
  await twoFrames(page);
}

interface Visit {
  figures: Map<string, MainThread>;
  /** Script-free copies of the page after each scrolling step. */
  floors: { name: string; html: string }[];
}

/** A visit with an empty cache; measures the main thread at each step. */
async function visit(browser: Browser, address: string, steps: readonly Step[]): Promise<Visit> {
  const { page, session, context } = await openSlowPhone(browser, address, TIMEOUT_MS);
  try {
    const figures = new Map<string, MainThread>();
    const floors: Visit['floors'] = [];
    const figured = async (name: string, act: () => Promise<void>) =>
      figures.set(name, await duringMainThread({ browser, page }, act));
    await figured('comes alive', () => hydratedAndRendered(page, address));
    for (const { name, target, act, isScroll } of steps) {
      const found = await find(target(page));
      await figured(name, () => act({ page, session }, found));
      if (!isScroll) continue;
      floors.push(
        { name: `${name}: no script`, html: await scriptFreePage(page) },
        { name: `${name}: pictures`, html: await picturesAlone(page) },
      );
      await settle({ page, session });
    }
    return { figures, floors };
  } finally {
    await context.close();
  }
}

/** The scrolling cost of each script-free page. */
async function visitFloors(browser: Browser, floors: Visit['floors']): Promise<Map<string, MainThread>> {
  const figures = new Map<string, MainThread>();
  for (const { name, html } of floors) {
    await withServedHtml(html, async (address) => {
      const { page, session, context } = await openSlowPhone(browser, address, TIMEOUT_MS);
      await page.goto(address, { waitUntil: 'networkidle' });
      const box = await find(scrollToEnd.target(page));
      figures.set(
        name,
        await duringMainThread({ browser, page }, () => scrollToEnd.act({ page, session }, box)),
      );
      await context.close();
    });
  }
  return figures;
}

/** Evaluates everything about an element once beforehand, because the first evaluation injects a script. */
async function find(locator: Locator): Promise<Target> {
  const found = await locator.elementHandle();
  if (!found) throw new Error(`not there: ${locator.toString()}`);
  await found.boundingBox();
  await found.evaluate(() => 0);
  return found as Target;
}

/** Collects garbage after copying the page, which leaves as many elements behind. */
async function settle({ page, session }: Visited): Promise<void> {
  await session.send('HeapProfiler.collectGarbage');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestIdleCallback(() => resolve()));
      }),
  );
}

async function hydratedAndRendered(page: Page, address: string): Promise<void> {
  await comeAlive(page, address);
  await untilFacesHaveCome(page);
}

function report(what: string, sides: Record<'many' | 'few', Map<string, MainThread>[]>): void {
  const columns = ['longest', 'CPU', '>50', 'CPU>50', 'of GC', 'latency'].flatMap((name) => [name, 'few']);
  console.log(`\n${what}\n${''.padEnd(36)}${columns.map((cell) => cell.padStart(9)).join('')}`);
  for (const step of sides.many[0]?.keys() ?? []) {
    const cells = (
      [
        'longestTask',
        'longestTaskOfCpu',
        'longTasks',
        'longTasksOfCpu',
        'longCollections',
        'slowestInteraction',
      ] as const
    ).flatMap((figure) =>
      [sides.many, sides.few].map((visits) =>
        visits.length > 0 && visits.every((steps) => steps.has(step))
          ? median(visits.map((steps) => steps.get(step)?.[figure] ?? 0)).toFixed(0)
          : '',
      ),
    );
    console.log(`${step.padEnd(36)}${cells.map((cell) => cell.padStart(9)).join('')}`);
  }
  for (const step of sides.many[0]?.keys() ?? []) reportStretches(step, sides.many);
}

/**
 * Prints the stretches that are long in every visit: those of the page itself. Disturbances and garbage collection
 * occur at random ones.
 */
function reportStretches(step: string, visits: readonly Map<string, MainThread>[]): void {
  const stretches = visits.flatMap((steps) => [...(steps.get(step)?.byStretch.keys() ?? [])]);
  if (stretches.length === 0) return;
  const medians = [...new Set(stretches)]
    .map((stretch) => ({
      stretch,
      ms: median(visits.map((steps) => steps.get(step)?.byStretch.get(stretch) ?? 0)),
    }))
    .sort((a, b) => b.ms - a.ms);
  const worst = medians
    .slice(0, WORST_STRETCHES)
    .map(({ stretch, ms }) => `${ms.toFixed(0)} at ${(stretch * STRETCH_PX) / 2} px`);
  const long = medians.filter(({ ms }) => ms > LONG_TASK_MS).length;
  console.log(
    `${step}: of ${medians.length} stretches of ${STRETCH_PX} px ${long} have a CPU median over ${LONG_TASK_MS}; ${worst.join(', ')}`,
  );
}

await withDemoSite(async ({ browser, origin, services }) => {
  console.log(`${machine()}, Chromium ${browser.version()}`);
  console.log(
    `CPU ${CPU_SLOWDOWN} times slower, ${PHONE_WINDOW.width} px; ${values.runs} visits each, medians; ms`,
  );
  const photos = await uploadPhotos(services);
  const gallery = async (pictures: number) =>
    `${origin}/portals/${await writeGallery(services, { photos, pictures })}`;
  const catalog = async (products: number) => {
    const portalId = 'wat-phumin';
    const catalogId = await writeCatalog(services, { photos, products, portalId });
    return `${origin}/catalog/show?${new URLSearchParams({ portalId, catalogId })}`;
  };
  const lists = [
    {
      name: 'portal',
      what: `a portal with ${values.pictures} pictures, beside one with ${FEW_PICTURES}`,
      many: await gallery(Number(values.pictures)),
      few: await gallery(FEW_PICTURES),
      steps: PORTAL_STEPS,
    },
    {
      name: 'catalog',
      what: `a catalogue of ${values.products} products, beside one of ${FEW_PRODUCTS}`,
      many: await catalog(Number(values.products)),
      few: await catalog(FEW_PRODUCTS),
      steps: CATALOG_STEPS,
    },
  ].filter(({ name }) => name.includes(values.only));
  for (const { what, many, few, steps } of lists) {
    const sides = { many: [] as Map<string, MainThread>[], few: [] as Map<string, MainThread>[] };
    for (let run = 0; run < Number(values.runs); run += 1) {
      if (!values.bare) sides.few.push((await visit(browser, few, steps)).figures);
      const { figures, floors } = await visit(browser, many, steps);
      sides.many.push(new Map([...figures, ...(values.bare ? [] : await visitFloors(browser, floors))]));
    }
    report(what, sides);
  }
});
