import { z } from 'zod';
import { CONTENT_LIMITS, LANGUAGES } from './constants.ts';

export const languageSchema = z.enum(LANGUAGES);

/** Text per language of at most so many characters. */
export const localizedTextOf = (maxLength: number) =>
  z.object({
    th: z.string().max(maxLength).optional(),
    en: z.string().max(maxLength).optional(),
    zh: z.string().max(maxLength).optional(),
    ar: z.string().max(maxLength).optional(),
    lang: languageSchema.optional(),
  });

/** As `localizedTextOf`, with words in one language at least. */
export const namedTextOf = (maxLength: number) =>
  localizedTextOf(maxLength).refine(({ th, en, zh, ar }) => [th, en, zh, ar].some((text) => text?.trim()), {
    error: 'needs words in one language at least',
  });

/** Text per language. `lang` is the language last edited: informational, never displayed. [DATA-01, AMBIG-32] */
export const localizedTextSchema = localizedTextOf(CONTENT_LIMITS.text);
export type LocalizedText = z.infer<typeof localizedTextSchema>;
