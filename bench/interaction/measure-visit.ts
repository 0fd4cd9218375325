import type { Browser, Locator, Page } from '@playwright/test';
import { openVisit, type PageState, untilShown, type Visit } from '../../e2e/support/visit.ts';
import { duringMainThread } from '../measure/main-thread.ts';
import { openSlowPhone, twoFrames, untilFacesHaveCome, untilIdle } from '../measure/slow-phone.ts';
import { MAIN_CONTROLS } from './main-controls.ts';

/** What a person does on a screen. */
export const DEEDS = ['reach', 'type', 'tap', 'leave'] as const;
export type Deed = (typeof DEEDS)[number];

/** Of one deed on one screen. */
export interface Answer {
  screen: string;
  deed: Deed;
  /** From a press, key or tap to the next frame: the slowest of the deed, ms. */
  answer: number;
  /** Of the longest task, whether before that frame or after it: CPU time, ms. */
  cpu: number;
}

const TIMEOUT_MS = 30_000;
/** After so long a control is taken to lie under something. */
const COVERED_MS = 3000;
const FIELD =
  'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=tel], input[type=url], textarea, [contenteditable=true]';
const ANY_PAGE = 'header button[aria-expanded]';

interface Measured {
  answers: Answer[];
  /** Screens of which something could not be done, and why. */
  failures: string[];
}

/** Does on every screen of a visit what people do there, on a CPU four times slower. */
export async function measureVisit(
  { browser, origin }: { browser: Browser; origin: string },
  visit: Visit,
  states: readonly PageState[],
): Promise<Measured> {
  const measured: Measured = { answers: [], failures: [] };
  const { page, context } = await openSlowPhone(browser, origin, TIMEOUT_MS);
  const note = async (screen: string, deed: Deed, act: () => Promise<unknown>) => {
    try {
      const { slowestAnswer, longestTaskOfCpu } = await duringMainThread({ browser, page }, async () => {
        await act();
        await twoFrames(page);
      });
      if (slowestAnswer > 0)
        measured.answers.push({ screen, deed, answer: slowestAnswer, cpu: longestTaskOfCpu });
    } catch (reason) {
      measured.failures.push(`${screen}: ${deed}: ${String(reason).split('\n')[0]}`);
    }
  };
  try {
    await openVisit(page, visit);
    await untilFacesHaveCome(page);
    for (const [index, { name, act, leave }] of states.entries()) {
      if (act) await note(name, 'reach', () => act(page));
      const { fields, taps } = await controlsOf(page, name);
      if (fields.length > 0) await note(name, 'type', () => typeInto(page, fields));
      const overPage = await page.locator('dialog[open]').count();
      await note(name, 'tap', () => tapEach(page, taps));
      if (leave && overPage > 0) await note(name, 'leave', () => leave(page));
      else if (index < states.length - 1) await openAgain(page, visit);
    }
  } finally {
    await context.close();
  }
  return measured;
}

/** The main controls of the screen that is shown, of a dialog that lies over it if there is one. */
async function controlsOf(page: Page, screen: string): Promise<{ fields: Locator[]; taps: Locator[] }> {
  const named = MAIN_CONTROLS[screen] ?? {};
  const shown = (selector: string, within: Page | Locator = page) =>
    within.locator(selector).filter({ visible: true }).first();
  const dialog = page.locator('dialog[open]').last();
  const screenItself = (await dialog.count()) > 0 ? dialog : page.locator('main').last();
  const firstOf = async (...locators: Locator[]) => {
    for (const locator of locators) if ((await locator.count()) > 0) return [locator];
    return [];
  };
  return {
    fields: named.fields?.map((selector) => shown(selector)) ?? (await firstOf(shown(FIELD, screenItself))),
    taps:
      named.taps?.map((selector) => shown(selector)) ??
      (await firstOf(
        shown('button[type=submit]', screenItself),
        shown('button, a', screenItself),
        shown(ANY_PAGE),
      )),
  };
}

/**
 * Taps what has been scrolled to once what comes near by that is rendered and the page is at rest: no finger is as fast as
 * the frame after. Looked for, and looked whether it is covered, beforehand, as both lay the page out.
 */
async function tapSeen(control: Locator): Promise<void> {
  const page = control.page();
  // What was tapped before it may put another in its place meanwhile.
  await control.scrollIntoViewIfNeeded().catch(() => control.scrollIntoViewIfNeeded());
  await twoFrames(page);
  const found = await control.elementHandle();
  const middle = await found?.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
  });
  await untilIdle(page);
  // What is covered, or pressed by its label, is left to the one who knows why it cannot be.
  if (middle) await page.touchscreen.tap(middle.x, middle.y);
  else await control.tap({ timeout: COVERED_MS });
}

async function typeInto(page: Page, fields: readonly Locator[]): Promise<void> {
  for (const field of fields) {
    await tapSeen(field);
    // No finger is at its first letter before the caret has come.
    await twoFrames(page);
    for (const letter of 'ab') {
      await page.keyboard.press(letter);
      await twoFrames(page);
    }
    // What it suggests would lie over the next control.
    if ((await field.getAttribute('role')) === 'combobox') await field.fill('');
  }
}

/** What a control opens over the page, at once or once its code has come, is put away before the next one. */
async function tapEach(page: Page, controls: readonly Locator[]): Promise<void> {
  const over = page.locator('dialog[open], [role=menu]').filter({ visible: true });
  const overAtFirst = await over.count();
  const putAway = async () => {
    if ((await over.count()) > overAtFirst) await page.keyboard.press('Escape');
  };
  for (const [index, control] of controls.entries()) {
    if (index > 0) await putAway();
    await tapSeen(control).catch(async () => {
      await putAway();
      await control.tap();
    });
    await twoFrames(page);
  }
}

/** Again, where only the part after # would differ too; what a state kept from the page is let through again. */
async function openAgain(page: Page, { path, hasMaps }: Visit): Promise<void> {
  // A page behind the one that a link opened beside it has no frames.
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.bringToFront();
  if (!hasMaps) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
  await page.goto(path);
  await untilShown(page);
  await untilFacesHaveCome(page);
}
