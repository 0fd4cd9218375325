import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, expect, test } from '@jest/globals';
import type { AuthUser } from '@portico/shared/contracts';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { decideReview } from '../review/review.service.ts';
import { type PortalStores, savePortal } from './portal.service.ts';
import { deletePortal } from './portal-deletion.service.ts';
import { handOverPortal, removeEditor } from './portal-editors.service.ts';

/** Slow stores, so that concurrent calls overlap. */
let stores: PortalStores;
let site: TestApp;
beforeEach(async () => {
  site = await openTestApp();
  const { records } = site.services;
  const slow = async <Reply>(response: Promise<Reply>): Promise<Reply> => {
    const read = await response;
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

test('[OPEN-54] of a removal and a hand-over at once one counts, and the owner is always an editor', async () => {
  const { records } = site.services;
  const key = { provider: 'demo', kind: 'portal', id: 'wat-phumin' };
  const before = await records.get<object>(key);
  await records.put({ ...key, value: { ...before?.value, editors: ['user-creator', 'user-admin'] } });
  const results = await Promise.allSettled([
    removeEditor(stores, { ...portal, viewer: editor, uid: 'user-admin' }),
    handOverPortal(stores, { ...portal, viewer: editor, to: { uid: 'user-admin' } }),
  ]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const after = await stored<{ owner: string; editors: string[] }>('portal', 'wat-phumin');
  expect(after?.editors).toContain(after?.owner);
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
  const { records } = site.services;
  const save = savePortal(stores, { ...portal, editor, changes: { promoteWord: 'x' } });
  // The deletion has read the portal before the save.
  const get: typeof records.get = async (key) => {
    if (key.kind === 'listing') await save;
    return records.get(key);
  };
  await deletePortal({ ...stores, records: { ...records, get } }, portal);
  const late = savePortal(stores, { ...portal, editor, changes: { promoteType: 'y' } });
  await expect(late).rejects.toMatchObject({ code: 'not-found' });
  expect(await stored('portal', 'wat-phumin')).toBeUndefined();
  expect(await stored('deleted-portal', 'wat-phumin')).toMatchObject({ portal: { promoteWord: 'x' } });
  expect((await stored<{ portals: string[] }>('listing', 'temples'))?.portals).toEqual([]);
});
