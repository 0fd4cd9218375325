import { z } from 'zod';
import { MAX_SEARCH_FROM, MAX_SEARCH_SIZE, MAX_SEARCH_WORD_LENGTH } from './constants.ts';

const WILDCARD_FIELDS = ['title.th', 'title.en', 'title.zh', 'title.ar', 'tags.keyword'] as const;
const TERMS_FIELDS = ['townRefs', 'listingRefs', '_id', 'tags', 'tags.keyword'] as const;
const GEO_FIELD = '__meta_search.latLng';

/** Exactly one allow-listed field, as Elasticsearch writes a leaf clause. [ESQ-05, T-03] */
const oneFieldOf = <Field extends string, Value extends z.ZodType>(fields: readonly Field[], value: Value) =>
  z
    .partialRecord(z.enum(fields), value)
    .refine((clause) => Object.keys(clause).length === 1, { error: 'exactly one field' });

/** `*word*` in lower case; a `*`, `?` or `\` that a person typed is escaped with a backslash. [SEARCH-13, T-04] */
const wildcardClauseSchema = z.strictObject({
  wildcard: oneFieldOf(
    WILDCARD_FIELDS,
    z.union([
      z.string().max(2 * MAX_SEARCH_WORD_LENGTH + 2),
      z.strictObject({
        value: z.string().max(2 * MAX_SEARCH_WORD_LENGTH + 2),
        case_insensitive: z.boolean().optional(),
      }),
    ]),
  ),
});
const termsClauseSchema = z.strictObject({
  terms: oneFieldOf(TERMS_FIELDS, z.array(z.string().max(200)).max(MAX_SEARCH_SIZE)),
});
const existsClauseSchema = z.strictObject({ exists: z.strictObject({ field: z.literal(GEO_FIELD) }) });
const geoPointSchema = z.strictObject({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});
const geoDistanceClauseSchema = z.strictObject({
  geo_distance: z.strictObject({
    /** Kilometres, as `12km`. */
    distance: z.string().regex(/^\d{1,5}(\.\d{1,3})?km$/),
    [GEO_FIELD]: geoPointSchema,
  }),
});
const matchAllClauseSchema = z.strictObject({ match_all: z.strictObject({}) });

export type WildcardClause = z.infer<typeof wildcardClauseSchema>;
export type TermsClause = z.infer<typeof termsClauseSchema>;
export type GeoDistanceClause = z.infer<typeof geoDistanceClauseSchema>;
export type SearchClause =
  | WildcardClause
  | TermsClause
  | GeoDistanceClause
  | z.infer<typeof existsClauseSchema>
  | z.infer<typeof matchAllClauseSchema>
  | { bool: BoolQuery };

/** `should` clauses need one match unless `must` or `filter` stand beside them, as in Elasticsearch. */
export interface BoolQuery {
  must?: SearchClause[] | undefined;
  filter?: SearchClause[] | undefined;
  should?: SearchClause[] | undefined;
  must_not?: SearchClause[] | undefined;
  minimum_should_match?: number | undefined;
}

const clauseSchema: z.ZodType<SearchClause> = z.lazy(() =>
  z.union([
    wildcardClauseSchema,
    termsClauseSchema,
    existsClauseSchema,
    geoDistanceClauseSchema,
    matchAllClauseSchema,
    z.strictObject({ bool: boolQuerySchema }),
  ]),
);
const clausesSchema = z.array(clauseSchema).max(40);
const boolQuerySchema: z.ZodType<BoolQuery> = z.strictObject({
  must: clausesSchema.optional(),
  filter: clausesSchema.optional(),
  should: clausesSchema.optional(),
  must_not: clausesSchema.optional(),
  minimum_should_match: z.number().int().min(0).max(8).optional(),
});

const orderSchema = z.enum(['asc', 'desc']);
export const SORT_FIELDS = ['modifiedDate', 'title.th', 'title.th.keyword', 'score', 'appearSeq'] as const;
const fieldSortSchema = z
  .partialRecord(
    z.enum(SORT_FIELDS),
    z.union([
      orderSchema,
      z.strictObject({
        order: orderSchema,
        missing: z.enum(['_last', '_first']).optional(),
        unmapped_type: z.string().max(20).optional(),
      }),
    ]),
  )
  .refine((sort) => Object.keys(sort).length === 1, { error: 'exactly one field' });
const geoSortSchema = z.strictObject({
  _geo_distance: z.strictObject({
    [GEO_FIELD]: geoPointSchema,
    order: orderSchema.optional(),
    unit: z.literal('km').optional(),
  }),
});
export type SearchSort = z.infer<typeof fieldSortSchema> | z.infer<typeof geoSortSchema>;

/**
 * The part of Elasticsearch's `_search` body that Portico speaks; everything else is refused. Totals are always exact
 * and no score is kept, so keys that ask for just that may stand there. [ESQ-04, T-03]
 */
export const searchBodySchema = z.strictObject({
  from: z.number().int().min(0).max(MAX_SEARCH_FROM).default(0),
  size: z.number().int().min(0).max(MAX_SEARCH_SIZE).default(10),
  sort: z
    .array(z.union([fieldSortSchema, geoSortSchema]))
    .max(4)
    .optional(),
  query: z.union([z.strictObject({ bool: boolQuerySchema }), matchAllClauseSchema]).optional(),
  track_total_hits: z.union([z.boolean(), z.number().int()]).optional(),
  track_scores: z.boolean().optional(),
});
export type SearchBody = z.infer<typeof searchBodySchema>;
export type SearchBodyInput = z.input<typeof searchBodySchema>;

/** What a search shows of a document: enough for a card, never what a private item withholds. [T-03, AMBIG-23] */
export interface SearchHit<Source = Record<string, unknown>> {
  _id: string;
  _index: string;
  _score: null;
  _source: Source;
  /** Values of the sort keys; with a distance sort the first one is the distance in km. */
  sort?: (string | number | null)[] | undefined;
}

/** [ESQ-09] */
export interface SearchResponse<Source = Record<string, unknown>> {
  took: number;
  timed_out: false;
  hits: { total: { value: number; relation: 'eq' }; max_score: null; hits: SearchHit<Source>[] };
  /** With `?fuzzy=`: whether words that differ a little were needed to find this. */
  fuzzy?: boolean | undefined;
  /** With `?facets=tags`. */
  facets?: { tags: TagCount[] } | undefined;
}

/** How many of all documents that were found carry a tag; private ones are never counted. [T-07] */
export const tagCountSchema = z.object({ value: z.string(), count: z.number().int().positive() });
export type TagCount = z.infer<typeof tagCountSchema>;

/** What someone who types may mean: the title of one document, or a tag. */
export const suggestionSchema = z.object({
  kind: z.enum(['title', 'tag']),
  text: z.string(),
  _id: z.string().optional(),
  _index: z.string().optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
