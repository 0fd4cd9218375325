/** A queue with several servers: a thread, a lock, a pair of encoders. */
export interface Station {
  /** When work that arrives now is finished; calls must be in order of time. */
  arrive(at: number, takes: number): number;
  /** Work since the last `reset`, in units of time, and the waiting time of each piece. */
  readonly offered: number;
  readonly waits: readonly number[];
  reset(): void;
}

export function createStation(hands = 1): Station {
  const freeAt = Array.from({ length: hands }, () => 0);
  let waits: number[] = [];
  let offered = 0;
  return {
    arrive(at, takes) {
      let first = 0;
      for (let hand = 1; hand < hands; hand += 1)
        if ((freeAt[hand] ?? 0) < (freeAt[first] ?? 0)) first = hand;
      const start = Math.max(at, freeAt[first] ?? 0);
      freeAt[first] = start + takes;
      waits.push(start - at);
      offered += takes;
      return start + takes;
    },
    get offered() {
      return offered;
    },
    get waits() {
      return waits;
    },
    reset() {
      waits = [];
      offered = 0;
    },
  };
}
