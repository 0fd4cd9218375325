import { beforeEach, describe, expect, test } from '@jest/globals';
import { describePages, liveForAll, PORTAL } from '../testing/describe-pages.ts';

describePages(({ pages, get }) => {
  describe('while a release is tried with a tenth of the visitors', () => {
    const setOf = (body: string) => /"releaseSet":"([\w-]+)"/.exec(body)?.[1];
    const visit = async (cookie?: string, url = PORTAL) => get(url, cookie ? { cookie } : {});

    beforeEach(() => {
      const candidate = { name: 'mfe-portal', version: '2', percent: 10, since: '', by: 'nok' };
      pages.rollout = {
        ...liveForAll('set-1'),
        candidate: { ...candidate, set: { id: 'set-2', packages: {} } },
      };
    });

    test.each([
      ['portico_cohort=0', 'set-2'],
      ['portico_cohort=9', 'set-2'],
      ['portico_cohort=10', 'set-1'],
      ['portico_cohort=99', 'set-1'],
      ['portico_cohort=-1', 'set-1'],
      ['portico_cohort=100', 'set-1'],
      ['portico_cohort=5e0', 'set-1'],
      ['language=th', 'set-1'],
    ])('[MFE-02] the cookie %s gets %s, whose pages are cached apart', async (cookie, set) => {
      expect(setOf((await visit('portico_cohort=0')).body)).toBe('set-2');
      expect(setOf((await visit()).body)).toBe('set-1');
      pages.rendered = [];
      expect(setOf((await visit(cookie)).body)).toBe(set);
      expect(pages.rendered).toEqual([]);
    });

    test('a share that grows keeps whom it had', async () => {
      for (const percent of [1, 10, 50, 99]) {
        if (pages.rollout.candidate) pages.rollout.candidate.percent = percent;
        expect(setOf((await visit('portico_cohort=0')).body)).toBe('set-2');
      }
    });

    test('who has no number gets one that scripts cannot read, for a year, and it counts from the next page', async () => {
      const first = await visit();
      expect(setOf(first.body)).toBe('set-1');
      expect(first.headers['set-cookie']).toMatch(
        /^portico_cohort=\d{1,2}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      expect((await visit('portico_cohort=50')).headers['set-cookie']).toBeUndefined();
      pages.rollout = liveForAll('set-1');
      expect((await visit()).headers['set-cookie']).toBeUndefined();
    });

    test('no link chooses', async () => {
      const linked = await visit('portico_cohort=50', `${PORTAL}?portico_cohort=0&releaseSet=set-2`);
      expect(setOf(linked.body)).toBe('set-1');
    });

    test('[MFE-02] a release that cannot be read costs its share nothing, and each page counts against it', async () => {
      pages.unreadable = 'set-2';
      const page = await visit('portico_cohort=0');
      expect([page.statusCode, setOf(page.body)]).toEqual([200, 'set-1']);
      const failures = pages.counted.filter(({ isFailed }) => isFailed);
      expect(failures).toEqual([{ set: pages.rollout.candidate?.set, address: '127.0.0.1', isFailed: true }]);
      expect(pages.counted.filter(({ set, isFailed }) => set.id === 'set-1' && isFailed)).toEqual([]);
    });
  });
});
