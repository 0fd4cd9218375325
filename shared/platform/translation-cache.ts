import type { i18n as I18n } from 'i18next';

/** Returns the message of a key with its values interpolated. */
type Translate = (key: string, values?: Record<string, string | number>) => string;

interface NamespaceTranslations {
  translate?: Translate;
  listeners: Set<() => void>;
}
const cache = new WeakMap<I18n, Map<string, NamespaceTranslations>>();

function ofNamespace(instance: I18n, namespace: string): NamespaceTranslations {
  const namespaces = cache.get(instance);
  if (!namespaces) throw new Error('an i18n instance that createI18n did not make');
  const entry = namespaces.get(namespace) ?? { listeners: new Set() };
  namespaces.set(namespace, entry);
  return entry;
}

function invalidate(entry: NamespaceTranslations): void {
  delete entry.translate;
  for (const listener of entry.listeners) listener();
}

/** Must run before the first translation. Invalidates the cache when the language changes or messages load. */
export function initTranslationCache(instance: I18n): void {
  const namespaces = new Map<string, NamespaceTranslations>();
  cache.set(instance, namespaces);
  instance.on('languageChanged', () => {
    for (const entry of namespaces.values()) invalidate(entry);
  });
  instance.store.on('added', (_language: string, namespace: string) => {
    const changed = namespaces.get(namespace);
    if (changed) invalidate(changed);
  });
}

/** The translate function of a namespace; its reference is stable until the namespace's messages change. */
export function translator(instance: I18n, namespace: string): Translate {
  const entry = ofNamespace(instance, namespace);
  entry.translate ??= memoizeTranslate(instance.getFixedT(null, namespace));
  return entry.translate;
}

/** Memoizes messages without values, because most are looked up again on every render. */
function memoizeTranslate(
  translate: (key: string, values: Record<string, string | number>) => string,
): Translate {
  const messages = new Map<string, string>();
  return (key, values) => {
    if (values) return translate(key, values);
    const known = messages.get(key);
    if (known !== undefined) return known;
    const message = translate(key, {});
    // A missing message may still load.
    if (message !== key) messages.set(key, message);
    return message;
  };
}

/** Calls `listener` when a namespace's messages change; returns a function that unsubscribes. */
export function subscribeTranslations(instance: I18n, namespace: string, listener: () => void): () => void {
  const { listeners } = ofNamespace(instance, namespace);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
