import { beforeEach, describe, expect, test } from '@jest/globals';
import type { consoleTags, ReplyOf } from '@portico/shared/contracts';
import { fixtureContent, otherContent, portalSeed } from '../../testing/fixture-content.ts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { mergeTags } from '../tags/merge-tags.service.ts';
import { setTag } from '../tags/tag.service.ts';
import { createTagCounts } from './tag-counts.ts';

let site: TestApp;
let admin: { authorization: string };
beforeEach(async () => {
  site = await openTestApp([
    {
      ...fixtureContent,
      portals: [
        portalSeed('one', { tags: ['วัด', 'sea'] }),
        portalSeed('two', { tags: ['wat', 'sea', 'sea'] }),
        portalSeed('draft', { status: 'DRAFT', editors: ['creator'], tags: ['sea', 'new thing'] }),
      ],
      catalogs: [],
    },
    otherContent,
  ]);
  admin = await site.signIn('admin');
  const { records } = site.services;
  const now = () => new Date('2026-11-20T05:00:00.000Z');
  for (const [id, name] of [
    ['วัด', { th: 'วัด', en: 'Temples' }],
    ['sea', { en: 'Sea', zh: '海' }],
    ['unused', { en: 'Unused' }],
  ] as const)
    await setTag({ records, now }, { provider: 'demo', id, data: { name } });
});

const list = async (query = '') => {
  const { data } = await site.get<ReplyOf<typeof consoleTags>>(`/api/console/tags?${query}`, {
    headers: admin,
  });
  return [data.total, data.rows.map(({ _id, pages, isKnown }) => [_id, pages, isKnown])];
};
const merge = (data: object) =>
  site.ask({ method: 'POST', url: '/api/console/tag-merge', headers: admin, body: { data } });
const tagsOf = async (id: string) =>
  (await site.services.records.get<{ tags: string[] }>({ provider: 'demo', kind: 'portal', id }))?.value.tags;

describe('[OPEN-53] the tags of the console', () => {
  test('are the dictionary, with the number of portals in every status', async () => {
    expect(await list()).toEqual([
      3,
      [
        ['วัด', 1, true],
        ['sea', 3, true],
        ['unused', 0, true],
      ],
    ]);
  });

  test('are sorted by their use or their last change, and found by each name', async () => {
    expect((await list('sort=pages'))[1]).toEqual([
      ['sea', 3, true],
      ['วัด', 1, true],
      ['unused', 0, true],
    ]);
    await site.ask({
      method: 'PUT',
      url: '/api/tags/unused',
      headers: admin,
      body: { data: { icon: '🛶' } },
    });
    expect((await list('sort=changed&_limit=1'))[1]).toEqual([['unused', 0, true]]);
    expect(await list(`q=${encodeURIComponent('海')}`)).toEqual([1, [['sea', 3, true]]]);
  });

  test('are sorted by their names in the language of the reader', async () => {
    expect((await list('language=en'))[1]).toEqual([
      ['sea', 3, true],
      ['วัด', 1, true],
      ['unused', 0, true],
    ]);
  });

  test('that the dictionary does not have are listed on their own', async () => {
    expect(await list('show=unknown')).toEqual([
      2,
      [
        ['new thing', 1, false],
        ['wat', 1, false],
      ],
    ]);
  });

  test('of another provider stay there', async () => {
    const { records, now } = site.services;
    await setTag({ records, now }, { provider: 'other', id: 'theirs', data: { name: { en: 'Theirs' } } });
    expect((await list('q=theirs'))[0]).toBe(0);
  });
});

describe('[OPEN-53] merging two tags in the console', () => {
  test('has a preview: how many portals change, and whether the home page does', async () => {
    const preview = (tag: string) =>
      site.get(`/api/console/tag-use?${new URLSearchParams({ tag })}`, { headers: admin });
    expect(await preview('sea')).toEqual({ status: 'ok', data: { pages: 3, isOnHome: false } });
    await site.ask({
      method: 'PUT',
      url: '/api/web-admin/',
      headers: admin,
      body: { data: { tags: ['wat'] } },
    });
    expect(await preview('wat')).toEqual({ status: 'ok', data: { pages: 1, isOnHome: true } });
  });

  test('rewrites the portals in the name of the admin, and is in the audit log', async () => {
    const merged = (await merge({ from: 'wat', into: 'วัด' })).json();
    expect(merged.data).toMatchObject({ pages: 1, tag: { _id: 'วัด', synonyms: ['wat'] } });
    expect(merged.data).not.toHaveProperty('next');
    expect(await tagsOf('two')).toEqual(['วัด', 'sea']);
    const { records, audit } = site.services;
    const stored = await records.get<{ modifiedBy: string }>({ provider: 'demo', kind: 'portal', id: 'two' });
    const me = await site.get<{ data: { uid: string } }>('/api/auth/login', { headers: admin });
    expect(stored?.value.modifiedBy).toBe(me.data.uid);
    await audit.flush();
    const entries = await records.list<{ event: string; on?: object; details?: object }>({
      provider: 'demo',
      kind: 'audit',
    });
    expect(entries.map(({ value }) => value).find(({ event }) => event === 'tag.merge')).toMatchObject({
      on: { kind: 'tag', id: 'wat' },
      details: { into: 'วัด', portals: 1 },
    });
  });

  test('into itself, or into a tag that the dictionary does not have, is refused', async () => {
    expect((await merge({ from: 'sea', into: 'sea' })).statusCode).toBe(400);
    expect((await merge({ from: 'sea', into: 'lake' })).statusCode).toBe(404);
    expect(await tagsOf('one')).toEqual(['วัด', 'sea']);
  });

  test('stops at its limit with a cursor, from which the next call continues', async () => {
    const { records } = site.services;
    const portal = await records.get<object>({ provider: 'demo', kind: 'portal', id: 'one' });
    for (let number = 0; number < 210; number++) {
      const id = `p-${String(number).padStart(3, '0')}`;
      await records.put({
        provider: 'demo',
        kind: 'portal',
        id,
        value: { ...portal?.value, _id: id, tags: ['sea'] },
      });
    }
    const first = (await merge({ from: 'sea', into: 'วัด' })).json().data;
    expect(first.next).toBeTruthy();
    const second = (await merge({ from: 'sea', into: 'วัด', after: first.next })).json().data;
    expect(second).not.toHaveProperty('next');
    expect(first.pages + second.pages).toBe(213);
    expect(await tagsOf('p-209')).toEqual(['วัด']);
    const rest = await mergeTags(site.services, { provider: 'demo', from: 'sea', into: 'วัด' });
    expect(rest.portals).toBe(0);
  });
});

test('concurrent requests share one read of the portals, which is cached for a minute if it was slow', async () => {
  let reads = 0;
  let time = 0;
  const counts = createTagCounts(
    {
      list: async () => {
        reads += 1;
        time += 2_000;
        return [];
      },
    },
    () => time,
  );
  await Promise.all([counts.of('demo'), counts.of('demo')]);
  await counts.of('demo');
  expect(reads).toBe(1);
});
