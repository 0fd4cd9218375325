interface Limit {
  /** Wrong tries before further ones are refused. */
  max: number;
  windowMs: number;
}

/** Counts wrong tries over a sliding window, per name. In memory: a restart forgives. */
export interface Attempts {
  isExhausted(name: string): boolean;
  countWrong(name: string): void;
}

/** Past this many names the oldest are dropped, so that many addresses cannot fill the memory. */
const MAX_NAMES = 10_000;

export function createAttempts({ max, windowMs }: Limit, now: () => Date): Attempts {
  const wrongTimes = new Map<string, number[]>();
  const recent = (name: string) => {
    const since = now().getTime() - windowMs;
    return (wrongTimes.get(name) ?? []).filter((time) => time > since);
  };
  return {
    isExhausted: (name) => recent(name).length >= max,
    countWrong(name) {
      const times = [...recent(name), now().getTime()];
      wrongTimes.delete(name);
      wrongTimes.set(name, times);
      const [oldest] = wrongTimes.keys();
      if (wrongTimes.size > MAX_NAMES && oldest !== undefined) wrongTimes.delete(oldest);
    },
  };
}

/** One name for all addresses that one household or attacker gets at once: an IPv6 network of 64 bits. */
export function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
