import { expect, type Page, test } from '@playwright/test';
import { collectConsoleErrors } from '../support/console-errors.ts';
import { copySample, publishSample } from '../support/releases.ts';
import { startRemote, startServer } from '../support/server-process.ts';

/** For two servers, two builds of the sample and its edits. */
const TEST_TIMEOUT_MS = 240_000;
const EDIT_TIMEOUT_MS = 60_000;

/** Signs in within the page's tab. */
async function signIn(page: Page, origin: string): Promise<void> {
  const response = await page.request.post(`${origin}/api/auth/login`, {
    data: { username: 'admin', password: 'admin-demo' },
  });
  const { jsonWebToken } = (await response.json()) as { jsonWebToken: string };
  await page.addInitScript((token) => sessionStorage.setItem('portico.token', token), jsonWebToken);
}

test('an admin loads one remote from their own machine and edits it in place, visible to no one else', async ({
  browser,
}) => {
  test.setTimeout(TEST_TIMEOUT_MS);
  const sample = copySample();
  const developed = await startRemote(sample.folder);
  const site = await startServer({ PORTICO_OVERRIDE_ORIGINS: developed.origin });
  const admin = await browser.newPage();
  const visitor = await browser.newPage();
  try {
    const complaints = collectConsoleErrors(admin);
    await publishSample(site, { from: 'release one', to: 'released' });
    await signIn(admin, site.origin);
    await admin.goto(`${site.origin}/sample`);
    await expect(admin.getByTestId('release')).toHaveText('released');

    await admin.goto(`${site.origin}/console/releases`);
    await admin.getByRole('combobox', { name: 'Remote', exact: true }).selectOption('mfe-sample');
    await admin.getByRole('button', { name: 'โหลดจากต้นทางนี้' }).click();
    const bar = admin.getByRole('region', { name: 'Remote จากที่อื่น', exact: true });
    await expect(bar).toContainText(`mfe-sample มาจาก ${developed.origin}`);

    await admin.goto(`${site.origin}/sample?kept=yes`);
    const release = admin.getByTestId('release');
    await expect(release).toHaveText('release one');
    await expect(bar).toBeVisible();
    await visitor.goto(`${site.origin}/sample`);
    await expect(visitor.getByTestId('release')).toHaveText('released');

    // An edit appears without a reload of the page: only the remote is loaded again.
    await admin.evaluate(() => document.body.setAttribute('data-same-document', ''));
    sample.edit('src/sample.route.tsx', 'release one', 'release two');
    await expect(release).toHaveText('release two', { timeout: EDIT_TIMEOUT_MS });
    sample.edit('src/sample.route.tsx', 'release two', 'release three');
    await expect(release).toHaveText('release three', { timeout: EDIT_TIMEOUT_MS });
    await expect(admin.locator('body[data-same-document]')).toBeAttached();
    expect(new URL(admin.url()).search).toBe('?kept=yes');

    await bar.getByRole('button').click();
    await expect(release).toHaveText('released');
    await expect(bar).toHaveCount(0);
    expect(complaints).toEqual([]);
  } finally {
    await admin.close();
    await visitor.close();
    await site.stop();
    await developed.stop();
    sample.remove();
  }
});
