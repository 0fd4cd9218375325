import { useCallback } from 'react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import type { Language } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import { localized, localizedFrom } from '../domain/localized.ts';
import { directionOf } from './language.ts';

export { I18nextProvider as I18nProvider };

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
  const { t, i18n } = useTranslation(namespace);
  const language = i18n.language as Language;
  return {
    t: useCallback((key, values) => t(key, values ?? {}) as string, [t]),
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
