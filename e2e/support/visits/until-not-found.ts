import type { Page } from '@playwright/test';

/** Waits for the message of a missing page, which follows a spinner of 5 s. */
export const untilNotFound = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'PAGE NOT FOUND' }).waitFor();

/** Ends that spinner at once in pages that open from now on. Not by a fake clock, which hides the page's own timings. */
export const skipNotFoundSpinner = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const SPINNER_MS = 5_000;
    const start = globalThis.setTimeout;
    globalThis.setTimeout = ((handler: TimerHandler, ms?: number, ...values: unknown[]) =>
      start(handler, ms === SPINNER_MS ? 0 : ms, ...values)) as typeof setTimeout;
  });
