import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import buildReleases from './support/build-releases.ts';
import { openScreen, SCREENS, type Screen } from './support/screens.ts';
import { type ServerProcess, startServer } from './support/server-process.ts';

/** A viewport and a language for screenshots. */
interface Form {
  name: string;
  width: number;
  height: number;
  language: 'th' | 'en' | 'zh' | 'ar';
  colorScheme: 'light' | 'dark';
}

const FORMS: readonly Form[] = [
  { name: '390 th light', width: 390, height: 844, language: 'th', colorScheme: 'light' },
  { name: '820 en light', width: 820, height: 1180, language: 'en', colorScheme: 'light' },
  { name: '1440 ar dark', width: 1440, height: 900, language: 'ar', colorScheme: 'dark' },
  { name: '1440 zh light', width: 1440, height: 900, language: 'zh', colorScheme: 'light' },
];

/** Longer pages are cut off after this number of viewports. */
const MAX_WINDOWS = 4;

const pictureOf = (screen: Screen, form: Form): string =>
  `${`${screen.name} ${form.name}`.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.png`;

/** Screens by name, or all of them. Throws if a name matches none. */
function screensNamed(names: readonly string[]): readonly Screen[] {
  const unknown = names.filter((name) => !SCREENS.some((screen) => screen.name === name));
  if (unknown.length > 0) {
    const known = SCREENS.map(({ name }) => `  ${name}`).join('\n');
    throw new Error(
      `There is no screen ${unknown.map((name) => `'${name}'`).join(', ')}. There are:\n${known}`,
    );
  }
  return names.length === 0 ? SCREENS : SCREENS.filter(({ name }) => names.includes(name));
}

async function shoot(options: {
  browser: Browser;
  origin: string;
  screen: Screen;
  form: Form;
  file: string;
}): Promise<void> {
  const { browser, origin, screen, form, file } = options;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: form.width, height: form.height },
    colorScheme: form.colorScheme,
    reducedMotion: 'reduce',
    // A state cannot intercept requests of a service worker.
    serviceWorkers: 'block',
  });
  try {
    await context.addCookies([{ name: 'language', value: form.language, url: origin }]);
    const page = await context.newPage();
    await openScreen(page, screen);
    const height = screen.isOverlay ? form.height : await seenHeight(page, form.height * MAX_WINDOWS);
    await untilPicturesShow(page);
    await page.screenshot({
      path: file,
      fullPage: !screen.isOverlay,
      clip: { x: 0, y: 0, width: form.width, height },
      animations: 'disabled',
    });
  } finally {
    await context.close();
  }
}

/** Scrolls through the page, so that lazy content loads; returns the height for the screenshot, in px. */
async function seenHeight(page: Page, most: number): Promise<number> {
  // A screenshot of the whole page has no content of sections that the browser skips.
  await page.evaluate(() => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(everything);
  });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  const height = async () => Math.min(await page.evaluate(() => document.documentElement.scrollHeight), most);
  for (let top = 0; top < (await height()); top += most / MAX_WINDOWS / 2) {
    await scrollTo(top);
    await untilPicturesShow(page);
  }
  await scrollTo(0);
  return height();
}

/** Waits for visible pictures only: those further down, along a row or beside its clipped end load on scrolling. */
async function untilPicturesShow(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      if (image.complete) return true;
      let { top, left, right, bottom } = image.getBoundingClientRect();
      // The root clips to the window.
      for (let around = image.parentElement; around; around = around.parentElement) {
        if (around.parentElement && getComputedStyle(around).overflowX === 'visible') continue;
        const box = around.parentElement
          ? around.getBoundingClientRect()
          : new DOMRect(0, 0, window.innerWidth, window.innerHeight);
        [top, left] = [Math.max(top, box.top), Math.max(left, box.left)];
        [bottom, right] = [Math.min(bottom, box.bottom), Math.min(right, box.right)];
      }
      return bottom <= top || right <= left;
    }),
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

function sheetOf(screens: readonly Screen[]): string {
  const row = (screen: Screen) => {
    const cells = FORMS.map((form) => {
      const picture = pictureOf(screen, form);
      return `<td><a href="${picture}"><img src="${picture}" alt="${screen.name}, ${form.name}" loading="lazy"></a></td>`;
    });
    return `<tr><th scope="row">${screen.name}<br><code>${screen.path}</code></th>${cells.join('')}</tr>`;
  };
  const heads = FORMS.map(({ name }) => `<th scope="col">${name}</th>`).join('');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Portico, screen by screen</title>
<style>
  body { font: 14px system-ui; margin: 24px; background: #eee }
  th { text-align: start; vertical-align: top; padding: 8px; max-width: 180px; overflow-wrap: anywhere }
  td { vertical-align: top; padding: 8px }
  img { width: 320px; max-height: 640px; object-fit: contain; object-position: top; background: #fff; border: 1px solid #ccc }
</style>
<table><thead><tr><th>screen</th>${heads}</tr></thead><tbody>
${screens.map(row).join('\n')}
</tbody></table>
</html>
`;
}

/**
 * Takes screenshots of screens in every form, with one page that shows them all, and reports screens that could not be
 * reached.
 */
async function main([folder, ...names]: readonly string[]): Promise<void> {
  if (!folder)
    throw new Error('Say where to: node --import tsx e2e/contact-sheets.ts <folder> [screen name ...]');
  const screens = screensNamed(names);
  mkdirSync(folder, { recursive: true });
  buildReleases();
  const server = await startServer();
  let withMaps: Promise<ServerProcess> | undefined;
  const siteOf = async ({ hasMaps }: Screen) => {
    if (!hasMaps) return server;
    withMaps ??= startServer({ PORTICO_MAPS_KEY: 'a-key-for-pictures' });
    return withMaps;
  };
  const chosen = process.env.PORTICO_CHROMIUM;
  const browser = await chromium.launch({
    ...(chosen ? { executablePath: chosen } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const screen of screens) {
      for (const form of FORMS) {
        const file = path.join(folder, pictureOf(screen, form));
        try {
          await shoot({ browser, origin: (await siteOf(screen)).origin, screen, form, file });
        } catch (error) {
          process.exitCode = 1;
          console.error(
            `${screen.name}, ${form.name}: ${error instanceof Error ? error.message : String(error)}`,
          );
        }
      }
      console.log(screen.name);
    }
  } finally {
    await browser.close();
    await server.stop();
    await (await withMaps)?.stop();
  }
  writeFileSync(path.join(folder, 'index.html'), sheetOf(screens));
  console.log(`The sheet is ${path.join(folder, 'index.html')}`);
}

await main(process.argv.slice(2));
