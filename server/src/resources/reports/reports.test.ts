import { beforeEach, expect, test } from '@jest/globals';
import type { Portal, ReportedPortal } from '@portico/shared/contracts';
import { auditRepository } from '../../audit/audit-entry.ts';
import { cleanUp } from '../../maintenance/cleanup.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { oldReports } from './old-reports.cleanup.ts';

let site: TestApp;
let creator: { authorization: string };
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp();
  creator = await site.signIn();
  admin = await site.signIn('admin');
});

let networks = 0;
/** From its own network by default. */
const report = (
  id: string,
  data: object = { reason: 'wrong' },
  { address = `10.${Math.floor(++networks / 250)}.${networks % 250}.7`, headers = {} } = {},
) => site.ask({ url: `/api/portal/${id}/report`, method: 'POST', body: { data }, address, headers });
const reported = async () =>
  (await site.get<{ data: { total: number; portals: ReportedPortal[] } }>('/api/reports', { headers: admin }))
    .data;
const dismiss = (id: string, lastAt: string) =>
  site.ask({ url: `/api/reports/${id}/dismiss`, method: 'POST', body: { data: { lastAt } }, headers: admin });

test("[OPEN-56] moderators see visitors' reports with reasons, texts, count and times", async () => {
  const response = await report('wat-phumin', { reason: 'spam', text: '  Sells watches  ' });
  expect(response.json()).toEqual({ status: 'ok', data: { _id: 'wat-phumin' } });
  site.hours(1);
  await report('wat-phumin', { reason: 'other', text: ' ' });
  await report('waiting');
  const { total, portals } = await reported();
  expect(total).toBe(2);
  expect(portals).toMatchObject([
    {
      portal: { _id: 'wat-phumin', status: 'RELEASE' },
      count: 2,
      firstAt: '2026-11-21T05:00:00.000Z',
      lastAt: '2026-11-21T06:00:00.000Z',
      reports: [{ reason: 'other' }, { reason: 'spam', text: 'Sells watches' }],
    },
    { portal: { _id: 'waiting' }, count: 1 },
  ]);
  expect(portals[0]?.reports[0]).not.toHaveProperty('text');
});

test('[OPEN-56] a network has one report of a page within a day, also after it was dismissed', async () => {
  const of = { address: '203.0.113.7' };
  await report('wat-phumin', { reason: 'spam' }, of);
  expect((await report('wat-phumin', { reason: 'fraud' }, of)).statusCode).toBe(200);
  // The neighbour is in the same network.
  await report('wat-phumin', { reason: 'fraud' }, { address: '203.0.113.99' });
  expect((await reported()).portals).toMatchObject([{ count: 1, reports: [{ reason: 'spam' }] }]);
  await dismiss('wat-phumin', '2026-11-21T05:00:00.000Z');
  await report('wat-phumin', { reason: 'fraud' }, of);
  expect((await reported()).portals).toEqual([]);
  site.hours(25);
  admin = await site.signIn('admin');
  await report('wat-phumin', { reason: 'fraud' }, of);
  expect((await reported()).portals).toMatchObject([{ count: 1, reports: [{ reason: 'fraud' }] }]);
});

test('[OPEN-56] neither the address nor the account of who reports is stored', async () => {
  await report('wat-phumin', { reason: 'other', text: 'Mine' }, { address: '203.0.113.7', headers: creator });
  const { records, audit } = site.services;
  await audit.flush();
  const stored = await records.list({ provider: 'demo', kind: 'portal-reports' });
  const entries = await auditRepository(records).list('demo');
  const created = entries.filter(({ value }) => value.event === 'report.create');
  expect(created.map(({ value }) => value)).toMatchObject([
    { actor: { kind: 'visitor' }, on: { kind: 'portal', id: 'wat-phumin' }, details: { reason: 'other' } },
  ]);
  expect(JSON.stringify([stored, created])).not.toMatch(/203\.0\.113|creator/);
  expect(JSON.stringify(await reported())).not.toContain('network');
});

test('[OPEN-56] what cannot be seen cannot be reported, and a passcode opens the way', async () => {
  expect((await report('draft')).statusCode).toBe(404);
  expect((await report('nothing')).statusCode).toBe(404);
  expect((await report('private')).json()).toMatchObject({ code: 'permission-denied' });
  const check = await site.ask({
    url: '/api/checkPrivacy/portal/id/private',
    headers: { 'x-passcode': '123456' },
  });
  const headers = { 'x-portico-grant': check.json<{ data: { grant: string } }>().data.grant };
  expect((await report('private', { reason: 'wrong' }, { headers } as never)).statusCode).toBe(200);
});

test.each([
  ['no reason', {}],
  ['a reason that is none', { reason: 'dislike' }],
  ['a text that is too long', { reason: 'other', text: 'x'.repeat(1001) }],
])('[OPEN-56] %s is refused', async (_what, data) => {
  expect((await report('wat-phumin', data)).json()).toMatchObject({ status: 'fail', code: 'invalid' });
});

test('[OPEN-56, T-17] one network sends few in a minute, and few in a day', async () => {
  const address = '203.0.113.7';
  const sent = async (count: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < count; n++)
      statuses.push((await report('wat-phumin', { reason: 'spam' }, { address })).statusCode);
    return statuses;
  };
  expect(await sent(6)).toEqual([200, 200, 200, 200, 200, 429]);
  // Other addresses of the network have their own limit per minute, but share the one per day.
  const others: number[] = [];
  for (let n = 0; n < 30; n++)
    others.push((await report('waiting', { reason: 'spam' }, { address: `203.0.113.${n + 10}` })).statusCode);
  expect(others.filter((status) => status === 429)).toHaveLength(5);
});

test('[OPEN-56] a dismissal closes what was seen, and is in the audit log', async () => {
  await report('wat-phumin', { reason: 'spam' });
  const seen = (await reported()).portals[0]?.lastAt ?? '';
  site.hours(1);
  await report('wat-phumin', { reason: 'fraud' });
  expect((await dismiss('wat-phumin', seen)).statusCode).toBe(200);
  expect((await reported()).portals).toMatchObject([
    { count: 1, firstAt: '2026-11-21T06:00:00.000Z', reports: [{ reason: 'fraud' }] },
  ]);
  expect((await dismiss('wat-phumin', '2026-11-21T06:00:00.000Z')).statusCode).toBe(200);
  expect((await reported()).total).toBe(0);
  expect((await dismiss('old-hours', seen)).statusCode).toBe(404);
  await site.services.audit.flush();
  const events = (await auditRepository(site.services.records).list('demo')).map(({ value }) => value);
  expect(events.filter(({ event }) => event === 'report.resolve')).toMatchObject([
    { actor: { name: 'admin' }, on: { kind: 'portal', id: 'wat-phumin' } },
    { actor: { name: 'admin' } },
  ]);
});

test('[OPEN-56] sending a page back closes its reports, releasing it does not', async () => {
  await report('waiting');
  const decide = (data: object) =>
    site.ask({ url: '/api/review/waiting', method: 'PUT', body: { data }, headers: admin });
  await decide({ status: 'RELEASE', townRefs: ['nan'] });
  expect((await reported()).total).toBe(1);
  await decide({ status: 'REJECT', reason: 'Reported as wrong' });
  expect((await reported()).total).toBe(0);
});

test('[OPEN-56] a deleted page is not listed; the list ends at a hundred pages and has the total', async () => {
  const { records } = site.services;
  const portals = portalRepository(records);
  const like = (await portals.get('demo', 'wat-phumin'))?.value as unknown as Portal;
  for (let n = 0; n < 101; n++) {
    const id = `many-${n}`;
    await portals.put({ provider: 'demo', id, value: { ...like, _id: id, createdDate: '' } });
    await report(id);
  }
  const { total, portals: listed } = await reported();
  expect([total, listed.length]).toEqual([101, 100]);
  await site.ask({ url: '/api/portal/many-0', method: 'DELETE', headers: creator });
  expect((await reported()).total).toBe(100);
});

test('[OPEN-56] of many reports of one page the last fifty are stored, and all are counted', async () => {
  for (let n = 0; n < 52; n++) await report('wat-phumin', { reason: 'spam', text: `no ${n}` });
  const [stored] = await site.services.records.list<{ reports: unknown[] }>({
    provider: 'demo',
    kind: 'portal-reports',
  });
  expect(stored?.value.reports).toHaveLength(50);
  expect((await reported()).portals).toMatchObject([{ count: 52, reports: { length: 10 } }]);
});

test('[OPEN-56] reports are removed a month after they were closed, open ones after half a year', async () => {
  await report('wat-phumin');
  await report('waiting');
  await dismiss('wat-phumin', '2026-11-21T05:00:00.000Z');
  const left = async () => {
    await cleanUp(site.services, site.app.log, [oldReports]);
    const stored = await site.services.records.list({ provider: 'demo', kind: 'portal-reports' });
    return stored.map(({ id }) => id);
  };
  site.hours(24 * 29);
  expect(await left()).toEqual(['waiting', 'wat-phumin']);
  site.hours(24 * 2);
  expect(await left()).toEqual(['waiting']);
  site.hours(24 * 150);
  expect(await left()).toEqual([]);
});

test('[OPEN-56] a report changes no version of content', async () => {
  const before = site.services.contentVersions.of('demo');
  await report('wat-phumin');
  expect(site.services.contentVersions.of('demo')).toBe(before);
});
