import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** URLs in the service worker's caches, by cache, without release files. */
export const cachedAddresses = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const addresses = await Promise.all(
      names.map(async (name) => {
        const requests = await (await caches.open(name)).keys();
        return requests
          .map(({ url }) => url.slice(window.location.origin.length))
          .filter((address) => !address.startsWith('/_r/'));
      }),
    );
    return Object.fromEntries(names.map((name, index) => [name, addresses[index] ?? []]));
  });

/** All cached HTML and JSON as one text. */
export const cachedText = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const type = response?.headers.get('content-type') ?? '';
        if (response && /html|json/.test(type)) texts.push(await response.text());
      }
    }
    return texts.join('\n');
  });

/** Waits until the service worker has cached this URL. */
export async function untilCached(page: Page, address: string): Promise<void> {
  await expect
    .poll(async () => Object.values(await cachedAddresses(page)).flat(), { timeout: 20_000 })
    .toContain(address);
}
