import { z } from 'zod';
import { LANGUAGES } from './constants.ts';

export const languageSchema = z.enum(LANGUAGES);

/** Text per language. `lang` is the language last edited: informational, never displayed. [DATA-01, AMBIG-32] */
export const localizedTextSchema = z.object({
  th: z.string().optional(),
  en: z.string().optional(),
  zh: z.string().optional(),
  ar: z.string().optional(),
  lang: languageSchema.optional(),
});
export type LocalizedText = z.infer<typeof localizedTextSchema>;
