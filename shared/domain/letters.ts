import type { Language } from '../contracts/constants.ts';

/** The script of each language, for what a text is written in. */
export const LETTERS: Readonly<Record<Language, RegExp>> = {
  th: /\p{Script=Thai}/u,
  en: /\p{Script=Latin}/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
};
