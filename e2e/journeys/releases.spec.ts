import { expect, test } from '../support/fixtures.ts';
import { publishSample } from '../support/releases.ts';
import { USER_AGENTS } from '../support/visits/devices.ts';
import { messageButton } from '../support/visits/message-button.ts';

test.describe('a team ships its remote alone', () => {
  test('[MFE-01, MFE-02] a remote that the shell was never built with is there on the next navigation', async ({
    page,
    site,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('navigation').first()).toBeVisible();
    await publishSample(site);

    await page.goto('/sample');
    await expect(page.getByTestId('release')).toHaveText('release one');
    // Also in the server-rendered HTML.
    const html = await (await page.request.get('/sample')).text();
    expect(html).toContain('release one');
  });

  test.describe('on a phone', () => {
    test.use({ userAgent: USER_AGENTS.phone });

    test('[MFE-01, SHARE-01, T-01] its page is shared with the query keys that it declares, and without the secret one', async ({
      page,
      site,
    }) => {
      await publishSample(site);
      await page.goto('/sample?day=2&ticket=hidden&whatever=hidden&token=hidden');
      await expect(page.getByTestId('day')).toHaveText('2');
      await (await messageButton(page, 'shell', 'share.label')).click();
      const shared = await page.getByRole('link', { name: 'Facebook' }).getAttribute('href');
      expect(new URL(shared ?? '').searchParams.get('u')).toBe(`${new URL(page.url()).origin}/sample?day=2`);
    });
  });

  test('[MFE-02] an open page goes on with its release and takes the new one on its next navigation', async ({
    page,
    site,
  }) => {
    await publishSample(site);
    await page.goto('/sample');
    await expect(page.getByTestId('release')).toHaveText('release one');
    const firstRelease = await page.locator('#portico-boot').textContent();

    await publishSample(site, { from: 'release one', to: 'release two' });
    await expect(page.getByTestId('release')).toHaveText('release one');
    // The open page renders home; the responses to its calls name the newer set.
    await page.getByRole('link', { name: 'หน้าแรก', exact: true }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('main a[href^="/portals/"]').first()).toBeVisible();
    expect(await page.locator('#portico-boot').textContent()).toBe(firstRelease);

    // The next navigation is a full load with the newer release.
    await page.goBack();
    await expect(page.getByTestId('release')).toHaveText('release two');
    expect(await page.locator('#portico-boot').textContent()).not.toBe(firstRelease);
  });
});

test.describe('a remote that throws while it is rendered', () => {
  test.use({ expectedConsole: /told to break|\[portico\]/ });

  test('[MFE-10] affects its own area only: a message with a retry, in a working layout', async ({
    page,
    site,
  }) => {
    await publishSample(site);
    await page.goto('/sample');
    await page.getByRole('button', { name: 'ทำให้เสีย' }).click();
    await expect(page.getByRole('alert')).toContainText('ขณะนี้ยังแสดงส่วนนี้ไม่ได้');
    await page.getByRole('button', { name: 'ลองอีกครั้ง' }).click();
    await expect(page.getByTestId('release')).toBeVisible();
  });

  test('[MFE-10] on the server falls back to a page that the browser renders', async ({ page, site }) => {
    await publishSample(site);
    const response = await page.goto('/sample?broken');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('alert')).toContainText('ขณะนี้ยังแสดงส่วนนี้ไม่ได้');
    await page.getByRole('navigation').first().getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
