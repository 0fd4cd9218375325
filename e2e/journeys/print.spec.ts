import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { printedPages } from '../support/printed-pages.ts';
import { signInAs } from '../support/screens.ts';

const PORTAL = '/portals/na-cafe-pua';
const scanned = (baseURL: string | undefined) => `${new URL(PORTAL, baseURL).href}?utm_source=qr`;

/** Waits for the sheet's code, which loads while the page is idle. */
const sheetLoaded = (page: Page) =>
  page.waitForFunction(() => {
    window.dispatchEvent(new Event('beforeprint'));
    const isLoaded = document.querySelector('[data-print-sheet]') !== null;
    window.dispatchEvent(new Event('afterprint'));
    return isLoaded;
  });

for (const language of ['th', 'en', 'zh', 'ar'] as const) {
  test(`a page prints as one A4 sheet whose QR code leads to it, in ${language}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.goto(PORTAL);
    await sheetLoaded(page);
    await page.emulateMedia({ media: 'print' });
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(await printedPages(context, baseURL ?? '', pdf)).toEqual([
      { width: 210, height: 297, code: scanned(baseURL) },
    ]);
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-print-sheet]')).toHaveCount(0);
  });
}

test('the sheet has the map with its pin, if the page has shown it', async ({ page }) => {
  await page.goto(PORTAL);
  await sheetLoaded(page);
  const map = page.getByRole('group', { name: /^แผนที่ของ/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator('[data-pin]')).toBeVisible();
  const colours = () =>
    page.evaluate(() => {
      window.dispatchEvent(new Event('beforeprint'));
      const canvas = document.querySelector<HTMLCanvasElement>('[data-print-sheet] canvas');
      const { data = [] } = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      const found = new Set<string>();
      for (let at = 0; at < data.length; at += 4) found.add([data[at], data[at + 1], data[at + 2]].join(','));
      window.dispatchEvent(new Event('afterprint'));
      return [...found];
    });
  // The land of Thailand, and the pin.
  await expect.poll(colours).toEqual(expect.arrayContaining(['251,248,242', '0,0,0']));
});

test('an editor downloads a table card: one A6 page whose QR code leads to the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'th', url: baseURL ?? '' }]);
  await page.goto('/towns');
  await signInAs(page, 'creator');
  await page.goto(PORTAL);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'การ์ดตั้งโต๊ะ' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const pdf = await readFile(await download.path());
  expect(await printedPages(context, baseURL ?? '', pdf)).toEqual([
    { width: 105, height: 148, code: scanned(baseURL) },
  ]);
});

test('visitors see no button for table cards', async ({ page }) => {
  await page.goto(PORTAL);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'การ์ดตั้งโต๊ะ' })).toHaveCount(0);
});
