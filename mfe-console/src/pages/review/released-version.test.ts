import { expect, test } from '@jest/globals';
import type { PortalTransition, PortalVersion } from '@portico/shared/contracts';
import { releasedVersion } from './released-version.ts';

const move = (
  to: PortalTransition['to'],
  day: number,
  event?: PortalTransition['event'],
): PortalTransition => ({
  to,
  at: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  ...(event ? { event } : {}),
});
const version = (number: number, day: number): PortalVersion => ({
  number,
  at: `2026-11-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  parts: ['title'],
});
const released = [move('DRAFT', 1), move('RELEASE', 5), move('REJECT', 8), move('USER_DRAFT', 9)];

test.each([
  ['a page that was never released', [move('USER_DRAFT', 3)], [version(2, 3)], { kind: 'never-released' }],
  [
    'only a new owner while released',
    [move('RELEASE', 5, 'handed-over')],
    [version(2, 3)],
    { kind: 'never-released' },
  ],
  [
    'the version of the last release',
    released,
    [version(4, 9), version(3, 5), version(2, 3)],
    { kind: 'version', version: version(3, 5), latest: version(4, 9), isOldest: false },
  ],
  [
    'the later of two releases',
    [...released, move('RELEASE', 10)],
    [version(5, 12), version(4, 9), version(3, 5)],
    { kind: 'version', version: version(4, 9), latest: version(5, 12), isOldest: false },
  ],
  [
    'a release whose version was deleted',
    released,
    [version(9, 12), version(8, 11)],
    { kind: 'version', version: version(8, 11), latest: version(9, 12), isOldest: true },
  ],
  ['no change since the release', released, [version(3, 4)], { kind: 'unchanged' }],
  ['no versions', released, [], { kind: 'unchanged' }],
] as const)('compares with %s', (_what, history, versions, expected) => {
  expect(releasedVersion(history, versions)).toEqual(expected);
});
