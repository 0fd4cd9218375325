import type { Page } from '@playwright/test';
import type { ReleaseEvent, Rollout } from '@portico/shared/contracts';
import { test as base, expect } from '../support/fixtures.ts';
import { bootOf } from '../support/page-boot.ts';
import { publishSample, releasesOf, remotes } from '../support/releases.ts';
import { signInAs, untilShown } from '../support/screens.ts';
import { startServer } from '../support/server-process.ts';

/** A server that trusts the client addresses in its requests, as behind a proxy. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startServer>> }>({
  server: [
    // Playwright parses the first parameter for fixtures, so it must be a pattern even if there are none.
    // oxlint-disable-next-line no-empty-pattern -- Playwright's way to request no fixtures
    async ({}, provide) => {
      const server = await startServer({ PORTICO_TRUSTED_PROXIES: 'loopback' });
      await provide(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** Each release needs a build and a command. */
test.describe.configure({ timeout: 240_000 });

type Site = { origin: string };
const TWO = { from: 'release one', to: 'release two' };
/** Minimum number of views from which the server evaluates a release. */
const VIEWS_THAT_COUNT = 20;
const THREE = { from: 'release one', to: 'release three' };

const rolloutOf = async (site: Site): Promise<Rollout> => (await releasesOf(site)).rollout;
/** Events of the sample, oldest first. */
const historyOf = async (site: Site): Promise<ReleaseEvent[]> =>
  (await releasesOf(site)).history.filter(({ name }) => name === 'mfe-sample').toReversed();

/** The server-rendered sample page for a cohort, if any. */
async function sampleFor(page: Page, cohort?: number, headers: Record<string, string> = {}) {
  const cookie = cohort === undefined ? {} : { cookie: `portico_cohort=${cohort}` };
  return page.request.get('/sample', { headers: { ...headers, ...cookie } });
}

test('[MFE-02] a tenth of the visitors get a release first, stay with it, and lose it with a rollback', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  await publishSample(site);
  await publishSample(site, TWO, '--percent', '10');
  const { stable, candidate } = await rolloutOf(site);

  expect(await (await sampleFor(page, 5)).text()).toContain('release two');
  expect(await (await sampleFor(page, 50)).text()).toContain('release one');
  // A visitor without a cohort gets the stable set, and a cohort for the next visit.
  await context.clearCookies();
  const first = await sampleFor(page);
  expect(await first.text()).toContain('release one');
  expect(first.headers()['set-cookie']).toMatch(/^portico_cohort=\d{1,2};.*HttpOnly; SameSite=Lax/);

  const visit = async (cohort: number, text: string, set: string | undefined) => {
    await context.addCookies([{ name: 'portico_cohort', value: String(cohort), url: baseURL ?? '' }]);
    await page.goto('/sample?portico_cohort=5');
    await expect(page.getByTestId('release')).toHaveText(text);
    expect((await bootOf(page)).releaseSet).toBe(set);
    // Neither later calls nor back navigation change the set. Until hydration links are native and load another
    // document.
    await untilShown(page);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('link', { name: 'หน้าแรก', exact: true }).click();
    await expect(page.locator('main a[href^="/portals/"]').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('release')).toHaveText(text);
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  };
  await visit(50, 'release one', stable.id);
  await visit(5, 'release two', candidate?.set.id);

  await remotes(site, 'rollback', '--reason', 'a complaint');
  await page.reload();
  await expect(page.getByTestId('release')).toHaveText('release one');
});

test('[MFE-02] a release that the server cannot render is rolled back automatically', async ({
  page,
  site,
}) => {
  await publishSample(site, undefined, '--no-render');
  // The page fails only with this query, which the gates do not render.
  await publishSample(site, { from: "search === '?broken'", to: 'true' }, '--percent', '10', '--no-render');
  for (let visitor = 1; visitor <= 9; visitor += 1) {
    await sampleFor(page, 5, { 'x-forwarded-for': `198.51.100.${visitor}` });
  }
  expect((await rolloutOf(site)).candidate).toBeDefined();
  await sampleFor(page, 5, { 'x-forwarded-for': '198.51.100.10' });

  await expect.poll(async () => (await sampleFor(page, 5)).text()).toContain('release one');
  expect((await rolloutOf(site)).candidate).toBeUndefined();
  const history = await historyOf(site);
  expect(history.at(-1)).toMatchObject({
    action: 'automatic-rollback',
    by: 'server',
    reason: expect.stringContaining('failed to render 100 % of 10 pages'),
  });
});

test.describe('a release whose page throws in browsers alone', () => {
  test.use({ expectedConsole: /told to break|\[portico\]/ });

  // Twenty visits in sequence, beside the builds.
  test.setTimeout(480_000);

  test('[MFE-02] is reported by the pages of its share and rolled back automatically; admins see why', async ({
    page,
    context,
    site,
    baseURL,
  }) => {
    await publishSample(site, undefined, '--no-render');
    // It fails in the browser only, so the gates pass.
    await publishSample(
      site,
      { from: "search === '?broken'", to: "typeof window === 'object'" },
      '--percent',
      '10',
      '--no-render',
    );
    expect(await (await sampleFor(page, 5)).text()).toContain('release one</p>');
    const { candidate } = await rolloutOf(site);
    expect(candidate?.name).toBe('mfe-sample');

    await context.addCookies([{ name: 'portico_cohort', value: '5', url: baseURL ?? '' }]);
    // More visits than needed: a page that closes before its beacon is sent does not count.
    for (let visitor = 1; visitor <= 2 * VIEWS_THAT_COUNT; visitor += 1) {
      const visit = await context.newPage();
      await visit.setExtraHTTPHeaders({ 'x-forwarded-for': `198.51.100.${visitor}` });
      await visit.goto('/sample', { waitUntil: 'domcontentloaded' });
      // The release is gone once enough visits have counted; one that lasts into the next minute counts in both.
      if ((await bootOf(visit)).releaseSet !== candidate?.set.id) break;
      await expect(visit.locator('[data-remote-unavailable="mfe-sample"]')).toContainText('PL-264');
      // Leaving the page sends its report.
      await visit.goto('about:blank');
      await visit.close();
    }

    await expect.poll(async () => (await rolloutOf(site)).candidate).toBeUndefined();
    await page.goto('/sample');
    await expect(page.getByTestId('release')).toHaveText('release one');
    await expect(page.locator('[data-remote-unavailable]')).toHaveCount(0);

    const history = await historyOf(site);
    expect(history.at(-1)).toMatchObject({ action: 'automatic-rollback', by: 'server' });
    await signInAs(page, 'admin');
    await page.goto('/console/releases');
    await expect(
      page.getByText(`100 % of ${VIEWS_THAT_COUNT} views failed, against 0 % elsewhere.`),
    ).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'mfe-sample' })).toContainText('PL-264');
  });
});

test('[MFE-02] a half-filled wizard keeps its input across three releases and a rollback', async ({
  page,
  context,
  site,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  const prompts: string[] = [];
  page.on('dialog', async (dialog) => {
    prompts.push(dialog.message());
    await dialog.dismiss();
  });
  await page.goto('/');
  await signInAs(page, 'creator');
  await page.goto('/creator/wizard#1');
  const title = page.getByLabel('Title (English)');
  await title.fill('House of Looms');
  const { releaseSet } = await bootOf(page);

  for (const edit of [undefined, TWO, THREE]) await publishSample(site, edit, '--no-render');
  await remotes(site, 'rollback');
  expect((await rolloutOf(site)).stable.id).not.toBe(releaseSet);
  await expect(title).toHaveValue('House of Looms');
  expect((await bootOf(page)).releaseSet).toBe(releaseSet);

  // Its response names the newer set; the input is saved all the same.
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/#2$/);
  await page.goBack();
  await expect(page.getByLabel('Title (English)')).toHaveValue('House of Looms');
  expect(prompts).toEqual([]);
});
