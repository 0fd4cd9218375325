import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { pressUntil } from '../support/press-until.ts';
import { signInAs, untilShown } from '../support/screens.ts';
import { messagesOf } from '../support/visits/messages.ts';
import { untilNotFound } from '../support/visits/until-not-found.ts';

const LANGUAGES = ['th', 'en', 'zh', 'ar'] as const;
const TOWN = { id: 'journey-pai', title: ['ปายทดลอง', 'Pai of the journey', '旅程拜县', 'باي الرحلة'] };
const LISTING = { id: 'journey-tea', title: ['บ้านชา', 'Tea houses', '茶馆', 'بيوت الشاي'] };

const inEnglish = (url: string) => ({ name: 'language', value: 'en', url });

async function undo(page: Page): Promise<void> {
  const t = await messagesOf(page, 'mfe-console');
  await page
    .getByRole('region', { name: t('undo.label') })
    .getByRole('button', { name: t('undo.undo'), exact: true })
    .click();
}

async function fillTitles(page: Page, { id, title }: typeof TOWN): Promise<void> {
  const t = await messagesOf(page, 'mfe-console');
  for (const [index, language] of LANGUAGES.entries()) {
    const label = `${t('places.title')} (${t(`language.${language}`)})`;
    await page.getByRole('textbox', { name: label }).fill(title[index] ?? '');
  }
  await page.getByRole('textbox', { name: t('places.id') }).fill(id);
}

/** Searches in the open picker, chooses the first record that is found, and assigns it. */
async function assignFirst(page: Page, search: string, name: RegExp): Promise<void> {
  const t = await messagesOf(page, 'mfe-console');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox', { name: t('picker.search') }).fill(search);
  await dialog.getByRole('checkbox', { name }).first().check();
  await dialog.getByRole('button', { name: t('picker.assign') }).click();
  await expect(dialog).toHaveCount(0);
}

test('an admin makes a town and a listing, assigns them, archives the town, and takes that back; a visitor follows', async ({
  page,
  browser,
  site,
}) => {
  const visitor = await browser.newPage({ baseURL: site.origin });
  for (const context of [page.context(), visitor.context()]) {
    await context.addCookies([inEnglish(site.origin)]);
  }
  const heading = visitor.getByRole('heading', { level: 1 });
  await signInAs(page, 'admin');
  await page.goto('/console/towns');
  const t = await messagesOf(page, 'mfe-console');
  const button = (key: string) => page.getByRole('button', { name: t(key), exact: true });

  await page.getByRole('link', { name: t('towns.new'), exact: true }).click();
  await fillTitles(page, TOWN);
  await button('form.save').click();
  await expect(page).toHaveURL(`/console/towns/${TOWN.id}`);

  await page.goto('/console/listings/new');
  await fillTitles(page, LISTING);
  await button('form.save').click();
  await expect(page).toHaveURL(`/console/listings/${LISTING.id}`);
  await button('listings.assign').click();
  await assignFirst(page, 'celadon', /celadon/i);
  const pages = page.getByRole('list', { name: t('listings.portalsTitle') });
  await expect(pages.getByRole('link', { name: /celadon/i })).toBeVisible();

  await page.goto(`/console/towns/${TOWN.id}`);
  await button('towns.assign').click();
  await assignFirst(page, 'tea houses', /^Tea houses/);
  const listings = page.getByRole('list', { name: t('listings.title') });
  await expect(listings.getByRole('link', { name: 'Tea houses' })).toBeVisible();

  await visitor.goto(`/towns/${TOWN.id}`);
  await expect(heading).toHaveText('Pai of the journey');
  await expect(visitor.getByRole('link', { name: /^Tea houses/ }).first()).toBeVisible();
  await visitor.goto(`/listings/${LISTING.id}`);
  await expect(heading).toHaveText('Tea houses');
  await expect(
    visitor
      .getByRole('main')
      .getByText(/celadon/i)
      .first(),
  ).toBeVisible();

  await button('places.archive').click();
  await expect(button('places.restore')).toBeVisible();
  expect((await visitor.goto(`/towns/${TOWN.id}`))?.status()).toBe(404);
  await untilNotFound(visitor);
  await visitor.goto('/towns');
  await untilShown(visitor);
  await expect(visitor.getByText('Pai of the journey')).toHaveCount(0);

  await undo(page);
  await expect(button('places.archive')).toBeVisible();
  expect((await visitor.goto(`/towns/${TOWN.id}`))?.status()).toBe(200);
  await expect(heading).toHaveText('Pai of the journey');
  await expect(visitor.getByRole('link', { name: /^Tea houses/ }).first()).toBeVisible();

  // The other journeys have the demo content alone.
  await button('places.archive').click();
  await expect(button('places.restore')).toBeVisible();
  await page.goto(`/console/listings?q=${LISTING.id}`);
  await page.getByRole('checkbox', { name: 'Select Tea houses' }).check();
  await button('places.archive').click();
  await expect(page.getByText(t('list.noneFound'))).toBeVisible();
  expect((await visitor.goto(`/listings/${LISTING.id}`))?.status()).toBe(404);
  await visitor.close();
});

test('an admin moves a town with the keyboard, and visitors see the new order', async ({ page, site }) => {
  await page.context().addCookies([inEnglish(site.origin)]);
  await signInAs(page, 'admin');
  await page.goto('/console/towns?mode=order');
  const t = await messagesOf(page, 'mfe-console');
  const rows = page.getByRole('list', { name: t('towns.order') }).getByRole('listitem');
  await rows.nth(1).waitFor();
  const [first = '', second = ''] = await rows.allInnerTexts();
  await page.getByRole('button', { name: `Move ${second.trim()}`, exact: true }).focus();
  await page.keyboard.press('Space');
  // Arrows act once the rows are measured, which is after "picked up".
  await expect(page.getByText(/ is at position 2 of /)).toBeAttached();
  await pressUntil(page, 'ArrowUp', new RegExp(`${second.trim()} is at position 1 of`));
  await page.keyboard.press('Space');
  await expect(page.getByText(`${second.trim()} was moved`)).toBeVisible();
  await expect(rows.first()).toContainText(second.trim());
  const scores = await page.request.post('/api/search/town-demo/_search', {
    data: { size: 1, sort: [{ score: { order: 'desc' } }] },
  });
  const { hits } = (await scores.json()) as { hits: { hits: { _source: { title: { en: string } } }[] } };
  expect(hits.hits[0]?._source.title.en).toBe(second.trim());

  await undo(page);
  await expect(rows.first()).toContainText(first.trim());
});
