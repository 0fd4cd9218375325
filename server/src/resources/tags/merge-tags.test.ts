import { beforeEach, expect, test } from '@jest/globals';
import type { Portal, SearchResponse, WebConfig } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { mergeTags } from './merge-tags.service.ts';
import { setTag } from './tag.service.ts';

let site: TestApp;
let creator: { authorization: string };
const provider = 'demo';
beforeEach(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  await setTag(site.services, {
    provider,
    id: 'temples',
    data: { name: { en: 'Temple', zh: '寺庙' }, synonyms: ['wat'] },
  });
});

const addOld = () =>
  setTag(site.services, { provider, id: 'วัด', data: { name: { th: 'วัด', en: 'Monastery' } } });
const merge = () => mergeTags(site.services, { provider, from: 'วัด', into: 'temples' });
const portal = async (id: string) =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers: creator })).data;
const save = (id: string, data: object) =>
  site.ask({ method: 'PUT', url: `/api/portal/${id}`, headers: creator, body: { data } });
const found = async (tag: string) => {
  const body = { query: { bool: { filter: [{ terms: { tags: [tag] } }] } } };
  const response = await site.ask({ url: '/api/search/portal-demo/_search', method: 'POST', body });
  return response.json<SearchResponse<{ _id: string }>>().hits.hits.map(({ _id }) => _id);
};

test('[OPEN-53] a merge rewrites portals, their search documents and the home page', async () => {
  await addOld();
  expect(await found('วัด')).toEqual(['wat-phumin']);
  const merged = await merge();
  expect(merged).toMatchObject({
    portals: 1,
    isConfigured: true,
    tag: { name: { th: 'วัด', en: 'Temple', zh: '寺庙' }, synonyms: ['wat', 'Monastery'] },
  });
  expect((await portal('wat-phumin')).tags).toEqual(['temples', 'Temple']);
  expect([await found('วัด'), await found('temples')]).toEqual([[], ['wat-phumin']]);
  const { data: config } = await site.get<{ data: WebConfig }>('/api/web-admin/');
  expect(config.tags).toEqual(['temples']);
  expect((await site.get<{ data: { _id: string }[] }>('/api/tags')).data.map(({ _id }) => _id)).toEqual([
    'temples',
  ]);
});

test('[OPEN-53] a portal with both tags has the one once; drafts are rewritten too', async () => {
  await save('wat-phumin', { tags: ['วัด', 'sea', 'temples'] });
  const portals = portalRepository(site.services.records);
  const stored = await portals.get(provider, 'old-hours');
  if (!stored) throw new Error('no such portal');
  await portals.put({
    provider,
    id: 'old-hours',
    value: { ...stored.value, status: 'DRAFT', tags: ['วัด'] },
  });
  expect((await merge()).portals).toBe(2);
  expect((await portal('wat-phumin')).tags).toEqual(['temples', 'sea']);
  expect((await portals.get(provider, 'old-hours'))?.value).toMatchObject({
    status: 'DRAFT',
    tags: ['temples'],
  });
});

test('[OPEN-53, T-49] a save at the same moment is not lost, and one of an older version is refused', async () => {
  const before = await portal('wat-phumin');
  const { records } = site.services;
  let isFirst = true;
  const interrupted = {
    ...site.services,
    records: {
      ...records,
      async batch(writes: Parameters<typeof records.batch>[0]) {
        const isOfPortal = writes.some((write) => 'put' in write && write.put.kind === 'portal');
        if (isFirst && isOfPortal) {
          isFirst = false;
          await save('wat-phumin', { shortDescription: { en: 'Saved meanwhile' } });
        }
        return records.batch(writes);
      },
    },
  };
  await mergeTags(interrupted, { provider, from: 'วัด', into: 'temples' });
  expect(isFirst).toBe(false);
  expect(await portal('wat-phumin')).toMatchObject({
    tags: ['temples', 'Temple'],
    shortDescription: { en: 'Saved meanwhile' },
  });
  const late = await save('wat-phumin', { tags: ['วัด'], modifiedDate: before.modifiedDate });
  expect(late.statusCode).toBe(409);
});

test('[OPEN-53] an interrupted merge continues when it is run again, and then has nothing to do', async () => {
  await addOld();
  const { records } = site.services;
  const failing = {
    ...site.services,
    records: {
      ...records,
      async batch(writes: Parameters<typeof records.batch>[0]) {
        if (writes.some((write) => 'put' in write && write.put.kind === 'portal'))
          throw new Error('the process ended');
        return records.batch(writes);
      },
    },
  };
  await expect(mergeTags(failing, { provider, from: 'วัด', into: 'temples' })).rejects.toThrow('ended');
  expect((await portal('wat-phumin')).tags).toEqual(['วัด', 'Temple']);
  expect(await merge()).toMatchObject({ portals: 1, isConfigured: false });
  const { modifiedDate } = await portal('wat-phumin');
  expect(await merge()).toMatchObject({ portals: 0, isConfigured: false });
  expect((await portal('wat-phumin')).modifiedDate).toBe(modifiedDate);
});

test('[OPEN-53] a tag is merged into another one of the dictionary', async () => {
  await expect(
    mergeTags(site.services, { provider, from: 'temples', into: 'nowhere' }),
  ).rejects.toMatchObject({ code: 'not-found' });
  await expect(
    mergeTags(site.services, { provider, from: 'temples', into: 'temples' }),
  ).rejects.toMatchObject({ code: 'invalid' });
  expect((await portal('wat-phumin')).tags).toEqual(['วัด', 'Temple']);
});
