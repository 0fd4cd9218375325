import { LANGUAGES, type Language } from './translations.ts';

const PLURAL_FORM = /^(.+)_(zero|one|two|few|many|other)$/;

/** What a text of a language must not have, and what to write. Texts between Latin letters and codes are not meant. */
const RULES: Readonly<Record<Language, readonly { pattern: RegExp; write: string }[]>> = {
  th: [{ pattern: / ๆ/, write: 'a no-break space before ๆ' }],
  en: [{ pattern: /\w'\w/, write: '’ for an apostrophe' }],
  zh: [
    { pattern: /[\p{Script=Han}}”》](?: [,;:!?]|[,;:!?.])/u, write: '，；：！？。' },
    { pattern: /\p{Script=Han}[()]|[()]\p{Script=Han}/u, write: '（）' },
    { pattern: /\p{Script=Han}"|"\p{Script=Han}/u, write: '“”' },
    {
      pattern: /\p{Script=Han}\{\{language|language\}\}\p{Script=Han}/u,
      write: 'spaces around a language, which is named in its own script',
    },
  ],
  ar: [
    { pattern: /[\p{Script=Arabic}}»][,;?]/u, write: '، ؛ ؟' },
    { pattern: /\p{Script=Arabic}"|"\p{Script=Arabic}/u, write: '«»' },
    { pattern: /[٠-٩]/, write: 'Latin digits' },
  ],
};

/** Punctuation of another script in the messages of one language. */
export const compareStyle = (language: Language, messages: ReadonlyMap<string, string>): string[] =>
  RULES[language].flatMap(({ pattern, write }) =>
    [...messages]
      .filter(([, text]) => pattern.test(text))
      .map(([key, text]) => `${language}.json: ${key} has '${pattern.exec(text)?.[0]}', write ${write}`),
  );

/** Messages with plural forms that lack a form of their language, or have one that it does not know. */
export function comparePlurals(messages: Readonly<Record<Language, ReadonlyMap<string, string>>>): string[] {
  const forms = Object.fromEntries(
    LANGUAGES.map((language) => [language, formsOf(messages[language])]),
  ) as Record<Language, Map<string, Set<string>>>;
  const plurals = new Set(LANGUAGES.flatMap((language) => [...forms[language].keys()]));
  return LANGUAGES.flatMap((language) => {
    const known: readonly string[] = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    return [...plurals].flatMap((key) => {
      const own = forms[language].get(key) ?? new Set();
      return [
        ...known
          .filter((form) => !own.has(form))
          .map((form) => `${language}.json: ${key}_${form} is missing`),
        ...[...own]
          .filter((form) => !known.includes(form))
          .map((form) => `${language}.json: ${key}_${form} is no form of this language`),
      ];
    });
  });
}

function formsOf(messages: ReadonlyMap<string, string>): Map<string, Set<string>> {
  const forms = new Map<string, Set<string>>();
  for (const key of messages.keys()) {
    const [, name, form] = PLURAL_FORM.exec(key) ?? [];
    if (name !== undefined && form !== undefined) forms.set(name, (forms.get(name) ?? new Set()).add(form));
  }
  return forms;
}
