import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import {
  openFreshSite,
  openUploadSite,
  picture,
  remove,
  send,
  signInAgain,
  site,
  status,
  upload,
} from '../../testing/sites/upload-site.ts';
import { imageRepository } from '../images/image.repository.ts';
import { orphanedImages } from '../images/orphaned-images.cleanup.ts';
import { deletedPortalRepository } from '../portals/deleted-portal.repository.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { abandonedUploads } from './abandoned-uploads.cleanup.ts';

openUploadSite();

const showIn = async (portalId: string, id: string) => {
  const portals = portalRepository(site.services.records);
  const portal = await portals.get('demo', portalId);
  if (!portal) throw new Error(`there is no ${portalId}`);
  const value = { ...portal.value, galleryImages: id ? [{ type: 'picture', mainImageId: id }] : [] };
  await portals.put({ provider: 'demo', id: portalId, value });
};

describe('[API-21] deleting', () => {
  test('responds with 200 with ok, and removes the image with its bytes', async () => {
    const id = await upload(await picture());
    const response = await remove('wat-phumin', id);
    expect([response.statusCode, response.json()]).toEqual([200, { status: 'ok' }]);
    expect(await status(id)).toBe(404);
    expect(await site.services.images.variant({ id, width: 320, accepts: [] })).toBeUndefined();
    expect((await remove('wat-phumin', id)).statusCode).toBe(404);
  });

  test('is refused while another page shows the image', async () => {
    const id = await upload(await picture());
    await showIn('waiting', id);
    const refused = await remove('wat-phumin', id);
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      { status: 'fail', code: 'conflict', reason: 'Another page still shows this image.' },
    ]);
    await showIn('waiting', '');
    expect((await remove('wat-phumin', id)).statusCode).toBe(200);
    expect(await status(id)).toBe(404);
  });

  test('before the save that drops the image breaks nothing: the image stays until then', async () => {
    const id = await upload(await picture());
    await showIn('waiting', id);
    expect((await remove('waiting', id)).json()).toEqual({ status: 'ok' });
    expect(await status(id)).toBe(200);
  });

  test("another's image is as if it did not exist", async () => {
    const id = await upload(await picture());
    expect((await remove('draft', id)).statusCode).toBe(404);
    expect((await remove('wat-phumin', 'no-such-image')).statusCode).toBe(404);
    expect(await status(id)).toBe(200);
  });

  test('leaves the bytes where another provider has the same image', async () => {
    const id = await upload(await picture());
    await imageRepository(site.services.records).put({
      provider: 'other',
      id,
      value: { width: 600, height: 400, uploads: [{ owner: 'site', at: '' }] },
    });
    await remove('wat-phumin', id);
    expect(await status(id)).toBe(404);
    expect((await site.ask({ url: `/images/${id}`, host: 'other.example' })).statusCode).toBe(200);
  });
});

describe('the clean-up', () => {
  const cleanUp = async () => {
    const { services } = site;
    return orphanedImages.run({ ...services, now: services.now() });
  };

  test('removes what nothing has shown for a day, and nothing else', async () => {
    await openFreshSite();
    const [unsaved, shown, replaced, original] = [
      await upload(await picture()),
      await upload(await picture()),
      await upload(await picture()),
      await upload(await picture()),
    ];
    const cropped = await send([
      ['file', await picture()],
      ['originalImageId', original],
    ]);
    const { ref: crop } = cropped.json<{ ref: string }>();
    await showIn('rejected', crop);
    await showIn('waiting', shown);
    const waiting = await portalRepository(site.services.records).get('demo', 'waiting');
    if (!waiting) throw new Error('there is no such portal');
    await deletedPortalRepository(site.services.records).put({
      provider: 'demo',
      id: 'gone',
      value: { portal: waiting.value, deletedAt: site.services.now().toISOString() },
    });
    await showIn('waiting', replaced);
    expect(await cleanUp()).toBe(0);
    site.hours(10);
    await showIn('waiting', '');
    expect(await cleanUp()).toBe(0);
    site.hours(15);
    expect(await cleanUp()).toBe(1);
    expect(await status(unsaved)).toBe(404);
    expect(await site.services.images.variant({ id: unsaved, width: 320, accepts: [] })).toBeUndefined();
    site.hours(10);
    expect(await cleanUp()).toBe(1);
    const left = await site.services.records.list({ provider: 'demo', kind: 'image' });
    const ids = left.map(({ id }) => id);
    expect([shown, original, crop].every((id) => ids.includes(id))).toBe(true);
    expect([unsaved, replaced].some((id) => ids.includes(id))).toBe(false);
  });

  test('counts again for what was shown in between, or uploaded again', async () => {
    await signInAgain();
    const [again, other] = [await picture(), await picture()];
    const [shownAgain, uploadedAgain] = [await upload(again), await upload(other)];
    await cleanUp();
    site.hours(20);
    await showIn('waiting', shownAgain);
    await signInAgain();
    await upload(other);
    await cleanUp();
    await showIn('waiting', '');
    site.hours(10);
    await cleanUp();
    expect(await status(shownAgain)).toBe(200);
    expect(await status(uploadedAgain)).toBe(200);
  });

  test('removes what a server that died has left of uploads', async () => {
    const { config, now } = site.services;
    const folder = path.join(config.dataFolder, 'uploads');
    await mkdir(folder, { recursive: true });
    const [old, young] = [path.join(folder, 'old'), path.join(folder, 'young')];
    for (const file of [old, young]) writeFileSync(file, 'x');
    const time = (hoursAgo: number) => new Date(now().getTime() - hoursAgo * 3_600_000);
    await utimes(old, time(25), time(25));
    await utimes(young, time(1), time(1));
    expect(await abandonedUploads.run({ ...site.services, now: now() })).toBe(1);
    expect(readdirSync(folder)).toEqual(['young']);
    expect(readFileSync(young, 'utf8')).toBe('x');
  });
});
