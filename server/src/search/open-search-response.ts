import {
  MAX_TAG_FACETS,
  type SearchBody,
  type SearchHit,
  type SearchResponse,
  type SearchSort,
  type TagCount,
} from '@portico/shared/contracts';
import { distanceKm } from '@portico/shared/domain';
import { FIELD_END } from '../content/fold.ts';
import { type StoredDocument, withSigns } from './open-search-documents.ts';

/** The fields of an OpenSearch response that are read. */
export interface OpenSearchReply {
  took: number;
  timed_out: boolean;
  _shards: { total: number; successful: number; failures?: unknown };
  hits: { total: { value: number }; hits: { _source: StoredDocument }[] };
  aggregations?: { tags?: { buckets: TagBucket[] } };
}

export interface TagBucket {
  key: string;
  doc_count: number;
  written: { value: number };
}

/** Maximum tag spellings that are counted; a provider has some hundreds. */
const MAX_SPELLINGS = 5_000;

/** Aggregates the tags of the matches in each of their spellings, with the time of their last write. */
export const tagSpellings = (narrowed: object = {}): object => ({
  tags: {
    terms: { field: 'tagNames', size: MAX_SPELLINGS, ...narrowed },
    aggs: { written: { max: { field: 'written' } } },
  },
});

interface Parts {
  reply: OpenSearchReply;
  provider: string;
  body: SearchBody;
  fuzzy: boolean | undefined;
  hasFacets: boolean;
}

/** Builds the specification's response in UTF-8 from OpenSearch's. [ESQ-09] */
export function responseOf({ reply, provider, body: { sort = [] }, fuzzy, hasFacets }: Parts): Uint8Array {
  const rows = reply.hits.hits.map(
    ({ _source: { kind, id, shown, ...fields } }): SearchHit => ({
      _id: id,
      _index: `${kind}-${provider}`,
      _score: null,
      _source: shown as Record<string, unknown>,
      ...(sort.length > 0 ? { sort: sort.map((part) => shownValue(fields, part)) } : {}),
    }),
  );
  const response: SearchResponse = {
    took: reply.took,
    timed_out: false,
    hits: { total: { value: reply.hits.total.value, relation: 'eq' }, max_score: null, hits: rows },
    ...(fuzzy === undefined ? {} : { fuzzy }),
    ...(hasFacets ? { facets: { tags: countTags(reply) } } : {}),
  };
  return Buffer.from(JSON.stringify(response));
}

/** For an order by distance, the first value is in km over ground. */
function shownValue(fields: Partial<StoredDocument>, sort: SearchSort): string | number | null {
  if ('_geo_distance' in sort && sort._geo_distance) {
    const { '__meta_search.latLng': centre } = sort._geo_distance;
    return fields.latLng ? distanceKm(centre, fields.latLng) : null;
  }
  switch (Object.keys(sort)[0]) {
    case 'modifiedDate':
      return fields.modified ?? null;
    case 'score':
      return fields.score ?? null;
    case 'appearSeq':
      return fields.appearSeq ?? null;
    default:
      return fields.title?.th === undefined ? null : withSigns(fields.title.th);
  }
}

const countTags = (reply: OpenSearchReply): TagCount[] =>
  spelledOnce(reply.aggregations?.tags?.buckets ?? [])
    .map(({ name, count }) => ({ value: name, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
    .slice(0, MAX_TAG_FACETS);

/** Merges spellings: each tag with its number of documents, in the spelling of the last write. */
export function spelledOnce(buckets: readonly TagBucket[]): { tag: string; name: string; count: number }[] {
  const tags = new Map<string, { tag: string; name: string; count: number; written: number }>();
  for (const { key, doc_count: count, written } of buckets) {
    const [tag = '', name = ''] = key.split(FIELD_END);
    const before = tags.get(tag);
    const isLast = !before || before.written < written.value;
    tags.set(tag, {
      tag,
      name: isLast ? name : before.name,
      count: count + (before?.count ?? 0),
      written: isLast ? written.value : before.written,
    });
  }
  return [...tags.values()];
}
