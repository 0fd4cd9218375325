import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { untilShown } from '../support/visit.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

async function signIn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User Login' }).click();
  await page.getByLabel('Username').fill('creator');
  await page.getByLabel(/^Password/).fill('creator-demo');
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
}

/** A title that no other test on the same server uses. */
const uniqueTitle = (test: string): string => `${test} ${Date.now().toString(36)}`;

async function startPortal(page: Page, title: string): Promise<void> {
  await page.getByRole('link', { name: 'Create a new page' }).click();
  await page.getByRole('link', { name: 'Create', exact: true }).click();
  await page.getByLabel('Title (English)').fill(title);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'A picture for the card' })).toBeVisible();
}

/** Opens the list of the person's portals by the site's own links. */
async function leaveToMyPortals(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Create content with us' }).first().click();
  await expect(page).toHaveURL(/\/creator$/);
}

test('[MFE-04, APP-12, CREATOR-01, LOGIN-10, OPEN-30] signing in inside the creator remote greets in the navbar, without a reload', async ({
  page,
}) => {
  await page.goto('/creator');
  await expect(page).toHaveURL(/\/login/);
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
  await signIn(page);
  await expect(page).toHaveURL('/creator');
  await expect(page.getByRole('navigation').first()).toContainText('Hi ! ');
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);

  // The session survives a reload, and ends with Logout everywhere.
  await page.reload();
  await expect(page.getByRole('navigation').first()).toContainText('Hi ! ');
  await expect(page.getByRole('listitem').filter({ hasText: 'Draft' }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Hi ! / }).click();
  await page.evaluate(() => {
    const seen = new Set<string>();
    const note = () => seen.add(`${location.pathname} ${document.querySelector('h1')?.textContent ?? ''}`);
    new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
    // The URL may change before the page does.
    setInterval(note, 5);
    (window as { seen?: Set<string> }).seen = seen;
  });
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('navigation').first()).not.toContainText('Hi ! ');
  await untilShown(page);
  const seen = await page.evaluate(() => [...((window as { seen?: Set<string> }).seen ?? [])]);
  expect(new Set(seen.map((place) => place.split(' ')[0]))).toEqual(new Set(['/creator', '/']));
  const atSignIn = seen.filter((place) => /sign in|login/i.test(place));
  expect(atSignIn).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.getItem('portico.token'))).toBeNull();
});

test('[OPEN-51] links of home lead a creator to portals in every state', async ({ page }) => {
  await page.goto('/');
  // The pop-up of the site, which opens after the page.
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Create content with us' }).first().click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page);
  await expect(page).toHaveURL('/creator');
  const portals = page.getByRole('main').getByRole('listitem');
  for (const state of ['Draft', 'User Draft', 'Reject', 'Release'])
    await expect(portals.getByText(state, { exact: true }).first()).toBeVisible();
  await expect(portals.filter({ hasText: 'Reject' }).getByText('What to change:')).toBeVisible();
});

test('[WIZ-12, WIZ-13, CREATOR-02, CREATOR-07] a portal that was started is saved, and listed after a reload', async ({
  page,
}) => {
  const title = uniqueTitle('A house of looms');
  await page.goto('/login?backTo=/creator');
  await signIn(page);
  await startPortal(page, title);
  await leaveToMyPortals(page);
  await expect(page.getByText(title)).toBeVisible();

  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: title });
  await expect(card).toContainText('Draft');
  await card.getByRole('link', { name: /Continue/ }).click();
  await expect(page).toHaveURL(/\/creator\/wizard#2$/);
});

test.describe('a draft, hidden from visitors', () => {
  // The server responds with 404 to anonymous visitors, which the browser logs.
  test.use({ expectedConsole: /status of 404/ });

  test('[MFE-06, EDIT-29] a portal saved in the creator remote is fresh on the portal page, and deleted there', async ({
    page,
  }) => {
    const [first, second] = [uniqueTitle('Before'), uniqueTitle('After')];
    await page.goto('/login?backTo=/creator');
    await signIn(page);
    await startPortal(page, first);
    await leaveToMyPortals(page);

    // The draft's own page, then the wizard, then back: one document, one cache.
    const id = await page.evaluate(async (title) => {
      const token = sessionStorage.getItem('portico.token') ?? '';
      const response = await fetch('/api/portal', { headers: { authorization: `Bearer ${token}` } });
      const { data } = (await response.json()) as { data: { _id: string; title: { en?: string } }[] };
      return data.find((portal) => portal.title.en === title)?._id ?? '';
    }, first);
    await page.goto(`/portals/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
    await page.getByRole('link', { name: 'Create content with us' }).first().click();
    await page
      .getByRole('listitem')
      .filter({ hasText: first })
      .getByRole('link', { name: /Continue/ })
      .click();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByLabel('Title (English)').fill(second);
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'A picture for the card' })).toBeVisible();
    while (!page.url().includes('/portals/')) await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(second);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Delete page' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(/\/creator$/);
    const deleted = page.getByRole('status').filter({ hasText: 'Delete Completed' });
    await expect(deleted).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await expect(deleted).toBeHidden();
  });
});

test('[MFE-05, APP-08] choosing a language in the navbar switches the remote that is shown', async ({
  page,
}) => {
  await page.goto('/towns');
  const heading = page.getByRole('heading', { level: 1 });
  const inEnglish = await heading.textContent();
  await page.getByRole('button', { name: /^Language: / }).click();
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(heading).not.toHaveText(inEnglish ?? '');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
});

test.describe('a wrong password', () => {
  // The browser logs the refused call.
  test.use({ expectedConsole: /status of 401/ });

  test('[ERR-01] keeps the input and shows an error', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'User Login' }).click();
    await page.getByLabel('Username').fill('creator');
    await page.getByLabel(/^Password/).fill('wrong');
    await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(
      'Please Check Your Username Or Password Is Incorrect',
    );
    await expect(page.getByLabel('Username')).toHaveValue('creator');
  });
});
