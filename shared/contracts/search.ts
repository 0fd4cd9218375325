import { z } from 'zod';
import { refusedAs } from './coded-check.ts';
import { MAX_SEARCH_FROM, MAX_SEARCH_SIZE, MAX_SEARCH_WORD_LENGTH } from './constants.ts';

const WILDCARD_FIELDS = ['title.th', 'title.en', 'title.zh', 'title.ar', 'tags.keyword'] as const;
const TERMS_FIELDS = ['townRefs', 'listingRefs', '_id', 'tags', 'tags.keyword'] as const;
const GEO_FIELD = '__meta_search.latLng';

/** Exactly one allow-listed field, as in a leaf clause of Elasticsearch. [ESQ-05, T-03] */
const oneFieldOf = <Field extends string, Value extends z.ZodType>(fields: readonly Field[], value: Value) =>
  z
    .partialRecord(z.enum(fields), value)
    .refine((clause) => Object.keys(clause).length === 1, refusedAs('not-allowed', 'exactly one field'));

/** `*word*` in lower case; typed `*`, `?` and `\` are escaped with a backslash. [SEARCH-13, T-04] */
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
    /** In kilometres, such as `12km`. */
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

/** As in Elasticsearch, one of the `should` clauses must match only if there is no `must` or `filter`. */
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
  .refine((sort) => Object.keys(sort).length === 1, refusedAs('not-allowed', 'exactly one field'));
const geoSortSchema = z.strictObject({
  _geo_distance: z.strictObject({
    [GEO_FIELD]: geoPointSchema,
    order: orderSchema.optional(),
    unit: z.literal('km').optional(),
  }),
});
export type SearchSort = z.infer<typeof fieldSortSchema> | z.infer<typeof geoSortSchema>;

/**
 * The supported part of Elasticsearch's `_search` body; anything else is refused. Totals are always exact and scores
 * are not computed, so keys that request exactly that are allowed. [ESQ-04, T-03]
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

/** A document in a search response: the fields of a card, never withheld content of a private item. [T-03, AMBIG-23] */
export interface SearchHit<Source = Record<string, unknown>> {
  _id: string;
  _index: string;
  _score: null;
  _source: Source;
  /** Values of the sort keys; with a distance sort, the first is the distance in km. */
  sort?: (string | number | null)[] | undefined;
}

/** [ESQ-09] */
export interface SearchResponse<Source = Record<string, unknown>> {
  took: number;
  timed_out: false;
  hits: { total: { value: number; relation: 'eq' }; max_score: null; hits: SearchHit<Source>[] };
  /** With `?fuzzy=`: whether approximate matches were needed. */
  fuzzy?: boolean | undefined;
  /** With `?facets=tags`. */
  facets?: { tags: TagCount[] } | undefined;
}

/** Number of found documents with a tag; private ones are not counted. [T-07] */
export const tagCountSchema = z.object({ value: z.string(), count: z.number().int().positive() });
export type TagCount = z.infer<typeof tagCountSchema>;

/** A suggestion: the title of a document, or a tag. */
export const suggestionSchema = z.object({
  kind: z.enum(['title', 'tag']),
  text: z.string(),
  _id: z.string().optional(),
  _index: z.string().optional(),
});
export type Suggestion = z.infer<typeof suggestionSchema>;
