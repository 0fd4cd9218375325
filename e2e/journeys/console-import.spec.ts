import { readFile } from 'node:fs/promises';
import { expect, test } from '../support/fixtures.ts';
import { signInAs } from '../support/screens.ts';
import { startServer } from '../support/server-process.ts';
import { messagesOf } from '../support/visits/messages.ts';

test('an admin imports towns after a dry run, visitors see them, and the export has them', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const site = await startServer({ PORTICO_DEMO_PICTURES: 'on-request' });
  const page = await browser.newPage({ baseURL: site.origin });
  try {
    await signInAs(page, 'admin');
    await page.goto('/console/import');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const t = await messagesOf(page, 'mfe-console');
    const part = page.getByRole('region', { name: t('import.heading') });
    const text = [
      'id,title_th,title_en,score',
      'mae-hong-son,แม่ฮ่องสอน,Mae Hong Son,50',
      'bad town,,,high',
      'phrae,แพร่,Phrae,40',
    ].join('\n');
    await part
      .getByLabel(t('import.file'))
      .setInputFiles({ name: 'towns.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await part.getByRole('button', { name: t('import.dryRun') }).click();
    await expect(part.getByText(t('import.wouldBe'))).toBeVisible();
    await expect(part.getByText(t('import.row').replace('{{row}}', '3'))).toBeVisible();
    await expect(part.getByText('score', { exact: true }).last()).toBeVisible();
    expect((await page.request.get('/api/town/phrae')).status()).toBe(404);

    await part.getByRole('button', { name: t('import.import'), exact: true }).click();
    await expect(part.getByText(t('import.imported'))).toBeVisible();
    const visitor = await browser.newPage({ baseURL: site.origin });
    await visitor.goto('/towns/phrae');
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('แพร่');
    await visitor.close();

    const exported = page.getByRole('region', { name: t('export.title') });
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      exported.getByRole('button', { name: t('export.csv') }).click(),
    ]);
    const rows = await readFile(await table.path(), 'utf8');
    expect(rows).toContain('phrae,แพร่,Phrae,,,40');
  } finally {
    await page.close();
    await site.stop();
  }
});
