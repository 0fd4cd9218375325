import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ReleaseReport, ReleasesResponse, Rollout } from '@portico/shared/contracts';
import { auditRepository } from '../audit/audit-entry.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import { verifiedRelease } from '../testing/built-release.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { goLive, startCanary } from './rollout-changes.ts';

let site: TestApp;
let lines: string[];

beforeEach(async () => {
  lines = [];
  site = await openTestApp(
    undefined,
    { PORTICO_LOG: 'warn' },
    { logTo: { write: (line) => void lines.push(line) } },
  );
  const { releases } = site.services;
  await releases.publish(await verifiedRelease({ name: 'shell', version: '1' }));
  for (const version of ['1', '2'])
    await releases.publish(await verifiedRelease({ name: 'mfe-portal', version }));
  for (const name of ['shell', 'mfe-portal'])
    await releases.change((state) => goLive(state, { name, version: '1', by: 'nok', at: now() }));
  await tryPortal();
});

const now = (): string => site.services.now().toISOString();
const tryPortal = () =>
  site.services.releases.change((state) =>
    startCanary(state, { name: 'mfe-portal', version: '2', percent: 10, by: 'nok', at: now() }),
  );
const rollout = async (): Promise<Rollout> => (await site.services.releases.rollout()) as Rollout;
const candidateSet = async (): Promise<string> => (await rollout()).candidate?.set.id ?? '';

const failure = { name: 'mfe-portal', version: '2', phase: 'route', code: 'PL-201' } as const;
/** A cohort below the canary's percentage. */
const IN_SHARE = 'portico_cohort=5';
const send = async (report: Partial<ReleaseReport>, address = '10.0.0.1', cookie = IN_SHARE) =>
  (
    await site.ask({
      url: '/api/releases/reports',
      method: 'POST',
      body: { releaseSet: await candidateSet(), views: 1, failures: [], ...report },
      address,
      headers: { cookie },
    })
  ).statusCode;
const sendFrom = async (people: number, report: Partial<ReleaseReport>) => {
  for (let number = 0; number < people; number += 1) await send(report, `10.0.1.${number}`);
};

const overview = async () =>
  (await site.get<ReleasesResponse>('/api/releases', { headers: await site.signIn('admin') })).result;
const figuresOf = async (set: string) => (await overview()).figures.find((one) => one.set === set);
const metrics = async () => (await site.ask({ url: '/metrics' })).body;

test('admins see the live set and the canary, with the newest history entry first', async () => {
  const { rollout: shown, history, figures } = await overview();
  expect(shown).toEqual(await rollout());
  expect(history.map(({ action }) => action)).toEqual(['try', 'publish', 'publish']);
  expect(figures.map(({ share }) => share)).toEqual([0.9, 0.1]);
});

test('a report counts its view, its load time and what failed', async () => {
  await send({ readyMs: 400 });
  await send({ readyMs: 1200, failures: [failure] }, '10.0.0.2');
  expect(await figuresOf(await candidateSet())).toMatchObject({
    views: 2,
    failedViews: 1,
    readyMs: { p50: 400, p95: 1200 },
    failures: [{ ...failure, count: 1 }],
  });
  const set = await candidateSet();
  const text = await metrics();
  expect(text).toContain(`portico_release_views_total{set="${set}",failed="true"} 1`);
  expect(text).toContain(`portico_release_failures_total{set="${set}",package="mfe-portal",phase="route"} 1`);
});

describe('one visitor alone cannot change the figures', () => {
  test('a report about a canary counts only with the cookie of its cohort', async () => {
    for (const [number, cookie] of ['', 'portico_cohort=50', 'portico_cohort=x'].entries())
      await send({ failures: [failure] }, `10.0.0.${number}`, cookie);
    expect(await figuresOf(await candidateSet())).toMatchObject({ views: 0 });
    await send({ failures: [failure] });
    expect(await figuresOf(await candidateSet())).toMatchObject({ views: 1 });
  });

  test('the networks of one customer cause no rollback, those of five do', async () => {
    const views = async (prefix: string, networks: number) => {
      for (let minute = 0; minute < 5; minute += 1) {
        for (let network = 0; network < networks; network += 1)
          await send({ failures: [failure] }, `2001:db8:${prefix}:${network.toString(16)}::1`);
        site.hours(1 / 60);
      }
    };
    await views('1', 10);
    expect((await rollout()).candidate).toBeDefined();
    for (const customer of ['2', '3', '4', '5']) await views(customer, 1);
    expect((await rollout()).candidate).toBeUndefined();
  });

  test('an address counts once a minute, and again in the next', async () => {
    for (let times = 0; times < 5; times += 1) await send({ failures: [failure] });
    expect(await figuresOf(await candidateSet())).toMatchObject({ views: 1, failedViews: 1 });
    site.hours(1 / 60);
    await send({ failures: [failure] });
    expect(await figuresOf(await candidateSet())).toMatchObject({ views: 2, failedViews: 2 });
  });

  test('a failure that follows within the minute belongs to the same view', async () => {
    await send({});
    await send({ views: 0, failures: [failure] });
    expect(await figuresOf(await candidateSet())).toMatchObject({ views: 1, failedViews: 1 });
  });

  test('a network of 64 bits counts as one address', async () => {
    for (const end of ['1', '2', 'ffff']) await send({}, `2001:db8:1:2::${end}`);
    expect((await figuresOf(await candidateSet()))?.views).toBe(1);
  });

  test('a set that is not live, and packages that are not of the set, are not counted', async () => {
    expect(await send({ releaseSet: 'made-up', failures: [failure] })).toBe(200);
    await send({ failures: [{ ...failure, version: '9' }] });
    expect((await overview()).figures).toHaveLength(2);
    expect(await figuresOf(await candidateSet())).toMatchObject({ views: 1, failedViews: 0, failures: [] });
    expect(await metrics()).not.toContain('made-up');
  });

  test('too many reports are refused with a waiting time, and a large body is not read', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 601; times += 1) statuses.push(await send({}));
    expect(statuses.at(-1)).toBe(429);
    const long = { ...failure, code: `PL-${'2'.repeat(10_000)}` };
    expect(await send({ failures: [long] }, '10.0.0.9')).toBe(413);
  });
});

test('figures are of the last hour', async () => {
  await send({});
  site.hours(1.1);
  expect((await figuresOf(await candidateSet()))?.views).toBe(0);
});

test('no address is stored or logged', async () => {
  await send({ failures: [failure] }, '203.0.113.77');
  expect(JSON.stringify(await overview()) + (await metrics())).not.toContain('203.0.113.77');
});

describe('a release that fails where the others do not', () => {
  test('is rolled back automatically, with the reason in history, log and metrics', async () => {
    await sendFrom(18, {});
    await sendFrom(1, { failures: [failure] });
    expect((await rollout()).candidate).toBeDefined();
    site.hours(1 / 60);
    await sendFrom(4, { failures: [failure] });
    expect((await rollout()).candidate).toBeUndefined();
    const [event] = (await overview()).history;
    expect(event).toMatchObject({
      action: 'automatic-rollback',
      by: 'server',
      name: 'mfe-portal',
      version: '1',
      from: '2',
      reason: expect.stringMatching(/^\d+ % of 2\d views failed/),
    });
    expect(lines.filter((line) => line.includes('"level":40')).join()).toContain(event?.reason ?? 'none');
    expect(await metrics()).toContain('portico_release_rollbacks_total{package="mfe-portal"} 1');
    const { audit, records } = site.services;
    await audit.flush();
    const entries = await auditRepository(records).list(SYSTEM_PARTITION);
    const entry = entries.find(({ value }) => value.event === 'release.roll-back');
    expect(entry?.value).toMatchObject({
      actor: { kind: 'server' },
      on: { kind: 'release', id: 'mfe-portal 2' },
      details: { reason: event?.reason },
    });
  });

  test('is judged by new figures when it is a canary again', async () => {
    await sendFrom(30, { failures: [failure] });
    expect((await rollout()).candidate).toBeUndefined();
    site.hours(1 / 60);
    await tryPortal();
    await send({ failures: [failure] });
    expect((await rollout()).candidate).toBeDefined();
    expect(await figuresOf(await candidateSet())).toMatchObject({ views: 1 });
  });

  test('is also rolled back for failures on the server, once they affect more than one visitor', async () => {
    const { candidate } = await rollout();
    const set = candidate?.set ?? { id: '', packages: {} };
    const countRender = (address: string, isFailed: boolean) =>
      site.app.canaryMonitor.countRender({ set, address, isFailed });
    for (let number = 0; number < 20; number += 1) await countRender('10.0.0.1', true);
    for (let number = 0; number < 6; number += 1) await countRender('10.0.0.1', false);
    await countRender('10.0.0.2', true);
    expect((await rollout()).candidate).toBeDefined();
    await countRender('10.0.0.3', true);
    await countRender('10.0.0.4', true);
    expect((await rollout()).candidate).toBeUndefined();
    expect((await overview()).history[0]?.reason).toContain('The server failed to render');
  });

  test('is not rolled back automatically when it is live for all', async () => {
    const { stable } = await rollout();
    const failed = { ...failure, version: '1' };
    await sendFrom(30, { releaseSet: stable.id, failures: [failed] });
    expect((await rollout()).stable).toEqual(stable);
    expect((await figuresOf(stable.id))?.failedViews).toBe(30);
  });
});
