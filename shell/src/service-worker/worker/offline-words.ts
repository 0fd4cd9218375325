import type { Language } from '@portico/shared/contracts';
import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import th from '../../../locales/th.json';
import zh from '../../../locales/zh.json';

/** The worker has no network to fetch words by: it brings those it says. */
const WORDS = { th: th.offline, en: en.offline, zh: zh.offline, ar: ar.offline };

type Key = `offline.${keyof typeof en.offline}`;

/** The shell's words for the page without a network, in one language. */
export const offlineWords =
  (language: Language) =>
  (key: Key, values: Readonly<Record<string, string>> = {}): string =>
    WORDS[language][key.slice('offline.'.length) as keyof typeof en.offline].replace(
      /\{\{(\w+)\}\}/g,
      (_all, name: string) => values[name] ?? '',
    );
