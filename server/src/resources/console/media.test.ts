import { beforeEach, describe, expect, test } from '@jest/globals';
import type { consoleImages, ReplyOf, replaceImage } from '@portico/shared/contracts';
import { fixtureContent, otherContent } from '../../testing/fixture-content.ts';
import { plainJpeg } from '../../testing/image-store.contract.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { takeImage } from '../images/image.service.ts';
import { orphanedImages } from '../images/orphaned-images.cleanup.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { productRepository } from '../products/product.repository.ts';
import { townRepository } from '../towns/town.repository.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp([fixtureContent, otherContent]);
  admin = await site.signIn('admin');
});

let colour = 0;
/** Uploads a new image; its width in px tells it apart. */
const upload = async (owner: string, { by = 'user-creator', width = 700 } = {}): Promise<string> => {
  colour += 0x010305;
  const source = await plainJpeg(width, 500, `#${colour.toString(16).padStart(6, '0')}`);
  return (await takeImage(site.services, { provider: 'demo', owner, by, source })).id;
};
const list = async (query = '') =>
  (await site.get<ReplyOf<typeof consoleImages>>(`/api/console/images?${query}`, { headers: admin })).data;
const idsOf = async (query = '') => (await list(query)).rows.map(({ id }) => id);
const call = async <Reply>(path: string, data: object) => {
  const reply = await site.ask({
    method: 'POST',
    url: `/api/console/images/${path}`,
    headers: admin,
    body: { data },
  });
  return reply.json<Reply>();
};
const replace = async (id: string, data: object) =>
  (await call<ReplyOf<typeof replaceImage>>(`${id}/replace`, data)).data;
const outcomes = async (path: string, ids: string[]) =>
  (await call<{ data: { outcome: string }[] }>(path, { ids })).data.map(({ outcome }) => outcome);
/** Advances the clock, which ends the session. */
const hoursLater = async (count: number): Promise<void> => {
  site.hours(count);
  admin = await site.signIn('admin');
};
const portal = async (id: string) =>
  (await portalRepository(site.services.records).get('demo', id))?.value as PortalRecord;
const cleanUp = () => orphanedImages.run({ ...site.services, now: site.services.now() });
const statusOf = async (id: string) => (await site.ask({ url: `/images/${id}` })).statusCode;

/** Shows an image in a portal as its thumbnail and in its description, in a product and in a town. */
async function showEverywhere(id: string): Promise<void> {
  const { records } = site.services;
  const shown = await portal('wat-phumin');
  const description = { en: `<p>Look: <img src="/images/${id}" alt="" /></p>` };
  await portalRepository(records).put({
    provider: 'demo',
    id: 'wat-phumin',
    value: { ...shown, mainImageId: id, description },
  });
  for (const [repository, record] of [
    [productRepository(records), 'shop-1'],
    [townRepository(records), 'nan'],
  ] as const) {
    const stored = await repository.get('demo', record);
    await repository.put({
      provider: 'demo',
      id: record,
      value: { ...stored?.value, mainImageId: id } as never,
    });
  }
}

describe('the images of the console', () => {
  test('have their size, their uploader, and every record that shows or retains them', async () => {
    const id = await upload('wat-phumin', { width: 720 });
    await showEverywhere(id);
    const [row] = (await list('sort=newest')).rows.filter((image) => image.id === id);
    expect(row).toMatchObject({
      address: `/small-images/${id}`,
      width: 720,
      height: 500,
      bytes: expect.any(Number),
      uploaded: { by: { uid: 'user-creator', displayName: 'Creator' } },
      placesTotal: 3,
    });
    expect(row?.until).toBeUndefined();
    expect(row?.places.map(({ kind, id: record, catalogId }) => [kind, record, catalogId])).toEqual([
      ['portal', 'wat-phumin', undefined],
      ['product', 'shop-1', 'shop'],
      ['town', 'nan', undefined],
    ]);
    await replace(id, { by: await upload('site') });
    const used = (await list()).rows.find((image) => image.id === id);
    expect(used?.places).toEqual([
      { kind: 'portal-version', id: 'wat-phumin', title: expect.objectContaining({ en: 'Wat Phumin' }) },
    ]);
  });

  test('are found by uploader, by page and by use, and sorted by size', async () => {
    const small = await upload('wat-phumin', { width: 640, by: 'user-admin' });
    site.hours(1);
    const large = await upload('private', { width: 1400 });
    expect((await idsOf()).slice(0, 2)).toEqual([large, small]);
    expect(await idsOf('sort=pixels&show=unused')).toEqual([large, small]);
    expect(await idsOf('show=unused')).toEqual([large, small]);
    expect(await idsOf('uploader=admin&show=unused')).toEqual([small]);
    expect(await idsOf('q=garden&show=unused')).toEqual([large]);
    expect(await idsOf('q=creator&show=unused')).toEqual([large]);
    expect((await list('show=unused')).rows[0]?.until).toBe('2026-11-22T06:00:00.000Z');
  });

  test("of another's draft have no address, of a private page a signed one", async () => {
    const draft = await upload('draft');
    const used = await upload('private');
    for (const [owner, id] of [
      ['draft', draft],
      ['private', used],
    ] as const) {
      const galleryImages = [{ type: 'picture' as const, mainImageId: id }];
      await portalRepository(site.services.records).put({
        provider: 'demo',
        id: owner,
        value: { ...(await portal(owner)), galleryImages },
      });
    }
    const rows = (await list()).rows;
    expect(rows.find(({ id }) => id === draft)?.address).toBeUndefined();
    expect(rows.find(({ id }) => id === used)?.address).toMatch(`/small-images/${used}?s=`);
  });
});

describe('a replacement', () => {
  test('shows the new image in every record, and an undo changes only these', async () => {
    const from = await upload('wat-phumin');
    const to = await upload('site', { by: 'user-admin' });
    await showEverywhere(from);
    const { changed, remaining } = await replace(from, { by: to });
    expect(remaining).toBe(0);
    expect(changed).toEqual([
      { kind: 'portal', id: 'wat-phumin' },
      { kind: 'product', id: 'shop-1' },
      { kind: 'town', id: 'nan' },
    ]);
    const shown = await portal('wat-phumin');
    expect([shown.mainImageId, shown.description?.en, shown.modifiedBy]).toEqual([
      to,
      `<p>Look: <img src="/images/${to}" alt="" /></p>`,
      'user-admin',
    ]);
    const [row] = (await list()).rows.filter(({ id }) => id === to);
    expect(row?.placesTotal).toBe(3);

    const undone = await replace(to, { by: from, records: changed.slice(0, 2) });
    expect(undone.changed).toEqual(changed.slice(0, 2));
    expect((await portal('wat-phumin')).mainImageId).toBe(from);
    expect((await townRepository(site.services.records).get('demo', 'nan'))?.value.mainImageId).toBe(to);
  });

  test('[T-07] is refused with an image of a private page, with itself, and with one that does not exist', async () => {
    const from = await upload('wat-phumin');
    await showEverywhere(from);
    const secret = await upload('private');
    for (const by of [secret, from, 'unknown'])
      expect(await call(`${from}/replace`, { by })).toMatchObject({
        code: 'invalid',
        details: [{ path: 'body.data.by' }],
      });
    expect((await portal('wat-phumin')).mainImageId).toBe(from);
  });
});

describe('a deletion', () => {
  test('takes an unused image away at once, and restores it within a day', async () => {
    const id = await upload('wat-phumin');
    expect(await statusOf(id)).toBe(200);
    expect(await outcomes('delete', [id, 'unknown'])).toEqual(['changed', 'not-found']);
    expect(await statusOf(id)).toBe(404);
    expect(await idsOf()).not.toContain(id);
    expect((await list('show=deleted')).rows).toMatchObject([{ id, deleted: { by: 'Admin' } }]);
    await cleanUp();
    await hoursLater(23);
    await cleanUp();
    expect(await outcomes('restore', [id])).toEqual(['changed']);
    expect(await statusOf(id)).toBe(200);
    expect(await idsOf('show=unused')).toContain(id);
  });

  test('is final a day later, and has no effect on an image that is shown again', async () => {
    const [gone, shown] = [await upload('wat-phumin'), await upload('wat-phumin')];
    await cleanUp();
    await hoursLater(20);
    await outcomes('delete', [gone, shown]);
    await showEverywhere(shown);
    expect(await statusOf(shown)).toBe(200);
    expect(await idsOf()).toContain(shown);
    await hoursLater(5);
    await cleanUp();
    expect((await list('show=deleted')).rows.map(({ id }) => id)).toEqual([gone]);
    await hoursLater(20);
    await cleanUp();
    expect((await list('show=deleted')).total).toBe(0);
    expect(await outcomes('restore', [gone, shown])).toEqual(['not-found', 'unchanged']);
  });

  test('is refused while a record shows the image', async () => {
    const id = await upload('wat-phumin');
    await showEverywhere(id);
    expect(await outcomes('delete', [id])).toEqual(['shown']);
    expect(await statusOf(id)).toBe(200);
  });
});
