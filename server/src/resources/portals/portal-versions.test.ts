import { describe, expect, test } from '@jest/globals';
import { MAX_PORTAL_VERSIONS } from '@portico/shared/contracts';
import {
  admin,
  creator,
  list,
  look,
  openVersionsSite,
  read,
  restore,
  save,
  site,
  storedIds,
} from '../../testing/sites/versions-site.ts';

openVersionsSite();

describe('stored versions', () => {
  test('[T-49] the first save of a page without versions stores two: before and after', async () => {
    expect(await list()).toEqual([]);
    const before = await read();
    const after = await save({ title: { en: 'Temple' } });
    expect(await list()).toEqual([
      { number: 2, at: after.modifiedDate, by: 'Creator', parts: ['title'] },
      expect.objectContaining({ number: 1, at: before.modifiedDate, parts: [] }),
    ]);
    expect((await look(1)).portal.title).toEqual(before.title);
    expect((await look(2)).portal.title).toEqual({ en: 'Temple' });
  });

  test('large pages have fewer versions: 8 MB in total, but at least the last one', async () => {
    for (let count = 1; count <= 3; count++) {
      const text = `${count} ${'ก'.repeat(1_000_000)}`;
      const { records } = site.services;
      const stored = await records.get<object>({ provider: 'demo', kind: 'portal', id: 'wat-phumin' });
      await records.put({
        provider: 'demo',
        kind: 'portal',
        id: 'wat-phumin',
        value: { ...stored?.value, description: { th: text } },
      });
      await save({ promoteWord: `${count}` });
    }
    const contents = await site.services.records.list<{ content: object }>({
      provider: 'demo',
      kind: 'portal-version',
    });
    const bytes = contents.map(({ value }) => Buffer.byteLength(JSON.stringify(value.content)));
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(8 * 1024 * 1024);
    expect((await list()).map(({ number }) => number)).toHaveLength(bytes.length);
    expect((await list())[0]).toMatchObject({ by: 'Creator' });
  });

  test('[T-49] each save names the parts that it changed; one that changes nothing of the page is none', async () => {
    await save({ tags: ['a'], links: null });
    await save({ tags: ['a'] });
    expect((await list()).map(({ parts }) => parts)).toEqual([['tags', 'links'], []]);
  });

  test('[T-49] are the last twenty, and nothing of the others', async () => {
    for (let count = 1; count <= MAX_PORTAL_VERSIONS + 3; count++) await save({ tags: [`tag ${count}`] });
    const numbers = (await list()).map(({ number }) => number);
    expect(numbers).toHaveLength(MAX_PORTAL_VERSIONS);
    expect([numbers[0], numbers.at(-1)]).toEqual([MAX_PORTAL_VERSIONS + 4, 5]);
    expect((await storedIds('portal-version')).sort()).toEqual(
      numbers.map((number) => `wat-phumin.${number}`).sort(),
    );
    const response = await site.ask({ url: '/api/portal/wat-phumin/versions/4', headers: creator });
    expect(response.json()).toMatchObject({ status: 'fail', code: 'not-found' });
  });

  test('saves at the same moment are a version each', async () => {
    await Promise.all(['a', 'b', 'c'].map((tag) => save({ tags: [tag] })));
    expect((await list()).map(({ number }) => number)).toEqual([4, 3, 2, 1]);
  });

  test("the next save records a catalogue's earlier change of the gallery", async () => {
    await save({ tags: ['a'] });
    const moved = await site.ask({
      url: '/api/catalogs/shop',
      method: 'PUT',
      body: { data: { indexGallery: null } },
      headers: creator,
    });
    expect(moved.statusCode).toBe(200);
    await save({ tags: ['b'] });
    expect((await list()).map(({ parts }) => parts)).toEqual([['tags'], ['gallery'], ['tags'], []]);
  });

  test('a move by a moderator changes nothing of the page', async () => {
    await save({ tags: ['a'] }, 'waiting');
    const decided = await site.ask({
      url: '/api/review/waiting',
      method: 'PUT',
      body: { data: { status: 'RELEASE', townRefs: ['nan'] } },
      headers: admin,
    });
    expect(decided.statusCode).toBe(200);
    await save({ tags: ['b'] }, 'waiting');
    expect((await list('waiting')).map(({ parts }) => parts)).toEqual([['tags'], ['tags'], []]);
  });
});

describe('who may read them', () => {
  test('[T-05, PERM-11] a passcode is in no version, and none is lost by restoring', async () => {
    await save({ passcode: 'OLDONE', tags: ['a'] }, 'private');
    await save({ passcode: 'NEWONE' }, 'private');
    expect((await list('private')).map(({ parts }) => parts)).toEqual([['privacy'], ['tags', 'privacy'], []]);
    const response = await site.ask({ url: '/api/portal/private/versions/2', headers: creator });
    expect(response.body).not.toMatch(/OLDONE|NEWONE|passcode/i);
    const stored = await site.services.records.list({ provider: 'demo', kind: 'portal-version' });
    expect(JSON.stringify(stored)).not.toMatch(/sealedPasscode/);
    await restore(1, {}, 'private');
    expect(await read('private')).toMatchObject({ isPrivate: true, passcode: 'NEWONE' });
  });

  test('[T-05] a page that was open once does not become so by restoring', async () => {
    await save({ tags: ['a'] });
    await save({ isPrivate: true, passcode: 'SECRET' });
    await restore(1);
    expect(await read()).toMatchObject({ isPrivate: true, passcode: 'SECRET' });
    expect((await site.ask({ url: '/api/portal/wat-phumin' })).statusCode).toBe(403);
  });

  test('[PERM-08] versions are for editors and admins; only editors restore', async () => {
    await save({ tags: ['a'] });
    const url = '/api/portal/wat-phumin/versions';
    const status = async (headers: Record<string, string>) => (await site.ask({ url, headers })).statusCode;
    expect([await status({}), await status(admin)]).toEqual([401, 200]);
    const response = await site.ask({
      url: `${url}/1/restore`,
      method: 'POST',
      body: { data: {} },
      headers: admin,
    });
    expect(response.statusCode).toBe(403);
  });
});
