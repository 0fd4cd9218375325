import { beforeEach, describe, expect, test } from '@jest/globals';
import type { ConsoleOverview } from '@portico/shared/contracts';
import { updateProvider } from '../../records/provider.service.ts';
import { fixtureContent, otherContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { addVisits } from '../hits/visit-counts.ts';
import { overviewOf } from './overview.service.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  const picture = { kind: 'temple', seed: 'p' } as const;
  site = await openTestApp([
    {
      ...fixtureContent,
      towns: [
        ...fixtureContent.towns,
        {
          id: 'complete',
          title: { en: 'Pai', zh: '拜县', ar: 'باي' },
          score: 1,
          picture: { kind: 'mountain', seed: 'pai' },
        },
      ],
      portals: [
        portalSeed('with-picture', { thumbnail: picture, daysAgo: 5 }),
        portalSeed('without', { daysAgo: 3 }),
        portalSeed('draft', { status: 'DRAFT', editors: ['creator'], daysAgo: 4 }),
        portalSeed('waits-longer', { status: 'USER_DRAFT', thumbnail: picture, daysAgo: 9 }),
        portalSeed('waits', { status: 'USER_DRAFT', daysAgo: 2 }),
      ],
      catalogs: [],
    },
    otherContent,
  ]);
  admin = await site.signIn('admin');
});

const overview = async () =>
  (await site.get<{ data: ConsoleOverview }>('/api/console/overview', { headers: admin })).data;

describe('the overview of the console', () => {
  test('counts what waits for a moderator, and since when', async () => {
    expect((await overview()).waiting).toEqual({ total: 2, since: '2026-11-12T05:00:00.000Z' });
  });

  test('counts the portals with open reports', async () => {
    expect((await overview()).reported.total).toBe(0);
    const body = { data: { reason: 'spam' } };
    await site.ask({ url: '/api/portal/without/report', method: 'POST', body });
    expect((await overview()).reported.total).toBe(1);
  });

  test('counts the visits of thirty days and of all time', async () => {
    const { records } = site.services;
    for (const [day, visits] of [
      ['2026-11-21T04:00:00Z', 3],
      ['2026-10-23T23:00:00Z', 4],
      ['2026-10-22T23:00:00Z', 8],
    ] as const) {
      await addVisits(records, { provider: 'demo', visits, now: new Date(day) });
    }
    await addVisits(records, { provider: 'other', visits: 100, now: new Date('2026-11-21T04:00:00Z') });
    expect((await overview()).visits).toEqual({ last30Days: 7, total: 15 });
  });

  test('names towns without a title in a language that the site offers', async () => {
    const { townTitles } = (await overview()).missing;
    expect(townTitles.total).toBe(3);
    expect(townTitles.towns.map(({ id, languages }) => [id, languages])).toEqual([
      ['nan', ['zh', 'ar']],
      ['secret-town', ['zh', 'ar']],
      ['test', ['zh', 'ar']],
    ]);
    await updateProvider(site.services.records, 'demo', { settings: { languages: ['th', 'en', 'ar'] } });
    const { towns } = (await overview()).missing.townTitles;
    expect(towns.map(({ id, languages }) => [id, languages])).toEqual([
      ['nan', ['ar']],
      ['secret-town', ['ar']],
      ['test', ['ar']],
    ]);
  });

  test('names released and waiting portals without a picture, not drafts', async () => {
    const { total, portals } = (await overview()).missing.portalPictures;
    expect([total, portals.map(({ id }) => id)]).toEqual([2, ['waits', 'without']]);
  });

  test('has the latest changes with their authors, and a save at once', async () => {
    const before = await overview();
    expect(before.changes.length).toBe(8);
    const moments = before.changes.map(({ at }) => at);
    expect(moments).toEqual([...moments].sort().reverse());
    site.hours(1);
    const save = {
      url: '/api/town/nan',
      method: 'PUT',
      body: { data: { score: 7 } },
      headers: admin,
    } as const;
    expect((await site.ask(save)).statusCode).toBe(200);
    expect((await overview()).changes[0]).toEqual({
      kind: 'town',
      id: 'nan',
      title: { th: 'น่าน', en: 'Nan' },
      at: '2026-11-21T06:00:00.000Z',
      by: 'Admin',
    });
  });

  test('adds up the failures of each remote over the live release sets', async () => {
    const failure = (name: string, count: number) =>
      ({ name, version: '1', phase: 'route', code: 'PL-242', count }) as const;
    const set = {
      set: 'a',
      packages: {},
      share: 1,
      views: 1,
      failedViews: 1,
      serverFailures: 0,
      readyMs: null,
    };
    const figures = [
      { ...set, failures: [failure('mfe-portal', 1), failure('mfe-catalog', 4)] },
      { ...set, failures: [failure('mfe-portal', 5)] },
    ];
    const portals = { sorted: () => [] };
    const { records } = site.services;
    const given = {
      provider: 'demo',
      languages: [],
      now: new Date('2026-11-21T05:00:00.000Z'),
      portals,
      figures,
    };
    expect((await overviewOf(records, given)).failingRemotes).toEqual([
      { name: 'mfe-portal', failures: 6 },
      { name: 'mfe-catalog', failures: 4 },
    ]);
  });
});
