import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type RecordChange, type RecordStore, RevisionConflict } from './record-store.ts';

const key = (id: string, provider = 'demo') => ({ provider, kind: 'portal', id });

/** What every RecordStore must do; `open` gives an empty one. */
export function describeRecordStore(name: string, open: () => Promise<RecordStore>): void {
  describe(`${name} as a RecordStore`, () => {
    let store: RecordStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    test('gives back what was put, with its revision', async () => {
      await store.put({ ...key('a'), value: { title: 'วัด 寺 معبد', empty: null } });
      expect(await store.get(key('a'))).toMatchObject({
        ...key('a'),
        revision: 1,
        value: { title: 'วัด 寺 معبد', empty: null },
        modifiedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      });
      expect(await store.get(key('b'))).toBeUndefined();
    });

    test('[APP-01] keeps providers and kinds apart', async () => {
      await store.put({ ...key('a'), value: 1, index: { tag: 'x' } });
      await store.put({ ...key('a', 'other'), value: 2, index: { tag: 'x' } });
      await store.put({ ...key('a'), kind: 'town', value: 3, index: { tag: 'x' } });
      expect((await store.get(key('a')))?.value).toBe(1);
      expect((await store.list({ provider: 'demo', kind: 'portal' })).map(({ value }) => value)).toEqual([1]);
      const tagged = await store.list({
        provider: 'other',
        kind: 'portal',
        where: { field: 'tag', value: 'x' },
      });
      expect(tagged.map(({ value }) => value)).toEqual([2]);
      await store.delete(key('a'));
      expect((await store.get(key('a', 'other')))?.value).toBe(2);
    });

    test('refuses a write that expects another revision', async () => {
      const first = await store.put({ ...key('a'), value: 1, expectedRevision: 0 });
      await expect(store.put({ ...key('a'), value: 2, expectedRevision: 0 })).rejects.toThrow(
        RevisionConflict,
      );
      const second = await store.put({ ...key('a'), value: 2, expectedRevision: first.revision });
      await expect(store.put({ ...key('a'), value: 3, expectedRevision: first.revision })).rejects.toThrow(
        RevisionConflict,
      );
      await expect(store.delete({ ...key('a'), expectedRevision: first.revision })).rejects.toThrow(
        RevisionConflict,
      );
      expect((await store.get(key('a')))?.value).toBe(2);
      expect(await store.delete({ ...key('a'), expectedRevision: second.revision })).toBe(true);
    });

    test('says whether there was something to delete, and never repeats a revision', async () => {
      await store.put({ ...key('a'), value: 1 });
      expect(await store.delete(key('a'))).toBe(true);
      expect(await store.delete(key('a'))).toBe(false);
      expect(await store.get(key('a'))).toBeUndefined();
      const again = await store.put({ ...key('a'), value: 1, expectedRevision: 0 });
      expect(again.revision).toBeGreaterThan(1);
    });

    test('lists by id, from a position, up to a limit', async () => {
      for (const id of ['c', 'a', 'b', 'd']) await store.put({ ...key(id), value: id });
      const list = async (query: object) =>
        (await store.list({ provider: 'demo', kind: 'portal', ...query })).map(({ id }) => id);
      expect(await list({})).toEqual(['a', 'b', 'c', 'd']);
      expect(await list({ after: 'a', limit: 2 })).toEqual(['b', 'c']);
    });

    test('finds by an indexed field, as it was last written', async () => {
      await store.put({ ...key('a'), value: 1, index: { editor: ['u1', 'u2'], town: 'nan' } });
      await store.put({ ...key('b'), value: 2, index: { editor: ['u2'], town: undefined } });
      const byEditor = async (value: string | string[]) =>
        (await store.list({ provider: 'demo', kind: 'portal', where: { field: 'editor', value } })).map(
          ({ id }) => id,
        );
      expect(await byEditor('u1')).toEqual(['a']);
      expect(await byEditor('u2')).toEqual(['a', 'b']);
      expect(await byEditor(['u1', 'u2'])).toEqual(['a', 'b']);
      expect(await byEditor([])).toEqual([]);
      await store.put({ ...key('a'), value: 1, index: { editor: ['u3'] } });
      expect(await byEditor('u2')).toEqual(['b']);
      await store.delete(key('b'));
      expect(await byEditor('u2')).toEqual([]);
    });

    test('a batch is written as a whole or not at all', async () => {
      await store.put({ ...key('a'), value: 1 });
      await expect(
        store.batch([
          { put: { ...key('b'), value: 1 } },
          { delete: key('a') },
          { put: { ...key('c'), value: 1, expectedRevision: 7 } },
        ]),
      ).rejects.toThrow(RevisionConflict);
      expect((await store.list({ provider: 'demo', kind: 'portal' })).map(({ id }) => id)).toEqual(['a']);
      await store.batch([{ put: { ...key('b'), value: 1 } }, { delete: key('a') }]);
      expect((await store.list({ provider: 'demo', kind: 'portal' })).map(({ id }) => id)).toEqual(['b']);
    });

    test('tells the latest write of every key since a sequence', async () => {
      await store.put({ ...key('a'), value: 1 });
      const [first] = await store.changes(0);
      await store.put({ ...key('b'), value: 1 });
      await store.put({ ...key('a'), value: 2 });
      await store.delete(key('b'));
      const later = await store.changes(first?.sequence ?? 0);
      expect(later.map(({ id, revision, deleted }) => ({ id, revision, deleted }))).toEqual([
        { id: 'a', revision: 2, deleted: false },
        { id: 'b', revision: 2, deleted: true },
      ]);
      expect(await store.changes(0, 1)).toEqual(later.slice(0, 1));
      expect(await store.changes(later.at(-1)?.sequence ?? 0)).toEqual([]);
    });

    test('calls listeners after the commit, before the write is answered, until they stop', async () => {
      const heard: RecordChange[] = [];
      const stop = store.subscribe(async (changes) => {
        await Promise.resolve();
        heard.push(...changes);
      });
      store.subscribe(() => {
        throw new Error('a listener that fails fails no write');
      });
      await store.put({ ...key('a'), value: 1 });
      expect(heard.map(({ id }) => id)).toEqual(['a']);
      expect(heard).toEqual(await store.changes(0));
      await expect(store.put({ ...key('a'), value: 2, expectedRevision: 9 })).rejects.toThrow();
      stop();
      await store.put({ ...key('b'), value: 1 });
      expect(heard).toHaveLength(1);
    });

    test('of many concurrent writers with the same expectation one wins', async () => {
      const first = await store.put({ ...key('a'), value: 0 });
      const attempts = await Promise.allSettled(
        [1, 2, 3, 4].map((value) => store.put({ ...key('a'), value, expectedRevision: first.revision })),
      );
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });
}
