import type { Locator, Page } from '@playwright/test';
import type { PageState } from '../visit.ts';
import { messageButton } from './message-button.ts';

export const dialogOf = (page: Page): Locator => page.locator('dialog[open]').last();

/** A button by the key of its label in the creator's messages. */
export const creatorButton = (page: Page, key: string): Promise<Locator> =>
  messageButton(page, 'mfe-creator', key);

/** Opens an editor with the tool of that name, and waits until it has loaded. */
export async function openEditor(page: Page, tool: string): Promise<void> {
  const button = await creatorButton(page, `tools.${tool}`);
  await button.click();
  await dialogOf(page).waitFor();
  await page.waitForFunction(() => !document.querySelector('dialog[open] [aria-busy=true]'));
}

/** Closes all dialogs and discards their changes. */
export async function closeEditors(page: Page): Promise<void> {
  const dialogs = page.locator('dialog[open]');
  const discard = await creatorButton(page, 'editors.discard.confirm');
  for (let open = await dialogs.count(); open > 0; open = await dialogs.count()) {
    if (await discard.isVisible()) await discard.click();
    else await page.keyboard.press('Escape');
    // Either a dialog closes, or a confirmation opens.
    await page.waitForFunction((before) => document.querySelectorAll('dialog[open]').length !== before, open);
  }
}

/** The state of an editor over the page, optionally after further steps. */
export const editorState = (
  name: string,
  tool: string,
  act?: (page: Page, dialog: Locator) => Promise<unknown>,
): PageState => ({
  name: `editor: ${name}`,
  act: async (page) => {
    await openEditor(page, tool);
    await act?.(page, dialogOf(page));
  },
  leave: closeEditors,
  isOverlay: true,
});
