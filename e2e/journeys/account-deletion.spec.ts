import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from '../support/fixtures.ts';
import { messagesOf } from '../support/visits/messages.ts';

const PASSWORD = 'seven slow rivers meet';

test('a person changes their name and language, downloads their data, deletes their account and keeps it after all', async ({
  page,
  request,
}) => {
  const username = 'leaving-soon';
  await request.post('/api/user', {
    data: { data: { username, displayName: 'Before', password: PASSWORD, roles: ['portal_creator'] } },
  });
  await page.goto('/login');
  const t = await messagesOf(page, 'mfe-creator');
  const signIn = async () => {
    await page.goto('/login?backTo=/creator/account');
    await page.getByRole('button', { name: t('login.toggle') }).click();
    await page.getByLabel(t('login.username')).fill(username);
    await page.locator('input[name=password]').fill(PASSWORD);
    await page.locator('button[type=submit]').click();
    await expect(page.getByRole('heading', { level: 1, name: t('account.title') })).toBeVisible();
  };
  await signIn();

  await page.getByLabel(t('account.profile.name'), { exact: false }).fill('Afterwards');
  await page.getByRole('button', { name: t('account.profile.save'), exact: true }).click();
  await expect(page.getByRole('banner').getByText(/Afterwards/)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: t('account.data.download') }).click();
  const file = await (await downloading).path();
  expect(gunzipSync(await readFile(file)).toString()).toContain('"displayName": "Afterwards"');

  await page.getByRole('button', { name: t('account.leave.open') }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel(t('account.password.current')).fill(PASSWORD);
  await dialog.getByRole('button', { name: t('account.leave.submit') }).click();
  await expect(page.getByRole('banner').getByText(/Afterwards/)).toHaveCount(0);

  await signIn();
  await expect(page.getByRole('button', { name: t('account.leave.keep') })).toBeVisible();
  // Nothing else is open to the account.
  await page.goto('/creator');
  await page.getByRole('button', { name: t('account.leave.keep') }).click();
  await expect(page.getByRole('heading', { name: t('account.profile.heading') })).toBeVisible();
  await page.goto('/creator');
  await expect(page).toHaveURL(/\/creator$/);
});
