import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { remotes, runTypeScript } from '../support/releases.ts';
import { untilInteractive } from '../support/screens.ts';

const rootFolder = path.resolve(import.meta.dirname, '../..');
/** A portal of the demo with entries that expire. */
const PORTAL = '/portals/tha-phae-sunday-market';

/** Builds three releases, and the gates render every page of the site. */
test.setTimeout(400_000);

let scratch: string;
test.beforeEach(() => {
  mkdirSync(path.join(rootFolder, 'e2e', '.scratch'), { recursive: true });
  scratch = mkdtempSync(path.join(rootFolder, 'e2e', '.scratch', 'team-'));
});
test.afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test('[MFE-01, MFE-02] a remote from outside the workspaces adds a block to portal pages and a page of its own', async ({
  page,
  site,
  plainPage,
}) => {
  await remotes(site, 'publish', 'examples/remote-events');

  // Server-rendered, for visitors without script.
  await plainPage.goto(PORTAL);
  const rendered = plainPage.locator('[data-block=ending]');
  await expect(rendered.getByRole('listitem').first()).toBeVisible();

  await page.goto(PORTAL);
  const block = page.locator('[data-block=ending]');
  await expect(block.getByRole('heading', { level: 2 })).toHaveText('ใกล้สิ้นสุด');
  await untilInteractive(page);
  await expect(block).toHaveCount(1);
  await block.getByRole('link').click();
  await expect(page).toHaveURL('/events/tha-phae-sunday-market');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ใกล้สิ้นสุด');
});

test('[MFE-02] a release that would break others is stopped with numbers, and nothing has changed', async ({
  site,
}) => {
  const copy = path.join(scratch, 'remote-clash');
  cpSync(path.join(rootFolder, 'examples/remote-events'), copy, { recursive: true });
  const edit = (name: string, from: string, to: string) => {
    const file = path.join(copy, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
  };
  edit('src/remote.ts', '/events/:id', '/portals/:portal');
  edit('src/events.api.ts', 'eventsPortal', 'portal');
  edit('src/events.api.ts', 'useEventsPortalQuery', 'usePortalQuery: useEventsPortalQuery');
  edit('src/events.api.ts', 'typeof portalById>', "typeof import('@portico/shared/contracts').portalById>");
  edit('src/pages/events/events.route.tsx', 'eventsPortal', 'portal');
  edit('locales/ar.json', '"ending": {', '"ending": { "until": "", "more": "المزيد" }, "other": {');

  const before = await remotes(site, 'list', '--json');
  const said = await remotes(site, 'publish', copy).then(
    () => 'published',
    (error: unknown) => String((error as { stderr?: string }).stderr),
  );
  expect(said).toMatch(/PG-104 .*\/portals\/:portal is the same as 'portal' of mfe-portal/);
  expect(said).toMatch(/PG-106 .*'portal', and so has @portico\/shared in the shell/);
  expect(said).toMatch(/PG-109 .*'ar'/);
  expect(await remotes(site, 'list', '--json')).toBe(before);
});

test('[MFE-02] a new remote is made and live with two commands', async ({ page, site }) => {
  await runTypeScript('tools/new-remote/new-remote.ts', ['remote', 'night-markets', '--folder', scratch]);
  await remotes(site, 'publish', path.join(scratch, 'mfe-night-markets'));
  const response = await page.goto('/nightMarkets');
  expect(await response?.text()).toContain('Night markets</h1>');
  await page.getByRole('main').getByRole('link').click();
  await expect(page).toHaveURL('/portals');
});
