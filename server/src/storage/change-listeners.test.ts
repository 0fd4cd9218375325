import { expect, test } from '@jest/globals';
import { createChangeListeners } from './change-listeners.ts';
import type { RecordChange } from './record-store.ts';

const change = (kind: string, id = 'a'): RecordChange => ({
  provider: 'demo',
  kind,
  id,
  sequence: 1,
  revision: 1,
  deleted: false,
  modifiedAt: '2026-01-01T00:00:00.000Z',
});

function gate() {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('a slow listener does not delay changes that do not concern it', async () => {
  const { open, opened } = gate();
  const received: string[] = [];
  const listeners = createChangeListeners(() => {});
  listeners.add(
    () => opened,
    ({ kind }) => kind === 'portal',
  );
  listeners.add(
    (changes) => {
      received.push(...changes.map(({ kind }) => kind));
    },
    ({ kind }) => kind === 'portal',
  );
  const saved = listeners.notify([change('portal')]).then(() => received.push('saved'));
  await listeners.notify([change('session')]);
  await listeners.settled([change('session')]);
  expect(received).toEqual([]);
  open();
  await saved;
  expect(received).toEqual(['portal', 'saved']);
});

test('each listener is called in commit order, after the listeners before it', async () => {
  const { open, opened } = gate();
  const received: string[] = [];
  const listeners = createChangeListeners(() => {});
  listeners.add(async (changes) => {
    if (changes[0]?.id === 'first') await opened;
    received.push(`one ${changes[0]?.id}`);
  });
  listeners.add((changes) => void received.push(`two ${changes[0]?.id}`));
  void listeners.notify([change('portal', 'first')]);
  const second = listeners.notify([change('portal', 'second')]);
  open();
  await second;
  expect(received.filter((what) => what.startsWith('one'))).toEqual(['one first', 'one second']);
  expect(received.filter((what) => what.startsWith('two'))).toEqual(['two first', 'two second']);
  expect(received.indexOf('two second')).toBeGreaterThan(received.indexOf('one second'));
});
