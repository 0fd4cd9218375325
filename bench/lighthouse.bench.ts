import { parseArgs } from 'node:util';
import { findOrGetChromium } from '../tools/chromium.ts';
import { buildReleases } from '../webpack/build.ts';
import { rootFolder } from '../webpack/paths.ts';
import { machine } from './measure/machine.ts';
import { openBrowser } from './measure/open-browser.ts';
import { scratchFolder } from './measure/scratch-folder.ts';
import { startServer } from './measure/server-process.ts';
import { median } from './measure/statistics.ts';
import { openFloor } from './peers/floor/open-floor.ts';
import type { PageContent } from './peers/next/app/page-content.ts';
import { CATEGORIES, type Category, type Judgement, openLighthouse } from './peers/open-lighthouse.ts';
import { readPages } from './peers/read-pages.ts';

/**
 * Runs Lighthouse (mobile) on every page for visitors, with a new browser each time, beside the floor (`peers/floor`:
 * the same content as one would write it by hand, without scripts, from plain Node). Lists every audit that is not
 * perfect.
 */
const { values } = parseArgs({
  options: { runs: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});
const runs = Number(values.runs);
const LOCATIONS_SHOWN = 4;
const LOCATION_LENGTH = 220;

const PAGES = {
  home: '/',
  portal: '/portals/wat-phumin',
  search: '/portals',
  town: '/towns/chiang-mai',
  listing: '/listings/lanna-makers',
  catalogue: '/catalog/show?portalId=ban-mon-celadon&catalogId=celadon-classes',
};
const pages = Object.entries(PAGES).filter(([name]) => name.includes(values.only));

await buildReleases();
const judge = openLighthouse(await findOrGetChromium());
const server = await startServer({ checkout: rootFolder, dataFolder: scratchFolder(), content: 'demo' });
const floor = await openFloor(server.origin, await floorPages());
const complaints = new Map<string, Set<string>>();
let isMet = true;
try {
  console.log(machine());
  console.log(`demo content, Lighthouse's mobile phone, ${runs} of each side alternately\n`);
  const heads = ['accessible', 'practices', 'SEO', 'performance', 'floor'];
  console.log(''.padEnd(12) + heads.map((head) => head.padStart(13)).join(''));
  for (const [name, path] of pages) await compare(name, path);
  console.log(`\ngoal: 100, 100, 100, and performance of the floor at least: ${isMet ? 'met' : 'MISSED'}`);
  for (const [complaint, names] of complaints) console.log(`\n${complaint}\n  on ${[...names].join(', ')}`);
  console.log(`\n${machine()} at the end`);
} finally {
  await floor.close();
  await server.close();
}

async function floorPages() {
  const browser = await openBrowser();
  const contents = await readPages(browser, server.origin, Object.fromEntries(pages));
  await browser.close();
  return new Map(pages.map(([name, path]) => [path, contents[name] as PageContent]));
}

async function compare(name: string, path: string): Promise<void> {
  // The first visit creates the image sizes, and smaller files replace them when idle.
  await judge(server.origin + path);
  await server.whenImagesAreMade();
  const ours: Judgement[] = [];
  const floors: Judgement[] = [];
  for (let run = 0; run < runs; run += 1) {
    ours.push(await judge(server.origin + path));
    floors.push(await judge(floor.origin + path));
  }
  const worst = (category: Category) => Math.min(...ours.map(({ scores }) => scores[category]));
  const performance = (side: readonly Judgement[]) => median(side.map(({ scores }) => scores.performance));
  const must = [worst('accessibility'), worst('best-practices'), worst('seo')];
  const cells = [...must, performance(ours), performance(floors)];
  console.log(name.padEnd(12) + cells.map((cell) => String(cell).padStart(13)).join(''));
  if (must.some((score) => score < 100) || performance(ours) < performance(floors)) isMet = false;
  for (const judgement of ours) collect(name, judgement);
}

function collect(name: string, judgement: Judgement): void {
  for (const category of CATEGORIES) {
    for (const { title, counts, value, locations } of judgement.complaints[category]) {
      const shown = locations
        .slice(0, LOCATIONS_SHOWN)
        .map((location) => `\n    ${location.slice(0, LOCATION_LENGTH)}`);
      const key = `${category}, ${title}${counts ? '' : ' (not counted)'} ${value}${shown.join('')}`;
      complaints.set(key, (complaints.get(key) ?? new Set()).add(name));
    }
  }
}
