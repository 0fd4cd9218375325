import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { buildPackage, publishSample, releasesOf, remotes, sampleArchive } from '../support/releases.ts';
import { signInAs } from '../support/screens.ts';
import { startServer } from '../support/server-process.ts';
import { messagesOf } from '../support/visits/messages.ts';
import { skipNotFoundSpinner, untilNotFound } from '../support/visits/until-not-found.ts';

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
    await skipNotFoundSpinner(page);
    for (const path of [
      '/console',
      '/console/portals',
      '/console/review',
      '/console/releases',
      '/platform/releases',
      '/creator/review',
    ]) {
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

  for (const [former, now, title] of [
    ['/platform/releases', '/console/releases', 'releases.title'],
    ['/creator/review', '/console/review', 'review.title'],
  ] as const) {
    await page.goto(former);
    await expect(page).toHaveURL(now);
    await expect(heading).toHaveText(t(title));
  }
});

/** Starts a site of its own, builds a remote and renders pages with three release sets. */
const DELIVERY_TIMEOUT_MS = 240_000;

test('[MFE-01, MFE-02] the console is delivered into a running site that lacks it, and rolled back, alone', async ({
  browser,
}) => {
  test.setTimeout(DELIVERY_TIMEOUT_MS);
  const site = await startServer();
  const admin = await browser.newPage({ baseURL: site.origin });
  const visitor = await browser.newPage({ baseURL: site.origin });
  const live = async () => {
    const { data } = JSON.parse(await remotes(site, 'list', '--json')) as {
      data: { stable: { packages: Record<string, string> } };
    };
    const { 'mfe-console': delivered, ...others } = data.stable.packages;
    return { delivered, others };
  };
  const openMenu = async (path: string) => {
    await admin.goto(path);
    await admin.getByRole('banner').getByRole('button', { name: /^Hi !/ }).click();
    const shell = await messagesOf(admin, 'shell');
    return admin.getByRole('link', { name: shell('navbar.console'), exact: true });
  };
  try {
    // The console is the last package of a fresh site: one step back, the site is as if built without it.
    await remotes(site, 'rollback');
    const before = await live();
    expect(before.delivered).toBeUndefined();
    await signInAs(admin, 'admin');
    await expect(await openMenu('/towns')).toHaveCount(0);
    await admin.goto('/console');
    await untilNotFound(admin);
    await visitor.goto('/portals/ban-mon-celadon');
    const heading = visitor.getByRole('heading', { level: 1 });
    const title = await heading.textContent();

    const release = await buildPackage('mfe-console');
    await remotes(site, 'publish', release.folder);
    expect(await live()).toEqual({ delivered: release.version, others: before.others });
    await (await openMenu('/towns')).click();
    await expect(admin).toHaveURL('/console');
    const t = await messagesOf(admin, 'mfe-console');
    await expect(admin.getByRole('heading', { level: 1 })).toHaveText(t('overview.title'));
    await visitor.reload();
    await expect(heading).toHaveText(title ?? '');

    await remotes(site, 'rollback');
    expect(await live()).toEqual(before);
    await expect(await openMenu('/towns')).toHaveCount(0);
    await admin.goto('/console');
    await untilNotFound(admin);
    await visitor.reload();
    await expect(heading).toHaveText(title ?? '');
  } finally {
    await admin.close();
    await visitor.close();
    await site.stop();
  }
});

test('an admin publishes a release for a share of the visitors, stops it, publishes it for all, compares it and rolls it back', async ({
  browser,
}) => {
  test.setTimeout(DELIVERY_TIMEOUT_MS);
  const site = await startServer();
  const admin = await browser.newPage({ baseURL: site.origin });
  const visitor = await browser.newPage({ baseURL: site.origin });
  const rollout = async () => (await releasesOf(site)).rollout;
  try {
    await publishSample(site);
    const { stable: before } = await rollout();
    const replace = { from: 'release one', to: 'release two' };
    const archive = await sampleArchive(replace);
    await signInAs(admin, 'admin');
    await admin.goto('/console/releases');
    const t = await messagesOf(admin, 'mfe-console');
    const publish = admin.getByRole('region', { name: t('publish.title') });
    const published = publish.getByText(/mfe-sample \d/);
    await publish.getByLabel(t('publish.archive')).setInputFiles(archive);
    await publish.getByLabel(t('publish.for')).selectOption('50');
    await publish.getByLabel(t('publish.reason')).fill('A new greeting');
    await publish.getByRole('button', { name: t('publish.publish') }).click();
    await expect(published).toBeVisible();
    expect((await rollout()).candidate).toMatchObject({ name: 'mfe-sample', percent: 50, by: 'admin' });

    const dialog = admin.getByRole('alertdialog');
    await admin.getByRole('button', { name: t('canary.stop'), exact: true }).click();
    await dialog.getByRole('button', { name: t('canary.stop'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await rollout()).toMatchObject({ stable: before });
    expect((await rollout()).candidate).toBeUndefined();

    await publish.getByLabel(t('publish.archive')).setInputFiles(archive);
    await publish.getByRole('button', { name: t('publish.publish') }).click();
    await expect(published).toBeVisible();
    await visitor.goto('/sample');
    await expect(visitor.getByText('release two')).toBeVisible();

    const compare = admin.getByRole('region', { name: t('compare.title') });
    await compare.getByLabel(t('compare.package')).selectOption('mfe-sample');
    await compare.getByRole('button', { name: t('compare.compare') }).click();
    await expect(compare.getByText(t('compare.web'))).toBeVisible();

    await admin
      .getByRole('button', { name: t('canary.rollBackOf').replace('{{name}}', 'mfe-sample') })
      .click();
    await dialog.getByRole('button', { name: t('canary.rollBack'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect((await rollout()).stable).toEqual(before);
    await visitor.goto('/sample');
    await expect(visitor.getByText('release two')).toHaveCount(0);
  } finally {
    await admin.close();
    await visitor.close();
    await site.stop();
  }
});

test('by Ctrl+K an admin goes from any screen to another screen and to a town', async ({ page }) => {
  await signInAs(page, 'admin');
  await page.goto('/console/audit');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const t = await messagesOf(page, 'mfe-console');
  const dialog = page.getByRole('dialog');
  const palette = dialog.getByRole('combobox');
  await page.keyboard.press('Control+k');
  await palette.fill(t('figures.title'));
  await expect(dialog.getByRole('option', { selected: true })).toContainText(t('figures.title'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/console/figures');
  // The shortcut belongs to the screen, whose code loads after its address shows.
  await expect(heading).toHaveText(t('figures.title'));
  await page.keyboard.press('Control+k');
  await palette.fill('phuket');
  await dialog.getByRole('option').first().click();
  await expect(page).toHaveURL('/console/towns/phuket');
  await expect(heading).toBeVisible();
});
