import type { ChangeListener, RecordChange } from './record-store.ts';

/** Those who hear of every commit, each after the one before, so that all hear in the order of the commits. */
export interface ChangeListeners {
  add(listener: ChangeListener): () => void;
  /** Resolves once all have heard of these changes and of those before. */
  tell(changes: readonly RecordChange[]): Promise<void>;
  /** Nobody hears of anything any more. */
  clear(): void;
}

/** A write is committed when it is told of, so a listener that fails cannot undo it: what it makes of it can be made again. */
export function createChangeListeners(
  onError: (error: unknown, changes: readonly RecordChange[]) => void,
): ChangeListeners {
  const listeners = new Set<ChangeListener>();
  let telling: Promise<void> = Promise.resolve();

  async function callAll(changes: readonly RecordChange[]): Promise<void> {
    for (const listener of listeners) {
      try {
        await listener(changes);
      } catch (error) {
        onError(error, changes);
      }
    }
  }

  return {
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(changes) {
      if (changes.length > 0) telling = telling.then(() => callAll(changes));
      return telling;
    },
    clear: () => listeners.clear(),
  };
}
