import { expect, test } from '../support/fixtures.ts';
import { copySample } from '../support/releases.ts';
import { startDevelopment } from '../support/server-process.ts';

/** For the first build of every package, and the edits. */
const TEST_TIMEOUT_MS = 180_000;
const FIRST_BUILD_TIMEOUT_MS = 90_000;

test('an edit in a remote shows without reloading the page', async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const sample = copySample();
  try {
    const development = await startDevelopment([sample.folder]);
    try {
      await page.goto(`${development.origin}/sample`);
      const release = page.getByTestId('release');
      await expect(release).toHaveText('release one', { timeout: FIRST_BUILD_TIMEOUT_MS });
      const count = page.getByTestId('count');
      await count.click();
      await expect(count).toHaveText('1');
      await page.evaluate(() => document.body.setAttribute('data-kept', ''));

      // Hot reload of a component in a file of its own.
      sample.edit('src/Count.tsx', '{count}', '{count} clicks');
      await expect(count).toHaveText('1 clicks');
      // A page whose file has exports that are not components.
      sample.edit('src/sample.route.tsx', 'release one', 'release two');
      await expect(release).toHaveText('release two');
      await expect(count).toHaveText('1 clicks');
      await expect(page.locator('body[data-kept]')).toBeAttached();

      // A change that cannot be hot-reloaded reloads the page.
      sample.edit('src/sample.route.tsx', "title: 'Sample'", "title: 'Edited sample'");
      await expect(page).toHaveTitle(/Edited sample/);
    } finally {
      // Leaves the page, which still loads fonts and would log errors once the server stops.
      await page.goto('about:blank');
      await development.stop();
    }
  } finally {
    sample.remove();
  }
});
