import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';

/** No other journey changes it: their links and texts would be among the findings. */
const PORTAL = '/portals/rong-khua-nimman';

test('a creator checks a page, mends what is missing from the list, and the score rises', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/towns');
  await signInAs(page, 'creator');
  await page.goto(PORTAL);

  // A link into a private network, which the server refuses without asking DNS, and a title that search engines cut.
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('textbox', { name: /^Web address/ }).fill('http://192.168.1.1/menu');
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Menu');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Edit title' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill(`Rice field café ${'o'.repeat(60)}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Check page' }).click();
  const check = page.getByRole('dialog', { name: 'Check page' });
  const finding = (text: RegExp) => check.getByRole('listitem').filter({ hasText: text });
  const unreachable = finding(/Visitors can’t open the link http:\/\/192\.168\.1\.1\/menu/);
  await expect(unreachable).toBeVisible();
  await expect(finding(/Search engines cut/)).toBeVisible();
  const score = async () => Number((await check.getByText(/^\d+ of 10 done$/).textContent())?.split(' ')[0]);
  const before = await score();

  await finding(/Search engines cut/)
    .getByRole('button')
    .click();
  const title = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: 'Save' }) });
  await title.getByRole('textbox', { name: 'Title', exact: true }).fill('Rice field café');
  await title.getByRole('button', { name: 'Save' }).click();
  await expect(finding(/Search engines cut/)).toHaveCount(0);

  await unreachable.getByRole('button', { name: 'Edit: Menu' }).click();
  await page.getByRole('textbox', { name: /^Web address/ }).fill(`${baseURL}/towns`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(unreachable).toHaveCount(0);
  await expect.poll(score).toBeGreaterThan(before);

  await page.keyboard.press('Escape');
  await expect(check).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Check page' })).toBeFocused();
});
