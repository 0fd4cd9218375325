import { expect, test } from '../support/fixtures.ts';
import { remotes } from '../support/releases.ts';
import { markDismissed } from '../support/visits/mark-dismissed.ts';

/** A portal of the demo with a position. */
const PORTAL = '/portals/ban-mon-celadon';
const POSITION = '18°44′42.7″N 99°7′13.1″E';

/** Builds a release, and the gates render every page of the site. */
test.setTimeout(300_000);

test('[MFE-01] a remote that Rspack built is rendered by the server, and runs in the page', async ({
  page,
  site,
  plainPage,
}) => {
  await remotes(site, 'publish', 'examples/remote-rspack');

  // Server-rendered, for visitors without script.
  await plainPage.goto(PORTAL);
  await expect(plainPage.locator('[data-block=coordinates]')).toContainText(POSITION);

  await markDismissed('pop-up.portal.ban-mon-celadon')(page);
  await page.goto(PORTAL);
  const block = page.locator('[data-block=coordinates]');
  await expect(block.getByRole('heading', { level: 2 })).toHaveText('พิกัด');
  await page.waitForFunction(() => performance.getEntriesByName('portico:interactive').length > 0);
  await expect(block).toHaveCount(1);
  // One React, one store: a second one would throw here.
  await block.getByRole('link').click();
  await expect(page).toHaveURL('/coordinates/ban-mon-celadon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('พิกัด');
  await expect(page.getByText(POSITION)).toBeVisible();
});
