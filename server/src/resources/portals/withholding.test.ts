import { describe, expect, test } from '@jest/globals';
import type { Portal, WaitingPortal } from '@portico/shared/contracts';
import { updateProvider } from '../../records/provider.service.ts';
import { EncodedBody } from '../../render/encoded-body.ts';
import { openTestCli } from '../../testing/run-cli.ts';
import {
  ALL,
  accountOf,
  admin,
  content,
  creator,
  decide,
  type Headers,
  NOTHING,
  newcomer,
  openWithholdingSite,
  page,
  pages,
  reached,
  release,
  save,
  site,
  status,
  withhold,
} from '../../testing/sites/withholding-site.ts';
import { type PortalRecord, portalRepository } from './portal.repository.ts';
import { restorePortal } from './portal-deletion.service.ts';
import { approvalWrites } from './withholding.ts';

openWithholdingSite();

test('[OPEN-55] only editors and moderators see pages of an account that was never approved', async () => {
  await updateProvider(site.services.records, 'demo', { settings: { listUnofficial: true } });
  expect(await reached()).toEqual(ALL);
  await withhold(true);
  expect(await reached()).toEqual(NOTHING);
  expect(await reached('new-page', creator)).toEqual(NOTHING);

  for (const [headers, isPrivateOpen] of [
    [newcomer, 200],
    [admin, 403],
  ] as const) {
    const shown = await page('new-page', headers);
    expect(shown).toMatchObject({ isWithheld: true, status: 'USER_DRAFT' });
    for (const address of [shown.imageURL, shown.smallImageURL, shown.galleryImages?.[0]?.imageURL])
      expect([address, await status(address ?? '')]).toEqual([address, 200]);
    expect(await status('/api/portal/new-private', headers)).toBe(isPrivateOpen);
    expect(await status('/api/products/new-tea', headers)).toBe(200);
  }
  const { data: mine } = await site.get<{ data: Portal[] }>('/api/portal', { headers: newcomer });
  expect(mine.map(({ _id, isWithheld }) => [_id, isWithheld])).toEqual([
    ['new-page', true],
    ['new-private', true],
  ]);
  expect(await status(mine[0]?.imageURL ?? '')).toBe(200);
  const { data: queue } = await site.get<{ data: WaitingPortal[] }>('/api/review', { headers: admin });
  const waiting = queue.find(({ portal }) => portal._id === 'new-page');
  expect(await status(waiting?.portal.imageURL ?? '')).toBe(200);
  // Pages of others stay as they were, waiting ones as well.
  expect(await status('/api/portal/waiting')).toBe(200);
  expect(await status('/api/portal/rejected')).toBe(200);
});

test('[OPEN-55] the first release shows all pages of the account, for good', async () => {
  await updateProvider(site.services.records, 'demo', { settings: { listUnofficial: true } });
  await withhold(true);
  expect((await release('new-private')).statusCode).toBe(200);
  expect(await reached()).toEqual(ALL);
  expect((await accountOf('newcomer'))?.approvedDate).toBe('2026-11-21T05:00:00.000Z');
  await decide('new-private', { status: 'REJECT', reason: 'Closed' });
  await save('new-page', { tags: ['tea'] }, newcomer);
  expect(await page('new-page', {})).toMatchObject({ tags: ['tea'] });
  expect(await page('new-page', newcomer)).not.toHaveProperty('isWithheld');
  await withhold(true);
  expect(await status('/api/portal/new-page')).toBe(200);
});

test('[OPEN-55] what an unapproved account makes from now on is withheld; editors of others are not what counts', async () => {
  await withhold(true);
  const made = await site.ask({
    url: '/api/wizard',
    method: 'POST',
    body: { data: { title: { en: 'Another' }, stepIndex: 1 } },
    headers: newcomer,
  });
  const { _id: id } = made.json<{ data: Portal }>().data;
  const { mainImageId } = await page('wat-phumin', {});
  const finished = await site.ask({
    url: `/api/wizard/${id}`,
    method: 'PUT',
    body: {
      data: { mainImageId, galleryImages: [{ type: 'picture', mainImageId }], stepIndex: null },
    },
    headers: newcomer,
  });
  expect(finished.json<{ data: Portal }>().data).toMatchObject({ status: 'USER_DRAFT', isWithheld: true });
  expect([await status(`/api/portal/${id}`), await status(`/api/portal/${id}`, admin)]).toEqual([404, 200]);

  const join = (portal: string, by: Headers, username: string, as: Headers) =>
    site
      .ask({
        url: `/api/portal/${portal}/editors`,
        method: 'POST',
        body: { data: { username } },
        headers: by,
      })
      .then(() => site.ask({ url: `/api/portal/${portal}/editors/accept`, method: 'POST', headers: as }));
  await join('waiting', creator, 'newcomer', newcomer);
  await save('waiting', { tags: ['by newcomer'] }, newcomer);
  expect(await page('waiting', {})).toMatchObject({ tags: ['by newcomer'] });
  await join('new-page', newcomer, 'creator', creator);
  await save('new-page', { tags: ['by creator'] }, creator);
  expect(await status('/api/portal/new-page')).toBe(404);
});

test('[OPEN-55] responses and pages in caches are outdated when a page is withheld and when it is shown', async () => {
  const { contentVersions } = site.services;
  const siteMap = async () => (await site.ask({ url: '/sitemap.xml' })).body.includes('new-page');
  const name = { provider: 'demo', name: 'the page' };
  const cached = async () => {
    const { data } = await site.get<{ data?: Portal }>('/api/portal/new-page');
    const text = new EncodedBody(data ? 'shown' : 'none');
    const reply = await pages.getOrRender(name, async () => ({
      response: { kind: 'document', status: 200, text },
      isCacheable: true,
    }));
    return reply.kind === 'document' ? String(await reply.text.body('identity')) : '';
  };
  expect(await cached()).toBe('shown');
  await withhold(true);
  expect([await cached(), await siteMap()]).toEqual(['none', false]);
  const version = contentVersions.of('demo');
  await save('new-page', { tags: ['unseen'] }, newcomer);
  await save('new-page', { tags: ['unseen', 'twice'] }, newcomer);
  expect(contentVersions.of('demo')).toBe(version);
  await release('new-page');
  expect([await cached(), await siteMap()]).toEqual(['shown', true]);
});

test('[OPEN-55, OPEN-54] a page handed over stands as its new owner does, and back again', async () => {
  await withhold(true);
  const handOver = (id: string, username: string) =>
    site.ask({
      url: `/api/portal/${id}/owner`,
      method: 'PUT',
      body: { data: { username } },
      headers: admin,
    });
  await handOver('new-page', 'creator');
  expect(await status('/api/portal/new-page')).toBe(200);
  await handOver('new-page', 'newcomer');
  expect(await status('/api/portal/new-page')).toBe(404);
  // A moderator has released the page: it stays visible, and a transfer approves no one.
  await handOver('wat-phumin', 'newcomer');
  expect(await status('/api/portal/wat-phumin')).toBe(200);
  expect(await accountOf('newcomer')).not.toHaveProperty('approvedDate');
  expect(await status('/api/portal/new-page')).toBe(404);
  const usage = await site.services.records.get<{ portals: number }>({
    provider: 'demo',
    kind: 'account-usage',
    id: 'user-newcomer',
  });
  expect(usage?.value.portals).toBe(3);
});

test('[OPEN-55] a page that was deleted before the approval is shown once it is restored', async () => {
  await withhold(true);
  await site.ask({ url: '/api/portal/new-page', method: 'DELETE', headers: newcomer });
  await release('new-private');
  await restorePortal(site.services, { provider: 'demo', id: 'new-page' });
  expect(await status('/api/portal/new-page')).toBe(200);
});

test('[OPEN-55] an approval between the reading and the writing of a save leaves nothing withheld', async () => {
  await withhold(true);
  const { records } = site.services;
  const { batch } = records;
  let isApproved = false;
  records.batch = async (writes) => {
    const isNew = writes.some((write) => 'put' in write && write.put.kind === 'portal-transition');
    if (isNew && !isApproved) {
      isApproved = true;
      const portal = (await portalRepository(records).get('demo', 'new-private'))?.value as PortalRecord;
      // Without the other writes of a release, some of which conflict with the save as well.
      await batch(await approvalWrites(records, { portal, now: new Date() }));
    }
    return batch(writes);
  };
  await site.ask({
    url: '/api/wizard',
    method: 'POST',
    body: { data: { title: { en: 'At once' }, stepIndex: 1 } },
    headers: newcomer,
  });
  const { data } = await site.get<{ data: Portal[] }>('/api/portal', { headers: newcomer });
  const made = data.find(({ title }) => title.en === 'At once');
  expect(made).toMatchObject({ status: 'DRAFT' });
  expect(made).not.toHaveProperty('isWithheld');
});

describe('the setting', () => {
  test('[OPEN-55] switched off, shows everything again', async () => {
    await withhold(true);
    await withhold(false);
    expect(await page('new-page', {})).not.toHaveProperty('isWithheld');
    expect(await status('/api/portal/new-page')).toBe(200);
  });

  test('[OPEN-55] is switched by a command, and a release by the operator counts too', async () => {
    const desk = await openTestCli([content]);
    const update = (option: string) => desk.data<object>(['providers', 'update', 'demo', option]);
    const withheld = async () =>
      (await desk.data<Portal[]>(['portals', 'list'])).flatMap(({ _id, isWithheld }) =>
        isWithheld ? [_id] : [],
      );
    expect(await update('--withhold-unapproved')).toMatchObject({ settings: { withholdUnapproved: true } });
    expect(await withheld()).toEqual(['new-page', 'new-private']);
    await desk.data(['portals', 'release', 'new-page', '--town', 'nan']);
    expect(await withheld()).toEqual([]);
  });
});
