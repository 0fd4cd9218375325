import { describe, expect, test } from '@jest/globals';
import { portalSchema } from '@portico/shared/contracts';
import { admin, creator, openSavingSite, put, read, saved, site } from '../../testing/sites/saving-site.ts';

openSavingSite();

test('[API-27, OPEN-06] changed fields are merged, the others stay, and the whole portal is returned', async () => {
  const before = await read('wat-phumin');
  const data = await saved('wat-phumin', {
    _id: 'wat-phumin',
    title: { th: 'ชื่อใหม่', lang: 'th' },
    shortDescription: { en: 'Short' },
    hideInformations: ['tags', 'tags'],
  });
  expect(portalSchema.strict().parse(data)).toEqual(data);
  expect(data).toMatchObject({
    title: { th: 'ชื่อใหม่', lang: 'th' },
    shortDescription: { en: 'Short' },
    hideInformations: ['tags'],
    tags: before.tags,
    galleryImages: before.galleryImages,
    contacts: before.contacts,
  });
  expect(await read('wat-phumin')).toEqual(data);
});

test('[API-07] a whole portal may be sent as it was read: nothing changes but its date', async () => {
  const before = await read('wat-phumin');
  const response = await saved('wat-phumin', { ...before, townsInfo: [{}], listingsInfo: [] });
  expect(response).toEqual({ ...before, modifiedDate: expect.any(String) });
});

test('[T-09] what is not an editor’s to set is not taken, and never an error', async () => {
  const before = await read('wat-phumin');
  const data = await saved('wat-phumin', {
    status: 'DRAFT',
    stepIndex: 2,
    editors: ['user-admin'],
    provider: 'other',
    townRefs: 7,
    listingRefs: null,
    createdDate: 'never',
    modifiedBy: 'me',
    statusDate: 'x',
    sealedPasscode: 'x',
    rejectReason: 'x',
    imageURL: 'https://evil.example/x.png',
    imageCoverModifiedDate: 'x',
    __meta_search: { latLng: 'x' },
    galleryImages: before.galleryImages?.map((item) => ({ ...item, imageURL: 'https://evil.example/x.png' })),
    unknown: { deep: [1] },
  });
  expect(data).toEqual({ ...before, modifiedDate: data.modifiedDate });
});

test('null clears an optional field', async () => {
  const data = await saved('wat-phumin', {
    highlightSentence: null,
    links: null,
    contacts: null,
    action: null,
  });
  for (const field of ['highlightSentence', 'links', 'contacts', 'action'])
    expect(data).not.toHaveProperty(field);
  expect((await put('wat-phumin', { title: null })).statusCode).toBe(400);
});

describe('who may save', () => {
  test('[PERM-08, PERM-09, T-09] only editors; the response reveals nothing to others', async () => {
    const statusOf = async (id: string, headers: Record<string, string>) =>
      (await put(id, { tags: [] }, headers)).statusCode;
    expect(await statusOf('wat-phumin', {})).toBe(401);
    expect(await statusOf('wat-phumin', admin)).toBe(403);
    expect((await put('wat-phumin', {}, admin)).json().code).toBe('forbidden');
    expect(await statusOf('private', admin)).toBe(403);
    expect(await statusOf('draft', admin)).toBe(404);
    expect(await statusOf('no-such-portal', admin)).toBe(404);
    expect((await put('draft', {}, admin)).json()).toEqual((await put('no-such-portal', {}, admin)).json());
    expect((await read('wat-phumin')).tags).toEqual(['วัด', 'Temple']);
  });

  test('[APP-01] a portal of another provider is none', async () => {
    expect((await put('only-there', {})).statusCode).toBe(404);
    const namesake = await site.ask({
      url: '/api/portal/wat-phumin',
      method: 'PUT',
      body: { data: { tags: [] } },
      headers: creator,
      host: 'other.example',
    });
    expect(namesake.statusCode).toBe(401);
  });
});

describe('the status', () => {
  test('[OPEN-01] a released portal stays released, a waiting one waits', async () => {
    expect((await saved('wat-phumin', { tags: [] })).status).toBe('RELEASE');
    expect((await saved('waiting', { tags: [] })).status).toBe('USER_DRAFT');
    expect((await saved('draft', { tags: [] })).status).toBe('DRAFT');
  });

  test('[OPEN-01] work on a rejected portal hands it in again, and the move is recorded', async () => {
    expect(await read('rejected')).toMatchObject({ status: 'REJECT', rejectReason: 'Please add pictures' });
    const data = await saved('rejected', { tags: ['more'] });
    expect(data.status).toBe('USER_DRAFT');
    expect(data).not.toHaveProperty('rejectReason');
    const history = await site.get('/api/review/rejected', { headers: creator });
    expect(history).toMatchObject({ data: [{ from: 'REJECT', to: 'USER_DRAFT', by: 'Creator' }] });
  });
});

describe('two editors', () => {
  test('[T-49] a save on what someone else has changed since is refused, with who and when', async () => {
    const { modifiedDate } = await read('shared');
    const first = await saved('shared', { tags: ['a'], modifiedDate }, admin);
    const response = await put('shared', { tags: ['b'], modifiedDate });
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      status: 'fail',
      code: 'conflict',
      reason: expect.stringContaining('Admin changed this portal'),
      conflict: { by: 'Admin', at: first.modifiedDate },
    });
    expect((await read('shared')).tags).toEqual(['a']);
    expect((await saved('shared', { tags: ['b'], modifiedDate: first.modifiedDate })).tags).toEqual(['b']);
  });

  test('[T-49] others get no information about a conflict', async () => {
    expect((await put('wat-phumin', { modifiedDate: 'long ago' }, admin)).json().code).toBe('forbidden');
  });

  test('[T-49, API-27] without the date only the sent fields change, also at the same moment', async () => {
    const responses = await Promise.all([
      put('shared', { tags: ['a'] }, admin),
      put('shared', { highlightSentence: { en: 'b' } }),
      put('shared', { shortDescription: { en: 'c' } }, admin),
    ]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await read('shared')).toMatchObject({
      tags: ['a'],
      highlightSentence: { en: 'b' },
      shortDescription: { en: 'c' },
    });
  });

  test('[T-49] of two saves at once on the same date one is refused', async () => {
    const { modifiedDate } = await read('shared');
    const responses = await Promise.all([
      put('shared', { tags: ['a'], modifiedDate }, admin),
      put('shared', { tags: ['b'], modifiedDate }),
    ]);
    expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
  });

  test('[T-49] modifiedDate grows with every save, though the clock stands still', async () => {
    const dates = [];
    for (const tag of ['a', 'b', 'c']) dates.push((await saved('shared', { tags: [tag] })).modifiedDate);
    expect(new Set(dates).size).toBe(3);
    expect([...dates].sort()).toEqual(dates);
  });
});
