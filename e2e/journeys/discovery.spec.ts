import type { Locator, Page } from '@playwright/test';
import type { Language, LocalizedText } from '@portico/shared/contracts';
import { expect, test, WITH_MOTION } from '../support/fixtures.ts';
import { bootOf } from '../support/page-boot.ts';
import { untilShown } from '../support/screens.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

test.use(WITH_MOTION);

/** The decoded path with its query. */
const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return decodeURIComponent(`${pathname}${search}`);
};

/** Sections that come into view take their real height, which moves what is below them. */
async function untilStill(element: Locator): Promise<void> {
  let before: number | undefined;
  await expect
    .poll(async () => {
      const top = (await element.boundingBox())?.y;
      const isStill = top === before;
      before = top;
      return isStill;
    })
    .toBe(true);
}

test('[APP-29] a press anywhere on a card leads to its link', async ({ page }) => {
  await markDismissed('pop-up.home')(page);
  for (const card of ['a[href^="/towns/"]', 'a[href^="/listings/"]', 'a[href^="/portals/"]']) {
    await page.goto('/');
    await untilShown(page);
    const item = page
      .locator('main li')
      .filter({ has: page.locator(card) })
      .first();
    const target = await item.locator(card).first().getAttribute('href');
    // The picture, not the text of the link, whose area covers it.
    const picture = item.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await untilStill(picture);
    await picture.click({ position: { x: 20, y: 20 }, force: true });
    await expect.poll(() => addressOf(page)).toBe(decodeURIComponent(target ?? ''));
  }
});

test.describe('a list of results', () => {
  test('[SEARCH-10, T-32] restores the scroll position', async ({ page }) => {
    await page.goto('/portals');
    await untilShown(page);
    const cards = page.locator('main h3 a');
    await expect(cards).toHaveCount(11);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(19);
    // Excludes private portals, which ask for a passcode.
    const open = page.locator('main li').filter({ hasNotText: 'ส่วนตัว' });
    const left = open.locator('h3 a').nth(15);
    await left.scrollIntoViewIfNeeded();
    await untilShown(page);
    const scrolled = await page.evaluate(() => window.scrollY);
    expect(scrolled).toBeGreaterThan(500);
    await left.click();
    await expect(page).toHaveURL(/\/portals\/[^?]+\?/);
    await page.goBack();
    await expect(page).toHaveURL('/portals');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(scrolled - 100);
    await expect(left).toBeInViewport();
  });

  test('[MFE-05] a choice of language shows all its loaded cards in it', async ({ page, request }) => {
    const found = await request.post('/api/search/portal-demo/_search', { data: { size: 500 } });
    const { hits } = (await found.json()).hits as {
      hits: { _id: string; _source: { title: LocalizedText } }[];
    };
    const titles = new Map(hits.map(({ _id, _source }) => [`/portals/${_id}`, _source.title]));
    const cards = page.locator('main h3 a');
    /** How many cards there are, if all have the titles that they have in the language; other journeys write some without. */
    const allIn = async (language: Language) => {
      const shown = await cards.evaluateAll((links) =>
        links.map((link) => [new URL((link as HTMLAnchorElement).href).pathname, link.textContent] as const),
      );
      const isIn = ([path, title]: readonly [string, string | null]) => {
        const { [language]: wanted = title } = titles.get(path) ?? {};
        return title === wanted;
      };
      return shown.every(isIn) ? shown.length : 0;
    };
    await page.goto('/portals');
    await untilShown(page);
    expect(await allIn('th')).toBe(11);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => allIn('th')).toBeGreaterThanOrEqual(19);
    await page.getByRole('button', { name: /ไทย/ }).first().click();
    await page.getByRole('button', { name: 'العربية' }).click();
    await expect.poll(() => allIn('ar')).toBeGreaterThanOrEqual(19);
  });

  test('[T-32] pages without JavaScript', async ({ plainPage }) => {
    await plainPage.goto('/portals');
    const cards = plainPage.locator('main h3 a');
    await expect(cards).toHaveCount(11);
    await plainPage.locator('main a[href*="page=2"]').click();
    await expect(cards).toHaveCount(19);
  });
});

test('[OPEN-03, OPEN-45] a private town stays open through a reload, and so do searches in it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/portals?town.id=phang-nga&town.title=Phang%20Nga');
  const passcode = page.getByLabel(/^Passcode/);
  await passcode.fill('123456');
  await page.getByRole('button', { name: 'Open' }).click();
  const results = page.locator('main h3 a');
  await expect(results.first()).toBeVisible();
  const found = await results.count();
  await page.reload();
  await expect(results).toHaveCount(found);
  await page.goto('/towns/phang-nga');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('This town has no listings yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This town has no listings yet')).toBeVisible();
  await expect(passcode).toHaveCount(0);
});

test('[OPEN-45, OPEN-03] a search in a private town and a private listing at once opens with both passcodes', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto(
    '/portals?town.id=phang-nga&town.title=Phang%20Nga&listing.id=mae-hong-son-hideaways&listing.title=Hideaways',
  );
  for (const place of ['listing', 'town']) {
    const heading = page.getByRole('heading', { name: `This ${place} is private` });
    await expect(heading).toBeVisible();
    const response = page.waitForRequest(
      (request) => request.url().includes('/_search') && request.postData()?.includes('listingRefs') === true,
    );
    await page.getByLabel(/^Passcode/).fill('123456');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(heading).toHaveCount(0);
    if (place === 'town') expect((await response).headers()['x-portico-grant']?.split(',')).toHaveLength(2);
  }
  await page.reload();
  await expect(page.getByLabel(/^Passcode/)).toHaveCount(0);
});

test('[APP-02, MFE-09] one address serves visitors and creators, and nothing is loaded from other hosts', async ({
  page,
  baseURL,
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http')) origins.add(origin);
  });
  await markDismissed('pop-up.home')(page);
  for (const path of [
    '/',
    '/towns',
    '/towns/chiang-mai',
    '/listings/nan-slow-days',
    '/portals',
    '/contact',
  ]) {
    await page.goto(path);
    await untilShown(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto('/creator');
  await expect(page).toHaveURL(/\/login/);
  await page.goto('/login');
  await page.locator('main button[aria-expanded]').first().click();
  await page.locator('input[name=username]').fill('creator');
  await page.locator('input[name=password]').fill('creator-demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/creator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect([...origins]).toEqual([baseURL]);
});

const OWNERS: readonly [RegExp, string][] = [
  // And the former addresses of two of its screens.
  [/^\/(console(\/.*)?|platform\/releases|creator\/review)$/, 'mfe-console'],
  [/^\/(towns(\/:\w+)?|listings\/:\w+|portals|contacts?)?$/, 'mfe-discovery'],
  [/^\/(portals|web-page)\/:\w+(\/preview)?$/, 'mfe-portal'],
  [/^\/(login|signUp|recover|confirmEmail|creator(\/.*)?)$/, 'mfe-creator'],
  [/^\/(catalog(\/.*)?|catalogRef\/:\w+)$/, 'mfe-catalog'],
];

test('[MFE-13] every remote serves its own addresses only, and visitors never load the creator remote', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('/');
  const { remotes } = await bootOf(page);
  const owned = remotes.flatMap(({ name, routes }) =>
    Object.values(routes).map(({ path }) => [path, name] as const),
  );
  for (const [path, name] of owned) {
    expect([path, OWNERS.find(([pattern]) => pattern.test(path))?.[1]]).toEqual([path, name]);
  }
  const paths = owned.map(([path]) => path);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/towns',
      '/towns/:townID',
      '/listings/:listingID',
      '/portals',
      '/contact',
      '/contacts',
    ]),
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/portals/:id', '/web-page/:webPageID', '/login', '/signUp', '/creator']),
  );
  expect(remotes.find(({ name }) => name === 'mfe-catalog')?.slots).toContain('portal.catalog');

  for (const path of [
    '/',
    '/towns',
    '/towns/chiang-mai',
    '/listings/nan-slow-days',
    '/portals',
    '/portals/ban-mon-celadon',
  ]) {
    await page.goto(path);
    await untilShown(page);
  }
  expect(fetched.filter((path) => path.startsWith('/_r/mfe-creator/'))).toEqual([]);
  // The layout belongs to the shell, whose own pages match where no remote's do.
  expect(fetched.some((path) => path.startsWith('/_r/shell/'))).toBe(true);
});
