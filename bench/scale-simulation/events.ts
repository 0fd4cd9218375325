/** Events in order of time. */
export interface Events {
  schedule(at: number, happen: (at: number) => void): void;
  /** Runs the events that are due before `end`. */
  runUntil(end: number): void;
}

/** A heap with the earliest event on top. */
export function createEvents(): Events {
  const times: number[] = [];
  const happenings: ((at: number) => void)[] = [];

  const isEarlier = (one: number, other: number): boolean => (times[one] ?? 0) < (times[other] ?? 0);
  function swap(one: number, other: number): void {
    [times[one], times[other]] = [times[other] ?? 0, times[one] ?? 0];
    const [first, second] = [happenings[one], happenings[other]];
    if (first && second) [happenings[one], happenings[other]] = [second, first];
  }

  function takeFirst(): ((at: number) => void) | undefined {
    swap(0, times.length - 1);
    times.pop();
    const first = happenings.pop();
    for (let at = 0; ; ) {
      const left = 2 * at + 1;
      if (left >= times.length) return first;
      const child = left + 1 < times.length && isEarlier(left + 1, left) ? left + 1 : left;
      if (!isEarlier(child, at)) return first;
      swap(child, at);
      at = child;
    }
  }

  return {
    schedule(at, happen) {
      times.push(at);
      happenings.push(happen);
      for (let child = times.length - 1; child > 0; ) {
        const parent = (child - 1) >>> 1;
        if (!isEarlier(child, parent)) break;
        swap(child, parent);
        child = parent;
      }
    },
    runUntil(end) {
      while (times.length > 0 && (times[0] ?? 0) < end) {
        const at = times[0] ?? 0;
        takeFirst()?.(at);
      }
    },
  };
}
