import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';
import { startServer } from '../support/server-process.ts';
import { USER_AGENTS } from '../support/visits/devices.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';
import { messagesOf } from '../support/visits/messages.ts';

/** Starts a site of its own, and the figures may take a minute. */
const TIMEOUT_MS = 240_000;
/** Time within which a visit is in the figures. */
const WITHIN = { timeout: 60_000 };
const PORTAL = '/portals/ban-mon-celadon';

/** The next beacon; Playwright does not know what it says. */
const untilCounted = (page: Page) =>
  page.waitForRequest((request) => request.url().endsWith('/api/hits') && request.method() === 'POST');

test('what a visitor does on a page is in the figures of its owner, who can print them', async ({
  browser,
}) => {
  test.setTimeout(TIMEOUT_MS);
  const site = await startServer();
  try {
    const context = await browser.newContext({
      baseURL: site.origin,
      userAgent: USER_AGENTS.phone,
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
    // The phone neither dials nor leaves the page.
    await context.addInitScript(() => {
      document.addEventListener('click', (event) => {
        const { href = '' } = (event.target as Element).closest('a') ?? {};
        if (href.startsWith('tel:') || href.includes('google.com/maps')) event.preventDefault();
      });
    });
    const visitor = await context.newPage();
    await markDismissed('pop-up.portal.ban-mon-celadon')(visitor);
    const portal = await (async () => {
      const viewed = untilCounted(visitor);
      await visitor.goto(`${PORTAL}?utm_source=qr`);
      await viewed;
      return messagesOf(visitor, 'mfe-portal');
    })();
    const shared = untilCounted(visitor);
    await visitor
      .getByRole('button', { name: portal('share.label') })
      .first()
      .click();
    await visitor.getByRole('button', { name: portal('share.copyLink') }).click();
    await shared;
    const called = untilCounted(visitor);
    await visitor.locator('a[href^="tel:"]:visible').first().click();
    await called;
    const directed = untilCounted(visitor);
    await visitor.locator('a[href*="google.com/maps"]:visible').first().click();
    await directed;
    const opened = untilCounted(visitor);
    await visitor.locator('a[data-picture]:visible').first().click();
    await opened;

    const owner = await browser.newPage({ baseURL: site.origin });
    await owner.goto('/towns');
    await signInAs(owner, 'creator');
    await markDismissed('pop-up.portal.ban-mon-celadon')(owner);
    await owner.goto(PORTAL);
    const t = await messagesOf(owner, 'mfe-creator/src/figures');
    const creator = await messagesOf(owner, 'mfe-creator');
    await owner.getByRole('button', { name: creator('tools.figures'), exact: true }).click();
    const dialog = owner.getByRole('dialog', { name: t('title') });
    const tile = (name: string) =>
      dialog
        .getByRole('list', { name: t('totals') })
        .getByRole('button')
        .filter({ hasText: t(`figures.${name}`) });
    await expect(tile('scans')).toContainText(/1/, WITHIN);
    for (const name of ['shares', 'calls', 'directions']) await expect(tile(name)).toContainText('1', WITHIN);
    await expect(
      dialog
        .getByRole('region', { name: t('pictures') })
        .getByRole('listitem')
        .first(),
    ).toContainText('1', WITHIN);
    await expect(
      dialog.getByRole('region', { name: t('languages') }).getByText(t('language.en')),
    ).toBeVisible();

    await owner.emulateMedia({ media: 'print' });
    await expect(owner.locator('[data-print-sheet=figures]')).toBeVisible();
    await expect(owner.locator('body > :not([data-print-sheet=figures]):visible')).toHaveCount(0);
    expect((await owner.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(
      1,
    );
  } finally {
    await site.stop();
  }
});
