import { beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { appIconRoutes } from './app-icon.routes.ts';
import { APP_ICONS, type AppIcon } from './app-icon.ts';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
  await site.app.register(appIconRoutes, site.services);
});

test.each(Object.keys(APP_ICONS) as AppIcon[])('the icon %s is as large as it says', async (icon) => {
  const { side, isMaskable } = APP_ICONS[icon];
  for (const host of ['localhost:8000', 'other.example']) {
    const response = await site.ask({ url: `/app-icon/${icon}`, host });
    expect(response.headers['content-type']).toBe('image/png');
    const picture = sharp(response.rawPayload);
    expect(await picture.metadata()).toMatchObject({ format: 'png', width: side, height: side });
    // A maskable icon must be opaque up to its edges.
    if (isMaskable) expect((await picture.stats()).isOpaque).toBe(true);
  }
});

test('another name is no icon', async () => {
  expect((await site.ask({ url: '/app-icon/1024.png' })).statusCode).toBe(404);
});
