import { expect, test } from '../support/fixtures.ts';
import { cachedAddresses, untilCached } from '../support/offline-cache.ts';

// Browser message about a missing page.
test.use({ serviceWorkers: 'allow', expectedConsole: /status of 404/ });

for (const path of ['/admin', '/e-catalog']) {
  test(`[APP-26, OPEN-26] ${path} removes the service worker and its caches, and reloads from the server`, async ({
    page,
  }) => {
    await page.goto('/contact');
    await untilCached(page, '/contact');

    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.goto(path);
    await expect.poll(() => documents).toBe(2);
    await expect(page.getByText('404 :( PAGE NOT FOUND')).toBeVisible({ timeout: 20_000 });
    const left = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(left).toBe(0);
    expect(await cachedAddresses(page)).toEqual({});
  });
}
