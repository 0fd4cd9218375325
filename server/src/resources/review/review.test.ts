import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, PortalTransition, WaitingPortal } from '@portico/shared/contracts';
import { fixtureContent, otherContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { decideReview } from './review.service.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp([
    {
      ...fixtureContent,
      portals: [
        ...fixtureContent.portals,
        portalSeed('waiting-longer', {
          status: 'USER_DRAFT',
          editors: ['creator'],
          daysAgo: 9,
          towns: [],
          isPrivate: true,
          passcode: 'secret',
        }),
      ],
    },
    otherContent,
  ]);
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

const queue = async () => (await site.get<{ data: WaitingPortal[] }>('/api/review', { headers: admin })).data;
const decide = (id: string, data: object, headers: Record<string, string> = admin) =>
  site.ask({ url: `/api/review/${id}`, method: 'PUT', body: { data }, headers });
const decided = async (id: string, data: object) => {
  const response = await decide(id, data);
  expect(response.json()).toMatchObject({ status: 'ok' });
  return response.json<{ data: Portal }>().data;
};
const refusal = async (id: string, data: object) => {
  const response = await decide(id, data);
  expect(response.statusCode).toBe(400);
  return response.json<{ reason: string; details: { path: string }[] }>();
};
const history = async (id: string, headers: Record<string, string> = admin) =>
  (await site.get<{ data: PortalTransition[] }>(`/api/review/${id}`, { headers })).data;
const read = async (id: string, headers: Record<string, string> = creator) =>
  (await site.get<{ data: Portal }>(`/api/portal/${id}`, { headers })).data;
const portalsOf = async (id: string) =>
  (await site.services.records.get<{ portals: string[] }>({ provider: 'demo', kind: 'listing', id }))?.value
    .portals;

describe('the queue', () => {
  test('[OPEN-49] moderators see what waits, the longest waiting first, and who works on it', async () => {
    const waiting = await queue();
    expect(waiting.map(({ portal }) => portal._id)).toEqual(['waiting-longer', 'waiting']);
    expect(waiting[0]).toMatchObject({
      waitingSince: '2026-11-12T05:00:00.000Z',
      editors: [{ uid: 'user-creator', displayName: 'Creator' }],
      portal: { status: 'USER_DRAFT', isPrivate: true },
    });
    expect(JSON.stringify(waiting)).not.toContain('secret');
    expect(JSON.stringify(waiting)).not.toContain('passcode');
  });

  test('[OPEN-49] comes in pages, with the number of all that wait in a header', async () => {
    const page = await site.ask({ url: '/api/review?_start=1&_limit=1', headers: admin });
    expect(page.json<{ data: WaitingPortal[] }>().data.map(({ portal }) => portal._id)).toEqual(['waiting']);
    expect(page.headers['x-total-count']).toBe('2');
    const first = await site.ask({ url: '/api/review?_limit=1', headers: admin });
    expect(first.json<{ data: WaitingPortal[] }>().data.map(({ portal }) => portal._id)).toEqual([
      'waiting-longer',
    ]);
  });

  test('[OPEN-49] edits while it waits do not change its position in the queue', async () => {
    await site.ask({
      url: '/api/portal/rejected',
      method: 'PUT',
      body: { data: { tags: [] } },
      headers: creator,
    });
    site.hours(1);
    const body = { data: { tags: ['more'] } };
    await site.ask({ url: '/api/portal/waiting-longer', method: 'PUT', body, headers: creator });
    const waiting = await queue();
    expect(waiting.map(({ portal }) => portal._id)).toEqual(['waiting', 'rejected', 'waiting-longer']);
    expect(waiting[2]?.changedBy).toBe('Creator');
  });
});

test('[OPEN-15, OPEN-49] only moderators review, and only on their own site', async () => {
  const release = { status: 'RELEASE', townRefs: ['nan'] };
  expect((await site.ask({ url: '/api/review' })).statusCode).toBe(401);
  expect((await site.ask({ url: '/api/review', headers: creator })).statusCode).toBe(403);
  expect((await decide('waiting', release, {})).statusCode).toBe(401);
  expect((await decide('waiting', release, creator)).statusCode).toBe(403);
  expect((await decide('only-there', release)).statusCode).toBe(404);
  const elsewhere = { url: '/api/review', headers: admin, host: 'other.example' };
  expect((await site.ask(elsewhere)).statusCode).toBe(401);
  expect((await read('waiting')).status).toBe('USER_DRAFT');
});

describe('a release', () => {
  test('[OPEN-01, AMBIG-23] puts the portal into its towns and listings, and searches find it', async () => {
    const data = await decided('waiting', {
      status: 'RELEASE',
      townRefs: ['nan', 'nan', 'test'],
      listingRefs: ['temples', 'cafes'],
    });
    expect(data).toMatchObject({
      status: 'RELEASE',
      townRefs: ['nan', 'test'],
      listingRefs: ['temples', 'cafes'],
    });
    expect(await portalsOf('temples')).toEqual(['wat-phumin', 'waiting']);
    expect(await portalsOf('cafes')).toEqual(['waiting']);
    expect((await queue()).map(({ portal }) => portal._id)).toEqual(['waiting-longer']);
    const hits = await site.ask({
      url: '/api/search/portal-demo/_search',
      method: 'POST',
      body: { query: { bool: { filter: [{ terms: { listingRefs: ['cafes'] } }] } } },
    });
    expect(hits.json().hits.hits).toMatchObject([{ _id: 'waiting' }]);
  });

  test('[OPEN-01] needs a town that there is', async () => {
    expect((await refusal('waiting-longer', { status: 'RELEASE' })).details).toEqual([
      {
        path: 'body.data.townRefs',
        message: 'A released portal belongs to one town at least.',
        code: 'required',
      },
    ]);
    const { details } = await refusal('waiting', {
      status: 'RELEASE',
      townRefs: ['nan', 'nowhere'],
      listingRefs: ['no-such-listing'],
    });
    expect(details.map(({ path }) => path)).toEqual(['body.data.townRefs.1', 'body.data.listingRefs.0']);
    expect((await read('waiting')).status).toBe('USER_DRAFT');
    expect((await decided('waiting', { status: 'RELEASE' })).townRefs).toEqual(['nan']);
  });

  test('[OPEN-01] can be made again with other listings, and undone', async () => {
    await decided('wat-phumin', { status: 'RELEASE', listingRefs: ['cafes'] });
    expect([await portalsOf('temples'), await portalsOf('cafes')]).toEqual([[], ['wat-phumin']]);
    await decided('wat-phumin', { status: 'REJECT', reason: 'Closed' });
    expect(await portalsOf('cafes')).toEqual([]);
    expect(await read('wat-phumin')).toMatchObject({
      status: 'REJECT',
      rejectReason: 'Closed',
      townRefs: ['nan'],
    });
    expect(await decided('wat-phumin', { status: 'RELEASE' })).not.toHaveProperty('rejectReason');
    expect(await portalsOf('cafes')).toEqual(['wat-phumin']);
  });

  test('[DATA-20] of two portals into one listing at once both arrive', async () => {
    const into = (id: string) => decide(id, { status: 'RELEASE', townRefs: ['nan'], listingRefs: ['cafes'] });
    const responses = await Promise.all([into('waiting'), into('waiting-longer'), into('rejected')]);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await portalsOf('cafes'))?.toSorted()).toEqual(['rejected', 'waiting', 'waiting-longer']);
  });
});

describe('a rejection', () => {
  test('[OPEN-01] needs a reason, which the editors see and visitors do not', async () => {
    for (const data of [{ status: 'REJECT' }, { status: 'REJECT', reason: '  ' }]) {
      expect((await refusal('waiting', data)).details).toMatchObject([{ path: 'body.data.reason' }]);
    }
    await decided('waiting', { status: 'REJECT', reason: ' Too short ' });
    expect(await read('waiting')).toMatchObject({ status: 'REJECT', rejectReason: 'Too short' });
    expect(await read('waiting', {})).not.toHaveProperty('rejectReason');
  });
});

test('[OPEN-01] drafts in the wizard are not decided on, and not known of', async () => {
  const [draft, unknown] = [
    await decide('draft', { status: 'RELEASE', townRefs: ['nan'] }),
    await decide('no-such-portal', { status: 'RELEASE', townRefs: ['nan'] }),
  ];
  expect(draft.statusCode).toBe(404);
  expect(draft.json()).toEqual(unknown.json());
  // One's own draft is visible, and cannot be decided on.
  expect((await refusal('draft-of-admin', { status: 'RELEASE' })).reason).toContain('DRAFT');
  for (const status of ['DRAFT', 'USER_DRAFT', 'other']) {
    expect((await decide('waiting', { status })).statusCode).toBe(400);
  }
});

test('[T-49] a decision on what has changed since it was judged is refused', async () => {
  const [first] = await queue();
  const { _id: id = '', modifiedDate } = first?.portal ?? {};
  const body = { data: { tags: ['new'] } };
  await site.ask({ url: `/api/portal/${id}`, method: 'PUT', body, headers: creator });
  const response = await decide(id, { status: 'RELEASE', townRefs: ['nan'], modifiedDate });
  expect(response.statusCode).toBe(409);
  expect(response.json()).toMatchObject({ code: 'conflict', conflict: { by: 'Creator' } });
});

test('[OPEN-01] every move is recorded: who, when, from, to and why', async () => {
  const made = await site.ask({
    url: '/api/wizard',
    method: 'POST',
    body: { data: { title: { th: 'ใหม่' } } },
    headers: creator,
  });
  const { _id: id } = made.json<{ data: Portal }>().data;
  const images = await read('wat-phumin');
  const data = { mainImageId: images.mainImageId, galleryImages: images.galleryImages, stepIndex: null };
  await site.ask({ url: `/api/wizard/${id}`, method: 'PUT', body: { data }, headers: creator });
  await decided(id, { status: 'REJECT', reason: 'Too short' });
  const edit = { data: { tags: ['x'] } };
  await site.ask({ url: `/api/portal/${id}`, method: 'PUT', body: edit, headers: creator });
  await decideReview(site.services, {
    provider: 'demo',
    id,
    decision: { status: 'RELEASE', reason: '', townRefs: ['nan'] },
  });
  const moves = await history(id, creator);
  expect(moves).toEqual([
    { to: 'DRAFT', by: 'Creator', at: expect.any(String) },
    { from: 'DRAFT', to: 'USER_DRAFT', by: 'Creator', at: expect.any(String) },
    { from: 'USER_DRAFT', to: 'REJECT', by: 'Admin', at: expect.any(String), reason: 'Too short' },
    { from: 'REJECT', to: 'USER_DRAFT', by: 'Creator', at: expect.any(String) },
    { from: 'USER_DRAFT', to: 'RELEASE', at: expect.any(String) },
  ]);
  expect(await history(id)).toEqual(moves);
});

test('[OPEN-01, OPEN-04] history is for moderators and editors of what they may know of', async () => {
  const statusOf = async (id: string, headers: Record<string, string>) =>
    (await site.ask({ url: `/api/review/${id}`, headers })).statusCode;
  expect(await statusOf('waiting', {})).toBe(401);
  expect(await statusOf('waiting', creator)).toBe(200);
  expect(await statusOf('old-hours', creator)).toBe(403);
  expect(await statusOf('draft', admin)).toBe(404);
  expect(await statusOf('no-such-portal', admin)).toBe(404);
});
