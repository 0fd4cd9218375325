import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';
import { messagesOf } from '../support/visits/messages.ts';
import { untilNotFound } from '../support/visits/until-not-found.ts';

/** Files of the console that the page requests from now on. */
function consoleFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_r/mfe-console/')) files.push(pathname);
  });
  return files;
}

for (const person of ['visitor', 'creator'] as const) {
  test(`[MFE-08] a ${person} gets the 404 page at every address of the console, and none of its code`, async ({
    page,
  }) => {
    if (person === 'creator') await signInAs(page, person);
    const files = consoleFiles(page);
    for (const path of ['/console', '/console/releases', '/platform/releases']) {
      await page.goto(path);
      await untilNotFound(page);
      await page.waitForLoadState('networkidle');
    }
    expect(files).toEqual([]);
    const html = await (await page.request.get('/console')).text();
    expect(html.includes('route-overview')).toBe(false);
  });
}

test("an admin reaches the console by the greeting's menu, and its screens by their menu and their addresses", async ({
  page,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/towns');
  const t = await messagesOf(page, 'mfe-console');
  const shell = await messagesOf(page, 'shell');
  await page.getByRole('banner').getByRole('button', { name: /^Hi !/ }).click();
  await page.getByRole('link', { name: shell('navbar.console'), exact: true }).click();
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page).toHaveURL('/console');
  await expect(heading).toHaveText(t('overview.title'));
  await expect(page).toHaveTitle(new RegExp(`^${t('overview.title')}`));

  await page
    .getByRole('navigation', { name: t('screen.menu') })
    .getByText(t('releases.title'))
    .click();
  await expect(page).toHaveURL('/console/releases');
  await expect(heading).toHaveText(t('releases.title'));
  await page.reload();
  await expect(heading).toHaveText(t('releases.title'));
  await expect(page.getByRole('heading', { name: t('live.title'), exact: true })).toBeVisible();

  await page.goto('/platform/releases');
  await expect(page).toHaveURL('/console/releases');
  await expect(heading).toHaveText(t('releases.title'));
});
