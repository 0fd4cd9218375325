import { expect, test } from '../support/fixtures.ts';

const PRIVATE_PORTAL = '/portals/ban-rak-thai-tea-house';

test.describe('a private portal', () => {
  // The browser logs that the server withholds it.
  test.use({ expectedConsole: /status of 403/ });

  test('[PERM-07, OPEN-03, T-07] asks for its passcode, opens in place, and does not ask again after a reload', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    const html = await (await page.request.get(PRIVATE_PORTAL)).text();
    expect(html).not.toContain('highlightSentence');

    await page.goto(PRIVATE_PORTAL);
    await page.getByLabel(/^Passcode/).fill('12345');
    await page.getByRole('button', { name: 'Open page' }).click();
    await expect(page.getByText('Passcode ไม่ถูกต้อง')).toBeVisible();

    await page.getByLabel(/^Passcode/).fill('123456');
    await page.getByRole('button', { name: 'Open page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ban Rak Thai');
    await expect(page).toHaveURL(PRIVATE_PORTAL);

    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ban Rak Thai');
    await expect(page.getByLabel(/^Passcode/)).toHaveCount(0);
  });
});

test.describe('a portal that does not exist', () => {
  test.use({ expectedConsole: /status of 404/ });

  test('[PORTAL-03, T-46] leads home, and home says why', async ({ page }) => {
    await page.goto('/portals/no-such-portal');
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: /\S/ }).first()).toBeVisible();
  });
});
