import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';

test('[OPEN-56] a visitor reports a page, and a moderator sees the report and dismisses it', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const language = { name: 'language', value: 'en', url: baseURL ?? '' };
  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await visitor.context().addCookies([language]);
  await visitor.goto('/portals/wat-phra-that-doi-suthep');
  await visitor.getByRole('button', { name: 'Report this page' }).click();
  const dialog = visitor.getByRole('dialog', { name: 'Report this page' });
  await dialog.getByRole('radio', { name: 'Wrong or outdated information' }).check();
  await dialog.getByRole('textbox', { name: 'Details' }).fill('The gate is closed on Mondays');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(visitor.getByText('Thank you. The moderators will check this page.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await visitor.context().close();

  await context.addCookies([language]);
  await signInAs(page, 'admin');
  await page.goto('/console/review');
  const reported = page.getByRole('region', { name: 'Reported pages' });
  await expect(reported.getByRole('article')).toContainText('The gate is closed on Mondays');
  const title = (await reported.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await reported.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(`Reports of ${title} dismissed`)).toBeVisible();
  await expect(reported).toHaveCount(0);
});
