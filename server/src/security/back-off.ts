export interface BackOffLimit {
  /** Wrong tries before the first wait. */
  free: number;
  /** The wait after the last free try; each further wrong one doubles it. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** A name that is quiet for so long starts anew. */
  forgetAfterMs: number;
}

/** Makes whoever is wrong too often wait, longer each time; per name. In memory: a restart forgives. */
export interface BackOff {
  /** Milliseconds until a further try of the name is looked at; 0 when it may be made now. */
  waitMs(name: string): number;
  /** Counts a try as wrong before it is looked at, so that of many at once only the free ones are. */
  countTry(name: string): void;
  /** The try turned out right. */
  takeBack(name: string): void;
  forget(name: string): void;
}

interface Entry {
  wrong: number;
  lastAt: number;
  waitUntil: number;
}

/** Past this many names the longest quiet ones are dropped, so that many addresses cannot fill the memory. */
const MAX_NAMES = 100_000;

export function createBackOff(limit: BackOffLimit, now: () => Date): BackOff {
  const { free, firstWaitMs, maxWaitMs, forgetAfterMs } = limit;
  const entries = new Map<string, Entry>();
  const remembered = (name: string): Entry | undefined => {
    const entry = entries.get(name);
    return entry && now().getTime() - entry.lastAt < forgetAfterMs ? entry : undefined;
  };
  return {
    waitMs: (name) => Math.max(0, (remembered(name)?.waitUntil ?? 0) - now().getTime()),
    countTry(name) {
      const lastAt = now().getTime();
      const wrong = (remembered(name)?.wrong ?? 0) + 1;
      const wait = wrong < free ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (wrong - free));
      // Anew at the end, so that the first one is the longest quiet.
      entries.delete(name);
      entries.set(name, { wrong, lastAt, waitUntil: lastAt + wait });
      const [oldest] = entries.keys();
      if (entries.size > MAX_NAMES && oldest !== undefined) entries.delete(oldest);
    },
    takeBack(name) {
      const entry = entries.get(name);
      if (entry) entries.set(name, { ...entry, wrong: entry.wrong - 1, waitUntil: 0 });
    },
    forget: (name) => void entries.delete(name),
  };
}
