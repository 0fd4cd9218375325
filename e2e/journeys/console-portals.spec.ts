import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';
import { messagesOf } from '../support/visits/messages.ts';

test('[OPEN-01] an admin filters the pages of the site, releases two, rejects one, and restores a deleted one from the bin', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await signInAs(page, 'admin');
  await page.goto('/console/portals');
  const t = await messagesOf(page, 'mfe-console');
  const list = page.getByRole('list', { name: t('portals.title'), exact: true });
  const rows = list.getByRole('listitem');
  const bar = page.getByRole('region', { name: t('list.selectedActions') });
  const confirm = page.getByRole('alertdialog');
  const choose = (name: string, value: string) =>
    page.getByRole('combobox', { name, exact: true }).selectOption({ value });
  const statusOf = (title: string, status: string) =>
    expect(rows.filter({ hasText: title })).toContainText(t(`portals.status.${status}`));

  await choose(t('portals.filters.status'), 'RELEASE');
  await choose(t('portals.filters.town'), 'krabi');
  await expect(page).toHaveURL('/console/portals?status=RELEASE&town=krabi');
  await expect(rows.first()).toContainText('Krabi');
  const titles = (await rows.getByRole('link').allTextContents()).slice(0, 2);
  expect(titles).toHaveLength(2);
  const [first = '', second = ''] = titles;

  // Two released pages are rejected, so that two can be released.
  for (const title of titles) await rows.filter({ hasText: title }).getByRole('checkbox').check();
  await bar.getByRole('button', { name: t('portals.actions.reject') }).click();
  const reject = page.getByRole('dialog');
  await reject.getByRole('button', { name: t('portals.actions.reject') }).click();
  await expect(reject.getByText(t('portals.reject.noReason'))).toBeVisible();
  await reject.getByRole('textbox').fill('Add the opening hours.');
  await reject.getByRole('button', { name: t('portals.actions.reject') }).click();
  await expect(rows.filter({ hasText: first })).toHaveCount(0);

  await choose(t('portals.filters.status'), 'REJECT');
  await expect(rows).toHaveCount(2);
  await page.getByRole('checkbox', { name: t('list.selectAll') }).check();
  await bar.getByRole('button', { name: t('portals.actions.release') }).click();
  await expect(confirm).toContainText(first);
  await expect(confirm).toContainText(second);
  await confirm.getByRole('button', { name: t('portals.actions.release') }).click();
  await expect(page.getByText(t('list.noneFound'))).toBeVisible();
  await choose(t('portals.filters.status'), 'RELEASE');
  await statusOf(second, 'RELEASE');

  await rows.getByRole('link', { name: first }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  await expect(page.getByText('Add the opening hours.')).toBeVisible();
  await page.getByRole('button', { name: t('portals.actions.delete') }).click();
  await confirm.getByRole('button', { name: t('portals.actions.delete') }).click();
  await expect(page.getByText(t('portal.inBin'))).toBeVisible();

  await page.goto('/console/portals?bin=yes');
  const bin = page.getByRole('list', { name: t('bin.title'), exact: true }).getByRole('listitem');
  await bin.filter({ hasText: first }).getByRole('checkbox').check();
  await bar.getByRole('button', { name: t('bin.restore') }).click();
  await expect(bin.filter({ hasText: first })).toHaveCount(0);
  await page.getByRole('link', { name: t('portals.all') }).click();
  await expect(page).toHaveURL('/console/portals');
  await choose(t('portals.filters.town'), 'krabi');
  await statusOf(first, 'RELEASE');
});
