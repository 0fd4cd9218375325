import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { findBrokenWords, isThaiFontLoaded } from '../support/thai-lines.ts';
import { openVisit, untilShown } from '../support/visit.ts';
import { accountVisits } from '../support/visits/account.visits.ts';
import { catalogVisits } from '../support/visits/catalog.visits.ts';
import { editorVisits } from '../support/visits/editors.visits.ts';
import { wizardVisits } from '../support/visits/wizard.visits.ts';

/** Words of titles in the demo that the dictionary of browsers splits. */
const WHOLE = ['วันอาทิตย์', 'ตลาดน้อย', 'บ้านรักไทย', 'นครนอก', 'เขาตะปู', 'สลอง', 'บ้านมอญ'];

/** Texts of an opened page that break wrongly in the windows of two phones. */
async function brokenTexts(page: Page) {
  // A machine without Thai fonts shows wider letters until it is loaded.
  await page.waitForFunction(isThaiFontLoaded);
  const broken: Record<number, string[]> = {};
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 900 });
    broken[width] = await page.evaluate(findBrokenWords, WHOLE);
  }
  return broken;
}
const NONE = { 320: [], 375: [] };

test('a Thai heading, card title or button of visitors’ pages breaks between words', async ({ page }) => {
  for (const path of [
    '/',
    '/portals',
    '/towns/chiang-mai',
    '/portals/tha-phae-sunday-market',
    '/portals/ban-mon-celadon',
  ]) {
    await page.goto(path);
    await untilShown(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'th');
    expect(await brokenTexts(page), `on ${path}`).toEqual(NONE);
  }
});

for (const visit of [...accountVisits, ...wizardVisits, ...editorVisits, ...catalogVisits]) {
  const names = visit.states.map(({ name }) => name);
  test(`Thai texts break between words: ${names[0]}, ${names.length} states`, async ({ page }) => {
    test.setTimeout(30_000 + 15_000 * visit.states.length);
    await openVisit(page, visit);
    for (const state of visit.states) {
      await test.step(state.name, async () => {
        await state.act?.(page);
        expect.soft(await brokenTexts(page), state.name).toEqual(NONE);
        await state.leave?.(page);
      });
    }
  });
}

test('a line that ends inside a word, inside a compound or before ๆ is found', async ({ page }) => {
  await page.setContent(`<html lang="th">
    <h1 style="width: 1.5em; word-break: break-all">ตลาด</h1>
    <h2 style="width: min-content">วันอาทิตย์</h2>
    <h3 style="width: min-content">เด็ก ๆ</h3>`);
  const broken = await page.evaluate(findBrokenWords, ['วันอาทิตย์']);
  expect(broken).toEqual(['ตล|าด', 'วัน|อาทิตย์', 'เด็ก |ๆ']);
});

test('the marks of Thai letters are inside the line of the site’s name', async ({ page }) => {
  await page.goto('/contacts');
  await untilShown(page);
  const name = page.getByRole('navigation').getByRole('link').first().locator('span[dir=auto]');
  // The font's letters with a vowel and a tone mark above need 1.5 times its size.
  const leading = await name.evaluate((element) => {
    const { lineHeight, fontSize } = getComputedStyle(element);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(leading).toBeGreaterThan(1.5);
});
