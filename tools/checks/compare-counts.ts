/** Locations of what a rule avoids, of which some are still allowed. */
export interface CountedRule {
  /** What it avoids, as in "/old/ occurs 3 times". */
  name: string;
  /** What to write instead. */
  use: string;
  /** Allowed number of locations; it may only decrease. */
  left: number;
  locations: readonly string[];
}

/**
 * `findings`: what occurs more often than allowed, with its first locations. `fewer`: what occurs less often than `left`,
 * which can be lowered.
 */
export const compareCounts = (rules: readonly CountedRule[]): { findings: string[]; fewer: string[] } => ({
  findings: rules
    .filter(({ locations, left }) => locations.length > left)
    .map(({ name, use, left, locations }) => {
      const shown = locations.slice(0, MAX_SHOWN).map((location) => `\n  ${location}`);
      return `${name} occurs ${locations.length} times, ${left} are allowed; write ${use}:${shown.join('')}`;
    }),
  fewer: rules
    .filter(({ locations, left }) => locations.length < left)
    .map(({ name, locations }) => `${name} ${locations.length}`),
});

const MAX_SHOWN = 5;
