import type { ChangeListener, RecordChange } from './record-store.ts';

/** Listeners to commits. Each is called in commit order, and after the listeners that were added before it. */
export interface ChangeListeners {
  /** `concerns` filters the changes that the listener receives; without it, all. */
  add(listener: ChangeListener, concerns?: (change: RecordChange) => boolean): () => void;
  /** Notifies listeners of changes. Resolves once those that the changes concern have finished. */
  notify(changes: readonly RecordChange[]): Promise<void>;
  /** Resolves once the listeners that the changes concern have handled everything so far. */
  settled(changes: readonly RecordChange[]): Promise<void>;
  clear(): void;
}

interface Listener {
  handle: ChangeListener;
  concerns: (change: RecordChange) => boolean;
  /** Resolves once the listener has handled everything so far. */
  settled: Promise<void>;
}

/** Listeners run after the commit: errors are reported, never rolled back. Derived data can be rebuilt. */
export function createChangeListeners(
  onError: (error: unknown, changes: readonly RecordChange[]) => void,
): ChangeListeners {
  const listeners = new Set<Listener>();

  async function call(listener: Listener, changes: readonly RecordChange[]): Promise<void> {
    if (!listeners.has(listener)) return;
    try {
      await listener.handle(changes);
    } catch (error) {
      onError(error, changes);
    }
  }

  return {
    add(handle, concerns = () => true) {
      const listener: Listener = { handle, concerns, settled: Promise.resolve() };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async notify(changes) {
      let before: Promise<void> = Promise.resolve();
      for (const listener of listeners) {
        const own = changes.filter(listener.concerns);
        if (own.length === 0) continue;
        listener.settled = Promise.all([before, listener.settled]).then(() => call(listener, own));
        before = listener.settled;
      }
      await before;
    },

    async settled(changes) {
      const concerned = [...listeners].filter(({ concerns }) => changes.some(concerns));
      await Promise.all(concerned.map(({ settled }) => settled));
    },

    clear: () => listeners.clear(),
  };
}
