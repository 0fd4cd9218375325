import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Portal, WaitingDraft } from '@portico/shared/contracts';
import { portalDraftRepository } from '../resources/portals/portal-draft.repository.ts';
import { runSchedules } from '../resources/portals/scheduled-drafts.ts';
import { fixtureContent, otherContent, portalSeed } from './fixture-content.ts';
import { closeTestApps, openTestApp, type TestApp } from './test-app.ts';

/** Contract test of drafts over live pages; `settings` returns those of a server with a new, empty store. */
export function describePortalDrafts(name: string, settings: () => Promise<Record<string, string>>): void {
  describe(`drafts ${name}`, () => {
    afterEach(closeTestApps);
    let site: TestApp;
    let creator: { authorization: string };
    let admin: { authorization: string };
    beforeEach(async () => {
      site = await openTestApp(
        [
          {
            ...fixtureContent,
            portals: [
              portalSeed('page', {
                title: { en: 'Page', th: 'หน้า' },
                editors: ['creator', 'admin'],
                status: 'RELEASE',
                description: { en: 'Plain' },
                contacts: { phone: '053', email: 'a@example.com' },
              }),
            ],
          },
          otherContent,
        ],
        await settings(),
      );
      creator = await site.signIn();
      admin = await site.signIn('admin');
    });

    interface Call {
      method?: 'GET' | 'PUT' | 'POST' | 'DELETE';
      body?: unknown;
      as?: { authorization: string };
    }
    const call = (path: string, { method = 'GET', body, as = creator }: Call = {}) =>
      site.ask({
        url: `/api/portal/page${path}`,
        method,
        headers: as,
        ...(body === undefined ? {} : { body }),
      });
    const dataOf = (response: { json: <T>() => T; statusCode: number }): Portal => {
      expect(response.statusCode).toBe(200);
      return response.json<{ data: Portal }>().data;
    };
    const draft = async (data: object, options: Call = {}) =>
      dataOf(await call('?draft=true', { method: 'PUT', body: { data }, ...options }));
    const live = async (data: object, options: Call = {}) =>
      dataOf(await call('', { method: 'PUT', body: { data }, ...options }));
    const publish = (body: object = {}, options: Call = {}) =>
      call('/draft/publish', { method: 'POST', body, ...options });
    const visitor = async () => (await site.get<{ data: Portal }>('/api/portal/page')).data;
    const read = async (as = creator) => dataOf(await call('?draft=true', { as }));

    describe('a draft', () => {
      test('is changed by all editors while visitors see the live page', async () => {
        await draft({ title: { en: 'New' } });
        await draft({ tags: ['soup'] }, { as: admin });
        expect(await read()).toMatchObject({
          title: { en: 'New' },
          tags: ['soup'],
          draft: { isShown: true, parts: ['title', 'tags'], conflicts: [] },
        });
        expect(await visitor()).toMatchObject({ title: { en: 'Page' } });
        expect(await visitor()).not.toHaveProperty('draft');
        expect(dataOf(await call(''))).toMatchObject({ title: { en: 'Page' }, draft: { isShown: false } });
      });

      test('is in no search until it is published', async () => {
        const found = async () => {
          const query = { query: { bool: { filter: [{ terms: { tags: ['soup'] } }] } } };
          const url = `/api/search/portal-${fixtureContent.provider}/_search`;
          const response = await site.ask({ url, method: 'POST', body: query });
          return response.body.includes('"page"');
        };
        await draft({ tags: ['soup'] });
        expect(await found()).toBe(false);
        await publish();
        expect(await found()).toBe(true);
      });

      test('does not exist before it is begun and after it is published or discarded', async () => {
        const status = async () => (await call('?draft=true')).statusCode;
        expect(await status()).toBe(404);
        expect((await publish()).statusCode).toBe(404);
        expect((await call('/draft', { method: 'DELETE' })).statusCode).toBe(404);
        await draft({ title: { en: 'New' } });
        expect(await status()).toBe(200);
        expect(dataOf(await call('/draft', { method: 'DELETE' })).title.en).toBe('Page');
        expect(await status()).toBe(404);
        await draft({ title: { en: 'Other' } });
        expect(dataOf(await publish()).title.en).toBe('Other');
        expect(await status()).toBe(404);
        expect((await visitor()).title.en).toBe('Other');
      });

      test('rejects a save that has not seen the last one, of the draft or of the live page', async () => {
        const first = await draft({});
        const stale = { modifiedDate: first.modifiedDate, tags: ['late'] };
        await draft({ title: { en: 'New' } }, { as: admin });
        const response = await call('?draft=true', { method: 'PUT', body: { data: stale } });
        expect(response.statusCode).toBe(409);
        expect(response.json()).toMatchObject({
          conflict: { by: expect.any(String), at: expect.any(String) },
        });
        const seen = await read();
        await live({ promoteWord: 'Live' });
        const afterLive = { modifiedDate: seen.modifiedDate, tags: ['late'] };
        expect((await call('?draft=true', { method: 'PUT', body: { data: afterLive } })).statusCode).toBe(
          409,
        );
      });

      test('rejects a date of an earlier draft', async () => {
        const { modifiedDate } = await draft({ tags: ['one'] });
        await call('/draft', { method: 'DELETE' });
        await draft({ tags: ['two'] });
        const body = { data: { modifiedDate, tags: ['three'] } };
        expect((await call('?draft=true', { method: 'PUT', body })).statusCode).toBe(409);
      });

      test('contains no privacy', async () => {
        const body = { data: { isPrivate: true, passcode: 'abcdef' } };
        const response = await call('?draft=true', { method: 'PUT', body });
        expect(response.statusCode).toBe(400);
        expect(response.json<{ details: { path: string }[] }>().details.map(({ path }) => path)).toEqual([
          'body.data.isPrivate',
          'body.data.passcode',
        ]);
        expect((await call('?draft=true')).statusCode).toBe(404);
      });

      test('is deleted with the page, and restored with it until then', async () => {
        await draft({ tags: ['soup'] });
        await call('', { method: 'DELETE' });
        expect((await call('?draft=true')).statusCode).toBe(404);
        site.hours(31 * 24);
        const { purgeDeletedPortals } = await import('../resources/portals/portal-deletion.service.ts');
        await purgeDeletedPortals(site.services, { provider: 'demo', now: site.services.now() });
        expect(await portalDraftRepository(site.services.records).list('demo')).toEqual([]);
      });
    });

    describe('publishing', () => {
      test('changes only what the draft changed', async () => {
        await draft({ title: { en: 'New', th: 'หน้า' } });
        await live({ tags: ['live'], title: { en: 'Page', th: 'หน้าใหม่' } });
        expect(dataOf(await publish())).toMatchObject({
          title: { en: 'New', th: 'หน้าใหม่' },
          tags: ['live'],
        });
      });

      test('asks before it replaces a change of the same text, and names the conflict', async () => {
        await draft({ title: { en: 'Drafted', th: 'หน้า' } });
        const { modifiedDate } = await live({ title: { en: 'Live', th: 'หน้า' } }, { as: admin });
        const refused = await publish();
        expect(refused.statusCode).toBe(409);
        const { conflict } = refused.json<{ conflict: { by: string; at: string } }>();
        expect(conflict).toEqual({ by: expect.any(String), at: modifiedDate });
        expect(await read()).toMatchObject({ title: { en: 'Drafted' }, draft: { conflicts: ['title'] } });
        expect((await visitor()).title.en).toBe('Live');
        expect(dataOf(await publish({ data: { modifiedDate: conflict.at } })).title.en).toBe('Drafted');
      });

      test('does not show HTML as plain text', async () => {
        await draft({ isAdvanceDescription: true, description: { en: '<p>Rich</p>' } });
        await live({ description: { en: 'Plain, changed' } });
        expect((await publish()).statusCode).toBe(409);
      });

      test('makes the dates of the draft stale', async () => {
        const { modifiedDate } = await draft({ tags: ['soup'] });
        await publish();
        const body = { data: { modifiedDate, tags: ['late'] } };
        expect((await call('', { method: 'PUT', body })).statusCode).toBe(409);
      });
    });

    describe('a schedule', () => {
      const inHours = (hours: number) =>
        new Date(site.services.now().getTime() + hours * 3_600_000).toISOString();
      const schedule = (data: object) => call('/draft/schedule', { method: 'PUT', body: { data } });
      const run = () =>
        runSchedules(site.services, { info: () => undefined, error: () => undefined } as never);

      test('publishes the draft and takes back what it changed', async () => {
        await draft({ tags: ['festival'] });
        const [publishAt, endAt] = [inHours(2), inHours(4)];
        expect(dataOf(await schedule({ publishAt, endAt })).draft).toMatchObject({ publishAt, endAt });
        expect(await run()).toBe(0);
        site.hours(3);
        expect(await run()).toBe(1);
        expect((await visitor()).tags).toEqual(['festival']);
        expect((await call('?draft=true')).statusCode).toBe(404);
        await live({ promoteWord: 'Stays' });
        site.hours(2);
        expect(await run()).toBe(1);
        const page = await visitor();
        expect(page.tags ?? []).not.toContain('festival');
        expect(page.promoteWord).toBe('Stays');
        expect(await run()).toBe(0);
      });

      test('tells of a conflict and waits for an editor', async () => {
        await draft({ tags: ['festival'] });
        await schedule({ publishAt: inHours(2) });
        await live({ tags: ['other'] });
        site.hours(3);
        expect(await run()).toBe(0);
        expect((await visitor()).tags).toEqual(['other']);
        expect((await read()).draft).toMatchObject({ problem: 'conflict', conflicts: ['tags'] });
      });

      test.each([
        ['a time that is over', () => ({ publishAt: inHours(-1) })],
        ['an end before the publication', () => ({ publishAt: inHours(4), endAt: inHours(3) })],
      ])('rejects %s', async (_name, times) => {
        await draft({ tags: ['festival'] });
        expect((await schedule(times())).statusCode).toBe(400);
      });
    });

    describe('an account whose changes are reviewed', () => {
      let uid: string;
      beforeEach(async () => {
        const { data } = await site.get<{ data: { rows: { uid: string; username: string }[] } }>(
          '/api/console/people',
          { headers: admin },
        );
        uid = data.rows.find(({ username }) => username === 'creator')?.uid ?? '';
        const switched = await site.ask({
          url: `/api/console/people/${uid}`,
          method: 'PUT',
          headers: admin,
          body: { data: { isReviewed: true } },
        });
        expect(switched.statusCode).toBe(200);
      });
      const waiting = async () =>
        (await site.get<{ data: WaitingDraft[] }>('/api/drafts', { headers: admin })).data;
      const decide = (data: object) => call('/draft/review', { method: 'PUT', body: { data }, as: admin });

      test('cannot save a released page at once', async () => {
        const response = await call('', { method: 'PUT', body: { data: { tags: ['soup'] } } });
        expect(response.statusCode).toBe(403);
        expect((await visitor()).tags ?? []).not.toContain('soup');
      });

      test('sends its draft to the review, where a moderator publishes it', async () => {
        await draft({ tags: ['soup'] });
        expect(dataOf(await publish()).draft).toMatchObject({
          isShown: true,
          review: { at: expect.any(String) },
        });
        expect((await visitor()).tags ?? []).not.toContain('soup');
        const [first] = await waiting();
        expect(first).toMatchObject({ live: { _id: 'page' }, draft: { tags: ['soup'] } });
        await draft({ tags: ['soup', 'spam'] });
        const unseen = { decision: 'publish', modifiedDate: first?.draft.modifiedDate };
        expect((await decide(unseen)).statusCode).toBe(409);
        const [second] = await waiting();
        expect(
          (await decide({ decision: 'publish', modifiedDate: second?.draft.modifiedDate })).statusCode,
        ).toBe(200);
        expect((await visitor()).tags).toEqual(['soup', 'spam']);
        expect(await waiting()).toEqual([]);
      });

      test('gets a draft back with a reason', async () => {
        await draft({ tags: ['soup'] });
        await publish();
        const [
          {
            draft: { modifiedDate },
          } = { draft: { modifiedDate: '' } },
        ] = await waiting();
        expect((await decide({ decision: 'return', modifiedDate })).statusCode).toBe(400);
        expect((await decide({ decision: 'return', modifiedDate, reason: 'Not yet.' })).statusCode).toBe(200);
        expect((await read()).draft).toMatchObject({ returned: { reason: 'Not yet.' } });
        expect((await read()).draft).not.toHaveProperty('review');
        expect(await waiting()).toEqual([]);
      });

      test('sends a scheduled draft to the review when its time has come', async () => {
        await draft({ tags: ['soup'] });
        const publishAt = new Date(site.services.now().getTime() + 3_600_000).toISOString();
        await call('/draft/schedule', { method: 'PUT', body: { data: { publishAt } } });
        site.hours(2);
        await runSchedules(site.services, { info: () => undefined, error: () => undefined } as never);
        expect((await visitor()).tags ?? []).not.toContain('soup');
        expect(await waiting()).toHaveLength(1);
      });
    });

    describe('a preview', () => {
      const share = async () => {
        const response = await call('/draft/preview', { method: 'POST' });
        return response.json<{ data: { key: string; until: string } }>().data;
      };
      const open = (key: string) => site.ask({ url: `/api/portal/page/draft/preview?key=${key}` });

      test('shows the draft to everyone with the link, for a week', async () => {
        await draft({ title: { en: 'New' } });
        const { key, until } = await share();
        const response = await open(key);
        expect(response.statusCode).toBe(200);
        expect(response.headers['cache-control']).toBe('no-store');
        const { data } = response.json<{ data: { portal: Portal; until: string } }>();
        expect(data).toMatchObject({ portal: { title: { en: 'New' } }, until });
        expect(data.portal).not.toHaveProperty('passcode');
        expect((await open(`${key.slice(0, -1)}x`)).statusCode).toBe(404);
        site.hours(7 * 24);
        expect((await open(key)).statusCode).toBe(404);
      });

      test('ends with the draft that it was made for', async () => {
        await draft({ title: { en: 'New' } });
        const { key } = await share();
        await call('/draft', { method: 'DELETE' });
        await draft({ title: { en: 'Secret' } });
        expect((await open(key)).statusCode).toBe(404);
      });
    });
  });
}
