import type { i18n as I18n } from 'i18next';

/** The message of a key, with its values put in. */
type Translate = (key: string, values?: Record<string, string | number>) => string;

interface WordsOfNamespace {
  translate?: Translate;
  listeners: Set<() => void>;
}
const wordsOf = new WeakMap<I18n, Map<string, WordsOfNamespace>>();

function ofNamespace(instance: I18n, namespace: string): WordsOfNamespace {
  const words = wordsOf.get(instance);
  if (!words) throw new Error('an i18n instance that createI18n did not make');
  const known = words.get(namespace) ?? { listeners: new Set() };
  words.set(namespace, known);
  return known;
}

function changeWords(words: WordsOfNamespace): void {
  delete words.translate;
  for (const listener of words.listeners) listener();
}

/** Before anything is said by an instance: its words are kept, and anew with its language or messages that arrive. */
export function keepWords(instance: I18n): void {
  const words = new Map<string, WordsOfNamespace>();
  wordsOf.set(instance, words);
  instance.on('languageChanged', () => {
    for (const each of words.values()) changeWords(each);
  });
  instance.store.on('added', (_language: string, namespace: string) => {
    const changed = words.get(namespace);
    if (changed) changeWords(changed);
  });
}

/** What translates a namespace: another function each time its words have changed, the same in between. */
export function translator(instance: I18n, namespace: string): Translate {
  const words = ofNamespace(instance, namespace);
  words.translate ??= remembering(instance.getFixedT(null, namespace));
  return words.translate;
}

/** A message without values is looked up once: most of a page are said again with each drawing, by many of its parts. */
function remembering(translate: (key: string, values: Record<string, string | number>) => string): Translate {
  const said = new Map<string, string>();
  return (key, values) => {
    if (values) return translate(key, values);
    const known = said.get(key);
    if (known !== undefined) return known;
    const words = translate(key, {});
    // One that is missing may yet come, and is asked for again.
    if (words !== key) said.set(key, words);
    return words;
  };
}

/** Hears of each time that a namespace's words change, with the language or as messages arrive; gives back what ends it. */
export function followWords(instance: I18n, namespace: string, listener: () => void): () => void {
  const { listeners } = ofNamespace(instance, namespace);
  listeners.add(listener);
  return () => listeners.delete(listener);
}
