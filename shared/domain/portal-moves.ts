import type { PortalStatus } from '../contracts/portal.ts';

/** In which part someone moves a portal: as one of its editors, or as a moderator (or the operator). [OPEN-01] */
export type Mover = 'editor' | 'moderator';

/** From each status to which others; 'nothing' is a portal that is being made. */
const MOVES: Readonly<
  Record<Mover, Readonly<Partial<Record<PortalStatus | 'nothing', readonly PortalStatus[]>>>>
> = {
  editor: {
    nothing: ['DRAFT'],
    DRAFT: ['USER_DRAFT'],
    REJECT: ['USER_DRAFT'],
  },
  // A decision may be made again: with another reason, other towns, or the other way round.
  moderator: {
    USER_DRAFT: ['RELEASE', 'REJECT'],
    REJECT: ['RELEASE', 'REJECT'],
    RELEASE: ['RELEASE', 'REJECT'],
  },
};

/** Whether a portal's status may go from one to the next by this person; everything else is refused. [OPEN-01] */
export const canMove = (move: { from: PortalStatus | undefined; to: PortalStatus; who: Mover }): boolean =>
  MOVES[move.who][move.from ?? 'nothing']?.includes(move.to) ?? false;
