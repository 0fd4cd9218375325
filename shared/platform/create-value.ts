import { useSyncExternalStore } from 'react';

/** A value outside of the store, which exists once in the page. */
export interface PageValue<Value> {
  /** The value on the server and during hydration. */
  initial: Value;
  get: () => Value;
  /** Sets the value and rerenders the components that use it. */
  set: (next: Value) => void;
  /** Calls `listener` after each change; returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void;
}

export function createValue<Value>(initial: Value): PageValue<Value> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => current,
    set(next) {
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The current value; rerenders when it changes. */
export const useValue = <Value>({ initial, get, subscribe }: PageValue<Value>): Value =>
  useSyncExternalStore(subscribe, get, () => initial);
