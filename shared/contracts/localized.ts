import { z } from 'zod';

/** The four languages of the product, in the order of the language selector. [APP-03] */
export const LANGUAGES = ['th', 'en', 'zh', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the UI starts in, and where a missing UI message is looked up. [APP-04] */
export const FALLBACK_LANGUAGE: Language = 'th';

/** Where content is looked up when the current language has no text; not the UI's rule. [DATA-02, AMBIG-31] */
export const CONTENT_FALLBACK_ORDER = ['en', 'th', 'zh', 'ar'] as const satisfies readonly Language[];

/** The key of the language choice in local storage, and the name of the cookie that mirrors it. [APP-05] */
export const LANGUAGE_KEY = 'language';

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
