import { expect, test } from '../support/fixtures.ts';
import { createPhoto, cropPicture } from '../support/photos.ts';
import { pressUntil } from '../support/press-until.ts';
import { signInAs } from '../support/screens.ts';
import { messagesOf } from '../support/visits/messages.ts';

test('[OPEN-12] an admin makes a custom page, previews and publishes it, and edits it while visitors see the published one', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const visitor = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  await signInAs(page, 'admin');
  await page.goto('/console/pages/new?lang=en');
  const messages = await messagesOf(page, 'mfe-console');
  const t = (key: string, values: Record<string, string | number> = {}) =>
    messages(key).replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => String(values[name]));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const field = (name: string) => page.getByRole('textbox', { name });
  const inLanguage = (name: string, language: string) => `${t(name)} (${t(`language.${language}`)})`;
  const save = async () => {
    await button(t('form.save')).click();
    await expect(page.getByText(t('form.saved'), { exact: true })).toBeVisible();
  };

  await field(inLanguage('page.title', 'en')).fill('Lantern week');
  await field(inLanguage('page.title', 'th')).fill('สัปดาห์โคมลอย');
  await field(t('pages.slug')).fill('lantern-week');
  await button(t('form.save')).click();
  await expect(page).toHaveURL('/console/pages/lantern-week');
  await expect(page.getByText(t('page.now.unpublished'))).toBeVisible();

  await button(t('widget.banner')).click();
  await button(t('widget.add.banner')).click();
  await cropPicture(
    page.getByLabel(t('widget.picture'), { exact: true }),
    await createPhoto(page, 1280, 720),
  );
  await field(inLanguage('widget.title', 'en')).last().fill('Lanterns over the river');
  await button(t('widget.icons')).click();
  await button(t('widget.add.icons')).click();
  await field(inLanguage('widget.text', 'en')).fill('Towns');
  await field(inLanguage('widget.text', 'th')).fill('เมือง');
  await field(t('widget.link')).last().fill('/towns');
  await button(t('widget.actions')).click();
  await button(t('widget.add.actions')).click();
  await field(inLanguage('widget.buttonText', 'en')).fill('Call us');
  await field(t('widget.contacts.externalUrl')).fill('example.com/tickets');
  const handle = button(t('move.handle', { name: t('widget.actions') }));
  await handle.focus();
  await page.keyboard.press('Space');
  await expect(
    page.getByText(t('move.movedTo', { name: t('widget.actions'), place: 3, total: 3 })),
  ).toBeAttached();
  await pressUntil(page, 'ArrowUp', t('move.movedTo', { name: t('widget.actions'), place: 2, total: 3 }));
  await page.keyboard.press('Space');
  await save();

  await button(t('page.preview')).click();
  const preview = page.frameLocator('iframe');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Lantern week');
  await expect(preview.getByText('Lanterns over the river')).toBeVisible();
  const widthOf = () =>
    preview.locator('html').evaluate((root) => root.ownerDocument.defaultView?.innerWidth);
  const isWide = () =>
    preview
      .locator('html')
      .evaluate((root) => root.ownerDocument.defaultView?.matchMedia('(min-width: 1024px)').matches);
  expect([await widthOf(), await isWide()]).toEqual([390, false]);
  await button(t('page.desktop')).click();
  await expect.poll(async () => [await widthOf(), await isWide()]).toEqual([1280, true]);
  await page.getByRole('combobox', { name: t('page.language') }).selectOption('th');
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('สัปดาห์โคมลอย');
  await expect(preview.locator('html')).toHaveAttribute('lang', 'th');
  await button(t('page.closePreview')).click();

  const url = '/web-page/lantern-week?lang=en';
  expect((await visitor.goto(new URL(url, page.url()).href))?.status()).toBe(404);

  await button(t('page.publish')).click();
  await expect(page.getByText(t('page.now.published'))).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(200);
  const main = visitor.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lantern week');
  await expect(main.getByText('Lanterns over the river')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Call us' })).toHaveAttribute(
    'href',
    'https://example.com/tickets',
  );
  const widgets = await main.locator('section h2').allTextContents();
  expect(widgets.length).toBe(2);

  await field(inLanguage('page.title', 'en')).first().fill('Lantern month');
  await page.getByRole('checkbox', { name: t('page.inMenu') }).check();
  await save();
  await expect(page.getByText(t('page.now.draft'))).toBeVisible();
  await visitor.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lantern week');
  await button(t('page.publish')).click();
  await expect(page.getByText(t('page.now.published'))).toBeVisible();
  await visitor.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lantern month');
  await expect(visitor.getByRole('contentinfo').getByRole('link', { name: 'Lantern month' })).toBeVisible();

  await button(t('page.delete')).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('page.delete') })
    .click();
  await expect(page).toHaveURL('/console/pages');
  await expect(page.getByRole('link', { name: 'Lantern month' })).toHaveCount(0);
  await button(t('undo.undo')).click();
  await expect(page.getByText(t('undo.done'))).toBeVisible();
  await visitor.reload();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Lantern month');
});
