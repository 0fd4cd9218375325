import type { Page } from '@playwright/test';
import type { PageBoot } from '@portico/shared/contracts';

/** The data from which the open page started. */
export const bootOf = async (page: Page): Promise<PageBoot> =>
  JSON.parse((await page.locator('#portico-boot').textContent()) ?? '') as PageBoot;
