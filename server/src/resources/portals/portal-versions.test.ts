import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  KEPT_VERSIONS,
  type Portal,
  type PortalVersion,
  type ShownPortalVersion,
} from '@portico/shared/contracts';
import sharp from 'sharp';
import { cleanUp } from '../../maintenance/cleanup.ts';
import { multipartForm } from '../../testing/multipart.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { deletePortal, restorePortal } from './portal-deletion.service.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

async function save(data: Record<string, unknown>, id = 'wat-phumin'): Promise<Portal> {
  const answer = await site.ask({
    url: `/api/portal/${id}`,
    method: 'PUT',
    body: { data },
    headers: creator,
  });
  expect(answer.json()).toMatchObject({ status: 'ok' });
  return answer.json<{ data: Portal }>().data;
}
const read = async (id = 'wat-phumin') =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers: creator })).data;
const list = async (id = 'wat-phumin') =>
  (await site.get<{ data: PortalVersion[] }>(`/api/portal/${id}/versions`, { headers: creator })).data;
const look = async (number: number, id = 'wat-phumin') =>
  (await site.get<{ data: ShownPortalVersion }>(`/api/portal/${id}/versions/${number}`, { headers: creator }))
    .data;
const restore = (number: number, data: object = {}, id = 'wat-phumin') =>
  site.ask({
    url: `/api/portal/${id}/versions/${number}/restore`,
    method: 'POST',
    body: { data },
    headers: creator,
  });
const kept = async (kind: string) =>
  (await site.services.records.list({ provider: 'demo', kind })).map(({ id }) => id);
const clean = () => {
  const error = (failure: unknown) => {
    throw new Error('a clean-up failed', { cause: failure });
  };
  return cleanUp(site.services, { info: () => {}, error });
};

describe('what is kept', () => {
  test('[T-49] of a page that had no versions yet the first save keeps two: as it was, and as it is', async () => {
    expect(await list()).toEqual([]);
    const before = await read();
    const after = await save({ title: { en: 'Temple' } });
    expect(await list()).toEqual([
      { number: 2, at: after.modifiedDate, by: 'Creator', parts: ['title'] },
      expect.objectContaining({ number: 1, at: before.modifiedDate, parts: [] }),
    ]);
    expect((await look(1)).portal.title).toEqual(before.title);
    expect((await look(2)).portal.title).toEqual({ en: 'Temple' });
  });

  test('of large pages fewer versions are kept: together they stay under 8 MB, and the last one stays', async () => {
    for (let count = 1; count <= 3; count++) {
      const text = `${count} ${'ก'.repeat(1_000_000)}`;
      const { records } = site.services;
      const stored = await records.get<object>({ provider: 'demo', kind: 'portal', id: 'wat-phumin' });
      await records.put({
        provider: 'demo',
        kind: 'portal',
        id: 'wat-phumin',
        value: { ...stored?.value, description: { th: text } },
      });
      await save({ promoteWord: `${count}` });
    }
    const contents = await site.services.records.list<{ content: object }>({
      provider: 'demo',
      kind: 'portal-version',
    });
    const bytes = contents.map(({ value }) => Buffer.byteLength(JSON.stringify(value.content)));
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(8 * 1024 * 1024);
    expect((await list()).map(({ number }) => number)).toHaveLength(bytes.length);
    expect((await list())[0]).toMatchObject({ by: 'Creator' });
  });

  test('[T-49] each save names the parts that it changed; one that changes nothing of the page is none', async () => {
    await save({ tags: ['a'], links: null });
    await save({ tags: ['a'] });
    expect((await list()).map(({ parts }) => parts)).toEqual([['tags', 'links'], []]);
  });

  test('[T-49] the last twenty are kept, and nothing of the others', async () => {
    for (let count = 1; count <= KEPT_VERSIONS + 3; count++) await save({ tags: [`tag ${count}`] });
    const numbers = (await list()).map(({ number }) => number);
    expect(numbers).toHaveLength(KEPT_VERSIONS);
    expect([numbers[0], numbers.at(-1)]).toEqual([KEPT_VERSIONS + 4, 5]);
    expect((await kept('portal-version')).sort()).toEqual(
      numbers.map((number) => `wat-phumin.${number}`).sort(),
    );
    const answer = await site.ask({ url: '/api/portal/wat-phumin/versions/4', headers: creator });
    expect(answer.json()).toMatchObject({ status: 'fail', code: 'not-found' });
  });

  test('saves at the same moment are a version each', async () => {
    await Promise.all(['a', 'b', 'c'].map((tag) => save({ tags: [tag] })));
    expect((await list()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  test('what a catalogue did to the gallery in between is kept with the next save', async () => {
    await save({ tags: ['a'] });
    const moved = await site.ask({
      url: '/api/catalogs/shop',
      method: 'PUT',
      body: { data: { indexGallery: null } },
      headers: creator,
    });
    expect(moved.statusCode).toBe(200);
    await save({ tags: ['b'] });
    expect((await list()).map(({ parts }) => parts)).toEqual([['tags'], ['gallery'], ['tags'], []]);
  });

  test('a move by a moderator changes nothing of the page', async () => {
    await save({ tags: ['a'] }, 'waiting');
    const decided = await site.ask({
      url: '/api/review/waiting',
      method: 'PUT',
      body: { data: { status: 'RELEASE', townRefs: ['nan'] } },
      headers: admin,
    });
    expect(decided.statusCode).toBe(200);
    await save({ tags: ['b'] }, 'waiting');
    expect((await list('waiting')).map(({ parts }) => parts)).toEqual([['tags'], ['tags'], []]);
  });
});

describe('who may read them', () => {
  test('[T-05, PERM-11] a passcode is in no version, and none is lost by restoring', async () => {
    await save({ passcode: 'OLDONE', tags: ['a'] }, 'private');
    await save({ passcode: 'NEWONE' }, 'private');
    expect((await list('private')).map(({ parts }) => parts)).toEqual([['privacy'], ['tags', 'privacy'], []]);
    const answer = await site.ask({ url: '/api/portal/private/versions/2', headers: creator });
    expect(answer.body).not.toMatch(/OLDONE|NEWONE|passcode/i);
    const stored = await site.services.records.list({ provider: 'demo', kind: 'portal-version' });
    expect(JSON.stringify(stored)).not.toMatch(/sealedPasscode/);
    await restore(1, {}, 'private');
    expect(await read('private')).toMatchObject({ isPrivate: true, passcode: 'NEWONE' });
  });

  test('[T-05] a page that was open once does not become so by restoring', async () => {
    await save({ tags: ['a'] });
    await save({ isPrivate: true, passcode: 'SECRET' });
    await restore(1);
    expect(await read()).toMatchObject({ isPrivate: true, passcode: 'SECRET' });
    expect((await site.ask({ url: '/api/portal/wat-phumin' })).statusCode).toBe(403);
  });

  test('[PERM-08] versions are for editors and admins; only editors restore', async () => {
    await save({ tags: ['a'] });
    const url = '/api/portal/wat-phumin/versions';
    const status = async (headers: Record<string, string>) => (await site.ask({ url, headers })).statusCode;
    expect([await status({}), await status(admin)]).toEqual([401, 200]);
    const answer = await site.ask({
      url: `${url}/1/restore`,
      method: 'POST',
      body: { data: {} },
      headers: admin,
    });
    expect(answer.statusCode).toBe(403);
  });
});

describe('restoring', () => {
  test('[T-49, OPEN-06] brings all of the page back, and is itself a version', async () => {
    const before = await read();
    await save({ title: { en: 'Temple' }, shortDescription: { en: 'New' }, links: [], action: null });
    const answer = await restore(1);
    const restored = answer.json<{ data: Portal }>().data;
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

  test('[T-49] is refused once somebody else has changed the page, with who and when', async () => {
    const { modifiedDate } = await save({ tags: ['a'] });
    const { modifiedDate: at } = await save({ tags: ['b'] });
    const answer = await restore(1, { modifiedDate });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'conflict', conflict: { by: 'Creator', at } });
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
    const answer = await restore(1, {}, 'waiting');
    expect(answer.statusCode).toBe(400);
    expect(answer.json().reason).toContain('Require Thumbnail Image field');
    expect((await read('waiting')).mainImageId).toBe(picture);
  });

  test('the tile of a catalogue that is gone stays away', async () => {
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
  const answer = await site.ask({
    url: `/api/portal/${portalId}/image/new`,
    method: 'POST',
    body,
    headers: { ...headers, ...creator },
  });
  expect(answer.json()).toMatchObject({ status: 'ok' });
  return answer.json<{ ref: string }>().ref;
}

describe('pictures', () => {
  test('[T-07] one that only a version shows is kept, seen by who may read the version, and comes back', async () => {
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
    creator = await site.signIn();
    expect(await kept('image')).toContain(image);
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
    expect(await kept('image')).toContain(image);
    const answer = await site.ask({
      url: '/api/portal/waiting',
      method: 'PUT',
      body: { data: { mainImageId: image } },
      headers: creator,
    });
    expect(answer.statusCode).toBe(400);
  });
});

describe('deletion', () => {
  test('versions wait with a deleted portal, and come back with it', async () => {
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
    expect(await kept('portal-version')).toEqual(['waiting.1', 'waiting.2']);
    expect(await kept('portal-versions')).toEqual(['waiting']);
  });
});
