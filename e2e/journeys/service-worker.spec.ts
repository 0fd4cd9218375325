import { keptAddresses, untilKept } from '../world/kept-offline.ts';
import { expect, test } from '../world/world.ts';

// What the browser says of an address that leads nowhere.
test.use({ serviceWorkers: 'allow', expectedConsole: /status of 404/ });

for (const path of ['/admin', '/e-catalog']) {
  test(`[APP-26, OPEN-26] ${path} takes the service worker away with all that it kept, and asks the server once more`, async ({
    page,
  }) => {
    await page.goto('/contact');
    await untilKept(page, '/contact');

    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.goto(path);
    await expect.poll(() => documents).toBe(2);
    await expect(page.getByText('404 :( PAGE NOT FOUND')).toBeVisible({ timeout: 20_000 });
    const left = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(left).toBe(0);
    expect(await keptAddresses(page)).toEqual({});
  });
}
