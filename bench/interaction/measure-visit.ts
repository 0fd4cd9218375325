import type { Browser, Locator, Page } from '@playwright/test';
import { openVisit, type PageState, untilShown, type Visit } from '../../e2e/support/visit.ts';
import { duringMainThread, latencyDuring } from '../measure/main-thread.ts';
import { openSlowPhone, twoFrames, untilAtRest, untilFacesHaveCome } from '../measure/slow-phone.ts';
import { MAIN_CONTROLS } from './main-controls.ts';

/** Interactions on a screen. */
export const DEEDS = ['reach', 'type', 'tap', 'leave'] as const;
export type Deed = (typeof DEEDS)[number];

/** Latency of one interaction on one screen. */
export interface Latency {
  screen: string;
  deed: Deed;
  /** The slowest time from an event to the next frame, in ms. */
  latency: number;
  /** CPU time of the longest task, before or after that frame, in ms; only with a trace. */
  cpu?: number;
}

const TIMEOUT_MS = 30_000;
/** Timeout, in ms, after which a control counts as covered. */
const COVERED_MS = 3000;
const FIELD =
  'input:not([type]), input[type=text], input[type=search], input[type=email], input[type=tel], input[type=url], textarea, [contenteditable=true]';
const ANY_PAGE = 'header button[aria-expanded]';

interface Measured {
  latencies: Latency[];
  /** Screens with a failed interaction, and the reason. */
  failures: string[];
}

/** Performs the interactions on every screen of a visit, with a CPU four times slower. */
export async function measureVisit(
  { browser, origin }: { browser: Browser; origin: string },
  visit: Visit,
  states: readonly PageState[],
  { isTraced }: { isTraced: boolean },
): Promise<Measured> {
  const measured: Measured = { latencies: [], failures: [] };
  const { page, context } = await openSlowPhone(browser, origin, TIMEOUT_MS);
  const note = async (screen: string, deed: Deed, act: () => Promise<unknown>) => {
    try {
      const whole = async () => {
        await act();
        await twoFrames(page);
      };
      const traced = isTraced ? await duringMainThread({ browser, page }, whole) : undefined;
      const latency = traced?.slowestInteraction ?? (await latencyDuring(page, whole));
      if (latency > 0)
        measured.latencies.push({ screen, deed, latency, ...(traced && { cpu: traced.longestTaskOfCpu }) });
    } catch (reason) {
      measured.failures.push(`${screen}: ${deed}: ${String(reason).split('\n')[0]}`);
    }
  };
  try {
    await openVisit(page, visit);
    await untilFacesHaveCome(page);
    for (const [index, { name, act, leave }] of states.entries()) {
      if (act) {
        await untilAtRest(page);
        await note(name, 'reach', () => act(page));
      }
      const { fields, taps } = await controlsOf(page, name);
      if (fields.length > 0) await note(name, 'type', () => typeInto(page, fields));
      const overPage = await page.locator('dialog[open]').count();
      await note(name, 'tap', () => tapEach(page, taps));
      if (leave && overPage > 0) await note(name, 'leave', () => leave(page));
      else if (index < states.length - 1) await openAgain(page, visit);
    }
  } catch (reason) {
    measured.failures.push(`${visit.path}: not opened: ${String(reason).split('\n')[0]}`);
  } finally {
    await context.close();
  }
  return measured;
}

/** The main controls of the screen, or of the dialog that covers it. */
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
 * Scrolls a control into view and taps it once the page is at rest. It is located and checked for coverage before
 * the tap, because both force a layout.
 */
async function tapSeen(control: Locator): Promise<void> {
  const page = control.page();
  // A previous tap may rerender the control meanwhile.
  await control.scrollIntoViewIfNeeded().catch(() => control.scrollIntoViewIfNeeded());
  await twoFrames(page);
  const found = await control.elementHandle();
  const middle = await found?.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const middle = { x: x + width / 2, y: y + height / 2 };
    return element.contains(document.elementFromPoint(middle.x, middle.y)) ? middle : undefined;
  });
  await untilAtRest(page);
  // A covered control, or one pressed by its label, is left to Playwright, which reports the reason.
  if (middle) await page.touchscreen.tap(middle.x, middle.y);
  else await control.tap({ timeout: COVERED_MS });
}

async function typeInto(page: Page, fields: readonly Locator[]): Promise<void> {
  for (const field of fields) {
    await tapSeen(field);
    // A person types only after the caret is visible.
    await twoFrames(page);
    for (const letter of 'ab') {
      await page.keyboard.press(letter);
      await twoFrames(page);
    }
    // Its suggestions would cover the next control.
    if ((await field.getAttribute('role')) === 'combobox') await field.fill('');
  }
}

/** Taps each control, and closes what it opens, at once or after its code has loaded. */
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

/** Reloads even if only the hash would change, and removes the routes that a state has added. */
async function openAgain(page: Page, { path, hasMaps }: Visit): Promise<void> {
  // A background tab renders no frames, so tabs that a link opened are closed.
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.bringToFront();
  if (!hasMaps) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('about:blank');
  await page.goto(path);
  await untilShown(page);
  await untilFacesHaveCome(page);
}
