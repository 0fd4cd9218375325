import { expect, test } from '../support/fixtures.ts';
import { remotes } from '../support/releases.ts';
import { untilInteractive } from '../support/screens.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

/** A portal of the demo with a position. */
const PORTAL = '/portals/ban-mon-celadon';

/** Builds a release, and the gates render every page of the site. */
test.setTimeout(300_000);

const BUILT_BY = [
  {
    bundler: 'Rspack',
    remote: 'rspack',
    name: 'coordinates',
    title: 'พิกัด',
    text: '18°44′42.7″N 99°7′13.1″E',
  },
  {
    bundler: 'Vite',
    remote: 'vite',
    name: 'distance',
    title: 'ระยะทางจากกรุงเทพฯ',
    text: '574 กม. ตามแนวเส้นตรง',
  },
];

for (const { bundler, remote, name, title, text } of BUILT_BY)
  test(`[MFE-01] a remote that ${bundler} built is rendered by the server, and runs in the page`, async ({
    page,
    site,
    plainPage,
  }) => {
    await remotes(site, 'publish', `examples/remote-${remote}`);

    // Server-rendered, for visitors without script.
    await plainPage.goto(PORTAL);
    await expect(plainPage.locator(`[data-block=${name}]`)).toContainText(text);

    await markDismissed('pop-up.portal.ban-mon-celadon')(page);
    await page.goto(PORTAL);
    const block = page.locator(`[data-block=${name}]`);
    await expect(block.getByRole('heading', { level: 2 })).toHaveText(title);
    await untilInteractive(page);
    await expect(block).toHaveCount(1);
    // One React, one store: a second one would throw here.
    await block.getByRole('link').click();
    await expect(page).toHaveURL(`/${name}/ban-mon-celadon`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText(text)).toBeVisible();
  });

test.describe(() => {
  test.use({
    serviceWorkers: 'block',
    expectedConsole:
      /Failed to load resource|valid digest in the 'integrity'|SRI's integrity checks failed|\[portico\]|\[ Federation Runtime \]/,
  });

  test('[T-18, MFE-10] modified files of a remote that Vite built are refused, and loaded by a retry', async ({
    page,
    site,
  }) => {
    await remotes(site, 'publish', 'examples/remote-vite');
    for (const [files, code] of [
      ['container.*', 'PL-223'],
      ['th.*', 'PL-233'],
      ['portal-blocks.slot.*', 'PL-253'],
    ] as const) {
      await site.breakRemote('remote-vite', 'tampered', files);
      await page.goto('/portals?title=inthanon');
      await page.locator('main a[href^="/portals/doi-inthanon"]').first().click();
      const message = page.locator('[data-remote-unavailable="remote-vite"]');
      await expect(message).toContainText(code, { timeout: 60_000 });
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false);
      await expect(page.locator('[data-remote-unavailable]')).toHaveCount(1);

      await site.restoreRemote('remote-vite');
      await message.getByRole('button').click();
      await expect(page.locator('[data-block=distance]')).toContainText('กม.', { timeout: 60_000 });
    }
  });
});
