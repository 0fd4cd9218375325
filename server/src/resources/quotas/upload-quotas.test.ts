import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { account, open, sender } from '../../testing/sites/quotas-site.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { imageRepository } from '../images/image.repository.ts';
import { takeImage } from '../images/image.service.ts';
import { accountUsageRepository, portalUsageRepository } from './usage.repository.ts';

describe('uploads', () => {
  const upload = async (site: TestApp, shade: number) =>
    takeImage(site.services, {
      provider: 'demo',
      owner: 'mine',
      by: 'user-creator',
      source: await plainJpeg(400, 300, `#0000${shade}0`),
    });

  test('of an account end at their limit of the day', async () => {
    const site = await open({ PORTICO_ACCOUNT_UPLOADS_PER_DAY: '2' });
    const made = await Promise.allSettled([1, 2, 3, 4].map((seed) => upload(site, seed)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    await expect(upload(site, 5)).rejects.toMatchObject({
      code: 'quota-exceeded',
      quota: { name: 'uploads', most: 2, used: 2 },
    });
    site.hours(24);
    await upload(site, 5);
    expect(await account(site)).toMatchObject({ uploads: 1 });
  });

  test('of an account end at their bytes of the day', async () => {
    const site = await open({ PORTICO_ACCOUNT_UPLOAD_MB_PER_DAY: '1' });
    await upload(site, 1);
    const usages = accountUsageRepository(site.services.records);
    const stored = await usages.get('demo', 'user-creator');
    if (!stored) throw new Error('nothing is counted');
    const most = 1024 * 1024;
    await usages.put({
      provider: 'demo',
      id: 'user-creator',
      value: { ...stored.value, uploadBytes: most - 10 },
      expectedRevision: stored.revision,
    });
    await expect(upload(site, 2)).rejects.toMatchObject({
      quota: { name: 'uploadBytes', most, used: most - 10 },
    });
    site.hours(24);
    await upload(site, 2);
  });

  test('of a portal end at its bytes', async () => {
    const site = await open({ PORTICO_PORTAL_IMAGE_MB: '1' });
    await upload(site, 1);
    const usages = portalUsageRepository(site.services.records);
    const stored = await usages.get('demo', 'mine');
    if (!stored) throw new Error('nothing is counted');
    const most = 1024 * 1024;
    await usages.put({
      provider: 'demo',
      id: 'mine',
      value: { ...stored.value, imageBytes: most - 10 },
      expectedRevision: stored.revision,
    });
    await expect(upload(site, 2)).rejects.toMatchObject({
      quota: { name: 'imageBytes', most, used: most - 10 },
    });
  });

  test('of a portal end at its limit, and leave no file behind', async () => {
    const site = await open({ PORTICO_PORTAL_IMAGES: '2' });
    const made = await Promise.allSettled([1, 2, 3, 4].map((seed) => upload(site, seed)));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const images = await imageRepository(site.services.records).list('demo');
    const uploaded = images.filter(({ value }) => value.uploads).map(({ id }) => id);
    const usage = (await portalUsageRepository(site.services.records).get('demo', 'mine'))?.value;
    expect(usage).toMatchObject({ images: 2 });
    const originals = path.join(site.services.config.dataFolder, 'images', 'originals');
    const files = (await readdir(originals, { recursive: true, withFileTypes: true })).filter((entry) =>
      entry.isFile(),
    );
    expect(files.map(({ name }) => name).sort()).toEqual(uploaded.sort());
  });

  test('make room once they are deleted', async () => {
    const site = await open({ PORTICO_PORTAL_IMAGES: '1' });
    const { id } = await upload(site, 1);
    await upload(site, 2).catch(() => undefined);
    const send = await sender(site);
    expect((await send({ url: `/api/portal/mine/image/${id}`, method: 'DELETE' })).statusCode).toBe(200);
    await upload(site, 2);
    const usage = (await portalUsageRepository(site.services.records).get('demo', 'mine'))?.value;
    expect(usage).toMatchObject({ images: 1 });
  });
});
