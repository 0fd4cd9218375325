import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';

const PORTAL = '/portals/na-cafe-pua';
const DRAFTED = 'Rice field café in draft';

test('a draft is edited, previewed by a stranger, compared and published while visitors see the live page', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/towns');
  await signInAs(page, 'creator');
  await page.goto(PORTAL);
  await page.getByRole('button', { name: 'Work on a draft' }).click();
  const bar = page.getByRole('region', { name: /You’re working on a draft/ });
  await expect(bar.getByText('Nothing differs from the live page yet.')).toBeVisible();

  await page.getByRole('button', { name: 'Edit title' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(DRAFTED);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: DRAFTED })).toBeVisible();
  await expect(bar.getByText('Differs from the live page: Title and highlight')).toBeVisible();

  const strangers = await browser.newContext();
  await strangers.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const stranger = await strangers.newPage();
  await stranger.goto(`${baseURL}${PORTAL}`);
  await expect(stranger.getByRole('heading', { level: 1 })).not.toHaveText(DRAFTED);

  await bar.getByRole('button', { name: 'Preview' }).click();
  const address = await page.getByRole('textbox', { name: 'Link to the preview' }).inputValue();
  await page.keyboard.press('Escape');
  await stranger.goto(address);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(DRAFTED);
  await expect(stranger.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);

  await page.reload();
  await page
    .getByRole('region', { name: 'This page has a draft that visitors don’t see' })
    .getByRole('button', { name: 'Work on a draft' })
    .click();
  await bar.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('dialog').getByText('Before', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Publish' }).click();
  await expect(bar).toHaveCount(0);
  await stranger.goto(`${baseURL}${PORTAL}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(DRAFTED);
  await stranger.goto(address);
  await expect(stranger.getByText('This preview has ended')).toBeVisible();
  await strangers.close();
});
