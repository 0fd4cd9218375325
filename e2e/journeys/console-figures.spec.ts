import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { USER_AGENTS } from '../support/visits/devices.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';
import { messagesOf } from '../support/visits/messages.ts';

/** Starts a site of its own, and the figures may take a minute. */
const TIMEOUT_MS = 240_000;
/** Time within which a visit is in the figures. */
const WITHIN = { timeout: 60_000 };

/** A phone in a network of its own; the site trusts the header as that of a proxy. */
async function openPhone(browser: Browser, site: ServerProcess, network: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: site.origin,
    userAgent: USER_AGENTS.phone,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': network },
  });
  await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
  const page = await context.newPage();
  await markDismissed('pop-up.portal.ban-mon-celadon')(page);
  return page;
}

/** The next beacon; Playwright does not know what it says. */
const untilCounted = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/api/hits') && request.method() === 'POST');

test('what visitors do is in the figures within a minute, as a chart, a table and a file', async ({
  browser,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const site = await startServer({ PORTICO_TRUSTED_PROXIES: '127.0.0.1,::1' });
  try {
    const visitor = await openPhone(browser, site, '203.0.113.1');
    const scanned = untilCounted(visitor);
    await visitor.goto('/portals/ban-mon-celadon?utm_source=qr');
    await scanned;
    await expect(visitor).toHaveURL('/portals/ban-mon-celadon');
    const portal = await messagesOf(visitor, 'mfe-portal');
    const shared = untilCounted(visitor);
    await visitor
      .getByRole('button', { name: portal('share.label') })
      .first()
      .click();
    await visitor.getByRole('button', { name: portal('share.copyLink') }).click();
    await shared;
    const viewed = untilCounted(visitor);
    await visitor.goto('/towns/chiang-mai');
    await viewed;
    // A text is listed once it was searched in three networks.
    for (const network of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      const phone = network === '203.0.113.1' ? visitor : await openPhone(browser, site, network);
      const searched = phone.waitForRequest((request) => request.postData()?.includes('"search"') === true);
      await phone.goto('/portals?title=Xyzzy%20quux');
      await searched;
    }

    const admin = await browser.newPage({ baseURL: site.origin });
    await signInAs(admin, 'admin');
    await admin.goto('/console/figures');
    const t = await messagesOf(admin, 'mfe-console');
    const rows = (title: string) =>
      admin.getByRole('region', { name: t(title), exact: true }).getByRole('listitem');
    await expect(async () => {
      await admin.reload();
      await expect(rows('figures.withoutResult').filter({ hasText: 'xyzzy quux' })).toHaveText(/3$/);
    }).toPass(WITHIN);
    // Two pages, and the search page in three networks.
    const totals = admin.getByRole('list', { name: t('figures.totals') }).getByRole('listitem');
    await expect(totals.filter({ hasText: t('figures.views') })).toHaveText(/5$/);
    await expect(totals.filter({ hasText: t('figures.shares') })).toHaveText(/1$/);
    await expect(totals.filter({ hasText: t('figures.scans') })).toHaveText(/1$/);
    const page = rows('figures.pages').filter({ has: admin.locator('a[href$="ban-mon-celadon"]') });
    await expect(page).toHaveText(/1$/);
    await expect(rows('figures.languages')).toHaveText([/.*5/]);
    await expect(rows('figures.devices').filter({ hasText: t('device.phone') })).toHaveText(/5/);

    await admin.getByRole('button', { name: t('chart.asTable') }).click();
    const today = admin.getByRole('row').last().getByRole('cell');
    await expect(today).toHaveText(['5', '1', '0', '0', '1']);
    const download = admin.waitForEvent('download');
    await admin
      .getByRole('button', { name: t('figures.export'), exact: true })
      .first()
      .click();
    const file = await readFile(await (await download).path(), 'utf8');
    expect(file.trim().split('\r\n').at(-1)).toMatch(/^\d{4}-\d\d-\d\d,5,1,0,0,1,0,5,0,0,5,0,0,/);

    await page.getByRole('link').click();
    await expect(totals.filter({ hasText: t('figures.views') })).toHaveText(/1$/);
    await admin.goto('/console');
    await expect(admin.getByRole('link', { name: t('overview.noResult') })).toContainText('xyzzy quux');
  } finally {
    await site.stop();
  }
});
