import { expect, test } from '@jest/globals';
import { AppError } from '../../kernel/app-error.ts';
import type { PortalRecord } from './portal.repository.ts';
import { withChanges } from './portal-changes.ts';

const costly = '<b>'.repeat(300);
/** Stored before there was a limit. */
const before: PortalRecord = {
  _id: 'old',
  provider: 'demo',
  title: { en: 'Old' },
  status: 'RELEASE',
  editors: [],
  description: { en: costly },
  popUp: { message: '&amp;'.repeat(11_000) },
  createdDate: '2026-01-01T00:00:00.000Z',
  modifiedDate: '2026-01-01T00:00:00.000Z',
} as never;

const refusedPaths = (changes: Parameters<typeof withChanges>[1]) =>
  withChanges(before, changes, {
    by: 'editor',
    now: new Date('2026-11-25T00:00:00.000Z'),
    passcodes: { seal: (passcode) => passcode },
  }).then(
    () => [],
    (error: unknown) => (error instanceof AppError ? error.details?.map(({ path }) => path) : [error]),
  );

test.each([
  ['its own language', { description: { en: costly } }, []],
  ['another language', { description: { en: costly, th: costly } }, ['body.data.description.th']],
  ['the pop-up', { popUp: { message: costly } }, ['body.data.popUp.message']],
])(
  '[T-11] a stored description that is too costly to clean is accepted only in its own language: %s',
  async (_where, changes, paths) => {
    expect(await refusedPaths(changes)).toEqual(paths);
  },
);

test('[T-11] a stored pop-up message that is too costly to clean may become one of several languages', async () => {
  expect(await refusedPaths({ popUp: { message: { th: before.popUp?.message as string } } })).toEqual([]);
});
