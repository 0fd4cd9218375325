import type { Page } from '@playwright/test';
import type { Visit } from '../visit.ts';
import { inBrowser, USER_AGENTS } from './devices.ts';
import { markDismissed } from './mark-dismissed.ts';
import { messageButton } from './message-button.ts';
import { skipNotFoundSpinner, untilNotFound } from './until-not-found.ts';

const escape = (page: Page) => page.keyboard.press('Escape');
const untilDialog = (page: Page) => page.getByRole('dialog').waitFor();

/** The layout of all pages, and its messages about missing pages, browsers and the connection. */
export const frameVisits: readonly Visit[] = [
  {
    path: '/towns',
    states: [
      {
        name: 'language menu',
        act: async (page) => (await messageButton(page, 'shell', 'navbar.language')).click(),
        leave: escape,
        isOverlay: true,
      },
      {
        name: 'menu of a phone',
        act: async (page) => {
          // Wide windows show its links in the navbar.
          const menu = await messageButton(page, 'shell', 'navbar.menu');
          if (await menu.isVisible()) await menu.click();
        },
        leave: escape,
        isOverlay: true,
      },
      {
        name: 'offline',
        expectedConsole: /ERR_INTERNET_DISCONNECTED/,
        act: loseConnection,
        isOverlay: true,
      },
    ],
  },
  {
    path: '/',
    prepare: markDismissed('pop-up.home'),
    states: [
      {
        name: 'home, offline',
        expectedConsole: /ERR_INTERNET_DISCONNECTED/,
        act: loseConnection,
        isOverlay: true,
      },
    ],
  },
  {
    path: '/towns',
    prepare: inBrowser(USER_AGENTS.phone),
    states: [
      {
        name: 'share menu of a phone',
        act: async (page) => (await messageButton(page, 'shell', 'share.label')).click(),
        isOverlay: true,
      },
    ],
  },
  {
    path: '/towns',
    prepare: inBrowser(USER_AGENTS.chatAppOnAndroid),
    states: [{ name: 'in-app browser on Android', act: untilDialog, isOverlay: true }],
  },
  {
    path: '/towns',
    prepare: inBrowser(USER_AGENTS.chatAppOnIphone),
    states: [{ name: 'in-app browser on iOS', act: untilDialog, isOverlay: true }],
  },
  {
    path: '/nowhere',
    prepare: skipNotFoundSpinner,
    states: [
      {
        name: 'not found',
        expectedConsole: /status of 404/,
        act: untilNotFound,
      },
    ],
  },
];

async function loseConnection(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.getByText('Internet connection lost').waitFor();
}
