import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { type BrowserProcess, startBrowser } from '../support/browser-process.ts';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';

const PORTAL = '/portals/na-cafe-pua';

let profile: string;
let running: BrowserProcess | undefined;
test.beforeEach(() => {
  profile = mkdtempSync(path.join(tmpdir(), 'portico-profile-'));
});
test.afterEach(async () => {
  await running?.kill();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

/** A page of the site whose creator has signed in: a session ends with its tab. */
async function openSignedIn(context: BrowserContext, origin: string): Promise<Page> {
  await context.addCookies([{ name: 'language', value: 'en', url: origin }]);
  const page = await context.newPage();
  await page.goto(`${origin}/towns`);
  await signInAs(page, 'creator', origin);
  return page;
}

/** The unsaved values in IndexedDB as JSON, which survive the end of the browser. */
const journal = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = 'portico-private';
    // Opening it before the page does would create it without its store.
    if (!(await indexedDB.databases()).some((database) => database.name === name)) return '';
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open(name));
    const values = await done(database.transaction('values').objectStore('values').getAll());
    database.close();
    return JSON.stringify(values);
  });

/** Until a key is in the journal: milliseconds, with a margin for a busy machine. */
const JOURNAL_WITHIN_MS = 2_000;
const EDITORS = [
  { tool: 'Edit title', field: 'Title', typed: 'Rice field café by the ri' },
  { tool: 'Edit description', field: 'Description', typed: 'Coffee from the hills, open from sunri' },
];

for (const { tool, field, typed } of EDITORS) {
  test(`a browser that is killed mid-word loses at most the last key: ${field}`, async ({
    site,
    launchOptions,
  }) => {
    running = await startBrowser(profile, launchOptions);
    const page = await openSignedIn(running.context, site.origin);
    await page.goto(site.origin + PORTAL);
    await page.getByRole('button', { name: tool }).click();
    const input = page.getByRole('textbox', { name: field, exact: true });
    await input.press('ControlOrMeta+a');
    await input.pressSequentially(typed);
    await expect.poll(() => journal(page), { timeout: JOURNAL_WITHIN_MS }).toContain(typed);
    await input.press('v');
    await running.kill();

    running = await startBrowser(profile, launchOptions);
    const next = await openSignedIn(running.context, site.origin);
    await next.goto(site.origin + PORTAL);
    await next.getByRole('button', { name: tool }).click();
    await next.getByRole('button', { name: 'Bring it back' }).click();
    const restored = next.getByRole('textbox', { name: field, exact: true });
    await expect
      .poll(() => restored.evaluate((element) => (element as HTMLInputElement).value ?? element.textContent))
      .toMatch(new RegExp(`^${typed}v?$`));
  });
}
