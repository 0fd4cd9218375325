import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PORTAL_STATUSES } from '../contracts/constants.ts';
import { canMove, type Mover } from './portal-transitions.ts';

/** All allowed transitions; any other is refused. */
const ALLOWED: readonly string[] = [
  'editor: nothing → DRAFT',
  'editor: DRAFT → USER_DRAFT',
  'editor: REJECT → USER_DRAFT',
  'moderator: USER_DRAFT → RELEASE',
  'moderator: USER_DRAFT → REJECT',
  'moderator: REJECT → RELEASE',
  'moderator: REJECT → REJECT',
  'moderator: RELEASE → RELEASE',
  'moderator: RELEASE → REJECT',
];

const MOVERS: readonly Mover[] = ['editor', 'moderator'];
const cases = MOVERS.flatMap((who) =>
  [undefined, ...PORTAL_STATUSES].flatMap((from) => PORTAL_STATUSES.map((to) => ({ who, from, to }))),
).map((move) => ({ move, name: `${move.who}: ${move.from ?? 'nothing'} → ${move.to}` }));

describe('canMove', () => {
  test.each(cases)('[OPEN-01] $name', ({ move, name }) => {
    expect(canMove(move)).toBe(ALLOWED.includes(name));
  });

  test('[OPEN-01] no sequence of editor actions releases a portal', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PORTAL_STATUSES), { maxLength: 20 }), (wishes) => {
        let status: (typeof PORTAL_STATUSES)[number] | undefined;
        for (const to of wishes) if (canMove({ from: status, to, who: 'editor' })) status = to;
        expect(status).not.toBe('RELEASE');
        expect(status).not.toBe('REJECT');
      }),
    );
  });
});
