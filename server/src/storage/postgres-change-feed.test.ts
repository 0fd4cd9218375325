import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type ChangeFeed, followChanges } from './postgres-change-feed.ts';
import type { RecordChange } from './record-store.ts';
import { RecordsUnavailable } from './records-unavailable.ts';

let feed: ChangeFeed;
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
});
afterEach(async () => {
  await feed.close();
  jest.useRealTimers();
});

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);
/** After five seconds; polling reads twice in a second. */
const expectBehind = () => expect(feed.lagSeconds()).toBeGreaterThan(4);
const expectUpToDate = () => expect(feed.lagSeconds()).toBeLessThan(1);

/** A feed that only polls: nothing listens at the address. */
function follow(readChanges: (since: number) => Promise<RecordChange[]>): void {
  feed = followChanges({
    url: 'postgres://none@127.0.0.1:9/none',
    from: 0,
    readChanges,
    onError: () => {},
  });
}

const change: RecordChange = {
  provider: 'demo',
  kind: 'portal',
  id: 'a',
  sequence: 1,
  revision: 1,
  deleted: false,
  modifiedAt: '2026-11-21T05:00:00.000Z',
};
const changesSince = async (since: number): Promise<RecordChange[]> => (since < 1 ? [change] : []);

function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('the lag grows while the database does not respond, and ends with its response', async () => {
  const { open, opened } = gate();
  follow(() => opened.then(() => []));
  await seconds(5);
  expectBehind();
  open();
  await seconds(1);
  expectUpToDate();
});

test('the lag grows while the database is unavailable', async () => {
  let isAway = true;
  follow(async () => {
    if (isAway) throw new RecordsUnavailable(new Error('away'));
    return [];
  });
  await seconds(5);
  expectBehind();
  isAway = false;
  await seconds(1);
  expectUpToDate();
});

test('the lag grows while a listener handles a change, although reading goes on', async () => {
  const { open, opened } = gate();
  follow(changesSince);
  feed.subscribe(() => opened);
  await seconds(5);
  expectBehind();
  open();
  await seconds(1);
  expectUpToDate();
});

test('the lag grows until a listener has handled what it missed', async () => {
  let isAway = true;
  let tries = 0;
  follow(changesSince);
  feed.subscribe(async () => {
    tries++;
    if (isAway) throw new RecordsUnavailable(new Error('away'));
  });
  await seconds(5);
  expectBehind();
  expect(tries).toBeGreaterThan(1);
  isAway = false;
  await seconds(1);
  expectUpToDate();
});

test('a commit waits for its listeners although polling has read it first', async () => {
  const { open, opened } = gate();
  follow(changesSince);
  let isHandled = false;
  feed.subscribe(async () => {
    await opened;
    isHandled = true;
  });
  await seconds(1);
  const wasHandled = feed.committed({ sequenceBefore: 0, changes: [change] }).then(() => isHandled);
  await seconds(1);
  open();
  expect(await wasHandled).toBe(true);
});
