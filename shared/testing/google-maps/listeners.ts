type Handler = (...values: unknown[]) => void;

const byInstance = new WeakMap<object, Map<string, Set<Handler>>>();

const handlersOf = (instance: object, name: string): Set<Handler> => {
  const byName = byInstance.get(instance) ?? new Map<string, Set<Handler>>();
  byInstance.set(instance, byName);
  const handlers = byName.get(name) ?? new Set<Handler>();
  byName.set(name, handlers);
  return handlers;
};

/** Fake of `google.maps.event`: listeners of maps and markers. */
export const listeners = {
  addListener(instance: object, name: string, handler: Handler) {
    handlersOf(instance, name).add(handler);
    return { remove: () => void handlersOf(instance, name).delete(handler) };
  },
  trigger(instance: object, name: string, ...values: unknown[]) {
    for (const handler of handlersOf(instance, name)) handler.apply(instance, values);
  },
  clearInstanceListeners(instance: object) {
    byInstance.delete(instance);
  },
  removeListener(listener: { remove: () => void }) {
    listener.remove();
  },
};
