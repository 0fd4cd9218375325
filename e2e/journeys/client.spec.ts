import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { runTypeScript } from '../support/releases.ts';

/** The folder of the example, with the packed client installed. */
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-browser-program-'));
  const said = await runTypeScript('tools/client/pack-client.ts', [folder]);
  const archive = said.trim().split(' ').at(-1) ?? '';
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', '--silent', archive], {
    cwd: folder,
  });
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the example for browsers lists the site's public portals, without a bundler", async ({
  page,
  site,
}) => {
  const example = path.join(folder, 'node_modules/@portico/client/examples/browser.html');
  // As a proxy serves further pages on the origin of the site.
  await page.route(`${site.origin}/portal-list/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file =
      pathname === '/portal-list/' ? example : path.join(folder, pathname.replace('/portal-list/', ''));
    const contentType = file.endsWith('.html') ? 'text/html' : 'text/javascript';
    await (existsSync(file)
      ? route.fulfill({ body: readFileSync(file, 'utf8'), contentType })
      : route.fulfill({ status: 404 }));
  });
  await page.goto('/portal-list/');
  await expect(page.getByRole('status')).toHaveText(/^\d+ portals$/);
  const links = page.getByRole('list').getByRole('link');
  await expect(links).toHaveCount(10);
  const title = await links.first().textContent();
  await links.first().click();
  await expect(page).toHaveURL(/\/portals\/[\w-]+$/);
  expect(title).not.toBe('');
});

test.describe('from another origin', () => {
  test.use({ expectedConsole: /blocked by CORS policy|ERR_FAILED/ });

  test('the browser refuses the calls', async ({ page, site }) => {
    const other = site.origin.replace('localhost', '127.0.0.1');
    await page.route(`${other}/`, (route) =>
      route.fulfill({ body: '<p>Elsewhere</p>', contentType: 'text/html' }),
    );
    await page.goto(`${other}/`);
    const refused = await page.evaluate(
      (address) =>
        fetch(address).then(
          () => 'read',
          (error: unknown) => String(error),
        ),
      `${site.origin}/api/portal/wat-phumin`,
    );
    expect(refused).toBe('TypeError: Failed to fetch');
  });
});
