import { AxeBuilder } from '@axe-core/playwright';
import { lostInNarrowWindow } from '../world/lost-in-narrow-window.ts';
import { openScreen, SCREENS } from '../world/screens.ts';
import { expect, test } from '../world/world.ts';

/** WCAG 2.2 AA and what came before it, with axe's own advice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** In CSS px: what 200 % zoom leaves of a window of 640 px, and 400 % of one of 1280 px. */
const NARROW = { width: 320, height: 640 };

for (const language of ['th', 'ar'] as const) {
  test.describe(`in ${language}`, () => {
    for (const screen of SCREENS) {
      test.describe(screen.name, () => {
        test.use({ expectedConsole: screen.expectedConsole });
        test('[T-30] axe finds nothing, and a window of 320 px loses nothing', async ({
          page,
          context,
          baseURL,
        }) => {
          await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await openScreen(page, screen);
          const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze();
          const found = violations.map(({ id, help, nodes }) => ({
            id,
            help,
            where: nodes.map(({ target }) => target.join(' ')),
          }));
          expect(found).toEqual([]);

          // The same page, as after zooming in.
          await page.setViewportSize(NARROW);
          await expect.poll(() => page.evaluate(lostInNarrowWindow)).toEqual([]);
        });
      });
    }
  });
}
