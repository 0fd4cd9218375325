import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/fixtures.ts';
import { createPhoto, photoFile } from '../support/photos.ts';
import { signInAs } from '../support/screens.ts';
import { startServer } from '../support/server-process.ts';
import { messagesOf } from '../support/visits/messages.ts';

/** An address without a picture. */
test.use({ expectedConsole: /status of 400/ });

test('an admin imports towns with a picture after a dry run, visitors see them, and the export has them; a page of another system is taken back', async ({
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
      'id,title_th,title_en,score,images',
      'mae-hong-son,แม่ฮ่องสอน,Mae Hong Son,50,',
      'bad town,,,high,',
      'phrae,แพร่,Phrae,40,phrae.jpg',
    ].join('\n');
    await part
      .getByLabel(t('import.file'), { exact: true })
      .setInputFiles({ name: 'towns.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    const photo = photoFile(await createPhoto(page, 640, 480), 'phrae.jpg');
    await part.getByLabel(t('import.pictures')).setInputFiles(photo);
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
    const town = (await (await page.request.get('/api/town/phrae')).json()) as {
      data: { imageURL?: string };
    };
    expect((await page.request.get(town.data.imageURL ?? '')).headers()['content-type']).toMatch(/^image\//);

    const exported = page.getByRole('region', { name: t('export.title') });
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      exported.getByRole('button', { name: t('export.csv') }).click(),
    ]);
    const rows = await readFile(await table.path(), 'utf8');
    expect(rows).toContain(`phrae,แพร่,Phrae,,,40,${site.origin}/images/`);

    const shop = { '@id': 'https://shop.example/#1', name: 'Indigo house', description: 'Dyed by hand' };
    await part.getByLabel(t('import.kind')).selectOption('schema');
    await part.getByLabel(t('import.file')).setInputFiles({
      name: 'shop.jsonld',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(shop)),
    });
    await part.getByRole('button', { name: t('import.import'), exact: true }).click();
    await expect(part.getByText(t('import.imported'))).toBeVisible();
    await page.goto('/portals/ld-https-shop-example-1');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indigo house');
    await page.goto('/console/import');
    const recent = page.getByRole('region', { name: t('import.recent') });
    await recent.getByRole('button').first().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('import.takeBack') })
      .click();
    await expect(recent.getByText(t('import.takenBack'), { exact: true })).toBeVisible();
    expect((await page.request.get('/portals/ld-https-shop-example-1')).status()).toBe(404);
  } finally {
    await page.close();
    await site.stop();
  }
});

test('a file with foreign columns is mapped once, its pictures come from a chosen file and an address, and all of it is taken back', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const loom = await createPhoto(page, 640, 480);
  const server = createServer(({ url }, response) => {
    if (url === '/loom.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(loom);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    await page.goto('/console/import');
    const t = await messagesOf(page, 'mfe-console');
    const part = page.getByRole('region', { name: t('import.heading') });
    const columns = part.getByRole('region', { name: t('import.columns') });
    const file = {
      name: 'places.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        [
          'Shop number,Name of the place,Towns,Photo',
          `S 12,Indigo weavers,nan,Shop.JPG|${origin}/loom.jpg|${origin}/gone.jpg`,
        ].join('\n'),
      ),
    };
    await part.getByLabel(t('import.kind')).selectOption('portals');
    await part.getByLabel(t('import.file'), { exact: true }).setInputFiles(file);
    await expect(columns.getByLabel('Photo')).toHaveValue('images');
    await expect(columns.getByLabel('Towns')).toHaveValue('towns');
    await columns.getByLabel('Shop number').selectOption('id');
    await columns.getByLabel('Name of the place').selectOption('title_en');
    await part
      .getByLabel(t('import.pictures'), { exact: true })
      .setInputFiles(photoFile(await createPhoto(page, 800, 450), 'shop.jpg'));
    await part.getByRole('button', { name: t('import.import'), exact: true }).click();
    await expect(part.getByText(t('import.imported'))).toBeVisible();
    await expect(part.getByRole('heading', { name: t('import.lostPictures') })).toBeVisible();
    await expect(part.getByText(`${origin}/gone.jpg`, { exact: true }).last()).toBeVisible();

    // The same columns are offered as they were chosen, and nothing is left to import.
    await page.reload();
    await part.getByLabel(t('import.kind')).selectOption('portals');
    await part.getByLabel(t('import.file'), { exact: true }).setInputFiles(file);
    await expect(columns.getByLabel('Shop number')).toHaveValue('id');
    await expect(columns.getByLabel('Name of the place')).toHaveValue('title_en');

    await page.goto('/portals/s-12');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Indigo weavers');
    const shown = page.locator('main img[src*="/images/"]');
    await expect(shown.first()).toBeVisible();
    const addresses = await shown.evaluateAll((images) => images.map((image) => image.getAttribute('src')));
    expect(new Set(addresses.map((address) => address?.split('?')[0])).size).toBeGreaterThan(1);

    await page.goto('/console/import');
    const recent = page.getByRole('region', { name: t('import.recent') });
    await recent.getByRole('button').first().click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('import.takeBack') })
      .click();
    await expect(recent.getByText(t('import.takenBack'), { exact: true }).first()).toBeVisible();
    expect((await page.request.get('/portals/s-12')).status()).toBe(404);
  } finally {
    server.close();
  }
});
