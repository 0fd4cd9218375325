import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';

const PORTAL = 'ban-mon-celadon';
const EDIT = `/catalog/edit?portalId=${PORTAL}&catalogId=celadon-classes`;

test.beforeEach(async ({ context, baseURL, page }) => {
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.addInitScript(() => localStorage.setItem('language', 'en'));
});

test('[CAT-15, CAT-11, OPEN-07, OPEN-08] products that an editor adds to a catalogue are on its page and on their own', async ({
  page,
  plainPage,
}) => {
  await signInAs(page, 'creator');
  await page.goto(EDIT);
  await page.getByLabel('Product file').setInputFiles({
    name: 'classes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('name_en,price\nGlazing at dusk,1200\n'),
  });
  await page.getByRole('button', { name: 'Add 1 product' }).click();
  await expect(page.getByRole('button', { name: 'Edit Glazing at dusk' })).toBeVisible();

  // Without script too, and at once: a write invalidates the page cache.
  await plainPage.goto(`/catalog/show?portalId=${PORTAL}&catalogId=celadon-classes`);
  await plainPage.getByRole('link', { name: 'Glazing at dusk' }).click();
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Glazing at dusk');
  await expect(plainPage.getByText('฿1,200')).toBeVisible();
});

test('[CAT-14, T-01] the address of a catalogue by its ref takes a session token, and its redirect keeps it', async ({
  page,
}) => {
  const data = { username: 'creator', password: 'creator-demo' };
  const response = await page.request.post('/api/auth/login', { data });
  const { jsonWebToken } = (await response.json()) as { jsonWebToken: string };
  await page.goto(
    `/catalogRef/celadon-table?${new URLSearchParams({ portalId: PORTAL, token: jsonWebToken })}`,
  );
  await expect(page.getByRole('heading', { name: /^Continue as / })).toBeVisible();
  await expect(page).toHaveURL(/\/catalog\/show\?(?!.*token)/);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('navigation').first()).toContainText('Hi ! ');
});

test('[OPEN-07, CROP-10] a product gets its picture through the image editor of the creator remote', async ({
  page,
}) => {
  await signInAs(page, 'creator');
  await page.goto(EDIT);
  await page.getByRole('button', { name: 'Add product' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add product' });
  await dialog.getByLabel('Name').fill('A quiet morning at the wheel');
  const buffer = await page.screenshot({ type: 'jpeg' });
  await dialog.getByLabel(/^Picture/).setInputFiles({ name: 'wheel.jpg', mimeType: 'image/jpeg', buffer });
  const crop = page.getByRole('dialog', { name: 'Edit Image' });
  await crop.getByRole('button', { name: 'Crop' }).click();
  await crop.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByRole('button', { name: 'Choose another' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('listitem').filter({ hasText: 'A quiet morning at the wheel' });
  await expect(row.locator('img[src*="/small-images/"], img[src*="/images/"]').first()).toBeVisible();
});
