import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { type HostServer, startHostServer } from '../support/host-server.ts';

const EXAMPLE = path.resolve(import.meta.dirname, '../../examples/host-plain');
/** The build of the host. */
const BUILD_TIMEOUT_MS = 180_000;

let folder: string;
let host: HostServer;
test.beforeAll(async ({ server }) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  folder = mkdtempSync(path.join(tmpdir(), 'portico-host-'));
  execFileSync(process.execPath, [path.join(EXAMPLE, 'build.mjs'), folder]);
  host = await startHostServer({ page: path.join(EXAMPLE, 'index.html'), folder, site: server.origin });
});
test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The manifest of the live catalogue on the site, which is another origin than the host's. */
async function liveManifest(origin: string): Promise<string> {
  const html = await (await fetch(origin)).text();
  const boot = /id="portico-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}';
  const { remotes = [] } = JSON.parse(boot) as { remotes?: { name: string; version: string }[] };
  const version = remotes.find(({ name }) => name === 'mfe-catalog')?.version;
  return `${origin}/_r/mfe-catalog/${version}/mf-manifest.json`;
}
const address = (manifest: string, language: string): string =>
  `${host.origin}/?${new URLSearchParams({ manifest, language, portal: 'ban-mon-celadon' })}`;

for (const [language, title, direction] of [
  ['en', 'For the table', 'ltr'],
  ['ar', 'للمائدة', 'rtl'],
] as const) {
  test(`[MFE-01] a page of another website shows the catalogue of a portal, in ${language}`, async ({
    page,
    site,
  }) => {
    await page.goto(address(await liveManifest(site.origin), language));
    const catalogue = page.locator('#catalogue');
    await expect(catalogue.getByRole('heading', { level: 2 }).first()).toHaveText(title);
    await expect(page.locator('html')).toHaveAttribute('dir', direction);
    const picture = catalogue.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    // Links of the catalogue lead to the site.
    await catalogue.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${site.origin}/catalog/`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('a release that is gone', () => {
  test.use({ expectedConsole: /status of 404|Federation Runtime/ });

  test('[MFE-10] leaves the rest of that page as it is, and says so', async ({ page, site }) => {
    await page.goto(address(`${site.origin}/_r/mfe-catalog/0.0.0/mf-manifest.json`, 'en'));
    await expect(page.getByRole('alert')).toHaveText('The catalogue is not available at the moment.');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A host of its own');
  });
});
