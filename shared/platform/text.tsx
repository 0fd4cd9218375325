import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import type { Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import { localized, localizedFrom } from '../domain/localized.ts';
import { directionOf } from './language.ts';
import type { I18n } from './messages.ts';
import { followWords, translator } from './words.ts';

const I18nContext = createContext<I18n | undefined>(undefined);

/** The i18n instance of everything within: one per page, one per request on the server. */
export const I18nProvider = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nContext value={i18n}>{children}</I18nContext>
);

export interface Text {
  /** Our words: the message of `key` in the current language. */
  t: (key: string, values?: Record<string, string | number>) => string;
  /** Their words: the shown value of a localised text. [DATA-02] */
  say: (text: LocalizedText | undefined) => string;
  /** The language that `say(text)` falls back to, for a lang attribute; undefined when it is the page's own. */
  langOf: (text: LocalizedText | undefined) => Language | undefined;
  language: Language;
  direction: 'ltr' | 'rtl';
}

/** The words of one namespace (a remote's name, or 'shell') in the current language; redraws when it changes. */
export function useText(namespace: string): Text {
  const i18n = use(I18nContext);
  if (!i18n) throw new Error('useText stands outside of an I18nProvider');
  const words = () => translator(i18n, namespace);
  const t = useSyncExternalStore(
    useCallback((listener: () => void) => followWords(i18n, namespace, listener), [i18n, namespace]),
    words,
    words,
  );
  const language = i18n.language as Language;
  return {
    t,
    say: useCallback((text) => localized(text, language), [language]),
    langOf: useCallback(
      (text) => {
        const from = localizedFrom(text, language);
        return from === language ? undefined : from;
      },
      [language],
    ),
    language,
    direction: directionOf(language),
  };
}

/** A short content text; one in another language than the page's says so and keeps its own direction. [DATA-02, T-30] */
export function Said({ text }: { text: LocalizedText | undefined }) {
  const { say, langOf } = useText('shell');
  const lang = langOf(text);
  return lang ? <bdi lang={lang}>{say(text)}</bdi> : say(text);
}
