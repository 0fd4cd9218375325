import type { Page } from '@playwright/test';
import { serveGoogleMaps } from '../google-maps.ts';
import type { Visit } from '../visit.ts';
import { editorState } from './editor-states.ts';
import { markDismissed } from './mark-dismissed.ts';
import { messageButton } from './message-button.ts';

/** From the bounds of a whole country to a single portal. */
const MOST_PRESSES = 8;

interface MapKind {
  /** Appended to the names of states. */
  suffix: string;
  site: Pick<Visit, 'hasMaps'>;
  serve: (page: Page) => Promise<unknown>;
  pin: string;
}

const visitsOf = ({ suffix, site, serve, pin }: MapKind): readonly Visit[] => [
  {
    path: '/portals?view=map',
    ...site,
    prepare: serve,
    states: [
      { name: `map of a search${suffix}`, act: (page) => page.locator(pin).first().waitFor() },
      {
        name: `map of a search, moved${suffix}`,
        act: async (page) => {
          // Without scrolling, which would put the switch of the views half behind the navbar.
          await page
            .getByRole('region', { name: /^(Map|แผนที่|地图|خريطة)$/ })
            .evaluate((map) => map.focus({ preventScroll: true }));
          await page.keyboard.press('ArrowUp');
          await (await messageButton(page, 'mfe-discovery', 'map.searchArea')).waitFor();
        },
        isOverlay: true,
      },
      {
        name: `map of a search, with the card of a place${suffix}`,
        act: async (page) => {
          const card = page.locator('[role=group] section');
          const hasCome = () =>
            card.waitFor({ timeout: 2_000 }).then(
              () => true,
              () => false,
            );
          // Pressing a cluster zooms in first, and may leave other pins outside of the window.
          for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
            await page.locator(pin).first().dispatchEvent('click');
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
    ...site,
    as: 'creator',
    prepare: async (page) => {
      await serve(page);
      await markDismissed('pop-up.portal.ban-mon-celadon')(page);
    },
    states: [
      {
        name: `portal with a map${suffix}`,
        act: async (page) => {
          await page.locator('main [role=group][style*=block-size]').first().scrollIntoViewIfNeeded();
          await page.locator(pin).first().waitFor();
        },
      },
      editorState(`location on a map${suffix}`, 'location', (_page, dialog) =>
        dialog.locator(pin).first().waitFor(),
      ),
    ],
  },
];

/** Maps of a site with a key for Google Maps, whose library is faked, and of one without. */
export const mapsVisits: readonly Visit[] = [
  ...visitsOf({ suffix: '', site: { hasMaps: true }, serve: serveGoogleMaps, pin: 'gmp-advanced-marker' }),
  ...visitsOf({ suffix: ', own', site: {}, serve: async () => undefined, pin: '[data-pin]' }),
];
