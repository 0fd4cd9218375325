/** Marks a browser session that was counted. Nothing in it is worth forging: it only keeps its holder from counting. */
export const VISIT_COOKIE = 'visit';

/** After so long an open session is another visit. */
const VISIT_HOURS = 12;

/** The mark of a visit counted now. */
export const visitMark = (now: Date): string => String(now.getTime());

/** Whether the mark is of this visit; a strange one is of none. [T-17] */
export function isSameVisit(mark: string | undefined, now: Date): boolean {
  const ageMs = now.getTime() - Number(mark);
  return ageMs >= 0 && ageMs < VISIT_HOURS * 3_600_000;
}
