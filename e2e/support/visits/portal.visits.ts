import type { Visit } from '../visit.ts';
import { messageButton } from './message-button.ts';
import { skipNotFoundSpinner, untilNotFound } from './until-not-found.ts';

/** The pages of portals, and custom pages. */
export const portalVisits: readonly Visit[] = [
  { path: '/portals/ban-mon-celadon', states: [{ name: 'portal' }] },
  {
    path: '/portals/tha-phae-sunday-market',
    states: [
      {
        name: 'picture at full size',
        act: async (page) => {
          await page.locator('[data-gallery-item=full] a[href^="/images/"]').first().click();
          await page.locator('.yarl__portal_open').waitFor();
          // Waits for the fade-in, during which its text has less contrast.
          await page
            .locator('.yarl__portal_open')
            .evaluate((viewer) => Promise.all(viewer.getAnimations().map((fade) => fade.finished)));
        },
        leave: async (page) => {
          await page.keyboard.press('Escape');
          await page.locator('.yarl__portal').waitFor({ state: 'detached' });
        },
        isOverlay: true,
      },
      {
        name: 'gallery as a mosaic',
        async act(page) {
          await (await messageButton(page, 'mfe-portal', 'gallery.mosaic')).click();
          // The phone bar leaves at the footer; until then it covers a part of whatever is scrolled behind it.
          await page.locator('main ~ footer').scrollIntoViewIfNeeded();
          await page.locator('[data-in-the-way]').waitFor({ state: 'attached' });
        },
      },
    ],
  },
  {
    path: '/portals/ban-rak-thai-tea-house',
    states: [{ name: 'private portal', expectedConsole: /status of 403/ }],
  },
  { path: '/web-page/festival-year', states: [{ name: 'custom page' }] },
  {
    path: '/web-page/nowhere',
    prepare: skipNotFoundSpinner,
    states: [{ name: 'unknown custom page', expectedConsole: /status of 404/, act: untilNotFound }],
  },
];
