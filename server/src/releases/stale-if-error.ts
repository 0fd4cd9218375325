import type { ReleaseStore } from './release-store.ts';

/**
 * The store, except that the last known rollout and history are given while the store fails. `onTrouble` is called once
 * per outage.
 */
export function withStaleIfError(releases: ReleaseStore, onTrouble: (error: unknown) => void): ReleaseStore {
  let isInTrouble = false;

  function lastKnown<Value>(read: () => Promise<Value>): () => Promise<Value> {
    let last: Value | undefined;
    return async () => {
      try {
        const found = await read();
        isInTrouble = false;
        last = found ?? last;
        return last as Value;
      } catch (error) {
        if (last === undefined) throw error;
        if (!isInTrouble) onTrouble(error);
        isInTrouble = true;
        return last;
      }
    };
  }

  return Object.create(releases, {
    rollout: { value: lastKnown(() => releases.rollout()) },
    history: { value: lastKnown(() => releases.history()) },
  }) as ReleaseStore;
}
