import { expect, test } from '../support/fixtures.ts';

test.beforeEach(async ({ context, baseURL }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
});

test.describe('the development identity, which has no icon', () => {
  test.use({ expectedConsole: /favicon\.ico/ });

  test('[LOGIN-01, LOGIN-13, LOGIN-14, OPEN-30, OPEN-36] signs in with a social account in a popup, and out of both', async ({
    page,
    context,
  }) => {
    await page.goto('/login?backTo=/creator');
    const button = page.getByRole('button', { name: /^Continue with / });
    const [popup] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await popup.getByRole('textbox', { name: 'Email' }).fill('malee@example.com');
    await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()]);
    await expect(page).toHaveURL('/creator');
    await expect(page.getByRole('navigation').first()).toContainText('Hi ! malee');

    // The provider asks for confirmation, then redirects home, where the visitor is signed out.
    await page.getByRole('button', { name: /^Hi ! / }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(/\/development\/identity\//);
    await page.getByRole('button', { name: /Sign out/i }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('navigation').first()).not.toContainText('Hi ! ');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('portico.token'))).toBeNull();
  });
});

test('[ERR-04] a refusal of the social account is shown in the page, which stays unchanged', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  const button = page.getByRole('button', { name: /^Continue with / });
  const [popup] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await popup.getByLabel(/there is no such user/).check();
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Continue' }).click()]);
  await expect(page.getByRole('alert')).toContainText('The specified user account does not exist.');
  await expect(page).toHaveURL('/login');
});

test('[LOGIN-03, SIGNUP-03, SIGNUP-04, SIGNUP-05] sign-up and first sign-in on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const username = `visitor-${Date.now().toString(36)}`;
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL('/signUp');
  await page.getByLabel('Display name').fill('A new face');
  await page.getByLabel('Username').fill('creator');
  await page.getByLabel(/^Password\b(?! once)/).fill('correct horse');
  await page.getByLabel('Confirm password').fill('correct horse');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  // Clickable only if the toast is above everything else and not inert.
  const taken = page
    .getByRole('alert')
    .filter({ hasText: 'Username already exists please use another Username' });
  await expect(taken).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(taken).toBeHidden();
  await page.getByLabel('Username').fill(username);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  const dialog = page.getByRole('alertdialog');
  const ready = dialog.getByRole('status').filter({ hasText: 'Your account is ready' });
  await expect(ready).toBeVisible();
  await dialog.getByRole('button', { name: 'Dismiss' }).click();
  await expect(ready).toBeHidden();
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByRole('button', { name: 'User Login' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill('correct horse');
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await expect(page).toHaveURL('/creator');
  await expect(page.getByText('You have no pages yet')).toBeVisible();
});

test('[CREATOR-11, CREATOR-13] an unsupported stored language is asked for again, once', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'User Login' }).click();
  await page.getByLabel('Username').fill('creator');
  await page.getByLabel(/^Password/).fill('creator-demo');
  await page.evaluate(() => localStorage.setItem('language', 'fr'));
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await expect(page).toHaveURL('/creator/choose-lang');
  await page.getByRole('button', { name: /Arabic/ }).click();
  await expect(page).toHaveURL('/creator');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a new password, then a passkey that signs in without it until it is removed', async ({
  page,
  context,
}) => {
  const webAuthn = await context.newCDPSession(page);
  await webAuthn.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
  } as const;
  await webAuthn.send('WebAuthn.addVirtualAuthenticator', { options });
  const username = `keeper-${Date.now().toString(36)}`;
  const account = { username, displayName: 'A keeper of keys', password: 'correct horse' };
  expect((await page.request.post('/api/user', { data: { data: account } })).ok()).toBe(true);

  await page.goto('/login?backTo=/creator/account');
  await page.getByRole('button', { name: 'User Login' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
  await page.locator('input[name=currentPassword]').fill(account.password);
  await page.locator('input[name=password]').fill('battery staple');
  await page.locator('input[name=confirmPassword]').fill('battery staple');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Password changed')).toBeVisible();

  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.locator('input[name=passkeyName]').fill('My phone');
  await page.locator('input[name=passkeyPassword]').fill('battery staple');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible();

  await page.getByRole('button', { name: /^Hi ! / }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('navigation').first()).not.toContainText('Hi ! ');
  await page.goto('/login?backTo=/creator/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByRole('button', { name: 'Remove: My phone' }).click();
  await page.locator('input[name=passkeyRemovePassword]').fill('battery staple');
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Passkey removed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove: My phone' })).toHaveCount(0);
});
