import { expect, test } from '@jest/globals';
import { openTestApp } from '../testing/test-app.ts';
import { faviconRoutes } from './favicon.routes.ts';

test('the mark is served at every host and cached for a day', async () => {
  const site = await openTestApp();
  await site.app.register(faviconRoutes);
  for (const host of ['localhost:8000', 'unknown.example']) {
    const { statusCode, headers, body } = await site.ask({ url: '/favicon.svg', host });
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
    });
    expect(body).toContain('<svg');
  }
});
