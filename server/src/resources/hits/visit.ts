/** Cookie of a counted browser session. Forging it only prevents one's own visit from being counted. */
export const VISIT_COOKIE = 'visit';

/** An open session counts as a new visit after this time. */
const VISIT_HOURS = 12;

/** Cookie value of a visit counted now. */
export const visitMark = (now: Date): string => String(now.getTime());

/** Whether the cookie belongs to the current visit; an invalid one does not. [T-17] */
export function isSameVisit(mark: string | undefined, now: Date): boolean {
  const ageMs = now.getTime() - Number(mark);
  return ageMs >= 0 && ageMs < VISIT_HOURS * 3_600_000;
}
