import { expect, test } from '../support/fixtures.ts';
import { createPhoto, photoFile } from '../support/photos.ts';
import { signInAs, untilShown } from '../support/screens.ts';
import { startServer } from '../support/server-process.ts';
import { messagesOf } from '../support/visits/messages.ts';

/** Starts a site of its own: other journeys have the pictures of the demo. */
const SITE_TIMEOUT_MS = 180_000;

test('an admin replaces an image everywhere, finds the unused one and deletes it, each with Undo', async ({
  page,
  browser,
}) => {
  test.setTimeout(SITE_TIMEOUT_MS);
  const site = await startServer();
  const visitor = await browser.newPage({ baseURL: site.origin });
  try {
    const townImage = async (): Promise<string> => {
      const reply = await visitor.request.get('/api/town/nan');
      return ((await reply.json()) as { data: { mainImageId: string } }).data.mainImageId;
    };
    const before = await townImage();
    await page.request.put(`${site.origin}/api/language`, { data: { language: 'en' } });
    await page.addInitScript(() => localStorage.setItem('language', 'en'));
    await signInAs(page, 'admin', site.origin);
    await page.goto(`${site.origin}/console/media?q=${before}`);
    await untilShown(page);
    const t = await messagesOf(page, 'mfe-console');
    const undo = page
      .getByRole('region', { name: t('undo.label') })
      .getByRole('button', { name: t('undo.undo'), exact: true });
    const rows = page.getByRole('list', { name: t('media.label') }).locator('> li');
    await expect(rows).toHaveCount(1);
    await expect(rows.getByRole('link', { name: 'Nan', exact: true })).toHaveAttribute(
      'href',
      '/console/towns/nan',
    );

    await rows.getByRole('button', { name: /^Replace/ }).click();
    const dialog = page.getByRole('dialog', { name: t('media.replaceTitle') });
    await dialog
      .getByLabel(new RegExp(`^${t('media.newPicture')}`))
      .setInputFiles(photoFile(await createPhoto(page, 1600, 1200)));
    const crop = page.getByRole('dialog', { name: 'Edit Image' });
    await crop.getByRole('button', { name: 'Crop' }).click();
    await crop.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('button', { name: t('media.replace'), exact: true }).click();
    await expect(dialog).toBeHidden();
    const after = await townImage();
    expect(after).not.toBe(before);
    const shown = await (await visitor.request.get('/towns/nan')).text();
    expect([shown.includes(after), shown.includes(before)]).toEqual([true, false]);
    await expect(rows.getByText(t('media.unused'))).toBeVisible();

    await undo.click();
    await expect.poll(townImage).toBe(before);
    await expect(rows.getByRole('link', { name: 'Nan', exact: true })).toBeVisible();

    await page.getByRole('combobox', { name: t('media.filter') }).selectOption('unused');
    await page
      .getByRole('searchbox')
      .or(page.getByRole('textbox', { name: t('list.search') }))
      .first()
      .fill('');
    await page.keyboard.press('Enter');
    const row = rows.filter({ hasText: after });
    await row.getByRole('button', { name: /^Delete/ }).click();
    await expect(row).toHaveCount(0);
    expect((await visitor.request.get(`/images/${after}`)).status()).toBe(404);
    await undo.click();
    await expect(row).toBeVisible();
    expect((await visitor.request.get(`/images/${after}`)).status()).toBe(200);
  } finally {
    await visitor.close();
    await site.stop();
  }
});
