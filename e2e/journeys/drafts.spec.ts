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

test('a tab that is closed mid-word loses nothing of what was typed into a draft', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const page = await context.newPage();
  await page.goto(`${baseURL}/towns`);
  await signInAs(page, 'creator');
  await page.goto(`${baseURL}${PORTAL}`);
  await page.getByRole('button', { name: 'Work on a draft' }).click();
  await expect(page.getByRole('region', { name: /You’re working on a draft/ })).toBeVisible();
  await page.getByRole('button', { name: 'Edit title' }).click();
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('?draft=true'),
  );
  await title.fill('Saved by itself');
  expect((await saved).status()).toBe(200);
  await title.pressSequentially(' mid-wo');
  // Closes the tab at once, without the question that protects unsaved input.
  await page.close();

  const next = await context.newPage();
  await next.goto(`${baseURL}/towns`);
  await signInAs(next, 'creator');
  await next.goto(`${baseURL}${PORTAL}`);
  await next.getByRole('button', { name: 'Work on a draft' }).click();
  await expect(next.getByRole('heading', { level: 1, name: 'Saved by itself' })).toBeVisible();
  await next.getByRole('button', { name: 'Edit title' }).click();
  await next.getByRole('button', { name: 'Bring it back' }).click();
  await expect(next.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(
    'Saved by itself mid-wo',
  );
  await context.close();
});

test('a moderator publishes the draft of an account whose changes are reviewed', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/towns');
  await signInAs(page, 'admin');
  await page.goto('/console/people?q=creator');
  await page.locator('main a[href^="/console/people/"]').first().click();
  await page.getByRole('switch', { name: 'Review this person’s changes' }).click();
  await expect(page.getByRole('switch', { name: 'Review this person’s changes' })).toBeChecked();

  const person = page.url();
  const others = await browser.newContext();
  await others.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const creator = await others.newPage();
  await creator.goto(`${baseURL}/towns`);
  await signInAs(creator, 'creator');
  await creator.goto(`${baseURL}${PORTAL}`);
  await creator.getByRole('button', { name: 'Work on a draft' }).click();
  await creator.getByRole('button', { name: 'Edit title' }).click();
  await creator.getByRole('textbox', { name: 'Title', exact: true }).fill('A reviewed title');
  await creator.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(creator.getByText('Differs from the live page: Title and highlight')).toBeVisible();
  await creator.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(creator.getByText(/Waiting for a moderator since/)).toBeVisible();

  await page.goto('/console/review');
  const drafts = page.getByRole('region', { name: 'Drafts to review' });
  await expect(drafts.getByText('Title · English')).toBeVisible();
  await drafts.getByRole('button', { name: 'Publish' }).click();
  await expect(drafts).toHaveCount(0);
  await creator.goto(`${baseURL}${PORTAL}`);
  await expect(creator.getByRole('heading', { level: 1, name: 'A reviewed title' })).toBeVisible();
  await others.close();
  // Other journeys of this server save without a review.
  await page.goto(person);
  const review = page.getByRole('switch', { name: 'Review this person’s changes' });
  await review.click();
  await expect(review).not.toBeChecked();
});
