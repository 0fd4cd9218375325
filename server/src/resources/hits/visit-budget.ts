/** Visits that one network can add in an hour: a household's or an office's share, and no more for a script. */
const VISITS_PER_HOUR = 20;
/** Past this many networks in an hour no further one counts, so that many addresses cannot fill the memory. */
const MAX_NETWORKS = 100_000;
const HOUR_MS = 3_600_000;

/** Bounds what one network adds to a counter. In memory, for the running hour alone: no address is kept. [T-17] */
export interface VisitBudget {
  /** Whether a visit from there may count; if so it is taken off. */
  take(network: string): boolean;
}

export function createVisitBudget(now: () => Date): VisitBudget {
  const taken = new Map<string, number>();
  let hour = 0;
  return {
    take(network) {
      const current = Math.floor(now().getTime() / HOUR_MS);
      if (current !== hour) taken.clear();
      hour = current;
      const count = taken.get(network) ?? 0;
      if (count >= VISITS_PER_HOUR || (count === 0 && taken.size >= MAX_NETWORKS)) return false;
      taken.set(network, count + 1);
      return true;
    },
  };
}
