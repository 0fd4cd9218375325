import type { Locator, Page } from '@playwright/test';
import type { Visit } from '../visit.ts';
import { choosePicture } from './choose-picture.ts';
import { creatorButton, editorState } from './editor-states.ts';
import { markDismissed } from './mark-dismissed.ts';

const title = (dialog: Locator) => dialog.locator('input[type=text], input:not([type])').first();

/**
 * Presses a control whose input is visually hidden. Playwright would need its place, which the entrance animation of a dialog
 * moves.
 */
const press = (input: Locator): Promise<void> => input.evaluate((element: HTMLElement) => element.click());

/** Switches to a content language without a translation. */
async function writeInAnotherLanguage(page: Page, dialog: Locator): Promise<void> {
  const other = (await page.evaluate(() => document.documentElement.lang)) === 'zh' ? 'en' : 'zh';
  await press(dialog.locator(`input[type=radio][value=${other}]`));
  await title(dialog).fill('');
}

async function askToDiscard(page: Page, dialog: Locator): Promise<void> {
  await title(dialog).pressSequentially('!');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').waitFor();
}

async function makePrivate(page: Page, dialog: Locator): Promise<void> {
  const isPrivate = dialog.getByRole('checkbox').first();
  if (!(await isPrivate.isChecked())) await press(isPrivate);
  await page.waitForFunction(() => {
    const field = document.querySelector<HTMLInputElement>('dialog[open] input[autocomplete=off]');
    return field !== null && field.value !== '';
  });
}

async function openSpecialDay(_page: Page, dialog: Locator): Promise<void> {
  for (const details of await dialog.locator('details:not([open]) > summary').all()) await details.click();
}

async function withRichText(page: Page, dialog: Locator): Promise<void> {
  const advanced = dialog.getByRole('switch').or(dialog.getByRole('checkbox')).first();
  if (!(await advanced.isChecked())) await press(advanced);
  await dialog.getByRole('toolbar').waitFor();
  await page.locator('dialog[open] [contenteditable=true]').waitFor();
}

/** The picture of one item, after the field for several pictures. */
const itemPicture = (dialog: Locator) => dialog.locator('input[type=file]').last();

/** The editors of a portal page that has every kind of content. [EDIT-01] */
export const editorVisits: readonly Visit[] = [
  {
    path: '/portals/ban-mon-celadon',
    as: 'creator',
    prepare: markDismissed('pop-up.portal.ban-mon-celadon'),
    states: [
      { name: 'portal with its tools' },
      editorState('cover', 'cover'),
      editorState('title', 'title'),
      editorState('title, in a language without words', 'title', writeInAnotherLanguage),
      editorState('title, leaving with changes', 'title', askToDiscard),
      editorState('description', 'description'),
      editorState('description with its own layout', 'description', withRichText),
      editorState('action button', 'call-to-action'),
      editorState('tags', 'tags'),
      editorState('contacts', 'contacts'),
      editorState('location', 'location'),
      editorState('opening hours', 'opening-hours', openSpecialDay),
      editorState('pictures', 'gallery-item'),
      editorState('a picture to crop', 'gallery-item', (_page, dialog) => choosePicture(itemPicture(dialog))),
      editorState('a cropped picture', 'gallery-item', async (page, dialog) => {
        await choosePicture(itemPicture(dialog));
        await (await creatorButton(page, 'editImage.crop')).click();
        await (await creatorButton(page, 'editImage.adjust')).waitFor();
      }),
      editorState('order of the gallery', 'gallery'),
      editorState('link', 'link'),
      editorState('order of the links', 'links'),
      editorState('contributors', 'contributors'),
      editorState('thumbnail', 'thumbnail'),
      editorState('pop-up', 'pop-up'),
      editorState('privacy', 'privacy'),
      editorState('privacy with a passcode', 'privacy', makePrivate),
      editorState('editors', 'co-editors'),
      editorState('deleting the page', 'delete-page'),
    ],
  },
];
