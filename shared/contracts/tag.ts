import { z } from 'zod';
import { CONTENT_LIMITS } from './constants.ts';
import { localizedTextOf } from './localized.ts';

/** A tag as portals store it. */
export const tagTextSchema = z.string().trim().min(1).max(CONTENT_LIMITS.tag);

/**
 * An entry of the provider's tag dictionary. `_id` is the text that portals store and searches match exactly; the site
 * shows `name` in its place, and searches also find it by the other names and the synonyms. [OPEN-53]
 */
export const tagSchema = z.object({
  _id: z.string(),
  name: localizedTextOf(CONTENT_LIMITS.tag),
  synonyms: z.array(tagTextSchema).max(CONTENT_LIMITS.tagSynonyms).optional(),
  /** One emoji, shown before the name where the tag is a heading. */
  icon: z.string().trim().min(1).max(CONTENT_LIMITS.icon).optional(),
  modifiedDate: z.string().optional(),
});
export type Tag = z.infer<typeof tagSchema>;

/** The dictionary in one language, by the stored tag; a tag that is its own name has none in `names`. */
export const tagNamesSchema = z.object({
  names: z.record(z.string(), z.string()),
  icons: z.record(z.string(), z.string()).optional(),
});
export type TagNames = z.infer<typeof tagNamesSchema>;
