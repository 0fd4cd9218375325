import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/fixtures.ts';
import { messagesOf } from '../support/visits/messages.ts';

const PAGE = '/portals/na-cafe-pua';

test('the code of the share menu, and the element, show the card of a page on another website', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
  await page.goto(`${PAGE}?lang=en`);
  const t = await messagesOf(page, 'mfe-portal');
  // Other journeys on this site change it.
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await page.getByRole('button', { name: t('share.label') }).click();
  await page.getByRole('button', { name: t('share.embed') }).click();
  await expect(page.getByText(t('share.embedCopied'))).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());

  const blog = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>Blog</title><link rel="icon" href="data:,">${code}
      <portico-card src="${baseURL}${PAGE}" lang="th"></portico-card><script src="${baseURL}/embed.js"></script>`);
  });
  await once(blog.listen(0, '127.0.0.1'), 'listening');
  await page.goto(`http://127.0.0.1:${(blog.address() as AddressInfo).port}/`);
  const frames = page.locator('iframe');
  await expect(frames).toHaveCount(2);
  await expect(frames.nth(0).contentFrame().getByRole('heading', { name: title })).toBeVisible();
  await expect(frames.nth(1).contentFrame().locator('html')).toHaveAttribute('lang', 'th');
  const opened = page.waitForEvent('popup');
  await frames.nth(0).contentFrame().getByRole('link').click();
  await expect(await opened).toHaveURL(`${baseURL}${PAGE}?lang=en`);
  blog.close();
});
