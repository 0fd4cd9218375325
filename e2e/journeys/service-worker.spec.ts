import { expect, test } from '../world/world.ts';

// What the browser says of an address that leads nowhere.
test.use({ expectedConsole: /status of 404/ });

for (const path of ['/admin', '/e-catalog']) {
  test(`[APP-26, OPEN-26] ${path} takes a real service worker away, and asks the server once more`, async ({
    page,
  }) => {
    await page.goto('/contact');
    // Any script of this origin will do as a worker; a chunk that only announces itself runs everywhere.
    const isRegistered = await page.evaluate(async () => {
      const chunk = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .find((name) => /\/_r\/.*messages-.*\.js$/.test(name));
      if (!chunk) return false;
      await navigator.serviceWorker.register(chunk);
      return (await navigator.serviceWorker.getRegistrations()).length === 1;
    });
    expect(isRegistered).toBe(true);

    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.goto(path);
    await expect.poll(() => documents).toBe(2);
    await expect(page.getByText('404 :( PAGE NOT FOUND')).toBeVisible({ timeout: 20_000 });
    const left = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    expect(left).toBe(0);
  });
}
