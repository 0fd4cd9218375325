import type { Page, Route } from '@playwright/test';
import type { PageState, Visit } from '../visit.ts';
import { closeEditors, creatorButton, dialogOf, editorState, openEditor } from './editor-states.ts';
import { messagesOf } from './messages.ts';

/** No other test depends on this portal. */
const PORTAL_ID = 'na-cafe-pua';
const SAVES = `**/api/portal/${PORTAL_ID}`;

async function interceptSaves(page: Page, response: (route: Route) => unknown): Promise<void> {
  await page.unroute(SAVES);
  await page.route(SAVES, (route) => {
    return route.request().method() === 'PUT' ? response(route) : route.continue();
  });
}

/** A change without a form: hides a section from visitors, or shows it again. */
async function changeAtOnce(page: Page): Promise<void> {
  await page.locator('main [role=switch]').first().click();
}

/** Saves a title with a form. */
async function changeTitle(page: Page): Promise<void> {
  await openEditor(page, 'title');
  await dialogOf(page).locator('input[type=text], input:not([type])').first().pressSequentially('!');
  await (await creatorButton(page, 'editors.save')).click();
}

/** The button that undoes the last save; without a save to undo there is none, or it is disabled. */
const undoButton = async (page: Page) =>
  (await creatorButton(page, 'editors.undoSave')).and(page.locator(':not([aria-disabled=true])'));

async function undo(page: Page): Promise<void> {
  const button = await undoButton(page);
  await button.click();
  await button.waitFor({ state: 'detached' });
}

/** A state of the page's save status; the change is undone afterwards. */
const savingState = (name: string, act: (page: Page) => Promise<unknown>): PageState => ({
  name: `saving: ${name}`,
  expectedConsole: /status of (409|500)/,
  act,
  isOverlay: true,
});

async function createVersion(page: Page): Promise<void> {
  await changeAtOnce(page);
  await undo(page);
}

/** The save status, conflicts and versions of a page. [T-49] */
export const savingVisits: readonly Visit[] = [
  {
    path: `/portals/${PORTAL_ID}`,
    as: 'creator',
    states: [
      savingState('saved, with the way back', async (page) => {
        await changeAtOnce(page);
        await (await undoButton(page)).waitFor();
      }),
      savingState('undone', async (page) => {
        if (!(await (await undoButton(page)).isVisible())) await changeAtOnce(page);
        await undo(page);
      }),
      {
        ...editorState('versions', 'versions'),
        act: async (page) => {
          await createVersion(page);
          await openEditor(page, 'versions');
          await dialogOf(page).getByRole('listitem').first().waitFor();
        },
      },
      editorState('versions, one compared', 'versions', async (page, dialog) => {
        await dialog.getByRole('listitem').nth(1).getByRole('button').click();
        await page.waitForFunction(() => document.querySelector('dialog[open] [aria-pressed=true]'));
      }),
      {
        ...savingState('changed by someone else meanwhile', async (page) => {
          const conflict = { by: 'Somchai', at: '2026-11-20T10:00:00.000Z' };
          await interceptSaves(page, (route) =>
            route.fulfill({
              status: 409,
              json: { status: 'fail', code: 'conflict', reason: 'Changed.', conflict },
            }),
          );
          await changeTitle(page);
          await dialogOf(page).getByRole('alert').waitFor();
        }),
        leave: closeEditors,
      },
      {
        ...savingState('failed, in the form', async (page) => {
          await interceptSaves(page, (route) => route.fulfill(broken));
          await changeTitle(page);
          await dialogOf(page).getByRole('alert').waitFor();
        }),
        leave: closeEditors,
      },
      {
        ...savingState('failed', async (page) => {
          await interceptSaves(page, (route) => route.fulfill(broken));
          await changeAtOnce(page);
          await (await creatorButton(page, 'editors.discardChange')).waitFor();
        }),
        leave: async (page) => (await creatorButton(page, 'editors.discardChange')).click(),
      },
      savingState('under way', async (page) => {
        await interceptSaves(page, () => undefined);
        await changeAtOnce(page);
        const t = await messagesOf(page, 'mfe-creator');
        await page.locator('[aria-live=polite]').getByText(t('editors.saving')).waitFor();
      }),
    ],
  },
];

const broken = {
  status: 500,
  json: { status: 'fail', code: 'internal', reason: 'Out of order.' },
};
