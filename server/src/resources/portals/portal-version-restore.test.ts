import { describe, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import sharp from 'sharp';
import { cleanUp } from '../../maintenance/cleanup.ts';
import { multipartForm } from '../../testing/multipart.ts';
import {
  creator,
  list,
  look,
  openVersionsSite,
  read,
  restore,
  save,
  signInAgain,
  site,
  storedIds,
} from '../../testing/sites/versions-site.ts';
import { deletePortal, restorePortal } from './portal-deletion.service.ts';

openVersionsSite();

const clean = () => {
  const error = (failure: unknown) => {
    throw new Error('a clean-up failed', { cause: failure });
  };
  return cleanUp(site.services, { info: () => {}, error });
};

describe('restoring', () => {
  test('[T-49, OPEN-06] brings all of the page back, and is itself a version', async () => {
    const before = await read();
    await save({ title: { en: 'Temple' }, shortDescription: { en: 'New' }, links: [], action: null });
    const response = await restore(1);
    const restored = response.json<{ data: Portal }>().data;
    const { modifiedDate: _then, ...content } = before;
    expect(restored).toMatchObject(content);
    expect(restored).not.toHaveProperty('shortDescription');
    expect(await read()).toEqual(restored);
    expect((await list())[0]).toEqual({
      number: 3,
      at: restored.modifiedDate,
      by: 'Creator',
      parts: ['title', 'description', 'callToAction', 'links'],
      restored: 1,
    });
  });

  test('[T-49] is refused once someone else has changed the page, with who and when', async () => {
    const { modifiedDate } = await save({ tags: ['a'] });
    const { modifiedDate: at } = await save({ tags: ['b'] });
    const response = await restore(1, { modifiedDate });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ code: 'conflict', conflict: { by: 'Creator', at } });
    expect((await restore(1, { modifiedDate: at })).statusCode).toBe(200);
  });

  test('[OPEN-01] is work on the page: a released one stays so, a rejected one is handed in again', async () => {
    await save({ tags: ['a'] });
    await restore(1);
    expect((await read()).status).toBe('RELEASE');
    await save({ tags: ['a'] }, 'rejected');
    const [move] = await site.services.records.list<{ to: string }>({
      provider: 'demo',
      kind: 'portal-transition',
    });
    expect(move?.value.to).toBe('USER_DRAFT');
    await restore(1, {}, 'rejected');
    expect((await read('rejected')).status).toBe('USER_DRAFT');
  });

  test('[VAL-04] is checked as any save is', async () => {
    await save({ tags: ['a'] }, 'waiting');
    const picture = await upload('waiting', 'red');
    await save({ mainImageId: picture }, 'waiting');
    const response = await restore(1, {}, 'waiting');
    expect(response.statusCode).toBe(400);
    expect(response.json().reason).toContain('Require Thumbnail Image field');
    expect((await read('waiting')).mainImageId).toBe(picture);
  });

  test('does not restore the tile of a deleted catalogue', async () => {
    await save({ tags: ['a'] });
    await site.ask({ url: '/api/catalogs/shop', method: 'DELETE', headers: creator });
    expect((await look(1)).portal.galleryImages?.some(({ type }) => type === 'catalog')).toBe(false);
    await restore(1);
    expect((await read()).galleryImages?.some(({ type }) => type === 'catalog')).toBe(false);
  });
});

async function upload(portalId: string, background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 80, height: 80, channels: 3, background } })
    .png()
    .toBuffer();
  const { body, headers } = await multipartForm([['file', bytes]]);
  const response = await site.ask({
    url: `/api/portal/${portalId}/image/new`,
    method: 'POST',
    body,
    headers: { ...headers, ...creator },
  });
  expect(response.json()).toMatchObject({ status: 'ok' });
  return response.json<{ ref: string }>().ref;
}

describe('pictures', () => {
  test('[T-07] an image that only a version shows is not removed, is visible to readers of the version, and is restored', async () => {
    const image = await upload('wat-phumin', 'green');
    const { mainImageId: former } = await read();
    await save({ mainImageId: image });
    await save({ mainImageId: former });
    const aDayLater = async () => {
      site.hours(25);
      await clean();
    };
    await aDayLater();
    await aDayLater();
    await signInAgain();
    expect(await storedIds('image')).toContain(image);
    expect((await site.ask({ url: `/images/${image}` })).statusCode).toBe(404);
    const { portal } = await look(2);
    expect((await site.ask({ url: portal.imageURL ?? '' })).statusCode).toBe(200);
    expect((await restore(2)).statusCode).toBe(200);
    expect((await site.ask({ url: `/images/${image}` })).statusCode).toBe(200);
  });

  test('its editor cannot delete it for good, and no other page comes to show it', async () => {
    const image = await upload('wat-phumin', 'blue');
    const { mainImageId: former } = await read();
    await save({ mainImageId: image });
    await save({ mainImageId: former });
    await site.ask({ url: `/api/portal/wat-phumin/image/${image}`, method: 'DELETE', headers: creator });
    expect(await storedIds('image')).toContain(image);
    const response = await site.ask({
      url: '/api/portal/waiting',
      method: 'PUT',
      body: { data: { mainImageId: image } },
      headers: creator,
    });
    expect(response.statusCode).toBe(400);
  });
});

describe('deletion', () => {
  test('versions are restored with their deleted portal', async () => {
    await save({ tags: ['a'] });
    const before = await list();
    await deletePortal(site.services, { provider: 'demo', id: 'wat-phumin' });
    const gone = await site.ask({ url: '/api/portal/wat-phumin/versions', headers: creator });
    expect(gone.statusCode).toBe(404);
    await restorePortal(site.services, { provider: 'demo', id: 'wat-phumin' });
    expect(await list()).toEqual(before);
    expect((await restore(1)).statusCode).toBe(200);
  });

  test('they are forgotten for good with it', async () => {
    await save({ tags: ['a'] });
    await save({ tags: ['a'] }, 'waiting');
    await deletePortal(site.services, { provider: 'demo', id: 'wat-phumin' });
    site.hours(24 * 30 + 1);
    await clean();
    expect(await storedIds('portal-version')).toEqual(['waiting.1', 'waiting.2']);
    expect(await storedIds('portal-versions')).toEqual(['waiting']);
  });
});
