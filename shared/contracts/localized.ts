import { z } from 'zod';
import { refusedAs } from './coded-check.ts';
import { CONTENT_LIMITS, LANGUAGES } from './constants.ts';

export const languageSchema = z.enum(LANGUAGES);

/** Text per language, with at most `maxLength` characters each. */
export const localizedTextOf = (maxLength: number) =>
  z.object({
    th: z.string().max(maxLength).optional(),
    en: z.string().max(maxLength).optional(),
    zh: z.string().max(maxLength).optional(),
    ar: z.string().max(maxLength).optional(),
    lang: languageSchema.optional(),
  });

/** Like `localizedTextOf`, with a text in at least one language. */
export const namedTextOf = (maxLength: number) =>
  localizedTextOf(maxLength).refine(
    ({ th, en, zh, ar }) => [th, en, zh, ar].some((text) => text?.trim()),
    refusedAs('required', 'needs words in one language at least'),
  );

/** Text per language. `lang` is the language edited last; it is never displayed. [DATA-01, AMBIG-32] */
export const localizedTextSchema = localizedTextOf(CONTENT_LIMITS.text);
export type LocalizedText = z.infer<typeof localizedTextSchema>;

/**
 * One text for the readers of every language, or a text per language. The object is strict: otherwise one with a
 * mistake in it would be accepted as an empty text.
 */
export const translatableTextOf = (maxLength: number) =>
  z.union([z.string().max(maxLength), localizedTextOf(maxLength).strict()]);
export type TranslatableText = string | LocalizedText;
