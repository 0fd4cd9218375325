import { AxeBuilder } from '@axe-core/playwright';
import { openScreen, SCREENS } from '../world/screens.ts';
import { expect, test } from '../world/world.ts';

/** WCAG 2.2 AA and what came before it, with axe's own advice. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

for (const language of ['th', 'ar'] as const) {
  test.describe(`in ${language}`, () => {
    for (const screen of SCREENS) {
      test.describe(screen.name, () => {
        test.use({ expectedConsole: screen.expectedConsole });
        test('[T-30] axe finds nothing', async ({ page, context, baseURL }) => {
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
        });
      });
    }
  });
}
