import { measurePage, type Visit } from '../measure/measure-page.ts';
import { openBrowser } from '../measure/open-browser.ts';
import type { ServerProcess } from '../measure/server-process.ts';
import { publicIds } from '../search/targets.ts';
import { figureOf, type Group, interleave, type Sides } from './interleave.ts';
import type { Figure } from './judge.ts';

const PROVIDER = 'demo';

const SHOWN: readonly [keyof Visit, Pick<Figure, 'name' | 'unit' | 'betterWhen'>][] = [
  ['largestPaint', { name: 'largest paint', unit: 'ms', betterWhen: 'less' }],
  ['blocking', { name: 'blocking', unit: 'ms', betterWhen: 'less' }],
  ['layoutShift', { name: 'layout shift', unit: '', betterWhen: 'less' }],
  ['interactive', { name: 'interactive', unit: 'ms', betterWhen: 'less' }],
  ['scriptBytes', { name: 'script until then', unit: 'KB', betterWhen: 'less' }],
  ['requestsToPaint', { name: 'requests to the paint', unit: '', betterWhen: 'less' }],
  ['requests', { name: 'requests until interactive', unit: '', betterWhen: 'less' }],
  ['bytesToPaint', { name: 'weight to the paint', unit: 'KB', betterWhen: 'less' }],
  ['bytes', { name: 'weight in all', unit: 'KB', betterWhen: 'less' }],
];

/** First visits of home, a portal and a listing that both sides have, on a slow phone. */
export async function* comparePages(servers: Sides<ServerProcess>, runs: number): AsyncGenerator<Group> {
  const sides = { before: servers.before.origin, now: servers.now.origin };
  const portal = await sharedId(sides, 'portal');
  const listing = await sharedId(sides, 'listing');
  const browser = await openBrowser();
  try {
    const pages = { home: '/', portal: `/portals/${portal}`, listing: `/listings/${listing}` };
    for (const [name, path] of Object.entries(pages)) {
      const measure = (origin: string): Promise<Visit> => measurePage(browser, origin + path);
      // The first visit creates the image sizes, and smaller files replace them when idle.
      await interleave({ sides, runs: 1, measure });
      for (const server of [servers.before, servers.now]) await server.whenImagesAreMade();
      const visits = await interleave({ sides, runs, measure });
      const figures = SHOWN.map(([figure, shown]) => figureOf(visits, (visit) => visit[figure], shown));
      yield { title: `${name}, ${path}`, figures };
    }
  } finally {
    await browser.close();
  }
}

/** Id of a demo record that both sides have; the demo content may have changed too. */
async function sharedId(sides: Sides<string>, index: 'portal' | 'listing'): Promise<string> {
  const asked = { index, provider: PROVIDER, size: 100 };
  const before = new Set(await publicIds(sides.before, asked));
  const id = (await publicIds(sides.now, asked)).find((known) => before.has(known));
  if (id === undefined) throw new Error(`both sides show no ${index} in common`);
  return id;
}
