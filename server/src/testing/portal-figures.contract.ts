import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CountedEvent, PortalFigures } from '@portico/shared/contracts';
import { createFigureCounter } from '../resources/figures/figure-counter.ts';
import { fixtureContent, portalSeed } from './fixture-content.ts';
import { closeTestApps, openTestApp, type TestApp } from './test-app.ts';

/** Contract test of the figures of a page; `settings` returns those of a server with a new, empty store. */
export function describePortalFigures(name: string, settings: () => Promise<Record<string, string>>): void {
  describe(`the figures of a page ${name}`, () => {
    afterEach(closeTestApps);
    const PHONE =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
    const PATH = '/portals/wat';

    let site: TestApp;
    beforeEach(async () => {
      const wat = portalSeed('wat', { editors: ['creator'] });
      const galleryImages = ['one', 'two'].map((mainImageId) => ({
        title: { en: mainImageId },
        mainImageId,
      }));
      site = await openTestApp(
        [{ ...fixtureContent, portals: [wat, portalSeed('other-page')], catalogs: [] }],
        await settings(),
      );
      const { records } = site.services;
      const stored = await records.get<object>({ provider: 'demo', kind: 'portal', id: 'wat' });
      await records.put({
        provider: 'demo',
        kind: 'portal',
        id: 'wat',
        value: { ...stored?.value, galleryImages },
      });
    });

    const send = (body: CountedEvent) =>
      site.ask({ url: '/api/hits', method: 'POST', body, headers: { 'user-agent': PHONE } });
    const open = (picture: string, path = PATH) => send({ event: 'picture', path, picture });
    const counterAt = (at: string) =>
      createFigureCounter(site.services.records, {
        now: () => new Date(at),
        onError: (error) => {
          throw error;
        },
      });

    /** Another server over the same store, after the first has written what it counted. */
    async function figures(period = 'week', user = 'creator'): Promise<PortalFigures> {
      const headers = await site.signIn(user);
      return (
        await site.get<{ data: PortalFigures }>(`/api/portal/wat/figures?period=${period}`, { headers })
      ).data;
    }

    test('the figures of a page have its events alone, with the languages of readers and opened pictures', async () => {
      const counter = counterAt('2026-11-21T05:00:00Z');
      const wat = { kind: 'portal', id: 'wat' } as const;
      counter.count('demo', wat, ['views', 'language.th', 'source.qr']);
      counter.count('demo', wat, ['views', 'language.en', 'source.direct']);
      counter.count('demo', wat, ['shares']);
      counter.count('demo', wat, ['calls']);
      counter.count('demo', wat, ['directions']);
      for (const picture of ['two', 'two', 'one', 'not-of-the-page'])
        counter.count('demo', wat, [`picture.${picture}`]);
      counter.count('demo', { kind: 'portal', id: 'other-page' }, ['views', 'picture.one']);
      await counter.flush();
      const found = await figures();
      expect(found).toMatchObject({ from: '2026-11-15', to: '2026-11-21', since: '2026-11-21' });
      expect(found.totals).toEqual({ views: 2, shares: 1, calls: 1, directions: 1, scans: 1 });
      expect(found.languages).toEqual([
        { language: 'en', views: 1 },
        { language: 'th', views: 1 },
      ]);
      expect(found.pictures).toEqual([
        { id: 'two', opened: 2 },
        { id: 'one', opened: 1 },
      ]);
      const day = await site.services.records.get({
        provider: 'demo',
        kind: 'figures-site',
        id: '2026-11-21',
      });
      expect(JSON.stringify(day)).not.toContain('picture');
    });

    test('pages send which picture was opened', async () => {
      for (const id of ['one', 'x']) expect((await open(id)).statusCode).toBe(200);
      expect((await open('a b')).statusCode).toBe(400);
      await site.app.close();
      const { records } = site.services;
      const month = await records.get<{ days: unknown }>({
        provider: 'demo',
        kind: 'figures-page',
        id: '2026-11:portal:wat',
      });
      expect(month?.value.days).toEqual({ 21: { 'picture.one': 1 } });
    });

    test('opened pictures and languages are compared with the period before too', async () => {
      const page = { kind: 'portal', id: 'wat' } as const;
      for (const [at, picture, times] of [
        ['2026-11-05T05:00:00Z', 'one', 1],
        ['2026-11-10T05:00:00Z', 'two', 3],
        ['2026-11-20T05:00:00Z', 'one', 2],
        ['2026-11-21T05:00:00Z', 'two', 1],
      ] as const) {
        const counter = counterAt(at);
        for (let time = 0; time < times; time++)
          counter.count('demo', page, ['views', 'language.th', `picture.${picture}`]);
        await counter.flush();
      }
      const week = await figures('week');
      expect(week.pictures).toEqual([
        { id: 'one', opened: 2, before: 0 },
        { id: 'two', opened: 1, before: 3 },
      ]);
      expect(week.languages).toEqual([{ language: 'th', views: 3, before: 3 }]);
      expect((await figures('month')).pictures[0]).not.toHaveProperty('before');
    });

    test('a day, a week and a month are compared with the one before', async () => {
      const page = { kind: 'portal', id: 'wat' } as const;
      for (const [at, views] of [
        ['2026-09-01T05:00:00Z', 1],
        ['2026-10-20T05:00:00Z', 2],
        ['2026-11-10T05:00:00Z', 4],
        ['2026-11-20T05:00:00Z', 8],
        ['2026-11-21T05:00:00Z', 16],
      ] as const) {
        const counter = counterAt(at);
        for (let count = 0; count < views; count++) counter.count('demo', page, ['views']);
        await counter.flush();
      }
      const of = async (period: string) => {
        const { totals, before, series } = await figures(period);
        return [totals.views, before?.views, series.length];
      };
      expect(await of('day')).toEqual([16, 8, 7]);
      expect(await of('week')).toEqual([24, 4, 7]);
      expect(await of('month')).toEqual([28, 2, 30]);
      expect((await figures('month', 'admin')).totals.views).toBe(28);
    });
  });
}
