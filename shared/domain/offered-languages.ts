import { LANGUAGES, type Language } from '../contracts/constants.ts';

/** The languages that a site offers, in the order of the language menu; all of them if it does not limit them. */
export const offeredLanguages = (
  site: { languages?: readonly Language[] | undefined } | undefined,
): readonly Language[] => site?.languages ?? LANGUAGES;
