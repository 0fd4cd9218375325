import type { SearchBody, SearchClause, SearchSort } from '@portico/shared/contracts';
import { fold } from '../content/fold.ts';
import { SearchTooCostly } from '../resources/search/search-engine.ts';
import { type GeoPoint, onUnitSphere, squaredChord } from './geo.ts';
import { withoutSigns } from './open-search-documents.ts';
import { singleEntry } from './single-entry.ts';
import { readWildcard, rewritePattern } from './wildcard.ts';

/** A query in OpenSearch's query DSL. */
export type Dsl = Record<string, unknown>;

/** Builds a clause for words similar to one in this field; undefined for none. */
export type Widen = (word: string, field: string) => Dsl | undefined;

/** Patterns with anchors or inner stars that one search may contain; plain words do not count. */
const MAX_PATTERNS = 100;
/** Larger than the difference between OpenSearch's earth radius and ours. */
const ROUGHLY = 1.00001;
const MARGIN_KM = 0.01;

const EVERYTHING: Dsl = { match_all: {} };
export const NOTHING: Dsl = { match_none: {} };

/** Translates the specification's query into OpenSearch's; `widen` adds similar words for a plain word. */
export function queryDsl(query: SearchBody['query'], widen?: Widen): Dsl {
  let patterns = 0;
  return query ? clauseDsl(query) : EVERYTHING;

  function clauseDsl(clause: SearchClause): Dsl {
    if ('match_all' in clause) return EVERYTHING;
    if ('exists' in clause) return { exists: { field: 'latLng' } };
    if ('wildcard' in clause) return wildcardDsl(clause.wildcard);
    if ('terms' in clause) return termsDsl(clause.terms);
    if ('geo_distance' in clause) return distanceDsl(clause.geo_distance);
    const { must, filter, should, must_not, minimum_should_match: least } = clause.bool;
    const required = [...(must ?? []), ...(filter ?? [])].map(clauseDsl);
    const alternatives = (should ?? []).map(clauseDsl);
    const needed = alternatives.length === 0 ? 0 : Math.max(least ?? 0, required.length === 0 ? 1 : 0);
    if (needed > alternatives.length) return NOTHING;
    return {
      bool: {
        filter: required,
        ...(needed > 0 ? { should: alternatives, minimum_should_match: needed } : {}),
        must_not: (must_not ?? []).map(clauseDsl),
      },
    };
  }

  function wildcardDsl(asked: Extract<SearchClause, { wildcard: unknown }>['wildcard']): Dsl {
    const [name, value] = singleEntry(asked);
    const field = name === 'tags.keyword' ? 'tags.any' : name;
    const pattern = typeof value === 'string' ? value : value.value;
    const wildcard = readWildcard(pattern);
    if (wildcard.kind === 'pattern' && ++patterns > MAX_PATTERNS) {
      throw new SearchTooCostly();
    }
    if (wildcard.kind === 'pattern') {
      return { wildcard: { [field]: { value: rewritePattern(pattern, withoutSigns) } } };
    }
    const { word } = wildcard;
    const exact = word === '' ? { exists: { field } } : containsDsl(field, word);
    const wider = widen?.(word, field);
    return wider ? { bool: { should: [exact, wider], minimum_should_match: 1 } } : exact;
  }
}

/** Texts of a field that contain a folded word. */
export const containsDsl = (field: string, word: string): Dsl => ({
  wildcard: { [field]: { value: `*${withoutSigns(word)}*` } },
});

/** Tags compare folded, as wildcards do; ids compare exactly. */
function termsDsl(terms: Extract<SearchClause, { terms: unknown }>['terms']): Dsl {
  const [name, values] = singleEntry(terms);
  if (values.length === 0) return NOTHING;
  switch (name) {
    case '_id':
      return { ids: { values } };
    case 'tags':
    case 'tags.keyword':
      return { terms: { tags: [...new Set(values.map((value) => withoutSigns(fold(value))))] } };
    default:
      return { terms: { [name]: [...new Set(values)] } };
  }
}

/** The sort of a page: as requested, then by id, then by the order in which the indices are named. */
export function sortDsl(sort: readonly SearchSort[] = [], indices: readonly string[]): Dsl[] {
  const [first = '', second = ''] = indices;
  return [
    ...sort.map(sortPart),
    { 'order.id': 'asc' },
    ...(indices.length > 1 ? [{ kind: first < second ? 'asc' : 'desc' }] : []),
  ];
}

const SORT_FIELDS: Record<string, string> = {
  modifiedDate: 'modified',
  'title.th': 'order.th',
  'title.th.keyword': 'order.th',
  score: 'score',
  appearSeq: 'appearSeq',
};

type FieldSort = Partial<Record<string, 'asc' | 'desc' | { order: string; missing?: string }>>;

/** Missing values come last in both directions unless requested otherwise. */
function sortPart(sort: SearchSort): Dsl {
  if ('_geo_distance' in sort && sort._geo_distance !== undefined) {
    const { order = 'asc', '__meta_search.latLng': centre } = sort._geo_distance;
    const missing = order === 'asc' ? BEYOND : -BEYOND;
    const script = { source: DISTANCE, params: { ...onSphere(centre), missing } };
    return { _script: { type: 'number', order, script } };
  }
  const [field, rule] = singleEntry(sort as FieldSort);
  const { order, missing = '_last' } = typeof rule === 'string' ? { order: rule } : rule;
  return { [SORT_FIELDS[field] as string]: { order, missing } };
}

/** Farther than any point of the unit sphere. */
const BEYOND = 9;
/** Squared chord, computed in the same steps as in the in-process engine, so that equal distances stay equal. */
const CHORD =
  "double dx = doc['x'].value - params.x; double dy = doc['y'].value - params.y; double dz = doc['z'].value - params.z; double chord = dx * dx + dy * dy + dz * dz;";
const DISTANCE = `if (doc['x'].size() == 0) return params.missing; ${CHORD} return chord;`;
const IS_WITHIN = `if (doc['x'].size() == 0) return false; ${CHORD} return chord <= params.limit;`;

const onSphere = (point: GeoPoint) => {
  const [x, y, z] = onUnitSphere(point);
  return { x, y, z };
};

/** OpenSearch prefilters with its own earth radius and centimetre precision; the script decides by our measure. */
function distanceDsl({
  distance,
  '__meta_search.latLng': centre,
}: Extract<SearchClause, { geo_distance: unknown }>['geo_distance']): Dsl {
  const km = Number.parseFloat(distance);
  const script = { source: IS_WITHIN, params: { ...onSphere(centre), limit: squaredChord(km) } };
  const about = { geo_distance: { distance: `${km * ROUGHLY + MARGIN_KM}km`, latLng: centre } };
  return { bool: { filter: [about, { script: { script } }] } };
}
