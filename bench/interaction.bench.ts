import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { duringMainThread } from './measure/main-thread.ts';
import { withDemoSite } from './measure/open-demo-site.ts';
import { CPU_SLOWDOWN, comeAlive, openSlowPhone, twoFrames } from './measure/slow-phone.ts';
import { median } from './measure/statistics.ts';

/**
 * How long each screen of a visitor takes from a tap on its main control to the next frame, on a CPU four times slower,
 * beside the goal of 200 ms. What was built last is measured (`npm run build`). `--runs N` (3) visits of each.
 */
const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });
const GOAL_MS = 200;
const TIMEOUT_MS = 60_000;

interface Screen {
  name: string;
  path: string;
  /** The control that most visitors of this screen come for; the first that is shown. */
  control: string;
}

const SCREENS: readonly Screen[] = [
  { name: 'home', path: '/', control: 'main input' },
  { name: 'towns', path: '/towns', control: 'main input' },
  { name: 'town', path: '/towns/chiang-mai', control: 'main input, main button' },
  { name: 'listing', path: '/listings/lanna-makers', control: 'main button' },
  { name: 'portals', path: '/portals', control: 'main select, main input' },
  { name: 'contact', path: '/contact', control: 'main textarea, main input, main button' },
  { name: 'portal: share', path: '/portals/wat-phumin', control: 'main button[aria-expanded]' },
  { name: 'any page: language', path: '/contacts', control: 'header button[aria-expanded]' },
];

async function visit(browser: Browser, address: string, { control }: Screen) {
  const { page, context } = await openSlowPhone(browser, address, TIMEOUT_MS);
  try {
    await page.addInitScript(() => {
      const { pathname } = window.location;
      const owner = pathname === '/' ? 'home' : pathname.slice(1).replace(/^towns\//, 'town.');
      for (const stage of ['splash', 'pop-up'])
        sessionStorage.setItem(`portico.seen.${stage}.${owner.replace(/^portals\//, 'portal.')}`, '1');
    });
    await comeAlive(page, address);
    const target = page.locator(control).filter({ visible: true }).first();
    if ((await target.count()) === 0) return undefined;
    await target.scrollIntoViewIfNeeded();
    return await duringMainThread({ browser, page }, async () => {
      await target.tap();
      await twoFrames(page);
    });
  } finally {
    await context.close();
  }
}

await withDemoSite(async ({ browser, origin }) => {
  console.log(
    `${cpus().length} cores ${cpus()[0]?.model.trim()}, Node ${process.versions.node}, Chromium ${browser.version()}, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
  );
  console.log(
    `CPU ${CPU_SLOWDOWN} times slower, 390 px; ${values.runs} visits each, medians; goal ${GOAL_MS} ms`,
  );
  console.log(`${''.padEnd(24)}${['answer', 'to goal', 'CPU'].map((cell) => cell.padStart(9)).join('')}`);
  for (const screen of SCREENS) {
    const visits = [];
    for (let run = 0; run < Number(values.runs); run += 1) {
      const measured = await visit(browser, `${origin}${screen.path}`, screen);
      if (measured) visits.push(measured);
    }
    if (visits.length === 0) {
      console.log(`${screen.name.padEnd(24)}${'nothing to tap'.padStart(18)}`);
      continue;
    }
    const answer = median(visits.map(({ slowestAnswer }) => slowestAnswer));
    const cpu = median(visits.map(({ longestTaskOfCpu }) => longestTaskOfCpu));
    const cells = [answer.toFixed(0), (answer / GOAL_MS).toFixed(2), cpu.toFixed(0)];
    console.log(`${screen.name.padEnd(24)}${cells.map((cell) => cell.padStart(9)).join('')}`);
  }
});
