import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { searchBodySchema } from '../search.ts';

/** [ESQ-01..03] `index` is one index name or several joined by commas. */
export const search = defineEndpoint({
  id: 'search',
  method: 'POST',
  path: '/api/search/:index/_search',
  summary: 'Search portals, listings and towns with the supported part of the Elasticsearch query language.',
  params: z.object({ index: z.string().min(1).max(400) }),
  body: searchBodySchema,
  reply: z.object({
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
  }),
});

export const searchCalls = [search] as const;
