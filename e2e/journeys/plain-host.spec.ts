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
/** What the host's page says of the release and the language. */
let values: Record<string, string> = {};
test.beforeAll(async ({ server }) => {
  test.setTimeout(BUILD_TIMEOUT_MS);
  folder = mkdtempSync(path.join(tmpdir(), 'portico-host-'));
  execFileSync(process.execPath, [path.join(EXAMPLE, 'build.mjs'), folder]);
  const page = path.join(EXAMPLE, 'index.html');
  host = await startHostServer({ page, folder, site: server.origin, values: () => values });
});
test.afterAll(async () => {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** The live catalogue of the site, which is another origin than the host's. */
async function liveCatalogue(origin: string): Promise<{ manifest: string; integrity: string }> {
  const html = await (await fetch(origin)).text();
  const { remotes, integrity } = JSON.parse(/id="portico-boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as {
    remotes: { name: string; version: string; entry: string }[];
    integrity: Record<string, string>;
  };
  const { version = '', entry = '' } = remotes.find(({ name }) => name === 'mfe-catalog') ?? {};
  return {
    manifest: `${origin}/_r/mfe-catalog/${version}/mf-manifest.json`,
    integrity: integrity[entry] ?? '',
  };
}

for (const [language, title, dir] of [
  ['en', 'For the table', 'ltr'],
  ['ar', 'للمائدة', 'rtl'],
] as const) {
  test(`[MFE-01] a page of another website shows the catalogue of a portal, in ${language}`, async ({
    page,
    site,
  }) => {
    values = { ...(await liveCatalogue(site.origin)), language, dir };
    await page.goto(host.origin);
    const catalogue = page.locator('#catalogue');
    await expect(catalogue.getByRole('heading', { level: 2 }).first()).toHaveText(title);
    const picture = catalogue.locator('img').first();
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
      .toBe(true);
    // Links of the catalogue lead to the site, in the same language.
    await catalogue.getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`^${site.origin}/catalog/.*lang=${language}`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}

test.describe('a release that cannot be loaded', () => {
  test.use({
    expectedConsole:
      /status of 404|Federation Runtime|valid digest in the 'integrity'|SRI's integrity checks/,
  });

  for (const [fault, change] of [
    ['is gone', { manifest: '/_r/mfe-catalog/0.0.0/mf-manifest.json' }],
    ['has another hash', { integrity: `sha384-${'A'.repeat(64)}` }],
  ] as const) {
    test(`[MFE-10] and ${fault} leaves the rest of that page as it is, and says so`, async ({
      page,
      site,
    }) => {
      values = { ...(await liveCatalogue(site.origin)), language: 'en', dir: 'ltr', ...change };
      if ('manifest' in change) values = { ...values, manifest: `${site.origin}${change.manifest}` };
      await page.goto(host.origin);
      await expect(page.getByRole('alert')).toHaveText('The catalogue is not available at the moment.');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A host of its own');
    });
  }
});
