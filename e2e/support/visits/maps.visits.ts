import type { Page } from '@playwright/test';
import { serveGoogleMaps } from '../google-maps.ts';
import type { Visit } from '../visit.ts';
import { editorState } from './editor-states.ts';
import { markDismissed } from './mark-dismissed.ts';
import { messageButton } from './message-button.ts';

/** From the bounds of a whole country to a single portal. */
const MOST_PRESSES = 8;

const pins = (page: Page) => page.locator('gmp-advanced-marker');

/** Pages that need a key for Google Maps. */
export const mapsVisits: readonly Visit[] = [
  {
    path: '/portals?view=map',
    hasMaps: true,
    prepare: serveGoogleMaps,
    states: [
      { name: 'map of a search', act: (page) => pins(page).first().waitFor() },
      {
        name: 'map of a search, moved',
        act: async (page) => {
          await page.getByRole('region', { name: 'Map', exact: true }).focus();
          await page.keyboard.press('ArrowUp');
          await (await messageButton(page, 'mfe-discovery', 'map.searchArea')).waitFor();
        },
        isOverlay: true,
      },
      {
        name: 'map of a search, with the card of a place',
        act: async (page) => {
          const card = page.locator('[role=group] section');
          const hasCome = () =>
            card.waitFor({ timeout: 2_000 }).then(
              () => true,
              () => false,
            );
          // Pressing a cluster zooms in first, and may leave other pins outside of the window.
          for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
            await pins(page).first().dispatchEvent('click');
            if (await hasCome()) return;
          }
          throw new Error('no pin has shown its place');
        },
        isOverlay: true,
      },
    ],
  },
  {
    path: '/portals/ban-mon-celadon',
    hasMaps: true,
    as: 'creator',
    prepare: async (page) => {
      await serveGoogleMaps(page);
      await markDismissed('pop-up.portal.ban-mon-celadon')(page);
    },
    states: [
      {
        name: 'portal with a map',
        act: async (page) => {
          await page.locator('main [role=group][style*=block-size]').first().scrollIntoViewIfNeeded();
          await pins(page).first().waitFor();
        },
      },
      editorState('location on a map', 'location', (_page, dialog) =>
        dialog.locator('gmp-advanced-marker').first().waitFor(),
      ),
    ],
  },
];
