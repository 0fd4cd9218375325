import type { Page } from '@playwright/test';

/** Waits for the message of a missing page, which follows a spinner. */
export const untilNotFound = (page: Page): Promise<void> =>
  page.getByRole('heading', { name: 'PAGE NOT FOUND' }).waitFor();
