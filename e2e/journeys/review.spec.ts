import { expect, test } from '../support/fixtures.ts';
import { submitPortal } from '../support/portals.ts';
import { signInAs } from '../support/screens.ts';

test('[OPEN-01, OPEN-49] what a moderator releases is official for a visitor, and found', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const title = 'The Net Menders of Ban Laem';
  await submitPortal(page, title);
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await signInAs(page, 'admin');
  await page.goto('/creator');
  await page.getByRole('link', { name: 'Review' }).click();
  await expect(page).toHaveURL('/console/review');
  // The URL changes first: until the heading is there, the cards are those of the previous page.
  await expect(page.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  const card = page.getByRole('article').filter({ hasText: title });
  const address = (await card.getByRole('link', { name: 'View page' }).getAttribute('href')) ?? '';
  await card.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByLabel('Find a town').fill('nan');
  await dialog.getByRole('group', { name: 'Towns' }).getByRole('checkbox').first().check();
  await dialog.getByRole('button', { name: 'Release' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
  await expect(page.getByText(`Released: ${title}`)).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);

  const visitor = await (await browser.newContext(baseURL ? { baseURL } : {})).newPage();
  await visitor.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1 })).toContainText(title);
  await expect(visitor.getByText('UNOFFICIAL')).toHaveCount(0);
  await visitor.goto(`/portals?title=${encodeURIComponent(title)}`);
  await expect(visitor.getByRole('heading', { name: title }).first()).toBeVisible();
  await visitor.context().close();
});
