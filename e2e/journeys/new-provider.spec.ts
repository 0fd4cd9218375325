import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { portico } from '../support/releases.ts';
import { startServer } from '../support/server-process.ts';
import { messagesOf } from '../support/visits/messages.ts';

/** A site of its own, and every screen of the console that a new site needs. */
const JOURNEY_TIMEOUT_MS = 240_000;
const TOWNS = ['alpha', 'beta', 'gamma'];
const LISTINGS = Array.from({ length: 5 }, (_, index) => `theme-${index + 1}`);
const PORTALS = Array.from({ length: 10 }, (_, index) => `place-${index + 1}`);

/** A table with titles in four languages. */
const tableOf = (ids: readonly string[], columns: readonly string[], cells: (index: number) => string[]) =>
  [
    ['id', 'title_th', 'title_en', 'title_zh', 'title_ar', ...columns],
    ...ids.map((id, index) => [
      id,
      `ไทย ${id}`,
      `English ${id}`,
      `中文 ${id}`,
      `عربي ${id}`,
      ...cells(index),
    ]),
  ]
    .map((line) => line.join(','))
    .join('\n');

async function say(page: Page, packageName: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const messages = await messagesOf(page, packageName);
  return (key: string, values: Record<string, string> = {}) =>
    messages(key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => values[name] ?? '');
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { username, password } });
  const { jsonWebToken } = (await response.json()) as { jsonWebToken: string };
  await page.addInitScript((token) => sessionStorage.setItem('portico.token', token), jsonWebToken);
}

test('[OPEN-12] staff make a site of towns, listings, pages, a custom page and people of an empty provider, on screen', async ({
  browser,
}) => {
  test.setTimeout(JOURNEY_TIMEOUT_MS);
  const server = await startServer();
  const command = async (...args: string[]) =>
    JSON.parse(await portico(server, ...args, '--json')) as { data: { password: string } };
  // The operator makes the empty provider and its first account; everything else is done on screen.
  await command('providers', 'update', 'demo', '--host', 'localhost');
  await command('providers', 'create', 'fresh', '--host', '127.0.0.1');
  const { data } = await command(
    ...'users create --provider fresh owner --role portal_creator admin --generate'.split(' '),
  );
  const baseURL = server.origin.replace('localhost', '127.0.0.1');
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL }]);
  const page = await context.newPage();
  const visitor = await (await browser.newContext({ baseURL, serviceWorkers: 'block' })).newPage();
  try {
    await signIn(page, 'owner', data.password);

    await page.goto('/console/site');
    let t = await say(page, 'mfe-console');
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const field = (name: string, language: string) =>
      page.getByRole('textbox', { name: `${t(name)} (${t(`language.${language}`)})` });
    await field('site.siteTitle', 'th').fill('บ้านใหม่');
    await field('site.siteTitle', 'en').fill('New house');
    await button(t('form.save')).click();
    await expect(page.getByText(t('form.saved'), { exact: true })).toBeVisible();

    await page.goto('/console/import');
    t = await say(page, 'mfe-console');
    const part = page.getByRole('region', { name: t('import.heading') });
    const tables = {
      towns: tableOf(TOWNS, ['score'], (index) => [String(9 - index)]),
      listings: tableOf(LISTINGS, ['town', 'score'], (index) => [TOWNS[index % 3] ?? '', String(index)]),
      portals: tableOf(PORTALS, ['towns', 'listings', 'tags'], (index) => [
        TOWNS[index % 3] ?? '',
        LISTINGS[index % 3] ?? '',
        'rice|tea',
      ]),
    };
    for (const [kind, text] of Object.entries(tables)) {
      await part.getByLabel(t('import.kind')).selectOption(kind);
      await part
        .getByLabel(t('import.file'))
        .setInputFiles({ name: `${kind}.csv`, mimeType: 'text/csv', buffer: Buffer.from(text) });
      await part.getByRole('button', { name: t('import.import'), exact: true }).click();
      const created = String(text.split('\n').length - 1);
      const counts = { created, updated: '0', unchanged: '0', invalid: '0' };
      await expect(part.getByText(t('import.counts', counts))).toBeVisible();
    }

    const [archive] = await Promise.all([page.waitForEvent('download'), button(t('export.archive')).click()]);
    expect(archive.suggestedFilename()).toMatch(/^fresh-.*\.tar\.gz$/);

    await page.goto('/console/portals?status=USER_DRAFT');
    t = await say(page, 'mfe-console');
    await page.getByRole('checkbox', { name: t('list.selectAll') }).check();
    const bar = page.getByRole('region', { name: t('list.selectedActions') });
    await bar.getByRole('button', { name: t('portals.actions.release') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('portals.actions.release') })
      .click();
    await expect(page.getByText(t('list.noneFound'))).toBeVisible();

    await page.goto('/console/pages/new');
    t = await say(page, 'mfe-console');
    await field('page.title', 'en').fill('How to come here');
    await page.getByRole('textbox', { name: t('pages.slug') }).fill('how-to-come');
    await button(t('form.save')).click();
    await expect(page).toHaveURL('/console/pages/how-to-come');
    await button(t('widget.actions')).click();
    await button(t('widget.add.actions')).click();
    await field('widget.buttonText', 'en').fill('Timetable');
    await page.getByRole('textbox', { name: t('widget.contacts.externalUrl') }).fill('example.com/bus');
    await button(t('form.save')).click();
    await expect(page.getByText(t('form.saved'), { exact: true })).toBeVisible();
    await button(t('page.publish')).click();
    await expect(page.getByText(t('page.now.published'))).toBeVisible();

    await page.goto('/console/people');
    t = await say(page, 'mfe-console');
    for (const username of ['mali-staff', 'lin-staff']) {
      await button(t('people.invite')).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: t('people.inviteSubmit') }).click();
      const address = await dialog.getByLabel(t('people.inviteAddress')).inputValue();
      await dialog.getByRole('button', { name: t('people.done') }).click();
      const invitation = new URL(address).hash.slice(1);
      const account = { displayName: username, username, password: 'green mangoes in march', invitation };
      const signUp = await visitor.request.post('/api/user', { data: { data: account } });
      expect(signUp.status()).toBe(200);
    }
    await page.reload();
    await expect(page.getByText('lin-staff').first()).toBeVisible();

    await visitor.goto('/?lang=en');
    const main = visitor.getByRole('main');
    await expect(visitor).toHaveTitle(/New house/);
    for (const town of TOWNS) await expect(main.getByText(`English ${town}`).first()).toBeAttached();
    await visitor.goto('/towns/alpha?lang=en');
    await expect(main.getByText('English theme-1').first()).toBeVisible();
    await visitor.goto('/portals/place-1?lang=ar');
    await expect(main.getByRole('heading', { level: 1 })).toContainText('عربي place-1');
    await visitor.goto('/web-page/how-to-come?lang=en');
    await expect(main.getByRole('link', { name: 'Timetable' })).toBeVisible();
  } finally {
    await context.close();
    await visitor.context().close();
    await server.stop();
  }
});
