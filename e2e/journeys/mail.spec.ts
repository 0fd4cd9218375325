import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';
import { messagesOf } from '../support/visits/messages.ts';

/** Starts a site of its own, whose accounts no other journey uses. */
const SITE_TIMEOUT_MS = 180_000;

let site: ServerProcess;
test.beforeAll(async () => {
  test.setTimeout(SITE_TIMEOUT_MS);
  site = await startServer();
});
test.afterAll(() => site.stop());

interface Mail {
  to: string;
  subject: string;
  text: string;
}
const mailsTo = async (page: Page, to: string): Promise<Mail[]> =>
  ((await (await page.request.get(`${site.origin}/dev/mail.json`)).json()) as Mail[]).filter(
    (mail) => mail.to === to,
  );
/** The address in the newest of so many mails. */
async function linkIn(page: Page, to: string, count: number): Promise<string> {
  await expect.poll(async () => (await mailsTo(page, to)).length).toBe(count);
  const [newest] = await mailsTo(page, to);
  return /https?:\S+#\S+/.exec(newest?.text ?? '')?.[0] ?? '';
}

test('a creator confirms an address, forgets the password, and signs in with a new one', async ({ page }) => {
  test.setTimeout(SITE_TIMEOUT_MS);
  const to = 'mali@example.com';
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.request.put(`${site.origin}/api/language`, { data: { language: 'en' } });
  await signInAs(page, 'creator', site.origin);
  await page.goto(`${site.origin}/creator/account`);
  const t = await messagesOf(page, 'mfe-creator');
  const filled = (key: string) => t(key).replace('{{email}}', to);
  await page.getByRole('button', { name: t('account.email.change') }).click();
  const address = page.getByRole('textbox', { name: t('account.email.label') });
  const form = page.locator('form').filter({ has: address });
  await address.fill(to);
  await form.locator('input[name=currentPassword]').fill('creator-demo');
  await form.getByRole('button', { name: t('account.email.submit') }).click();
  await expect(page.getByText(filled('account.email.sent'))).toBeVisible();

  await page.goto(await linkIn(page, to, 1));
  await page.getByRole('button', { name: t('confirmEmail.submit') }).click();
  await expect(page.getByText(filled('confirmEmail.done'))).toBeVisible();
  await page.getByRole('link', { name: t('confirmEmail.account') }).click();
  await expect(page.getByText(filled('account.email.current'))).toBeVisible();

  const visitor = await (await page.context().browser()?.newContext())?.newPage();
  if (!visitor) throw new Error('There is no browser.');
  await visitor.addInitScript(() => localStorage.setItem('language', 'en'));
  await visitor.request.put(`${site.origin}/api/language`, { data: { language: 'en' } });
  await visitor.goto(`${site.origin}/login`);
  await visitor.getByRole('link', { name: t('recover.forgot') }).click();
  await visitor.getByRole('textbox', { name: t('recover.name') }).fill('Mali@example.com');
  await visitor.getByRole('button', { name: t('recover.submit') }).click();
  await expect(visitor.getByText(t('recover.sent'))).toBeVisible();

  const link = await linkIn(page, to, 2);
  await visitor.goto(link);
  await visitor.getByLabel(t('account.password.next'), { exact: false }).first().fill('a long walk home');
  await visitor.getByLabel(t('account.password.again'), { exact: false }).fill('a long walk home');
  await visitor.getByRole('button', { name: t('recover.newSubmit') }).click();
  await expect(visitor.getByText(t('recover.changed'))).toBeVisible();
  // The session that was open has ended.
  expect((await page.request.get(`${site.origin}/api/account`)).status()).toBe(401);
  const signedIn = await visitor.request.post(`${site.origin}/api/auth/login`, {
    data: { username: 'creator', password: 'a long walk home' },
  });
  expect(signedIn.status()).toBe(200);

  await visitor.goto(`${site.origin}/recover`);
  await visitor.goto(link);
  await visitor.getByLabel(t('account.password.next'), { exact: false }).first().fill('a longer walk home');
  await visitor.getByLabel(t('account.password.again'), { exact: false }).fill('a longer walk home');
  await visitor.getByRole('button', { name: t('recover.newSubmit') }).click();
  await expect(visitor.getByText(t('recover.used'))).toBeVisible();
  await visitor.close();
});

test('an admin invites a person by mail', async ({ page }) => {
  test.setTimeout(SITE_TIMEOUT_MS);
  const to = 'som@example.com';
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
  await page.request.put(`${site.origin}/api/language`, { data: { language: 'en' } });
  await signInAs(page, 'admin', site.origin);
  await page.goto(`${site.origin}/console/people`);
  const t = await messagesOf(page, 'mfe-console');
  await page.getByRole('button', { name: t('people.invite'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: t('people.inviteEmail') }).fill(to);
  await dialog.getByRole('combobox', { name: t('people.inviteLanguage') }).selectOption('ar');
  await dialog.getByRole('button', { name: t('people.inviteSubmit') }).click();
  await expect(dialog.getByText(t('people.inviteMailed').replace('{{email}}', to))).toBeVisible();
  const address = await dialog.getByLabel(t('people.inviteAddress')).inputValue();
  expect(await linkIn(page, to, 1)).toBe(address);
});
