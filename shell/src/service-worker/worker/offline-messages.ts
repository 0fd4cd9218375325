import type { Language } from '@portico/shared/contracts';
import ar from '../../../locales/ar.json';
import en from '../../../locales/en.json';
import th from '../../../locales/th.json';
import zh from '../../../locales/zh.json';

/** Bundled, because the worker cannot fetch them offline. */
const MESSAGES = { th: th.offline, en: en.offline, zh: zh.offline, ar: ar.offline };

type Key = `offline.${keyof typeof en.offline}`;

/** The shell's messages of the offline page in one language. */
export const offlineMessages =
  (language: Language) =>
  (key: Key, values: Readonly<Record<string, string>> = {}): string =>
    MESSAGES[language][key.slice('offline.'.length) as keyof typeof en.offline].replace(
      /\{\{(\w+)\}\}/g,
      (_all, name: string) => values[name] ?? '',
    );
