import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';
import { messagesOf } from '../support/visits/messages.ts';

const USERNAME = 'mali-invited';
const NAME = 'Mali of the journey';
const PASSWORD = 'green mangoes in march';
/** The admin of the demo. */
const ADMIN = 'พี่อ้อย';
const ADMIN_PASSWORD = 'admin-demo';

/** Two people, each with several pages. */
const JOURNEY_TIMEOUT_MS = 120_000;

/** Signs up at the address of an invitation, and signs in. */
async function acceptInvitation(page: Page, address: string): Promise<void> {
  await page.goto(address);
  const t = await messagesOf(page, 'mfe-creator');
  const main = page.getByRole('main');
  await main.getByLabel(t('signUp.displayName')).fill(NAME);
  await main.getByLabel(t('login.username')).fill(USERNAME);
  await main.locator('input[name=password]').fill(PASSWORD);
  await main.locator('input[name=confirmPassword]').fill(PASSWORD);
  await main.locator('button[type=submit]').click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('signUp.ok') })
    .click();
  await page.getByRole('button', { name: 'User Login' }).click();
  await page.getByLabel(t('login.username')).fill(USERNAME);
  await page.locator('input[name=password]').fill(PASSWORD);
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await expect(page).toHaveURL(/\/creator/);
}

test('an admin invites a person, makes them an admin, disables and enables them, and finds all of it in the audit trail', async ({
  page,
  browser,
}) => {
  test.setTimeout(JOURNEY_TIMEOUT_MS);
  await signInAs(page, 'admin');
  await page.goto('/console/people');
  const t = await messagesOf(page, 'mfe-console');
  const say = (key: string, values: Record<string, string>) =>
    t(key).replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

  await page.getByRole('button', { name: t('people.invite'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('people.inviteSubmit') }).click();
  const address = await dialog.getByLabel(t('people.inviteAddress')).inputValue();
  expect(address).toMatch(/^http:\/\/localhost:\d+\/signUp#/);
  await dialog.getByRole('button', { name: t('people.done') }).click();

  const guest = await browser.newPage({ baseURL: new URL(address).origin });
  await guest.context().addCookies([{ name: 'language', value: 'en', url: address }]);
  await acceptInvitation(guest, address);

  const row = page.getByRole('listitem').filter({ hasText: NAME });
  await page.getByRole('searchbox').fill(USERNAME);
  await page.getByRole('searchbox').press('Enter');
  await row.getByRole('link', { name: NAME }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
  await page.getByRole('checkbox', { name: new RegExp(`^${t('role.admin')}`) }).check();
  await page.locator('input[name=currentPassword]').fill(ADMIN_PASSWORD);
  await page.getByRole('button', { name: t('form.save'), exact: true }).click();
  await expect(page.getByText(t('form.saved'), { exact: true })).toBeVisible();
  await guest.goto('/console');
  const guestSays = await messagesOf(guest, 'mfe-console');
  const overview = guestSays('overview.title');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText(overview);

  await page.getByRole('button', { name: say('people.actions', { name: NAME }) }).click();
  await page.getByRole('button', { name: t('people.disable'), exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('people.disable') })
    .click();
  await expect(page.getByText(say('people.disableDone', { name: NAME }))).toBeVisible();
  // Their open session has ended: the console is not theirs any more.
  await guest.goto('/console');
  await expect(guest.getByRole('heading', { level: 1 })).not.toHaveText(overview);
  await page.getByRole('button', { name: t('undo.undo') }).click();
  await expect(page.getByText(t('undo.done'))).toBeVisible();
  await expect(page.getByText(t('people.disabled'), { exact: true })).toHaveCount(0);
  await guest.close();

  await page.goto(`/console/audit?person=${USERNAME}`);
  const sentences = ['user.enable', 'user.disable', 'user.roles'].map((event) =>
    say(`did.${event}`, { who: ADMIN, person: NAME }),
  );
  for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
  await expect(page.getByText(say('did.sign-up', { who: NAME }))).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: t('audit.export') }).click();
  const csv = await readFile(await (await download).path(), 'utf8');
  expect(csv.startsWith('\uFEFFtime,person,')).toBe(true);
  const lines = csv.split('\r\n').map((line) => line.split(',').slice(1, 5));
  for (const event of ['user.enable', 'user.disable', 'user.roles'])
    expect(lines).toContainEqual([ADMIN, 'admin', event, 'done']);

  await page.goto('/console/audit?event=user');
  await expect(page.getByText(say('did.user.invite', { who: ADMIN })).first()).toBeVisible();
});
