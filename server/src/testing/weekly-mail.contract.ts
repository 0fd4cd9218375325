import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type MailRecord, mailRepository } from '../mail/mail.repository.ts';
import { weeklyMailRepository } from '../mail/weekly-mail.repository.ts';
import { createFigureCounter } from '../resources/figures/figure-counter.ts';
import { queueWeeklyMails } from '../resources/figures/weekly-mail.service.ts';
import { fixtureContent, portalSeed } from './fixture-content.ts';
import { closeTestApps, openTestApp, type TestApp } from './test-app.ts';

/** Contract test of the weekly mail; `settings` returns those of a server with a new, empty store. */
export function describeWeeklyMail(name: string, settings: () => Promise<Record<string, string>>): void {
  describe(`the weekly mail ${name}`, () => {
    afterEach(closeTestApps);
    type Headers = Record<string, string>;
    const EMAIL = 'mali@example.com';
    const PAGE = { kind: 'portal', id: 'wat' } as const;
    const silent = {
      info: () => undefined,
      error: (problem: unknown) => {
        throw problem;
      },
    };

    let site: TestApp;
    let headers: Headers;
    beforeEach(async () => {
      // Saturday, 12:00 in Bangkok.
      site = await openTestApp(
        [{ ...fixtureContent, portals: [portalSeed('wat', { editors: ['creator'] })], catalogs: [] }],
        await settings(),
      );
      headers = await site.signIn('creator');
    });

    const uid = 'user-creator';
    async function confirmAddress(): Promise<void> {
      const { codes, users } = site.services;
      const { code } = await codes.issue({
        provider: 'demo',
        owner: { uid },
        purpose: 'email',
        email: EMAIL,
      });
      await users.confirmEmail({ provider: 'demo', code });
    }
    const want = (isWanted: boolean) =>
      site.ask({ url: '/api/account/weekly-mail', method: 'PUT', headers, body: { data: { isWanted } } });
    const state = async () =>
      (await site.get<{ data: { weeklyMail: string } }>('/api/portal/wat/figures', { headers })).data
        .weeklyMail;
    /** A server that has just started. */
    const run = () => queueWeeklyMails({ ...site.services, stopping: new AbortController() }, silent);
    const waiting = async (): Promise<MailRecord[]> =>
      (await mailRepository(site.services.records).list('demo'))
        .map(({ value }) => value)
        .filter(({ optOut }) => optOut !== undefined);

    async function count(at: string, views: number): Promise<void> {
      const counter = createFigureCounter(site.services.records, {
        now: () => new Date(at),
        onError: silent.error,
      });
      for (let view = 0; view < views; view++) counter.count('demo', PAGE, ['views', 'calls']);
      await counter.flush();
    }

    test('the weekly mail is off at first, and needs a confirmed address', async () => {
      expect(await state()).toBe('no-address');
      expect((await want(true)).statusCode).toBe(409);
      await confirmAddress();
      expect(await state()).toBe('unwanted');
      expect((await want(true)).statusCode).toBe(200);
      expect(await state()).toBe('wanted');
      expect((await want(false)).statusCode).toBe(200);
      expect(await state()).toBe('unwanted');
      expect(
        (
          await site.ask({
            url: '/api/account/weekly-mail',
            method: 'PUT',
            body: { data: { isWanted: true } },
          })
        ).statusCode,
      ).toBe(401);
    });

    test('it comes on Monday at seven, once a week, over restarts and from several servers', async () => {
      await confirmAddress();
      await want(true);
      await count('2026-11-09T05:00:00Z', 1);
      await count('2026-11-10T05:00:00Z', 2);
      await count('2026-11-18T05:00:00Z', 5);
      expect(await run()).toBe(0);
      // Monday, 06:30.
      site.hours(42.5);
      expect(await run()).toBe(0);
      site.hours(0.6);
      const queued = await Promise.all([run(), run(), run()]);
      expect(queued.reduce((sum, each) => sum + each, 0)).toBe(1);
      expect(await run()).toBe(0);
      const [mail, ...others] = await waiting();
      expect(others).toEqual([]);
      expect(mail).toMatchObject({ to: EMAIL, uid });
      expect(mail?.text).toContain('หน้า wat');
      expect(mail?.text).toMatch(/: 5 \(.*: 3\)/);
      site.hours(24 * 6.9);
      expect(await run()).toBe(0);
      // A server that was down on Monday sends it later in the week.
      site.hours(24 * 2);
      expect(await run()).toBe(1);
      expect(await run()).toBe(0);
      expect(await waiting()).toHaveLength(2);
    });

    test('its link stops it', async () => {
      await confirmAddress();
      await want(true);
      site.hours(48);
      await run();
      const [mail] = await waiting();
      const { pathname, search } = new URL(mail?.optOut ?? '');
      const stop = await site.ask({
        url: pathname + search,
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
      expect(stop.statusCode).toBe(200);
      headers = await site.signIn('creator');
      expect(await state()).toBe('unwanted');
      site.hours(24 * 7);
      expect(await run()).toBe(0);
    });

    test('a person without an address any more gets none, and their wish stays', async () => {
      await confirmAddress();
      await want(true);
      await site.services.users.changeMail({ provider: 'demo', uid, email: undefined });
      site.hours(48);
      expect(await run()).toBe(0);
      expect(await weeklyMailRepository(site.services.records).get('demo', uid)).toBeDefined();
    });
  });
}
