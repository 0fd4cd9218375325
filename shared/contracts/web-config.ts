import { z } from 'zod';
import { refusedAs } from './coded-check.ts';
import { CONTENT_LIMITS, FALLBACK_LANGUAGE } from './constants.ts';
import { languageSchema, localizedTextOf } from './localized.ts';
import { popUpSchema } from './portal.ts';

const titleSchema = localizedTextOf(CONTENT_LIMITS.title);
const wordSchema = z.string().max(CONTENT_LIMITS.word);
const addressSchema = z.string().trim().max(CONTENT_LIMITS.address);
const imageIdSchema = z.string().max(CONTENT_LIMITS.id);

/** Who may create an account: anyone, people with an invitation, or no one. [OPEN-55] */
export const SIGN_UP_SETTINGS = ['open', 'invitation', 'closed'] as const;
export type SignUpSetting = (typeof SIGN_UP_SETTINGS)[number];

/** The languages that a site offers. Thai is one of them: pages without a choice are in it. [APP-04] */
export const siteLanguagesSchema = z
  .array(languageSchema)
  .max(20)
  .refine(
    (languages) => languages.includes(FALLBACK_LANGUAGE),
    refusedAs('required', 'needs th, the language of pages without a choice'),
  );

/** Most websites that a site names as allowed to embed its pages. */
export const MAX_EMBED_ORIGINS = 50;
/** Scheme, host and port of a website, such as https://example.com. */
export const WEBSITE_ORIGIN = /^https?:\/\/[a-z\d]([a-z\d.-]*[a-z\d])?(:\d{1,5})?$/i;

/** [DATA-22] The configuration of one provider's site. */
export const webConfigSchema = z.object({
  /** Id of the provider; its privacy is included as well (OPEN-16). */
  provider: z.string(),
  isPrivate: z.boolean(),
  /** Absent if anyone may sign up. [OPEN-55] */
  signUp: z.enum(SIGN_UP_SETTINGS).optional(),
  /** Absent if the site offers all languages. */
  languages: z.array(languageSchema).optional(),
  /** False if search engines may not list the site, otherwise absent. */
  isIndexed: z.boolean().optional(),
  /** True if assistants may read the site at /mcp, otherwise absent. */
  mcp: z.boolean().optional(),
  /** The websites that may embed pages; absent if all may. */
  embedOrigins: z.array(z.string()).optional(),
  title: titleSchema,
  description: localizedTextOf(CONTENT_LIMITS.sentence).optional(),
  isContactWithMe: z.boolean().optional(),
  contacts: z
    .object({
      email: wordSchema.optional(),
      phone: wordSchema.optional(),
      lineId: wordSchema.optional(),
      fbPageId: wordSchema.optional(),
      googleFormLink: addressSchema.optional(),
    })
    .optional(),
  tags: z.array(z.string().max(CONTENT_LIMITS.tag)).max(CONTENT_LIMITS.tags),
  isExtraBtn: z.boolean().optional(),
  linkExtraButton: addressSchema.optional(),
  nameExtraButton: titleSchema.optional(),
  popUp: popUpSchema.optional(),
  logoImageId: imageIdSchema.optional(),
  homeImageId: imageIdSchema.optional(),
  logoImageURL: z.string().optional(),
  homeImageURL: z.string().optional(),
  /** The provider's accent as a CSS colour; the palette is derived from it. */
  brandColor: z.string().optional(),
  /** The custom pages in the site's menu, in its order; absent if there are none. */
  menuPages: z.array(z.object({ _id: z.string(), title: titleSchema })).optional(),
  modifiedDate: z.string().optional(),
});
export type WebConfig = z.infer<typeof webConfigSchema>;
