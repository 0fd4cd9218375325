/** Messages as a locales file has them: nested objects of text. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

/** The four languages of the interface; th is the reference. [APP-03] */
export const LANGUAGES = ['th', 'en', 'zh', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

const PLURAL_FORM = /_(?:zero|one|two|few|many|other)$/;
/** `{{- name}}` is a value that is not isolated from text of the other direction. */
const PLACEHOLDER = /\{\{-?\s*([\w.]+)[^}]*\}\}/g;

/** Texts by dotted key, e.g. `home.title`. */
export function flatten(tree: MessageTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

/**
 * A key without its plural form: `photos` for `photos_one` and `photos_other`. Languages differ in plural forms (th
 * one, ar six), so they are compared as one key.
 */
const withoutForm = (key: string): string => key.replace(PLURAL_FORM, '');

/** The keys that code may use. */
export const keysOf = (tree: MessageTree): Set<string> => new Set([...flatten(tree).keys()].map(withoutForm));

function placeholdersByKey(tree: MessageTree): Map<string, string> {
  const names = new Map<string, Set<string>>();
  for (const [key, text] of flatten(tree)) {
    const known = names.get(withoutForm(key)) ?? new Set();
    for (const [, name = ''] of text.matchAll(PLACEHOLDER)) known.add(name);
    names.set(withoutForm(key), known);
  }
  return new Map([...names].map(([key, known]) => [key, [...known].sort().join(', ')]));
}

/** Differences in keys or placeholders between the four languages of a package, and empty texts. */
export function compareLanguages(messages: Readonly<Record<Language, MessageTree>>): string[] {
  const measure = placeholdersByKey(messages.th);
  return LANGUAGES.flatMap((language) => {
    const own = placeholdersByKey(messages[language]);
    const empty = [...flatten(messages[language])].filter(([, text]) => text.trim() === '');
    return [
      ...empty.map(([key]) => `${language}.json: ${key} is empty`),
      ...[...measure.keys()]
        .filter((key) => !own.has(key))
        .map((key) => `${language}.json: ${key} is missing`),
      ...[...own.keys()]
        .filter((key) => !measure.has(key))
        .map((key) => `${language}.json: ${key} is not in th.json`),
      ...[...own]
        .filter(([key, names]) => measure.has(key) && measure.get(key) !== names)
        .map(
          ([key, names]) => `${language}.json: ${key} has {{${names}}}, th.json has {{${measure.get(key)}}}`,
        ),
    ];
  });
}
