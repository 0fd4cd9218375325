import type { Browser, Locator, Page } from '@playwright/test';
import { expect, test, WITH_MOTION } from '../support/fixtures.ts';
import { createPhoto, cropPicture } from '../support/photos.ts';
import { signInAs } from '../support/screens.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

test.use(WITH_MOTION);

/** The passcode screen of visitors follows a refused call, which the browser logs. */
test.use({ expectedConsole: /status of 403/ });

const PASSCODE = 'looms9';

/** A page in another browser, without a session. */
async function anotherBrowser(browser: Browser, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext(baseURL ? { baseURL } : {});
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  return context.newPage();
}

/** Opens an editor of the page by its button, fills it in, and saves. */
async function edit(
  page: Page,
  { button, title }: { button: string; title: string },
  fill: (dialog: Locator) => Promise<unknown>,
): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: title, exact: true });
  await expect(dialog).toBeVisible();
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

const box = (dialog: Locator, name: string | RegExp) =>
  dialog.getByRole('textbox', typeof name === 'string' ? { name, exact: true } : { name });

/** Suggestions of the home page's search box for these words. */
async function findOnHome(page: Page, words: string): Promise<Locator> {
  await markDismissed('pop-up.home')(page);
  await page.goto('/');
  await page.getByRole('main').getByRole('combobox').first().fill(words);
  return page.getByRole('main').getByRole('option');
}

test('[EDIT-01] smoke: a new account builds a page, edits every part, makes it private, and visitors find it once it is released and public', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const mark = Date.now().toString(36);
  const username = `weaver-${mark}`;
  const title = `Looms of Nan ${mark}`;
  const rareWord = `indigovat${mark}`;
  const tag = `handwoven${mark}`;
  const address = { current: '' };
  await page.context().addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto('/signUp');
  const photo = await createPhoto(page, 1600, 1200);

  await test.step('signs up, signs in and picks a language', async () => {
    await page.getByLabel('Display name').fill('Somsri the weaver');
    await page.getByLabel('Username').fill(username);
    await page.getByLabel(/^Password\b(?! once)/).fill('correct horse');
    await page.getByLabel('Confirm password').fill('correct horse');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await page.getByRole('button', { name: 'User Login' }).click();
    await page.getByLabel('Username').fill(username);
    await page.getByLabel(/^Password/).fill('correct horse');
    // Fakes an unsupported language from an earlier visit.
    await page.evaluate(() => localStorage.setItem('language', 'fr'));
    await page.getByRole('button', { name: 'SIGN IN', exact: true }).click();
    await expect(page).toHaveURL('/creator/choose-lang');
    await page.getByRole('button', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL('/creator');
    await expect(page.getByText('You have no pages yet')).toBeVisible();
  });

  await test.step('builds a page through every step', async () => {
    const next = () => page.getByRole('button', { name: 'Next' }).click();
    const picture = async (label: string) => {
      await cropPicture(page.getByLabel(label), photo);
      await expect(page.getByRole('button', { name: 'Choose another' })).toBeVisible();
      await next();
    };
    await page.getByRole('link', { name: 'Create a new page' }).click();
    await page.getByRole('link', { name: 'Create', exact: true }).click();
    await page.getByLabel('Title (English)').fill(title);
    await next();
    await expect(page).toHaveURL(/#2$/);
    await picture('Thumbnail');
    await expect(page).toHaveURL(/#3$/);
    await picture('Cover');
    await page.getByLabel('Highlight sentence (English)').fill('Silk, woven by hand since 1932');
    await page.getByLabel('Description (English)').fill('Three looms and one family.');
    await next();
    await page.getByRole('textbox', { name: 'Phone' }).fill('053 123 456');
    await next();
    await expect(page.getByRole('heading', { name: 'Completed', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Edit More' }).click();
    await expect(page).toHaveURL(/\/portals\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('UNOFFICIAL')).toBeVisible();
    address.current = new URL(page.url()).pathname;
  });

  await test.step('edits words: title, description with its own layout, tags', async () => {
    await edit(page, { button: 'Edit title', title: 'Title and highlight' }, (dialog) =>
      box(dialog, 'Highlight sentence').fill('Silk and indigo, woven by hand'),
    );
    await expect(page.getByText('Silk and indigo, woven by hand').first()).toBeVisible();
    await edit(page, { button: 'Edit description', title: 'Description' }, async (dialog) => {
      await dialog.getByRole('checkbox', { name: 'Advanced description' }).check();
      const words = dialog.locator('[contenteditable=true]');
      await words.click();
      await page.keyboard.press('Control+End');
      await page.keyboard.press('Enter');
      await dialog.getByRole('button', { name: 'Bold' }).click();
      await expect(dialog.getByRole('button', { name: 'Bold' })).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.type(`Ask for the ${rareWord}.`);
    });
    await expect(page.locator('strong', { hasText: rareWord })).toBeVisible();
    await edit(page, { button: 'Edit tags', title: 'Tags' }, async (dialog) => {
      await box(dialog, 'Tags').fill(tag);
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('button', { name: `Remove ${tag}` })).toBeVisible();
    });
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(tag) })
        .first(),
    ).toBeVisible();
  });

  await test.step('edits ways to reach it: button, contacts, location, hours', async () => {
    await edit(page, { button: 'Edit action button', title: 'Action button' }, async (dialog) => {
      await dialog.getByLabel('What it does').selectOption('externalUrl');
      await box(dialog, /^Web address/).fill('https://example.com/order');
      await box(dialog, /^Button text/).fill('Order a scarf');
    });
    await expect(page.getByRole('link', { name: /Order a scarf/ }).first()).toBeVisible();
    await edit(page, { button: 'Edit contacts', title: 'Contacts' }, (dialog) =>
      box(dialog, 'LINE ID').fill('looms.of.nan'),
    );
    await expect(page.getByText('looms.of.nan').first()).toBeVisible();
    await edit(page, { button: 'Edit location', title: 'Location' }, async (dialog) => {
      await box(dialog, 'Latitude').fill('18.7756');
      await box(dialog, 'Longitude').fill('100.773');
      await box(dialog, 'Street address').fill('9 Weaver Lane, Nan');
    });
    await expect(page.getByText('9 Weaver Lane, Nan').first()).toBeVisible();
    await edit(page, { button: 'Edit opening hours', title: 'Opening hours' }, async (dialog) => {
      await dialog.getByRole('button', { name: 'Add opening hours' }).click();
      await dialog.getByLabel('Monday: open or closed').selectOption('allDay');
    });
    await expect(page.getByText('Open 24 hours').first()).toBeAttached();
  });

  await test.step('edits pictures: thumbnail, gallery, pop-up, contributors', async () => {
    const pictureIn = async (dialog: Locator, label: string | RegExp) => {
      await cropPicture(dialog.getByLabel(label).first(), photo);
      await expect(dialog.getByRole('button', { name: 'Choose another' })).toBeVisible();
    };
    await edit(page, { button: 'Thumbnail', title: 'Thumbnail' }, (dialog) =>
      pictureIn(dialog, /^Card picture/),
    );
    await edit(page, { button: 'Add pictures', title: 'Add to the gallery' }, async (dialog) => {
      await pictureIn(dialog, /^Picture/);
      await box(dialog, 'Title').fill('The oldest loom');
    });
    await expect(page.getByText('The oldest loom').first()).toBeAttached();
    await edit(page, { button: 'Edit contributors', title: 'Contributors' }, async (dialog) => {
      await dialog.getByRole('button', { name: 'Add a contributor' }).click();
      await pictureIn(dialog, /^Photo/);
      await box(dialog, /^Name/).fill('Grandmother Kaeo');
    });
    await expect(page.getByText('Grandmother Kaeo').first()).toBeAttached();
    await edit(page, { button: 'Pop-up', title: 'Pop-up' }, async (dialog) => {
      await dialog.getByLabel('Show when the page opens').check();
      await dialog.locator('[contenteditable=true]').click();
      await page.keyboard.type('The workshop is open on Monday.');
    });
    // The pop-up opens as it does for visitors.
    await expect(page.getByRole('dialog', { name: title })).toContainText('The workshop is open on Monday.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('adds a link, and finds the way to a catalogue', async () => {
    await edit(page, { button: 'Add a link', title: 'Add a link' }, async (dialog) => {
      await box(dialog, /^Web address/).fill('https://example.com/indigo');
      await box(dialog, 'Title').fill('How indigo is made');
    });
    await expect(page.getByRole('link', { name: /How indigo is made/ }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Edit catalogue' }).first()).toBeVisible();
  });

  await test.step('makes it private', async () => {
    await edit(page, { button: 'Privacy', title: 'Who can see this page' }, async (dialog) => {
      await dialog.getByRole('checkbox', { name: 'Private' }).check();
      await box(dialog, /^Passcode/).fill(PASSCODE);
    });
  });

  await test.step('in another browser the passcode opens it, and its pop-up with it', async () => {
    const guest = await anotherBrowser(browser, baseURL);
    await guest.goto(address.current);
    await guest.getByLabel(/^Passcode/).fill(PASSCODE);
    await guest.getByRole('button', { name: 'Open page' }).click();
    await expect(guest.getByRole('dialog')).toContainText('The workshop is open on Monday.');
    await guest.keyboard.press('Escape');
    await expect(guest.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(guest.locator('strong', { hasText: rareWord })).toBeVisible();
    for (const words of ['9 Weaver Lane, Nan', 'The oldest loom', 'Grandmother Kaeo', 'How indigo is made'])
      await expect(guest.getByText(words).first()).toBeAttached();
    await guest.context().close();
  });

  await test.step('a moderator releases it', async () => {
    const desk = await anotherBrowser(browser, baseURL);
    await desk.goto('/contact');
    await signInAs(desk, 'admin');
    await desk.goto('/console/review');
    const card = desk.getByRole('article').filter({ hasText: title });
    await card.getByRole('button', { name: 'Review' }).click();
    const dialog = desk.getByRole('dialog', { name: title });
    await dialog.getByLabel('Find a town').fill('nan');
    await dialog.getByRole('group', { name: 'Towns' }).getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: 'Release' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Release' }).click();
    await expect(desk.getByText(`Released: ${title}`)).toBeVisible();
    await desk.context().close();
  });

  await test.step('home finds it: private by its title alone, public by its tags as well', async () => {
    const guest = await anotherBrowser(browser, baseURL);
    await expect((await findOnHome(guest, tag)).filter({ hasText: title })).toHaveCount(0);
    await expect(guest.getByText('- empty -')).toBeVisible();
    await expect((await findOnHome(guest, title)).filter({ hasText: title }).first()).toBeVisible();

    await page.reload();
    await edit(page, { button: 'Privacy', title: 'Who can see this page' }, (dialog) =>
      dialog.getByRole('checkbox', { name: 'Private' }).uncheck(),
    );
    await expect(page.getByText('UNOFFICIAL')).toHaveCount(0);
    const hit = (await findOnHome(guest, tag)).filter({ hasText: title }).first();
    await hit.click();
    await expect.poll(() => new URL(guest.url()).pathname).toBe(address.current);
    await guest.context().close();
  });
});
