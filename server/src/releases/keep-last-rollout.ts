import type { ReleaseStore } from './release-store.ts';

/**
 * The store, except that what was live last, and its history, stay so while the store cannot say what is. `onTrouble` is
 * told once each time that begins, and may be told again after it has ended.
 */
export function keepLastRollout(releases: ReleaseStore, onTrouble: (error: unknown) => void): ReleaseStore {
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
