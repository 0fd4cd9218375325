import { uploadPhotos, writeCatalog, writeGallery } from './long-lists/made-up-lists.ts';
import { withDemoSite } from './measure/open-demo-site.ts';
import { comeAlive, openSlowPhone, twoFrames } from './measure/slow-phone.ts';

const which = process.argv[2] ?? 'grid';
const N = Number(process.argv[3] ?? 300);
await withDemoSite(async ({ browser, origin, services }) => {
  const photos = await uploadPhotos(services);
  const address =
    which === 'catalog'
      ? `${origin}/catalog/show?${new URLSearchParams({ portalId: 'wat-phumin', catalogId: await writeCatalog(services, { photos, products: N, portalId: 'wat-phumin' }) })}`
      : `${origin}/portals/${await writeGallery(services, { photos, pictures: N })}`;
  const { page, context } = await openSlowPhone(browser, address, 120000);
  await comeAlive(page, address);
  await twoFrames(page);
  const scrollAll = async () => {
    for (let still = 0; still < 3; ) {
      const before = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 800);
      await twoFrames(page);
      const { at, more } = await page.evaluate(() => ({
        at: window.scrollY,
        more: document.querySelector('main a[href*="page="]') !== null,
      }));
      still = at > before || more ? 0 : still + 1;
    }
  };
  if (which === 'grid') {
        await page.getByRole('button', { name: 'Mosaic', exact: true }).tap({ timeout: 8000 });
    await page.locator('[data-photo-grid=mosaic]').waitFor();
    await twoFrames(page);
    await page.waitForLoadState('networkidle');
  }
  if (which === 'carousel') await scrollAll();
  const row = page.locator('ul[tabindex="0"]', { has: page.locator('[data-gallery-item=thumbnail]') });
  if (which === 'carousel') {
    await row.evaluate((e) => e.scrollIntoView({ block: 'center', behavior: 'instant' }));
    await twoFrames(page);
  }
  console.log(JSON.stringify(await page.evaluate(() => [innerWidth, innerHeight, document.documentElement.scrollWidth, document.documentElement.scrollHeight, document.querySelectorAll('*').length])));
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      '__metadata',
      'v8.execute',
      'blink',
      'cc',
      'disabled-by-default-v8.cpu_profiler',
    ],
  });
  if (which === 'carousel') {
    for (let still = 0; still < 3; ) {
      const moved = await row.evaluate((e) => {
        const b = e.scrollLeft;
        e.scrollBy({ left: 800, behavior: 'instant' });
        return e.scrollLeft > b;
      });
      await twoFrames(page);
      still = moved ? 0 : still + 1;
    }
  } else await scrollAll();
  const trace = JSON.parse((await browser.stopTracing()).toString()).traceEvents as any[];
  const mains = trace
    .filter((e) => e.name === 'thread_name' && e.args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => trace.filter((e) => e.pid === pid && e.tid === tid));
  const main = mains.sort((a, b) => b.length - a.length)[0]!;
  const tasks = main
    .filter((e) => e.name === 'RunTask' && (e.tdur ?? 0) > 50000)
    .sort((a, b) => b.tdur - a.tdur);
  console.log(tasks.length, 'long');
  for (const task of tasks.slice(0, 5)) {
    console.log('--- task', Math.round(task.tdur / 1000), 'ms');
    const inside = main
      .filter(
        (e) =>
          e.ph === 'X' && e !== task && e.ts >= task.ts && e.ts + e.dur <= task.ts + task.dur && e.dur > 1500,
      )
      .sort((a, b) => a.ts - b.ts);
    for (const e of inside.slice(0, 45))
      console.log(
        String(Math.round((e.ts - task.ts) / 1000)).padStart(5),
        String(Math.round((e.tdur ?? e.dur) / 1000)).padStart(5),
        e.name,
        JSON.stringify(e.args?.data ?? e.args?.beginData ?? e.args ?? {}).slice(0, 170),
      );
  }
  const sum = new Map<string, number>();
  for (const task of tasks)
    for (const e of main)
      if (
        e.ph === 'X' &&
        e.ts >= task.ts &&
        e.ts + (e.dur ?? 0) <= task.ts + task.dur &&
        /^(Layout|UpdateLayoutTree|RecalculateStyle|FunctionCall|PrePaint|Paint|Layerize|Commit|ParseHTML|FireAnimationFrame|TimerFire|EventDispatch|IntersectionObserverController|HitTest|Decode|UpdateLayerTree|RunMicrotasks|v8.run|MinorGC|MajorGC|Animate)/.test(
          e.name,
        )
      )
        sum.set(e.name, (sum.get(e.name) ?? 0) + (e.tdur ?? e.dur ?? 0));
  for (const [k, v] of [...sum].sort((a, b) => b[1] - a[1])) console.log(k.padEnd(40), Math.round(v / 1000));
  await context.close();
});
