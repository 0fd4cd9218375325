import { beforeAll, expect, test } from '@jest/globals';
import type { Portal } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
beforeAll(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

const create = (data: object, headers: Record<string, string> = creator) =>
  site.ask({ url: '/api/wizard', method: 'POST', body: { data }, headers });
const save = (id: string, data: object, headers: Record<string, string> = creator) =>
  site.ask({ url: `/api/wizard/${id}`, method: 'PUT', body: { data }, headers });
const saved = (response: { json(): { data: Portal } }) => response.json().data;
/** Fields of the wizard's picture steps, with existing images of the site. */
const pictures = async () => {
  const { mainImageId, galleryImages = [] } = (await site.get<{ data: Portal }>('/api/portal/wat-phumin'))
    .data;
  return { mainImageId, galleryImages: [{ type: 'picture', mainImageId: galleryImages[0]?.mainImageId }] };
};
const newDraft = async () => saved(await create({ title: { th: 'ใหม่' }, stepIndex: 2 }))._id;

test('[API-09, OPEN-01, OPEN-31] the first save creates a draft whose editor is its creator', async () => {
  const response = await create({ title: { th: 'ร้านกาแฟ', lang: 'th' }, stepIndex: 2 });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toMatchObject({
    status: 'ok',
    data: {
      provider: 'demo',
      title: { th: 'ร้านกาแฟ', lang: 'th' },
      status: 'DRAFT',
      stepIndex: 2,
      editors: ['user-creator'],
      townRefs: [],
      listingRefs: [],
    },
  });
});

test("[WIZ-24, AMBIG-04] a first save below step 1 fails with 'not found last item.' and stores nothing", async () => {
  const before = (await site.get<{ data: Portal[] }>('/api/portal', { headers: creator })).data.length;
  const refused = await create({ stepIndex: 0 });
  expect(refused.statusCode).toBe(400);
  // Details would be worded in the wizard instead of the reason.
  expect(refused.json()).toEqual({ status: 'fail', code: 'invalid', reason: 'not found last item.' });
  expect((await site.get<{ data: Portal[] }>('/api/portal', { headers: creator })).data).toHaveLength(before);
});

test('[T-09] what the wizard may not set is not taken', async () => {
  const id = await newDraft();
  const foreign = {
    status: 'RELEASE',
    editors: ['user-admin'],
    provider: 'other',
    townRefs: ['nan'],
    _id: 'mine',
    passcode: 'x',
  };
  const data = saved(await save(id, { tags: ['กาแฟ'], ...foreign }));
  expect(data).toMatchObject({
    _id: id,
    status: 'DRAFT',
    editors: ['user-creator'],
    provider: 'demo',
    townRefs: [],
    tags: ['กาแฟ'],
  });
  expect(data).not.toHaveProperty('passcode');
});

test('[API-10, AMBIG-06] later saves change only their fields and never lose progress', async () => {
  const id = await newDraft();
  expect(
    saved(await save(id, { ...(await pictures()), highlightSentence: { th: 'หอม' }, stepIndex: 5 })),
  ).toMatchObject({
    title: { th: 'ใหม่' },
    highlightSentence: { th: 'หอม' },
    stepIndex: 5,
  });
  expect(saved(await save(id, { title: { th: 'ชื่อใหม่' }, stepIndex: 2 }))).toMatchObject({
    title: { th: 'ชื่อใหม่' },
    highlightSentence: { th: 'หอม' },
    stepIndex: 5,
  });
});

test('[OPEN-48, OPEN-01] null ends the wizard and hands the draft in', async () => {
  const id = await newDraft();
  const done = saved(await save(id, { ...(await pictures()), stepIndex: null }));
  expect(done.status).toBe('USER_DRAFT');
  expect(done).not.toHaveProperty('stepIndex');
  const again = saved(await save(id, { tags: ['x'], stepIndex: 3 }));
  expect(again).not.toHaveProperty('stepIndex');
  expect(again.status).toBe('USER_DRAFT');
  const transitions = await site.services.records.list<{ from?: string; to: string; by: string }>({
    provider: 'demo',
    kind: 'portal-transition',
    where: { field: 'portal', value: id },
  });
  expect(
    transitions.map(({ value: { from = 'nothing', to, by } }) => `${from} → ${to} by ${by}`).sort(),
  ).toEqual(['DRAFT → USER_DRAFT by user-creator', 'nothing → DRAFT by user-creator']);
});

test('[OPEN-01] work on a rejected portal hands it in again', async () => {
  expect(saved(await save('rejected', { tags: ['more'] })).status).toBe('USER_DRAFT');
});

test('[AMBIG-14] a new cover leaves its date', async () => {
  const id = await newDraft();
  const { mainImageId, galleryImages } = await pictures();
  const first = saved(await save(id, { mainImageId, galleryImages, stepIndex: 4 })).imageCoverModifiedDate;
  expect(first).toBeDefined();
  site.hours(1);
  creator = await site.signIn();
  expect(saved(await save(id, { galleryImages })).imageCoverModifiedDate).toBe(first);
  expect(
    saved(await save(id, { galleryImages: [{ type: 'picture', mainImageId }] })).imageCoverModifiedDate,
  ).not.toBe(first);
});

test('[API-28, OPEN-05] restoring gives its editors the saved portal with its progress', async () => {
  const id = await newDraft();
  await save(id, { ...(await pictures()), contacts: { phone: '02-000-0002' }, stepIndex: 6 });
  expect(await site.get(`/api/wizard/${id}`, { headers: creator })).toMatchObject({
    status: 'ok',
    data: { _id: id, stepIndex: 6, contacts: { phone: '02-000-0002' } },
  });
});

test('[API-06, API-28, MFE-06] restoring responds with the portal as its page does, so that one cache entry holds both', async () => {
  const id = saved(await create({ title: { th: 'ใหม่' }, ...(await pictures()), stepIndex: 2 }))._id;
  const restored = await site.get<{ data: Portal }>(`/api/wizard/${id}`, { headers: creator });
  const read = await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers: creator });
  expect(restored.data).toEqual(read.data);
});

test('[PERM-08, OPEN-05] others neither restore nor save', async () => {
  const id = await newDraft();
  expect((await site.ask({ url: `/api/wizard/${id}` })).statusCode).toBe(401);
  expect((await site.ask({ url: `/api/wizard/${id}`, headers: admin })).statusCode).toBe(404);
  expect((await save(id, { tags: [] }, admin)).statusCode).toBe(404);
  expect((await save('wat-phumin', { tags: [] }, admin)).statusCode).toBe(403);
  expect((await save('no-such-portal', { tags: [] })).statusCode).toBe(404);
  expect((await create({ title: { th: 'x' } }, {})).statusCode).toBe(401);
});

test('[VAL-03] a portal without a title is refused', async () => {
  for (const data of [{ title: { th: '  ', lang: 'th' } }, {}]) {
    expect((await create(data)).json()).toMatchObject({
      code: 'invalid',
      reason: 'Require Title field',
      details: [{ path: 'body.data.title', message: 'Require Title field' }],
    });
  }
  const id = await newDraft();
  expect((await save(id, { title: { th: ' ' } })).json().reason).toBe('Require Title field');
});

test('[VAL-04, VAL-06, AMBIG-05] progress passes no step whose picture is missing', async () => {
  const id = await newDraft();
  const messages = async (data: object) =>
    (await save(id, data)).json<{ details?: { message: string }[] }>().details?.map(({ message }) => message);
  const thumbnail = 'Require Thumbnail Image field';
  const cover = 'Require Cover Image field';
  expect(await messages({ stepIndex: 3 })).toEqual([thumbnail]);
  expect(await messages({ stepIndex: 5 })).toEqual([thumbnail, cover]);
  expect(await messages({ stepIndex: null })).toEqual([thumbnail, cover]);
  const { mainImageId, galleryImages } = await pictures();
  expect(saved(await save(id, { mainImageId, stepIndex: 3 })).stepIndex).toBe(3);
  expect(await messages({ stepIndex: 4, galleryImages: [] })).toEqual([cover]);
  expect(saved(await save(id, { galleryImages, stepIndex: 4 })).stepIndex).toBe(4);
  // An earlier step can be saved again, and so can a draft from before pictures were required.
  expect(saved(await save(id, { title: { th: 'อีกครั้ง' }, stepIndex: 2 })).stepIndex).toBe(4);
  expect((await save('draft-of-admin', { tags: ['x'], stepIndex: 4 }, admin)).statusCode).toBe(200);
});

test('[T-11] an advanced description is cleaned', async () => {
  const id = await newDraft();
  const description = { th: '<p>ก<script>x()</script></p>' };
  expect(saved(await save(id, { description, isAdvanceDescription: true })).description).toEqual({
    th: '<p>ก</p>',
  });
  const made = await create({ title: { th: 'x' }, description, isAdvanceDescription: true });
  expect(saved(made).description).toEqual({ th: '<p>ก</p>' });
});

test('[DATA-04] a saved step responds with the images of the draft and their dates', async () => {
  const { mainImageId, galleryImages } = await pictures();
  const data = saved(await save(await newDraft(), { mainImageId, galleryImages }));
  expect(data).toMatchObject({ mainImageId, galleryImages });
  expect([data.imageCoverModifiedDate, data.modifiedDate]).toEqual([
    expect.stringMatching(/^\d{4}-.*Z$/),
    expect.stringMatching(/^\d{4}-.*Z$/),
  ]);
});

test('[VAL-16, T-12, DATA-04] the wizard validates the same as a save of the page', async () => {
  const id = await newDraft();
  expect(saved(await save(id, { tags: [' a', 'a', ''] })).tags).toEqual(['a']);
  const { galleryImages } = await pictures();
  const response = await save(id, {
    mainImageId: 'no-such-image',
    galleryImages: [...galleryImages, { type: 'video', externalUrl: 'javascript:x()' }],
  });
  expect(
    response
      .json<{ details: { path: string }[] }>()
      .details.map(({ path }) => path)
      .sort(),
  ).toEqual(['body.data.galleryImages.1.externalUrl', 'body.data.mainImageId']);
});

test('[T-49] a step on a draft that another editor changed since is refused', async () => {
  const id = await newDraft();
  const { modifiedDate } = saved(await save(id, { tags: ['a'] }));
  await save(id, { tags: ['b'] });
  expect((await save(id, { tags: ['c'], modifiedDate })).json()).toMatchObject({
    code: 'conflict',
    conflict: { by: 'Creator' },
  });
});

test('a malformed save names the field', async () => {
  const response = await create({ title: { th: 'x' }, stepIndex: 99 });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    status: 'fail',
    code: 'invalid',
    details: [{ path: 'body.data.stepIndex', message: expect.any(String) }],
  });
});

test('[T-17] new portals are limited per person', async () => {
  site = await openTestApp();
  creator = await site.signIn();
  const responses: number[] = [];
  for (let count = 0; count < 61; count++) responses.push((await create({})).statusCode);
  expect(responses.at(-1)).toBe(429);
  expect((await create({}, await site.signIn('admin'))).statusCode).not.toBe(429);
});
