import { z } from 'zod';
import { CONTENT_LIMITS } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../localized.ts';
import { idParams, okWith } from './replies.ts';

/**
 * - `source`: the text that is translated.
 * - `missing`: nothing is written in this language.
 * - `outdated`: the source has changed since this was written.
 */
export const TRANSLATION_STATES = ['source', 'missing', 'translated', 'outdated'] as const;

/** Texts for which one request may ask suggestions. */
export const MAX_SUGGESTED_TEXTS = 50;

const translationSchema = z.object({
  text: z.string().optional(),
  state: z.enum(TRANSLATION_STATES),
  /** If outdated: the source that it was translated from. */
  was: z.string().optional(),
  /** Of a translation service. It is no part of the page until a person saves it there. */
  suggestion: z.string().optional(),
});

/** How far the texts of a page are translated. */
export const portalTranslationsSchema = z.object({
  /** Of the page, or of its draft: changes that were decided on it name it. */
  modifiedDate: z.string(),
  /** The language that texts are translated from, unless they lack it. */
  source: languageSchema,
  /** Whether the site has a translation service. */
  canSuggest: z.boolean(),
  rows: z.array(
    z.object({
      /** The path of the text in the portal, such as `galleryImages.3.title`. */
      key: z.string(),
      source: languageSchema,
      languages: z.record(languageSchema, translationSchema),
    }),
  ),
});
export type PortalTranslations = z.infer<typeof portalTranslationsSchema>;

/** `true` for the texts of the page's draft. */
const query = z.object({ draft: z.enum(['true', 'false']).optional() });
const keySchema = z.string().max(CONTENT_LIMITS.word);
const cellsSchema = z
  .array(z.object({ key: keySchema, language: languageSchema }))
  .max(2000)
  .optional();

export const portalTranslations = defineEndpoint({
  id: 'portalTranslations',
  method: 'GET',
  path: '/api/portal/:id/translations',
  summary: 'Every text of a page with the state of its translations; for its editors.',
  params: idParams,
  query,
  reply: okWith(portalTranslationsSchema),
});

export const markPortalTranslations = defineEndpoint({
  id: 'markPortalTranslations',
  method: 'PUT',
  path: '/api/portal/:id/translations',
  summary:
    'Mark translations as done for the current source, drop suggestions, or choose the source language; for editors. Texts are saved with the page. 409 if the page has changed.',
  params: idParams,
  query,
  body: z.object({
    data: z.object({
      modifiedDate: z.string().max(CONTENT_LIMITS.word).optional(),
      source: languageSchema.optional(),
      done: cellsSchema,
      /** Suggestions that a person has refused. */
      refused: cellsSchema,
    }),
  }),
  reply: okWith(portalTranslationsSchema),
});

export const suggestPortalTranslations = defineEndpoint({
  id: 'suggestPortalTranslations',
  method: 'POST',
  path: '/api/portal/:id/translations/suggest',
  summary:
    'Request suggestions of the translation service, which do not change the page; for its editors. 503 without a service, or while it does not respond.',
  params: idParams,
  query,
  body: z.object({
    data: z.object({
      target: languageSchema,
      keys: z.array(keySchema).min(1).max(MAX_SUGGESTED_TEXTS),
    }),
  }),
  reply: okWith(portalTranslationsSchema),
});

export const portalTranslationsCalls = [
  portalTranslations,
  markPortalTranslations,
  suggestPortalTranslations,
] as const;
