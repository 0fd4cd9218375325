import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { RevisionConflict } from '../kernel/revision-conflict.ts';
import type { RecordChange, RecordStore } from '../storage/record-store.ts';
import { until } from './until.ts';

const key = (id: string, provider = 'demo') => ({ provider, kind: 'portal', id });

/** Contract test of every RecordStore; `open` returns one on the records of that location, which are empty at first. */
export function describeRecordStore(name: string, open: (place: string) => Promise<RecordStore>): void {
  describe(`${name} as a RecordStore`, () => {
    let place: string;
    let store: RecordStore;
    beforeEach(async () => {
      place = randomUUID();
      store = await open(place);
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

    test('forgets old deletions and nothing else', async () => {
      await store.put({ ...key('current'), value: 1 });
      for (const id of ['a', 'b', 'c']) {
        await store.put({ ...key(id), value: 1 });
        await store.delete(key(id));
      }
      const deleted = async () => (await store.changes(0)).filter((change) => change.deleted).length;
      expect(await store.purgeTombstones(new Date(0))).toBe(0);
      expect(await store.purgeTombstones(new Date(Date.now() + 60_000), 2)).toBe(2);
      expect(await deleted()).toBe(1);
      expect(await store.purgeTombstones(new Date(Date.now() + 60_000))).toBe(1);
      expect((await store.changes(0)).map(({ id }) => id)).toEqual(['current']);
      expect((await store.put({ ...key('a'), value: 2, expectedRevision: 0 })).revision).toBe(1);
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

    test('lists in descending order too, from a position, up to a limit', async () => {
      for (const id of ['c', 'a', '😀', 'b']) await store.put({ ...key(id), value: id, index: { tag: 'x' } });
      for (const where of [undefined, { field: 'tag', value: ['x', 'y'] }]) {
        const list = async (query: object) =>
          (await store.list({ provider: 'demo', kind: 'portal', where, order: 'descending', ...query })).map(
            ({ id }) => id,
          );
        expect(await list({})).toEqual(['😀', 'c', 'b', 'a']);
        expect(await list({ after: 'c', limit: 1 })).toEqual(['b']);
        expect(await list({ after: 'a' })).toEqual([]);
      }
    });

    test('counts the records of each value of an indexed field', async () => {
      await store.put({ ...key('a'), value: 1, index: { editor: ['u1', 'u2'], town: 'u3' } });
      await store.put({ ...key('b'), value: 2, index: { editor: 'u2' } });
      await store.put({ ...key('c'), value: 3, index: { editor: 'u2' } });
      await store.delete(key('c'));
      const values = ['u1', 'u2', 'u3'];
      const counts = await store.countByValue({ provider: 'demo', kind: 'portal', field: 'editor', values });
      expect([...counts].sort(([a], [b]) => a.localeCompare(b))).toEqual([
        ['u1', 1],
        ['u2', 2],
      ]);
    });

    test('orders ids by code points, also where JavaScript has another order', async () => {
      for (const id of ['😀', '\uffee', 'ก', 'z', 'Z']) await store.put({ ...key(id), value: id });
      const list = async (after?: string) =>
        (await store.list({ provider: 'demo', kind: 'portal', after, limit: 3 })).map(({ id }) => id);
      expect(await list()).toEqual(['Z', 'z', 'ก']);
      expect(await list('ก')).toEqual(['\uffee', '😀']);
    });

    test('lists what an indexed field finds in pages too', async () => {
      for (const id of ['c', 'a', 'b', 'd']) {
        await store.put({ ...key(id), value: id, index: { tag: id === 'b' ? ['y'] : ['x', 'z'] } });
      }
      const page = async (query: object) =>
        (
          await store.list({
            provider: 'demo',
            kind: 'portal',
            where: { field: 'tag', value: ['x', 'z'] },
            ...query,
          })
        ).map(({ id }) => id);
      expect(await page({ limit: 2 })).toEqual(['a', 'c']);
      expect(await page({ limit: 2, after: 'c' })).toEqual(['d']);
      expect(await page({ after: 'd' })).toEqual([]);
    });

    test('takes thousands of writes in one batch, and many values to find by', async () => {
      const ids = Array.from({ length: 5000 }, (_, number) => String(number).padStart(5, '0'));
      await store.batch(ids.map((id) => ({ put: { ...key(id), value: { id }, index: { name: id } } })));
      const all = await store.list({ provider: 'demo', kind: 'portal' });
      expect(all.map(({ id }) => id)).toEqual(ids);
      const where = { field: 'name', value: ids };
      expect(await store.list({ provider: 'demo', kind: 'portal', where })).toHaveLength(ids.length);
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

    test('calls listeners after the commit and before the write resolves, until they stop', async () => {
      const received: RecordChange[] = [];
      const stop = store.subscribe(async (changes) => {
        await Promise.resolve();
        received.push(...changes);
      });
      store.subscribe(() => {
        throw new Error('a listener that fails fails no write');
      });
      await store.put({ ...key('a'), value: 1 });
      expect(received.map(({ id }) => id)).toEqual(['a']);
      expect(received).toEqual(await store.changes(0));
      await expect(store.put({ ...key('a'), value: 2, expectedRevision: 9 })).rejects.toThrow();
      stop();
      await store.put({ ...key('b'), value: 1 });
      expect(received).toHaveLength(1);
    });

    test('of many concurrent writers with the same expectation one wins', async () => {
      const first = await store.put({ ...key('a'), value: 0 });
      const attempts = await Promise.allSettled(
        [1, 2, 3, 4].map((value) => store.put({ ...key('a'), value, expectedRevision: first.revision })),
      );
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });

    describe('beside another process on the same records', () => {
      let other: RecordStore;
      beforeEach(async () => {
        other = await open(place);
      });
      afterEach(() => other.close());

      test('tells the writes of the other, each once and in order, with its own between them', async () => {
        const received: RecordChange[] = [];
        store.subscribe((changes) => {
          received.push(...changes);
        });
        await other.put({ ...key('a'), value: 1 });
        await other.put({ ...key('b'), value: 1 });
        // Before the other process's writes were noticed: those must be published first.
        await store.put({ ...key('c'), value: 1 });
        expect(received.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
        await other.delete(key('a'));
        await until(() => received.length > 3);
        await store.put({ ...key('d'), value: 1 });
        await other.put({ ...key('d'), value: 2 });
        await until(() => received.length > 5);
        expect(received.map(({ id, revision, deleted }) => [id, revision, deleted])).toEqual([
          ['a', 1, false],
          ['b', 1, false],
          ['c', 1, false],
          ['a', 2, true],
          ['d', 1, false],
          ['d', 2, false],
        ]);
      });

      test('tells a large import whole, and nothing that was there before', async () => {
        await other.put({ ...key('before'), value: 1 });
        const late = await open(place);
        const received: string[] = [];
        late.subscribe(async (changes) => {
          await Promise.resolve();
          received.push(...changes.map(({ id }) => id));
        });
        const ids = Array.from({ length: 2500 }, (_, number) => `i${number}`);
        await other.batch(ids.map((id) => ({ put: { ...key(id), value: 1 } })));
        await until(() => received.length >= ids.length);
        await late.put({ ...key('last'), value: 1 });
        expect(received).toEqual([...ids, 'last']);
        await late.close();
      });

      test('refuses what expects a revision that the other has overtaken', async () => {
        const { revision } = await store.put({ ...key('a'), value: 1 });
        await other.put({ ...key('a'), value: 2 });
        await expect(store.put({ ...key('a'), value: 3, expectedRevision: revision })).rejects.toThrow(
          RevisionConflict,
        );
      });
    });
  });
}
