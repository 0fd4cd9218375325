import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { languageSchema } from '../localized.ts';
import { searchBodySchema, suggestionSchema, tagCountSchema } from '../search.ts';

/** One index name, or several separated by commas. */
const indexParams = z.object({ index: z.string().min(1).max(400) });

/** Portico's extensions; without them, request and response are those of Elasticsearch. */
const searchQuerySchema = z.object({
  /**
   * `1`: if there are almost no hits, also matches words that differ by one letter (from 4 letters) or two (from 8).
   * The response's `fuzzy` says whether this was used.
   */
  fuzzy: z
    .enum(['0', '1', 'true', 'false'])
    .transform((value) => value === '1' || value === 'true')
    .optional(),
  /** `tags`: the response has the most frequent tags of all hits in `facets.tags`. */
  facets: z.literal('tags').optional(),
  /** Hits have texts in that language only, unless they lack it. */
  language: languageSchema.optional(),
});

const searchReply = z.object({
  took: z.number(),
  timed_out: z.literal(false),
  hits: z.object({
    total: z.object({ value: z.number(), relation: z.literal('eq') }),
    max_score: z.null(),
    hits: z.array(
      z.object({
        _id: z.string(),
        _index: z.string(),
        _score: z.null(),
        _source: z.record(z.string(), z.unknown()),
        sort: z.array(z.union([z.string(), z.number(), z.null()])).optional(),
      }),
    ),
  }),
  fuzzy: z.boolean().optional(),
  facets: z.object({ tags: z.array(tagCountSchema) }).optional(),
});

/** [ESQ-01..03] Responds with 400 if the body is not supported or the search would be too expensive. */
export const search = defineEndpoint({
  id: 'search',
  method: 'POST',
  path: '/api/search/:index/_search',
  summary: 'Search portals, listings and towns with the supported part of the Elasticsearch query language.',
  params: indexParams,
  query: searchQuerySchema,
  body: searchBodySchema,
  reply: searchReply,
});

/** The first rows of an index: Elasticsearch's clients send this call if a search has no body. */
export const searchAll = defineEndpoint({
  id: 'searchAll',
  method: 'GET',
  path: '/api/search/:index/_search',
  summary: 'The first portals, listings or towns.',
  params: indexParams,
  query: searchQuerySchema,
  reply: searchReply,
});

/** Titles and tags that start with the typed text, those in its language first. */
export const suggest = defineEndpoint({
  id: 'suggest',
  method: 'GET',
  path: '/api/search/:index/_suggest',
  summary: 'Suggest titles and tags for typed text.',
  params: indexParams,
  query: z.object({ text: z.string().max(200), language: languageSchema.default('th') }),
  reply: z.object({ status: z.literal('ok'), data: z.array(suggestionSchema) }),
});

export const searchCalls = [search, searchAll, suggest] as const;
