import { z } from 'zod';
import { FALLBACK_LANGUAGE } from '../constants.ts';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../localized.ts';
import { tagSchema, tagTextSchema } from '../tag.ts';
import { consoleListOf, consoleListQuery } from './console.calls.ts';
import { okWith } from './replies.ts';

const countSchema = z.number().int();

/** A tag as the console lists it. */
export const consoleTagSchema = tagSchema.extend({
  /** Whether the dictionary has it; otherwise it is only on portals, and has no name. */
  isKnown: z.boolean(),
  /** Portals that store it, in every status. */
  pages: countSchema,
});
export type ConsoleTag = z.infer<typeof consoleTagSchema>;

/** Sorted by name, by number of portals or by the last change. [OPEN-53] */
export const consoleTags = defineEndpoint({
  id: 'consoleTags',
  method: 'GET',
  path: '/api/console/tags',
  summary: 'The tag dictionary, or the tags of pages that it does not have, with their use; for admins.',
  query: consoleListQuery(['name', 'pages', 'changed']).extend({
    show: z.enum(['known', 'unknown']).default('known'),
    /** By whose names they are sorted. */
    language: languageSchema.default(FALLBACK_LANGUAGE),
  }),
  reply: consoleListOf(consoleTagSchema),
});

export const consoleTagUse = defineEndpoint({
  id: 'consoleTagUse',
  method: 'GET',
  path: '/api/console/tag-use',
  summary: 'Where a tag is used, which is what its merge changes; for admins.',
  query: z.object({ tag: tagTextSchema }),
  reply: okWith(
    z.object({
      pages: countSchema,
      /** Whether it is a tag of the home page. */
      isOnHome: z.boolean(),
    }),
  ),
});

/** A call rewrites a part of a large site's portals; `next` is sent as `after` to go on. [OPEN-53] */
export const mergeTags = defineEndpoint({
  id: 'mergeTags',
  method: 'POST',
  path: '/api/console/tag-merge',
  summary: 'Merge a tag into another one of the dictionary, on all pages; for admins.',
  body: z.object({
    data: z.object({ from: tagTextSchema, into: tagTextSchema, after: z.string().max(200).optional() }),
  }),
  reply: okWith(z.object({ tag: tagSchema, pages: countSchema, next: z.string().optional() })),
});

export const consoleTagsCalls = [consoleTags, consoleTagUse, mergeTags] as const;
