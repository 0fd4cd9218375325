import type { BoolQuery, SearchBody, SearchClause } from '@portico/shared/contracts';
import { distanceKm } from './geo.ts';
import { type Entry, type Shelf, type Slots, unite } from './shelf.ts';
import { readWildcard } from './wildcard.ts';

/** A clause made ready for a shelf. */
export interface Query {
  /** A superset of what matches; undefined stands for the whole shelf. */
  candidates(shelf: Shelf): Slots | undefined;
  matches(entry: Entry): boolean;
}

const EVERYTHING: Query = { candidates: () => undefined, matches: () => true };
/** Longer lists of terms are looked up in a set. */
const MANY_TERMS = 8;

/** Makes a parsed search body's query ready to run; no query matches everything. */
export function compileQuery(query: SearchBody['query']): Query {
  return query ? compileClause(query) : EVERYTHING;
}

function compileClause(clause: SearchClause): Query {
  if ('bool' in clause) return compileBool(clause.bool);
  if ('match_all' in clause) return EVERYTHING;
  if ('exists' in clause) {
    return { candidates: () => undefined, matches: (entry) => entry.document.fields.latLng !== undefined };
  }
  if ('wildcard' in clause) {
    const [field, value] = onlyEntry(clause.wildcard);
    return compileWildcard(field, typeof value === 'string' ? value : value.value);
  }
  if ('terms' in clause) return compileTerms(...onlyEntry(clause.terms));
  return compileGeoDistance(clause.geo_distance);
}

/** The contract has made sure that there is exactly one. */
function onlyEntry<Field extends string, Value>(
  fields: Partial<Record<Field, Value>>,
): [Field, Exclude<Value, undefined>] {
  const [entry] = Object.entries(fields);
  if (!entry) throw new Error('A clause names exactly one field.');
  return entry as [Field, Exclude<Value, undefined>];
}

type WildcardField = 'title.th' | 'title.en' | 'title.zh' | 'title.ar' | 'tags.keyword';

function compileWildcard(field: WildcardField, pattern: string): Query {
  const wildcard = readWildcard(pattern);
  const language = field === 'tags.keyword' ? undefined : field.slice('title.'.length);
  return {
    candidates: (shelf) => smallest(wildcard.literals.map((literal) => shelf.slotsNear(literal))),
    matches: (entry) => {
      if (language === undefined) return entry.tags.some(wildcard.matches);
      const title = entry.titles[language];
      return title !== undefined && wildcard.matches(title);
    },
  };
}

type TermsField = 'townRefs' | 'listingRefs' | '_id' | 'tags' | 'tags.keyword';

/** Tags compare in lower case, as the keyword's normalizer does; ids compare exactly. */
function compileTerms(field: TermsField, terms: readonly string[]): Query {
  if (field === '_id') {
    const has = membership(terms);
    return {
      candidates: (shelf) => shelf.slotsOfIds([...new Set(terms)]),
      matches: (entry) => has(entry.id),
    };
  }
  const name = field === 'tags.keyword' ? 'tags' : field;
  const values = name === 'tags' ? terms.map((term) => term.toLowerCase()) : terms;
  const has = membership(values);
  return {
    candidates: (shelf) => shelf.slotsOfRefs(name, values),
    matches: (entry) => entry[name].some(has),
  };
}

function membership(values: readonly string[]): (value: string) => boolean {
  if (values.length <= MANY_TERMS) return (value) => values.includes(value);
  const set = new Set(values);
  return (value) => set.has(value);
}

function compileGeoDistance(clause: {
  distance: string;
  '__meta_search.latLng': { lat: number; lon: number };
}): Query {
  const radiusKm = Number.parseFloat(clause.distance);
  const centre = clause['__meta_search.latLng'];
  return {
    candidates: () => undefined,
    matches: ({ document: { fields } }) =>
      fields.latLng !== undefined && distanceKm(centre, fields.latLng) <= radiusKm,
  };
}

/** As Elasticsearch: `should` needs one match where nothing else must match, or as many as are asked for. */
function compileBool(bool: BoolQuery): Query {
  const required = [...(bool.must ?? []), ...(bool.filter ?? [])].map(compileClause);
  const optional = (bool.should ?? []).map(compileClause);
  const forbidden = (bool.must_not ?? []).map(compileClause);
  const least = required.length > 0 || optional.length === 0 ? 0 : 1;
  const needed = optional.length === 0 ? 0 : Math.max(bool.minimum_should_match ?? 0, least);
  return {
    candidates(shelf) {
      const lists = required.map((query) => query.candidates(shelf));
      if (needed > 0) lists.push(candidatesOfAny(optional, shelf));
      return smallest(lists);
    },
    matches: (entry) =>
      required.every((query) => query.matches(entry)) &&
      !forbidden.some((query) => query.matches(entry)) &&
      (needed === 0 || matchesAtLeast(optional, needed, entry)),
  };
}

function candidatesOfAny(queries: readonly Query[], shelf: Shelf): Slots | undefined {
  const lists: Slots[] = [];
  for (const query of queries) {
    const slots = query.candidates(shelf);
    if (!slots) return undefined;
    lists.push(slots);
  }
  return unite(lists);
}

function matchesAtLeast(queries: readonly Query[], needed: number, entry: Entry): boolean {
  let matched = 0;
  for (const query of queries) {
    if (query.matches(entry) && ++matched === needed) return true;
  }
  return false;
}

function smallest(lists: readonly (Slots | undefined)[]): Slots | undefined {
  let best: Slots | undefined;
  for (const slots of lists) {
    if (slots && (!best || slots.length < best.length)) best = slots;
  }
  return best;
}
