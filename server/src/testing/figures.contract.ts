import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ConsoleFigures, ConsoleOverview, CountedEvent } from '@portico/shared/contracts';
import { createFigureCounter } from '../resources/figures/figure-counter.ts';
import { figuresOf } from '../resources/figures/figures.service.ts';
import { oldFigures } from '../resources/figures/old-figures.cleanup.ts';
import { fixtureContent, otherContent, portalSeed } from './fixture-content.ts';
import { closeTestApps, openTestApp, type TestApp } from './test-app.ts';

/** Contract test of the figures of a site; `settings` returns those of a server with a new, empty store. */
export function describeFigures(name: string, settings: () => Promise<Record<string, string>>): void {
  describe(`the figures of a site ${name}`, () => {
    afterEach(closeTestApps);
    const PHONE =
      'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
    const DESKTOP =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0.0.0 Safari/537.36';
    /** The test's clock is at 12:00 in Bangkok. */
    const TODAY = '2026-11-21';

    let site: TestApp;
    beforeEach(async () => {
      site = await openTestApp(
        [{ ...fixtureContent, portals: [portalSeed('wat')], catalogs: [] }, otherContent],
        await settings(),
        { livePaths: async () => new Set(['/', '/towns', '/portals']) },
      );
    });

    interface Sent {
      userAgent?: string;
      headers?: Record<string, string>;
      address?: string;
      host?: string;
    }
    const send = (body: CountedEvent | object, { userAgent = PHONE, headers, ...request }: Sent = {}) =>
      site.ask({
        url: '/api/hits',
        method: 'POST',
        body,
        headers: { 'user-agent': userAgent, ...headers },
        ...request,
      });
    const view = (path: string, sent?: Sent, fields: object = {}) =>
      send({ event: 'view', path, language: 'en', ...fields }, sent);

    /** Stops the server, which writes what it has counted. */
    async function stored(options: Partial<Parameters<typeof figuresOf>[1]> = {}): Promise<ConsoleFigures> {
      await site.app.close();
      return figuresOf(site.services.records, { provider: 'demo', from: TODAY, to: TODAY, ...options });
    }

    describe('counting', () => {
      test('counts views by page, language, device and source, and shares, calls and directions', async () => {
        await view('/portals/wat', { userAgent: PHONE }, { from: 'www.google.co.th' });
        await view('/portals/wat', { userAgent: DESKTOP }, { from: 'qr', language: 'th' });
        await view('/towns/nan', { userAgent: PHONE }, { from: 'localhost:8000', language: 'th' });
        await view('/');
        for (const event of ['share', 'share', 'call', 'directions'] as const)
          await send({ event, path: '/portals/wat' });
        const figures = await stored();
        expect(figures.totals).toEqual({ views: 4, shares: 2, calls: 1, directions: 1, scans: 1 });
        expect(figures.pages.map(({ kind, id, title, views }) => [kind, id, title?.en, views])).toEqual([
          ['portal', 'wat', 'Page wat', 2],
          ['site', 'home', undefined, 1],
          ['town', 'nan', 'Nan', 1],
        ]);
        expect(figures.languages).toEqual([
          { language: 'en', views: 2 },
          { language: 'th', views: 2 },
        ]);
        expect(figures.devices).toEqual([
          { device: 'phone', views: 3 },
          { device: 'desktop', views: 1 },
        ]);
        expect(figures.sources).toEqual([
          { kind: 'direct', name: 'direct', views: 1 },
          { kind: 'search', name: 'google', views: 1 },
          { kind: 'qr', name: 'qr', views: 1 },
          { kind: 'site', name: 'site', views: 1 },
        ]);
        const ofPage = await figuresOf(site.services.records, {
          provider: 'demo',
          from: TODAY,
          to: TODAY,
          page: { kind: 'portal', id: 'wat' },
        });
        expect(ofPage.totals).toEqual({ views: 2, shares: 2, calls: 1, directions: 1, scans: 1 });
        expect(ofPage.series).toEqual([{ date: TODAY, ...ofPage.totals }]);
      });

      test('does not count bots, pages without a record, and another site', async () => {
        for (const userAgent of [
          '',
          'curl/8.5',
          'Mozilla/5.0 (compatible; Googlebot/2.1)',
          'Mozilla/5.0 HeadlessChrome/126',
        ])
          await view('/', { userAgent });
        await view('/portals/no-such-portal');
        await send({ event: 'call', path: '/portals/no-such-portal' });
        await view('/', { host: 'other.example' });
        await view('/', { headers: { 'x-portico-internal': site.services.internalKey } });
        expect((await stored()).totals.views).toBe(0);
        expect((await stored({ provider: 'other' })).totals.views).toBe(1);
      });

      test.each([
        { event: 'view', path: '/' },
        { event: 'view', path: 'https://evil.example/', language: 'en' },
        { event: 'view', path: '/', language: 'xx' },
        { event: 'views', path: '/', language: 'en' },
        { event: 'search', text: 'x'.repeat(201), hasResults: true },
      ])('refuses %j', async (body) => {
        expect((await send(body)).statusCode).toBe(400);
      });

      test('[T-17] a network counts 120 events a minute', async () => {
        for (let count = 0; count < 120; count++) expect((await view('/')).statusCode).toBe(200);
        expect((await view('/')).statusCode).toBe(429);
        expect((await view('/', { address: '203.0.113.9' })).statusCode).toBe(200);
        expect((await stored()).totals.views).toBe(121);
      });

      test('a day ends at midnight in Bangkok', async () => {
        await view('/');
        site.hours(12);
        await view('/');
        const { series } = await stored({ to: '2026-11-22' });
        expect(series.map(({ date, views }) => [date, views])).toEqual([
          ['2026-11-21', 1],
          ['2026-11-22', 1],
        ]);
      });

      test('no address, browser or referrer is stored', async () => {
        await view('/', { address: '203.0.113.7' }, { from: 'secret.example' });
        await send({ event: 'search', text: 'tea', hasResults: true }, { address: '203.0.113.7' });
        await site.app.close();
        const kinds = ['figures-site', 'figures-pages', 'figures-page', 'figures-searches'];
        const { records } = site.services;
        const all = JSON.stringify(
          await Promise.all(kinds.map((kind) => records.list({ provider: 'demo', kind }))),
        );
        expect(all).toContain('tea');
        for (const secret of ['203.0.113', 'secret.example', 'Pixel', 'Chrome'])
          expect(all).not.toContain(secret);
      });
    });

    describe('searches', () => {
      const search = (text: string, hasResults: boolean, sent?: Sent) =>
        send({ event: 'search', text, hasResults }, sent);
      const addresses = ['203.0.113.1', '203.0.113.2', '203.0.113.3'];

      test('a text is listed once it was searched three times, a network counting once an hour', async () => {
        for (let again = 0; again < 5; again++) await search('alone', false);
        for (const address of addresses.slice(1)) await search('twice', false, { address });
        for (const address of addresses) {
          await search(' Night  Market', address !== '203.0.113.1', { address });
          await search('Tea', true, { address });
        }
        const { searches, searchesWithoutResult } = await stored();
        expect(searches).toEqual([
          { text: 'night market', count: 3 },
          { text: 'tea', count: 3 },
        ]);
        expect(searchesWithoutResult).toEqual([{ text: 'night market', count: 1 }]);
      });

      test('a browser that asks not to be tracked keeps its texts, and its views count', async () => {
        for (const address of addresses) {
          await search('tea', true, { address, headers: { 'sec-gpc': '1' } });
          await search('tea', true, { address, headers: { dnt: '1' } });
          await view('/', { address, headers: { 'sec-gpc': '1' } });
        }
        const figures = await stored();
        expect([figures.searches, figures.totals.views]).toEqual([[], 3]);
      });

      test('those without a result are on the overview', async () => {
        const admin = await site.signIn('admin');
        const counter = counterOf(site, '2026-11-10T05:00:00Z');
        for (let time = 0; time < 3; time++) counter.countSearch('demo', '__proto__', false);
        await counter.flush();
        const { data } = await site.get<{ data: ConsoleOverview }>('/api/console/overview', {
          headers: admin,
        });
        expect(data.searchesWithoutResult).toEqual([{ text: '__proto__', count: 3 }]);
      });
    });

    const counterOf = ({ services: { records } }: TestApp, at: string) =>
      createFigureCounter(records, {
        now: () => new Date(at),
        onError: (error) => {
          throw error;
        },
      });

    test('two servers that write at once lose no count', async () => {
      const counters = [1, 2, 3].map(() => counterOf(site, '2026-11-21T05:00:00Z'));
      for (let round = 0; round < 5; round++) {
        for (const counter of counters) counter.count('demo', { kind: 'portal', id: 'wat' }, ['views']);
        for (const counter of counters) counter.countSearch('demo', 'tea', false);
        await Promise.all(counters.map((counter) => counter.flush()));
      }
      const { totals, pages, searches } = await stored();
      expect([totals.views, pages[0]?.views, searches]).toEqual([15, 15, [{ text: 'tea', count: 15 }]]);
    });

    test('what could not be written is written next time', async () => {
      const { records } = site.services;
      let isBroken = true;
      const errors: unknown[] = [];
      const counter = createFigureCounter(
        {
          ...records,
          get: (key) => records.get(key),
          put: async (record) => {
            if (isBroken) throw new Error('the disk is full');
            return records.put(record);
          },
          batch: async (writes) => {
            if (isBroken) throw new Error('the disk is full');
            return records.batch(writes);
          },
        },
        { now: () => new Date('2026-11-21T05:00:00Z'), onError: (error) => errors.push(error) },
      );
      const page = { kind: 'site', id: 'home' } as const;
      counter.count('demo', page, ['views']);
      for (let time = 0; time < 3; time++) counter.countSearch('demo', 'tea', false);
      await counter.flush();
      counter.count('demo', page, ['views']);
      await counter.flush();
      expect(errors).toHaveLength(2);
      isBroken = false;
      await counter.flush();
      const { totals, searches } = await stored();
      expect([totals.views, searches]).toEqual([2, [{ text: 'tea', count: 3 }]]);
    });

    test('a day lists the most viewed pages only, and each page still has its own counts', async () => {
      const { records } = site.services;
      const ids = Array.from({ length: 450 }, (_page, number) => `p${number}`);
      await records.batch(
        ids.map((id) => ({ put: { provider: 'demo', kind: 'town', id, value: { title: { en: id } } } })),
      );
      const counter = counterOf(site, '2026-11-21T05:00:00Z');
      for (const id of ids) counter.count('demo', { kind: 'town', id }, ['views']);
      counter.count('demo', { kind: 'town', id: 'p449' }, ['views']);
      await counter.flush();
      const { totals, pages } = await stored();
      expect([totals.views, pages[0]]).toEqual([
        451,
        { kind: 'town', id: 'p449', title: { en: 'p449' }, views: 2 },
      ]);
      const list = await records.get<{ views: object; others: number }>({
        provider: 'demo',
        kind: 'figures-pages',
        id: TODAY,
      });
      expect(Object.keys(list?.value.views ?? {}).length).toBeLessThanOrEqual(400);
      const sumOfList = Object.values(list?.value.views ?? {}).reduce(
        (sum: number, views: number) => sum + views,
        0,
      );
      expect(sumOfList + (list?.value.others ?? 0)).toBe(451);
      expect((await stored({ page: { kind: 'town', id: 'p0' } })).totals.views).toBe(1);
    });

    describe('the figures of the console', () => {
      test('compare with the period before once all of it was counted', async () => {
        const admin = await site.signIn('admin');
        const home = { kind: 'site', id: 'home' } as const;
        for (const [at, views] of [
          ['2026-11-10T05:00:00Z', 1],
          ['2026-11-14T05:00:00Z', 2],
          ['2026-11-21T05:00:00Z', 4],
        ] as const) {
          const counter = counterOf(site, at);
          for (let count = 0; count < views; count++) counter.count('demo', home, ['views']);
          await counter.flush();
        }
        const read = async (query: string) =>
          (await site.get<{ data: ConsoleFigures }>(`/api/console/figures?${query}`, { headers: admin }))
            .data;
        const compared = await read('from=2026-11-17&to=2026-11-21');
        expect([compared.since, compared.totals.views, compared.before?.views]).toEqual(['2026-11-10', 4, 2]);
        expect(compared.series.map(({ views }) => views)).toEqual([0, 0, 0, 0, 4]);
        const tooEarly = await read('from=2026-11-15&to=2026-11-21');
        expect(tooEarly.before).toBeUndefined();
        const weeks = await read('from=2026-11-09&to=2026-11-21&by=week');
        expect(weeks.series.map(({ date, views }) => [date, views])).toEqual([
          ['2026-11-09', 3],
          ['2026-11-16', 4],
        ]);
        const ofHome = await read('from=2026-11-17&to=2026-11-21&page=site:home');
        expect([ofHome.totals.views, ofHome.before?.views]).toEqual([4, 2]);
        expect(ofHome.pages).toEqual([{ ...home, views: 4 }]);
      });

      test.each([
        ['from=2026-11-21&to=2026-11-20', 'query.to'],
        ['from=2025-11-01&to=2026-11-20', 'query.to'],
        ['from=yesterday&to=2026-11-20', 'query.from'],
        ['from=2026-11-01&to=2026-11-20&page=user:admin', 'query.page'],
      ])('refuse %s', async (query, path) => {
        const headers = await site.signIn('admin');
        const response = await site.ask({ url: `/api/console/figures?${query}`, headers });
        expect([
          response.statusCode,
          response.json<{ details: { path: string }[] }>().details[0]?.path,
        ]).toEqual([400, path]);
      });

      test('can be saved as tables', async () => {
        const headers = await site.signIn('admin');
        const counter = counterOf(site, '2026-11-20T05:00:00Z');
        counter.count('demo', { kind: 'portal', id: 'wat' }, [
          'views',
          'language.ar',
          'device.phone',
          'source.line',
        ]);
        counter.count('demo', { kind: 'portal', id: 'wat' }, ['shares']);
        for (let time = 0; time < 3; time++) counter.countSearch('demo', '=cmd()', time > 0);
        await counter.flush();
        const table = (name: string) =>
          site.ask({
            url: `/api/console/figures.csv?from=2026-11-20&to=2026-11-21&table=${name}`,
            headers,
          });
        const series = await table('series');
        expect(series.headers['content-type']).toBe('text/csv; charset=utf-8');
        expect(series.body.split('\r\n')).toEqual([
          '\uFEFFdate,views,shares,calls,directions,qr_scans,language_th,language_en,language_zh,language_ar,device_phone,device_tablet,device_desktop,source_direct,source_search,source_social,source_other,source_qr,source_site',
          '2026-11-20,1,1,0,0,0,0,0,0,1,1,0,0,0,0,1,0,0,0',
          '2026-11-21,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0',
          '',
        ]);
        expect((await table('pages')).body).toContain('\r\nportal,wat,หน้า wat,Page wat,,,1\r\n');
        expect((await table('searches')).body).toContain("\r\n'=cmd(),3,1\r\n");
      });
    });

    test('counts are removed after 25 months', async () => {
      const { records, providers } = site.services;
      const home = { kind: 'site', id: 'home' } as const;
      for (const at of ['2024-09-30T05:00:00Z', '2024-11-01T05:00:00Z', '2026-11-20T05:00:00Z']) {
        const counter = counterOf(site, at);
        counter.count('demo', home, ['views']);
        counter.countSearch('demo', 'tea', true);
        await counter.flush();
      }
      for (const id of ['hits', 'hits-2024-10-31', 'hits-2024-11-01'])
        await records.put({ provider: 'demo', kind: 'counter', id, value: { value: 1 } });
      const run = {
        records,
        providers,
        now: new Date('2026-11-21T05:00:00Z'),
        stopping: new AbortController(),
      };
      expect(await oldFigures.run(run)).toBe(5);
      expect(await oldFigures.run(run)).toBe(0);
      const idsOf = async (kind: string) =>
        (await records.list({ provider: 'demo', kind })).map(({ id }) => id);
      expect(await idsOf('figures-site')).toEqual(['2024-11-01', '2026-11-20']);
      expect(await idsOf('figures-page')).toEqual(['2024-11:site:home', '2026-11:site:home']);
      expect(await idsOf('counter')).toEqual(['hits', 'hits-2024-11-01']);
    });
  });
}
