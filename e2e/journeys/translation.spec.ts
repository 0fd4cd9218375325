import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';
import { signInAs } from '../support/screens.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const PORTAL = 'mae-kampong-homestay';

let service: Server;
let site: ServerProcess;

/** A site with a translation service that speaks LibreTranslate's protocol. */
test.beforeAll(async () => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { q, source, target } = JSON.parse(await text(request)) as Record<'source' | 'target', string> & {
      q: string[];
    };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ translatedText: q.map((one) => `${source}-${target} ${one}`) }));
  };
  service = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  site = await startServer({
    PORTICO_TRANSLATE_URL: `http://127.0.0.1:${port}`,
    PORTICO_TRANSLATE_KIND: 'libretranslate',
  });
});
test.afterAll(async () => {
  await site.stop();
  service.closeAllConnections();
  service.close();
});

test('a page is translated: what is missing and outdated, a suggestion, and a file there and back', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
  await page.goto(`${site.origin}/towns`);
  await signInAs(page, 'creator', site.origin);
  const login = await page.request.post(`${site.origin}/api/auth/login`, {
    data: { username: 'creator', password: 'creator-demo' },
  });
  const { jsonWebToken } = (await login.json()) as { jsonWebToken: string };
  const headers = { authorization: `Bearer ${jsonWebToken}` };
  const save = (data: object) =>
    page.request.put(`${site.origin}/api/portal/${PORTAL}`, { headers, data: { data } });
  await page.request.put(`${site.origin}/api/portal/${PORTAL}/translations`, {
    headers,
    data: { data: { source: 'th' } },
  });
  await save({ title: { th: 'โฮมสเตย์', en: 'Homestay' } });
  await save({ title: { th: 'โฮมสเตย์ใหม่', en: 'Homestay' } });

  await page.goto(`${site.origin}/portals/${PORTAL}`);
  await page.getByRole('button', { name: 'Translate' }).click();
  const board = page.getByRole('dialog', { name: 'Translations' });
  const row = board
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: 'Title', exact: true }) });
  await expect(row.getByText('Outdated')).toBeVisible();
  await expect(row.getByText('Missing').first()).toBeVisible();
  await board.getByRole('button', { name: 'Compare: Title, English' }).click();
  await expect(board.getByRole('group', { name: 'What changed in the source' })).toContainText('ใหม่');

  const cell = (name: RegExp) => board.getByRole('gridcell', { name });
  await cell(/^Title, .*ไทย/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(cell(/^Title, English\. Outdated\./)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('textbox', { name: 'Title, English' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cell(/^Title, English/)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(cell(/^Title, English/)).not.toBeFocused();
  await expect(board).toBeVisible();

  await board.getByLabel('Translate into').selectOption('zh');
  await board.getByRole('button', { name: 'Suggest', exact: true }).click();
  const suggestion = row.getByRole('group', { name: /^Suggestion: Title/ });
  await expect(suggestion).toContainText('th-zh โฮมสเตย์ใหม่');
  const visible = async () => (await page.request.get(`${site.origin}/api/portal/${PORTAL}`)).text();
  expect(await visible()).not.toContain('th-zh');
  await suggestion.getByRole('button', { name: /^Accept/ }).click();
  await expect(row.getByRole('textbox', { name: /^Title, .*中文/ })).toHaveValue('th-zh โฮมสเตย์ใหม่');

  await board.getByLabel('Translate into').selectOption('en');
  const downloaded = page.waitForEvent('download');
  await board.getByRole('button', { name: 'Export XLIFF' }).click();
  const xliff = readFileSync(await (await downloaded).path(), 'utf8');
  expect(xliff).toContain('srcLang="th" trgLang="en"');
  const choosing = page.waitForEvent('filechooser');
  await board.getByRole('button', { name: 'Import' }).click();
  await (await choosing).setFiles({
    name: 'texts.xlf',
    mimeType: 'application/xliff+xml',
    buffer: Buffer.from(xliff.replace('>Homestay<', '>New homestay<')),
  });
  await expect(board.getByText('New texts from the file: 1.')).toBeVisible();
  await expect(row.getByRole('textbox', { name: 'Title, English' })).toHaveValue('New homestay');
  await board.getByRole('button', { name: 'Save' }).click();
  await expect(board).toHaveCount(0);
  await expect.poll(visible).toContain('New homestay');
  expect(await visible()).toContain('th-zh โฮมสเตย์ใหม่');

  await page.getByRole('button', { name: 'Translate' }).click();
  await expect(row.getByText('Translated')).toHaveCount(2);
  await expect(row.getByText('Outdated')).toHaveCount(0);
});

test('on a phone one language is translated at a time, below its source', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: 'language', value: 'en', url: site.origin }]);
  await page.goto(`${site.origin}/towns`);
  await signInAs(page, 'creator', site.origin);
  await page.goto(`${site.origin}/portals/${PORTAL}`);
  await page.getByRole('button', { name: 'Translate' }).click();
  const board = page.getByRole('dialog', { name: 'Translations' });
  await board.getByLabel('Translate into').selectOption('ar');
  const arabic = board.getByRole('textbox', { name: /^Title, .*العربية/ });
  await expect(arabic).toBeVisible();
  await expect(board.getByRole('grid')).toHaveCount(0);
  await expect(board.getByRole('textbox', { name: /中文/ })).toHaveCount(0);
  const source = board.getByText('Source', { exact: true }).first();
  expect((await source.boundingBox())?.y ?? 0).toBeLessThan((await arabic.boundingBox())?.y ?? 0);
  const width = await board.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth);
  expect(width).toBe(0);
});
