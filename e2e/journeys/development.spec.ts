import { expect, test } from '../support/fixtures.ts';
import { copySample } from '../support/releases.ts';
import { type ServerProcess, startDevelopment } from '../support/server-process.ts';

/** For the first build of every package, and the edits. */
const TEST_TIMEOUT_MS = 180_000;
const FIRST_BUILD_TIMEOUT_MS = 90_000;

let sample: ReturnType<typeof copySample>;
let development: ServerProcess;

test.beforeAll(async () => {
  test.setTimeout(TEST_TIMEOUT_MS);
  sample = copySample();
  development = await startDevelopment([sample.folder]);
});

// Leaves the page, which still loads fonts and would log errors once the server stops.
test.afterEach(({ page }) => page.goto('about:blank'));

test.afterAll(async () => {
  await development?.stop();
  sample.remove();
});

test('an edit in a remote shows without reloading the page', async ({ page }) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  await page.goto(`${development.origin}/sample`);
  const release = page.getByTestId('release');
  await expect(release).toHaveText('release one', { timeout: FIRST_BUILD_TIMEOUT_MS });
  const count = page.getByTestId('count');
  await count.click();
  await expect(count).toHaveText('1');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));

  // Hot reload of a component in a file of its own.
  sample.edit('src/Count.tsx', '{count}', '{count} clicks');
  await expect(count).toHaveText('1 clicks');
  // A page whose file has exports that are not components.
  sample.edit('src/sample.route.tsx', 'release one', 'release two');
  await expect(release).toHaveText('release two');
  await expect(count).toHaveText('1 clicks');
  await expect(page.locator('body[data-same-document]')).toBeAttached();

  // A change that cannot be hot-reloaded reloads the page.
  sample.edit('src/sample.route.tsx', "title: 'Sample'", "title: 'Edited sample'");
  await expect(page).toHaveTitle(/Edited sample/);
});

test('?lang=qps shows pseudo-localised messages and English content in development, and nowhere else', async ({
  page,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const path = '/portals/tha-phae-sunday-market';
  const title = page.getByRole('heading', { level: 1 });
  const pseudo = page.getByRole('heading', { name: '[‹Ĺóóçááťííóóñ›]', exact: true });

  await page.goto(`${development.origin}${path}?lang=qps`);
  await expect(pseudo).toBeVisible({ timeout: FIRST_BUILD_TIMEOUT_MS });
  await expect(title).toHaveText(/^Tha Phae/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.goto(`${development.origin}${path}?lang=qps-rtl`);
  await expect(pseudo).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.goto(`${development.origin}${path}?lang=en`);
  await expect(page.getByRole('heading', { name: 'Location', exact: true })).toBeVisible();

  // The site's own server, with the released packages.
  await page.goto(`${path}?lang=qps`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'th');
  await expect(title).not.toBeEmpty();
  await expect(page.getByText('›]')).toHaveCount(0);
});
