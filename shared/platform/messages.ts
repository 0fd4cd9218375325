import { createInstance, type i18n as I18n } from 'i18next';
import { FALLBACK_LANGUAGE, LANGUAGES, type Language } from '../contracts/constants.ts';
import { groupedNumber } from '../domain/grouped-number.ts';
import { initTranslationCache } from './translation-cache.ts';

/** Messages of one namespace in one language: nested objects of strings. */
export interface Messages {
  [key: string]: string | Messages;
}
export type LoadMessages = (language: Language) => Promise<{ default: Messages }>;

/* Messages are constants of a release, so all requests of a render worker share one catalogue. I18n instances are
   per request on the server and per page in the browser. */
const catalogue = new Map<Language, Map<string, Messages>>(
  LANGUAGES.map((language): [Language, Map<string, Messages>] => [language, new Map()]),
);
const sources = new Map<string, LoadMessages>();
const pageInstances = new Set<I18n>();

async function loadOne(namespace: string, load: LoadMessages, language: Language): Promise<void> {
  const known = catalogue.get(language);
  if (!known || known.has(namespace)) return;
  const { default: messages } = await load(language);
  known.set(namespace, frozen(messages));
  for (const instance of pageInstances) instance.addResourceBundle(language, namespace, messages, true, true);
}

/** Freezes the messages, which all requests share. */
function frozen(messages: Messages): Messages {
  for (const message of Object.values(messages)) if (typeof message === 'object') frozen(message);
  return Object.freeze(messages);
}

/** Registers a namespace and loads its messages in these languages; `loadLanguage` loads other languages later. */
export async function provideMessages(
  namespace: string,
  load: LoadMessages,
  languages: readonly Language[],
): Promise<void> {
  sources.set(namespace, load);
  await Promise.all(languages.map((language) => loadOne(namespace, load, language)));
}

/**
 * Loads a language for every registered namespace. A namespace that fails to load falls back to th; throws if all of
 * them fail.
 */
export async function loadLanguage(language: Language): Promise<void> {
  const loads = await Promise.allSettled(
    [...sources].map(([namespace, load]) => loadOne(namespace, load, language)),
  );
  const failures = loads.flatMap((load) => (load.status === 'rejected' ? [load.reason as unknown] : []));
  if (failures.length > 0 && failures.length === loads.length) throw failures[0];
}

export interface I18nOptions {
  language: Language;
  /** Whether the instance picks up messages that load later: true in the browser, false for a request. */
  follow: boolean;
}

/** An i18n instance with the messages loaded so far; a missing message falls back to th. [APP-04] */
export function createI18n({ language, follow }: I18nOptions): I18n {
  const instance = createInstance();
  const resources = Object.fromEntries(
    [...catalogue].map(([code, namespaces]) => {
      const messages = Object.fromEntries(namespaces);
      // A page merges later messages into its copy; a request only reads, so it needs no copy.
      return [code, follow ? structuredClone(messages) : messages];
    }),
  );
  void instance.init({
    lng: language,
    fallbackLng: FALLBACK_LANGUAGE,
    resources,
    ns: [],
    defaultNS: 'shell',
    interpolation: {
      useRawValueToEscape: true,
      // React escapes values; here numbers are formatted, and what could run the other way is isolated, in Arabic all but
      // plain numbers. [T-30]
      escape: (raw: string | number) => {
        const value = typeof raw === 'number' ? groupedNumber(raw) : raw;
        return (instance.language === 'ar' ? /[^\d.,]/ : /[\u0590-\u08ff]/).test(value)
          ? `\u2068${value}\u2069`
          : value;
      },
    },
    initAsync: false,
    saveMissing: follow,
    missingKeyHandler: (_languages, namespace) => {
      const load = sources.get(namespace);
      if (load) void loadOne(namespace, load, FALLBACK_LANGUAGE).catch(() => undefined);
    },
  });
  initTranslationCache(instance);
  if (follow) pageInstances.add(instance);
  return instance;
}

export type { I18n };
