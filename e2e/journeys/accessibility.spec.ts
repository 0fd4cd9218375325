import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { findOverflow } from '../support/overflow-check.ts';
import { createPageInspector, type PageInspector } from '../support/page-inspector.ts';
import { VISITS } from '../support/screens.ts';
import { brokenThaiTexts } from '../support/thai-lines.ts';
import { untilSettled } from '../support/visit.ts';

/** Tags of WCAG 2.2 AA and earlier versions, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OPEN_DIALOG = 'dialog[open]';

const WINDOW = { width: 1280, height: 720 };
/** In CSS px: a window of 640 px at 200 % zoom, or of 1280 px at 400 %. */
const NARROW = { width: 320, height: 640 };
const PHONE = { width: 375, height: 640 };

const require = createRequire(import.meta.url);
const AXE_SOURCE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Pages have no frames to inspect. */
async function findingsOf(page: Page, isFirstState: boolean) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE_SOURCE);
  // The page behind a modal dialog was inspected in its first state.
  const isDialogAlone = !isFirstState && (await page.locator(OPEN_DIALOG).count()) > 0;
  return page.evaluate(
    async ({ scope, rules }) => {
      const { axe } = window as typeof window & { axe: typeof import('axe-core') };
      const { violations } = await axe.run(scope ?? document, {
        resultTypes: ['violations'],
        runOnly: { type: 'tag', values: rules },
      });
      return violations.map(({ id, help, nodes }) => ({
        id,
        help,
        where: nodes.map(({ target }) => target.join(' ')),
      }));
    },
    { scope: isDialogAlone ? OPEN_DIALOG : null, rules: RULES },
  );
}

/** Axe inspects both layouts of each page: of a desktop and of a phone. */
const SIZES = { th: WINDOW, ar: NARROW } as const;

for (const language of ['th', 'ar'] as const) {
  const size = SIZES[language];
  test.describe(`in ${language}`, () => {
    const inspectors = new Map<string, PageInspector>();
    test.afterAll(async () => {
      for (const inspector of inspectors.values()) await inspector.close();
    });

    for (const visit of VISITS) {
      const [first, ...others] = visit.states;
      const name = others.length > 0 ? `${first?.name}, and ${others.length} states more` : first?.name;
      test(`[T-30] axe reports nothing, a window of 320 px shows everything${language === 'th' ? ', and Thai texts break between words' : ''}: ${name}`, async ({
        browser,
        siteOf,
      }) => {
        test.setTimeout(60_000 + 20_000 * visit.states.length);
        const { origin } = await siteOf(visit);
        const inspector =
          inspectors.get(origin) ??
          (await createPageInspector(browser, { language, origin, viewport: size }));
        inspectors.set(origin, inspector);
        const complaints = await inspector.inspect(visit, async (page) => {
          for (const state of visit.states) {
            await test.step(state.name, async () => {
              await state.act?.(page);
              // A colour in transition has another contrast.
              await untilSettled(page);
              expect.soft(await findingsOf(page, state === first), state.name).toEqual([]);
              const expectWholeWords = () =>
                expect.soft.poll(() => brokenThaiTexts(page), state.name).toEqual([]);
              if (language === 'th') {
                await page.setViewportSize(PHONE);
                await expectWholeWords();
              }
              // Equivalent to zooming in.
              await page.setViewportSize(NARROW);
              await expect.soft.poll(() => page.evaluate(findOverflow), state.name).toEqual([]);
              if (language === 'th') await expectWholeWords();
              if (state !== visit.states.at(-1)) await page.setViewportSize(size);
              await state.leave?.(page);
            });
          }
        });
        const expected = visit.states.flatMap(({ expectedConsole }) => expectedConsole ?? []);
        const unexpected = complaints.filter((complaint) => !expected.some((words) => words.test(complaint)));
        expect(unexpected, 'what the page complained about').toEqual([]);
      });
    }
  });
}
