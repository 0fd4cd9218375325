import { z } from 'zod';
import { inFormat } from '../coded-check.ts';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { namedTextOf } from '../localized.ts';
import {
  MAX_EMBED_ORIGINS,
  SIGN_UP_SETTINGS,
  siteLanguagesSchema,
  WEBSITE_ORIGIN,
  webConfigSchema,
} from '../web-config.ts';
import { okWith } from './replies.ts';

/** [API-15] */
export const webConfig = defineEndpoint({
  id: 'webConfig',
  method: 'GET',
  path: '/api/web-admin/',
  summary: "The configuration of the provider's site.",
  reply: z.object({ data: webConfigSchema }),
});

const { shape } = webConfigSchema;

export const embedOriginsSchema = z
  .array(
    z
      .string()
      .max(CONTENT_LIMITS.word)
      .check(inFormat('url', WEBSITE_ORIGIN, 'the origin of a website, such as https://example.com')),
  )
  .max(MAX_EMBED_ORIGINS);

/**
 * Settings of the site that an admin may change, all except the provider's id and hosts; null clears an optional one.
 * With `modifiedDate`, the save is refused if someone else changed them since. [OPEN-12, OPEN-16, T-49]
 */
export const webConfigChangesSchema = z.object({
  title: namedTextOf(CONTENT_LIMITS.title).optional(),
  description: shape.description.nullable(),
  isContactWithMe: shape.isContactWithMe.nullable(),
  contacts: shape.contacts.nullable(),
  tags: shape.tags.optional(),
  isExtraBtn: shape.isExtraBtn.nullable(),
  linkExtraButton: shape.linkExtraButton.nullable(),
  nameExtraButton: shape.nameExtraButton.nullable(),
  popUp: shape.popUp.nullable(),
  logoImageId: shape.logoImageId.nullable(),
  homeImageId: shape.homeImageId.nullable(),
  brandColor: z
    .string()
    .check(inFormat('color', /^#([\da-f]{3}|[\da-f]{6})$/i, 'a colour as #rrggbb'))
    .nullable()
    .optional(),
  isPrivate: z.boolean().optional(),
  signUp: z.enum(SIGN_UP_SETTINGS).nullable().optional(),
  languages: siteLanguagesSchema.nullable().optional(),
  isIndexed: z.boolean().nullable().optional(),
  mcp: z.boolean().nullable().optional(),
  embedOrigins: embedOriginsSchema.nullable().optional(),
  modifiedDate: z.string().max(CONTENT_LIMITS.word).nullable().optional(),
});
export type WebConfigChanges = z.infer<typeof webConfigChangesSchema>;

/** [OPEN-12, OPEN-32] */
export const updateWebConfig = defineEndpoint({
  id: 'updateWebConfig',
  method: 'PUT',
  path: '/api/web-admin/',
  summary: "Change the sent fields of the site's configuration; for admins.",
  body: z.object({ data: webConfigChangesSchema }),
  reply: okWith(webConfigSchema),
});

export const webConfigCalls = [webConfig, updateWebConfig] as const;
