import type { PortalStatus } from '../contracts/portal.ts';

/** Role of the person who changes a portal's status: an editor, or a moderator (or the operator). [OPEN-01] */
export type Mover = 'editor' | 'moderator';

/** Allowed status transitions by role; 'nothing' is a portal that is being created. */
const MOVES: Readonly<
  Record<Mover, Readonly<Partial<Record<PortalStatus | 'nothing', readonly PortalStatus[]>>>>
> = {
  editor: {
    nothing: ['DRAFT'],
    DRAFT: ['USER_DRAFT'],
    REJECT: ['USER_DRAFT'],
  },
  // A decision may be repeated with another reason or other towns, or reversed.
  moderator: {
    USER_DRAFT: ['RELEASE', 'REJECT'],
    REJECT: ['RELEASE', 'REJECT'],
    RELEASE: ['RELEASE', 'REJECT'],
  },
};

/** Whether this role may change a portal's status in this way. [OPEN-01] */
export const canMove = (move: { from: PortalStatus | undefined; to: PortalStatus; who: Mover }): boolean =>
  MOVES[move.who][move.from ?? 'nothing']?.includes(move.to) ?? false;
