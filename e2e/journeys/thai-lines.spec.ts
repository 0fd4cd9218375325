import { expect, test } from '../support/fixtures.ts';
import { untilShown } from '../support/screens.ts';
import { findBrokenWords } from '../support/thai-lines.ts';

// accessibility.spec.ts looks for broken words on every screen.
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
