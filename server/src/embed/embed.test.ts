import { beforeAll, describe, expect, test } from '@jest/globals';
import { updateProvider } from '../records/provider.service.ts';
import { anonymousCalls } from '../render/anonymous-calls.ts';
import { createPageCache } from '../render/page-cache.ts';
import { createPreviewImages } from '../render/preview-image.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { embedRoutes } from './embed.routes.ts';

const ORIGIN = 'http://localhost:8000';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
  const { contentVersions, now, internalKey, records } = site.services;
  await site.app.register(embedRoutes, {
    callApi: anonymousCalls(site.app, internalKey),
    pages: createPageCache({ versions: contentVersions, now, maxBytes: 1024 * 1024 }),
    now,
    imageSize: createPreviewImages(records),
  });
});
const ask = (url: string) => site.ask({ url, host: 'localhost:8000' });

describe('a card', () => {
  test('shows the page in the language of the address, without script or cookie', async () => {
    const { statusCode, headers, body } = await ask('/embed/portals/wat-phumin?lang=ar');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('وات بومين</h1>');
    expect(body).toContain(`<a href="${ORIGIN}/portals/wat-phumin?lang=ar" target="_blank" rel="noopener">`);
    expect(body).not.toContain('<script');
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('may be framed by any website, and by the named ones alone once the site names some', async () => {
    const any = (await ask('/embed/portals/wat-phumin')).headers;
    expect(any['x-frame-options']).toBeUndefined();
    expect(any['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors \*$/);
    await updateProvider(site.services.records, 'demo', {
      settings: { embedOrigins: ['https://blog.example'] },
    });
    const some = (await ask('/embed/portals/wat-phumin')).headers;
    expect(some['content-security-policy']).toMatch(/frame-ancestors 'self' https:\/\/blog\.example$/);
    await updateProvider(site.services.records, 'demo', { settings: { embedOrigins: [] } });
    expect((await ask('/embed/portals/wat-phumin')).headers['content-security-policy']).toMatch(/ \*$/);
  });

  test.each(['private', 'no-such-page'])('of %s does not exist', async (id) => {
    expect((await ask(`/embed/portals/${id}`)).statusCode).toBe(404);
  });

  test('other pages of the site stay unframed', async () => {
    expect((await ask('/api/portal/wat-phumin')).headers['x-frame-options']).toBe('DENY');
  });
});

describe('oEmbed', () => {
  const describeCard = (url: string, more = '') => ask(`/oembed?url=${encodeURIComponent(url)}${more}`);

  test('describes the card of a page, within the asked width', async () => {
    const { statusCode, headers, body } = await describeCard(
      `${ORIGIN}/portals/wat-phumin?lang=en`,
      '&maxwidth=400',
    );
    expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, '*']);
    expect(JSON.parse(body)).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Wat Phumin',
      provider_name: 'Site',
      provider_url: `${ORIGIN}/`,
      width: 400,
      height: 152,
      html: `<iframe src="${ORIGIN}/embed/portals/wat-phumin?lang=en" title="Wat Phumin" width="400" height="152" loading="lazy" style="border:0;max-width:100%"></iframe>`,
      thumbnail_url: expect.stringContaining(`${ORIGIN}/images/`),
      thumbnail_width: expect.any(Number),
    });
  });

  test.each([
    ['', 520, 152],
    ['&maxwidth=300&maxheight=100', 300, 100],
    ['&maxwidth=2000&maxheight=2000', 520, 152],
  ])('keeps to the asked size: %j', async (more, width, height) => {
    const { body } = await describeCard(`${ORIGIN}/portals/wat-phumin`, more);
    const card = JSON.parse(body) as { html: string };
    expect(card).toMatchObject({ width, height });
    expect(card.html).toContain(`width="${width}" height="${height}"`);
  });

  test.each([
    ['another website', 'https://other.example/portals/wat-phumin', '', 404],
    ['a page without a card', `${ORIGIN}/towns/nan`, '', 404],
    ['a private page', `${ORIGIN}/portals/private`, '', 404],
    ['too little height', `${ORIGIN}/portals/wat-phumin`, '&maxheight=71', 404],
    ['XML', `${ORIGIN}/portals/wat-phumin`, '&format=xml', 501],
    ['no address', '', '', 404],
  ])('%s is refused', async (_what, url, more, status) => {
    expect((await describeCard(url, more)).statusCode).toBe(status);
  });

  test('a request without an address is refused', async () => {
    expect((await ask('/oembed')).statusCode).toBe(400);
  });
});

test('the script of the element may be loaded by other websites', async () => {
  const { statusCode, headers, body } = await ask('/embed.js');
  expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
    200,
    'text/javascript; charset=utf-8',
    'cross-origin',
  ]);
  expect(body).toContain('portico-card');
});
