import type { ChangeListener, RecordChange } from './record-store.ts';

/** Those who hear of commits, each listener in the order of the commits and after the listeners before it. */
export interface ChangeListeners {
  /** `concerns` says which changes the listener hears of; all unless said. */
  add(listener: ChangeListener, concerns?: (change: RecordChange) => boolean): () => void;
  /** Resolves once the listeners that the changes concern have heard of them; it waits for no others. */
  tell(changes: readonly RecordChange[]): Promise<void>;
  /** Resolves once the listeners that the changes concern have heard of everything told so far. */
  heard(changes: readonly RecordChange[]): Promise<void>;
  /** Nobody hears of anything any more. */
  clear(): void;
}

interface Listener {
  hear: ChangeListener;
  concerns: (change: RecordChange) => boolean;
  /** Resolves once it has heard of everything told so far. */
  heard: Promise<void>;
}

/** A write is committed when it is told of, so a listener that fails cannot undo it: what it makes of it can be made again. */
export function createChangeListeners(
  onError: (error: unknown, changes: readonly RecordChange[]) => void,
): ChangeListeners {
  const listeners = new Set<Listener>();

  async function call(listener: Listener, changes: readonly RecordChange[]): Promise<void> {
    if (!listeners.has(listener)) return;
    try {
      await listener.hear(changes);
    } catch (error) {
      onError(error, changes);
    }
  }

  return {
    add(hear, concerns = () => true) {
      const listener: Listener = { hear, concerns, heard: Promise.resolve() };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    async tell(changes) {
      let before: Promise<void> = Promise.resolve();
      for (const listener of listeners) {
        const own = changes.filter(listener.concerns);
        if (own.length === 0) continue;
        listener.heard = Promise.all([before, listener.heard]).then(() => call(listener, own));
        before = listener.heard;
      }
      await before;
    },

    async heard(changes) {
      const concerned = [...listeners].filter(({ concerns }) => changes.some(concerns));
      await Promise.all(concerned.map(({ heard }) => heard));
    },

    clear: () => listeners.clear(),
  };
}
