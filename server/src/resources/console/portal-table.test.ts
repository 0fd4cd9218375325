import { expect, test } from '@jest/globals';
import type { ChangeListener, RecordChange, RecordStore } from '../../storage/record-store.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import { createPortalTables, type PortalFacts, type PortalTables } from './portal-table.ts';

const portal = (id: string, fields: Partial<PortalRecord> = {}): PortalRecord => ({
  _id: id,
  provider: 'demo',
  title: { en: `Title ${id}` },
  status: 'RELEASE',
  editors: ['u'],
  townRefs: [],
  listingRefs: [],
  createdDate: '2026-01-01T00:00:00.000Z',
  modifiedDate: '2026-01-01T00:00:00.000Z',
  ...fields,
});

/** A store of portals in memory, whose reads can be interrupted by a write. */
function storeOf(portals: readonly PortalRecord[]) {
  const values = new Map(portals.map((value) => [value._id, value]));
  const state = { lists: 0, duringList: async () => {} };
  let notify: ChangeListener = () => undefined;
  let isConcerned: (change: RecordChange) => boolean = () => true;
  const stored = (id: string) => {
    const value = values.get(id);
    return value && { provider: 'demo', kind: 'portal', id, revision: 1, modifiedAt: '', value };
  };
  const records = {
    get: async ({ id }: { id: string }) => stored(id),
    list: async ({ kind, after = '', limit = 8 }: { kind: string; after?: string; limit?: number }) => {
      if (kind !== 'portal') return [];
      state.lists += 1;
      const found = [...values.keys()]
        .sort()
        .filter((id) => id > after)
        .slice(0, limit)
        .map(stored);
      await Promise.resolve();
      await state.duringList();
      return found;
    },
    subscribe: (listener: ChangeListener, concerns = isConcerned) => {
      notify = listener;
      isConcerned = concerns;
      return () => undefined;
    },
  } as unknown as Pick<RecordStore, 'get' | 'list' | 'subscribe'>;
  async function write(id: string, value?: PortalRecord, times = 1): Promise<void> {
    if (value) values.set(id, value);
    else values.delete(id);
    const change = {
      provider: 'demo',
      kind: 'portal',
      id,
      sequence: 1,
      revision: 1,
      deleted: !value,
      modifiedAt: '',
    };
    if (isConcerned(change)) await notify(Array.from({ length: times }, () => change));
  }
  return { records, values, write, state };
}

const shown = async (tables: PortalTables, sort: 'changed' | 'title' | 'status') =>
  (await tables.of('demo')).portals.sorted(sort).map(({ id }) => id);

const STATUSES = ['DRAFT', 'USER_DRAFT', 'REJECT', 'RELEASE'] as const;
/** Reproducible numbers from 0 to `below`. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

test('every order and every count is right after many writes', async () => {
  const random = numbers(5);
  const any = (id: string) =>
    portal(id, {
      title: { en: `Title ${random(20)}` },
      status: STATUSES[random(4)] ?? 'DRAFT',
      townRefs: random(2) ? [`t${random(3)}`] : [],
      tags: [`tag${random(4)}`],
      modifiedDate: new Date(Date.UTC(2026, 0, 1 + random(10))).toISOString(),
    });
  const ids = Array.from({ length: 60 }, (_, number) => `p${number}`);
  const store = storeOf(ids.slice(0, 40).map(any));
  const tables = createPortalTables(store.records);
  for (let step = 0; step < 400; step++) {
    if (step % 40 === 0)
      for (const sort of ['changed', 'title', 'status'] as const) await shown(tables, sort);
    const id = ids[random(ids.length)] ?? '';
    await store.write(id, random(4) === 0 ? undefined : any(id));
  }
  expect(store.state.lists).toBeLessThan(10);
  const fresh = createPortalTables(store.records);
  for (const sort of ['changed', 'title', 'status'] as const) {
    expect(await shown(tables, sort)).toEqual(await shown(fresh, sort));
  }
  expect((await tables.of('demo')).portals.counts).toEqual((await fresh.of('demo')).portals.counts);
  fresh.close();
  tables.close();
});

test('a write during the reading is not overwritten by what was read before', async () => {
  const store = storeOf([portal('a'), portal('b')]);
  store.state.duringList = async () => {
    store.state.duringList = async () => {};
    await store.write('a', portal('a', { title: { en: 'Newer' } }));
    await store.write('b');
  };
  const tables = createPortalTables(store.records);
  const rows: readonly PortalFacts[] = (await tables.of('demo')).portals.sorted('title');
  expect(rows.map(({ text }) => text)).toEqual(['newer\uFFFFa']);
  tables.close();
});

test('an import of many portals makes the table be read again', async () => {
  const store = storeOf([portal('a')]);
  const tables = createPortalTables(store.records);
  await shown(tables, 'title');
  await store.write('b', portal('b'), 1_001);
  expect(await shown(tables, 'title')).toEqual(['a', 'b']);
  expect(store.state.lists).toBe(2);
  tables.close();
});

test('a reading that fails is tried again', async () => {
  const store = storeOf([portal('a')]);
  store.state.duringList = async () => {
    store.state.duringList = async () => {};
    throw new Error('the database is away');
  };
  const tables = createPortalTables(store.records);
  await expect(tables.of('demo')).rejects.toThrow('the database is away');
  expect(await shown(tables, 'title')).toEqual(['a']);
  tables.close();
});
