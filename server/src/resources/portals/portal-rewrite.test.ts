import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import type { AuthUser } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { decideReview } from '../review/review.service.ts';
import { type PortalStores, savePortal } from './portal.service.ts';
import { deletePortal } from './portal-deletion.service.ts';
import { removeEditor } from './portal-editors.service.ts';

/** Stores that take their time, so that what is begun at once overlaps. */
let stores: PortalStores;
let site: TestApp;
beforeEach(async () => {
  site = await openTestApp();
  const { records } = site.services;
  const slow = async <Answer>(answer: Promise<Answer>): Promise<Answer> => {
    const read = await answer;
    await nextTurn();
    return read;
  };
  stores = {
    ...site.services,
    records: {
      ...records,
      get: (key) => slow(records.get(key)),
      list: (query) => slow(records.list(query)),
    },
  };
});

const editor: AuthUser = { uid: 'user-creator', username: 'creator', displayName: 'Creator', roles: [] };
const portal = { provider: 'demo', id: 'wat-phumin' };
const stored = async <Value>(kind: string, id: string) =>
  (await site.services.records.get<Value>({ provider: 'demo', kind, id }))?.value;

test('[T-49] saves that overlap follow each other, and none is lost', async () => {
  const count = 8;
  await Promise.all(
    Array.from({ length: count }, (_, number) =>
      savePortal(stores, {
        ...portal,
        editor,
        changes: number % 2 ? { promoteWord: `${number}` } : { promoteType: `${number}` },
      }),
    ),
  );
  expect(await stored('portal', 'wat-phumin')).toMatchObject({
    promoteWord: expect.any(String),
    promoteType: expect.any(String),
  });
});

test('[T-49] of saves that overlap and saw the same state one is taken', async () => {
  const { modifiedDate } = (await stored<{ modifiedDate: string }>('portal', 'wat-phumin')) ?? {};
  const results = await Promise.allSettled(
    ['a', 'b', 'c'].map((promoteWord) =>
      savePortal(stores, { ...portal, editor, changes: { promoteWord, modifiedDate } }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(results).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({ code: 'conflict' }),
  });
});

test('[OPEN-31] editors who remove each other at once do not leave a portal without one', async () => {
  const { records } = site.services;
  const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
  const before = await records.get<object>(key);
  await records.put({ ...key, value: { ...before?.value, editors: ['user-creator', 'user-admin'] } });
  const other: AuthUser = { ...editor, uid: 'user-admin' };
  await Promise.allSettled([
    removeEditor(stores, { ...portal, editor, uid: 'user-admin' }),
    removeEditor(stores, { ...portal, editor: other, uid: 'user-creator' }),
  ]);
  expect(await stored('portal', 'wat-phumin')).toMatchObject({ editors: [expect.any(String)] });
});

test('[DATA-20] releases into one listing that overlap all arrive', async () => {
  const release = (id: string) =>
    decideReview(stores, {
      provider: 'demo',
      id,
      decision: { status: 'RELEASE', townRefs: ['nan'], listingRefs: ['cafes'] },
    });
  await Promise.all([release('waiting'), release('rejected')]);
  const listing = await stored<{ portals: string[] }>('listing', 'cafes');
  expect(listing?.portals.toSorted()).toEqual(['rejected', 'waiting']);
});

test('[API-08] a save that overlaps a deletion brings nothing back, and is deleted with the rest', async () => {
  const [save] = await Promise.allSettled([
    savePortal(stores, { ...portal, editor, changes: { promoteWord: 'x' } }),
    deletePortal(stores, portal),
    savePortal(stores, { ...portal, editor, changes: { promoteType: 'y' } }),
  ]);
  expect(await stored('portal', 'wat-phumin')).toBeUndefined();
  expect(save?.status).toBe('fulfilled');
  expect(await stored('deleted-portal', 'wat-phumin')).toMatchObject({ portal: { promoteWord: 'x' } });
  expect((await stored<{ portals: string[] }>('listing', 'temples'))?.portals).toEqual([]);
});
