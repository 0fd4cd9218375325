import { type BoolQuery, LANGUAGES, type SearchBody, type SearchClause } from '@portico/shared/contracts';
import { distanceKm } from '@portico/shared/domain';
import { fold } from '../content/fold.ts';
import {
  addBits,
  type Bits,
  bothBits,
  countBits,
  emptyBits,
  forEachBit,
  hasBit,
  setBit,
  withoutBits,
} from './bits.ts';
import type { Budget } from './budget.ts';
import { likenessOf } from './fuzzy.ts';
import { onUnitSphere, squaredChord } from './geo.ts';
import { FIELD_BITS } from './gram-index.ts';
import type { IndexSegment } from './index-segment.ts';
import type { Postings } from './postings.ts';
import { EVERY_FIELD, TAGS_FIELD, TITLE_FIELDS } from './segment-data.ts';
import { singleEntry } from './single-entry.ts';
import { readWildcard } from './wildcard.ts';

/** A clause compiled for any segment. */
export interface Query {
  /** Estimated number of matches; the most selective clause runs first. */
  estimate(segment: IndexSegment): number;
  /** The matches among `within`, which is not modified. */
  run(segment: IndexSegment, within: Bits): Bits;
}

/** Cost of matching one pattern, in scanned texts. */
const PATTERN_COST = 10;
/** Cost of matching a word fuzzily, in scanned texts. */
const FUZZY_COST = 5;
/** Postings, positions or bits that cost as much as scanning one text. */
const STEPS_OF_CHECK = 32;
/** Relative tolerance at a radius' edge, above rounding errors: positions within it are measured exactly. */
const EDGE = 1e-9;

interface CompileOptions {
  budget: Budget;
  /** Folded words that may be matched fuzzily; see `fuzzyWordsIn`. */
  fuzzyWords: ReadonlySet<string>;
}

const EVERYTHING: Query = { estimate: (segment) => segment.maxDoc, run: (_segment, within) => within };
const NOTHING: Query = { estimate: () => 0, run: (segment) => emptyBits(segment.maxDoc) };

/** Compiles the query of a parsed search body; an undefined query matches everything. */
export function compileQuery(query: SearchBody['query'], options: CompileOptions): Query {
  return query ? compileClause(query, options) : EVERYTHING;
}

function compileClause(clause: SearchClause, options: CompileOptions): Query {
  if ('bool' in clause) return compileBool(clause.bool, options);
  if ('match_all' in clause) return EVERYTHING;
  if ('exists' in clause) {
    return {
      estimate: (segment) => segment.maxDoc / 2,
      run: (segment, within) => bothBits(within, segment.positioned),
    };
  }
  if ('wildcard' in clause) {
    const { field, pattern } = readWildcardClause(clause);
    return compileWildcard(pattern, 1 << field, options);
  }
  if ('terms' in clause) return compileTerms(...singleEntry(clause.terms), options.budget);
  return compileGeoDistance(clause.geo_distance, options.budget);
}

function readWildcardClause({ wildcard }: Extract<SearchClause, { wildcard: unknown }>) {
  const [name, value] = singleEntry(wildcard);
  const language = LANGUAGES.findIndex((known) => name === `title.${known}`);
  return {
    field: language < 0 ? TAGS_FIELD : language,
    pattern: typeof value === 'string' ? value : value.value,
  };
}

/** A pattern in any of the fields of a bit mask. */
function compileWildcard(pattern: string, fields: number, { budget, fuzzyWords }: CompileOptions): Query {
  const wildcard = readWildcard(pattern);
  if (wildcard.kind === 'pattern') return compilePattern(wildcard, fields, budget);
  const exact = compileContains(wildcard.word, fields, budget);
  const likeness = fuzzyWords.has(wildcard.word) ? likenessOf(wildcard.word) : undefined;
  if (!likeness) return exact;
  return {
    estimate: (segment) => segment.maxDoc,
    run(segment, within) {
      const found = exact.run(segment, within);
      if (likeness.kind === 'words') {
        for (const word of likeness.in(segment.vocabulary(budget), budget)) {
          addBits(found, compileContains(word, fields, budget).run(segment, within));
        }
        return found;
      }
      forEachBit(withoutBits(likeness.candidates({ segment, within, budget }), found), (doc) => {
        budget.spend(FUZZY_COST);
        const isAlike = fieldsIn(fields).some((field) => segment.textsOf(doc, field).some(likeness.matches));
        if (isAlike) setBit(found, doc);
      });
      return found;
    },
  };
}

/** Texts that contain a folded word. Postings decide for up to two code units and only narrow longer words down. */
function compileContains(word: string, fields: number, budget: Budget): Query {
  if (word === '') {
    return {
      estimate: (segment) => segment.maxDoc,
      run(segment, within) {
        budget.spend(segment.maxDoc / STEPS_OF_CHECK);
        return keep(segment, within, (doc) => ((segment.fields[doc] as number) & fields) !== 0);
      },
    };
  }
  const name = `${fields}:${word}`;
  if (word.length <= 2) {
    const lists = (segment: IndexSegment): readonly Postings[] =>
      word.length === 1
        ? segment.grams.from(word.charCodeAt(0))
        : [segment.grams.pair(word.charCodeAt(0), word.charCodeAt(1))].filter((list) => list !== undefined);
    return {
      estimate: (segment) => lists(segment).reduce((sum, { length }) => sum + length, 0),
      run: (segment, within) =>
        segment.cachedMatches(name, within, (before) => {
          const found = emptyBits(segment.maxDoc);
          for (const list of lists(segment)) {
            budget.spend(list.length / STEPS_OF_CHECK);
            addPostings(found, list, fields, before.maxDoc);
          }
          addBits(found, before.bits);
          return found;
        }),
    };
  }
  return {
    estimate: (segment) => rarestPair(segment, word)?.length ?? 0,
    run(segment, within) {
      const { values, length } = rarestPair(segment, word) ?? NO_POSTINGS;
      const isBroad =
        length >= MANY_TEXTS && (segment.hasCachedMatches(name) || countBits(within) * 2 >= length);
      if (!isBroad) return lookThrough({ segment, values, start: 0, length, within });
      return segment.cachedMatches(name, within, (before) => {
        const start = firstFrom({ values, length }, before.maxDoc);
        const later = lookThrough({ segment, values, start, length });
        addBits(later, before.bits);
        return later;
      });
    },
  };

  function lookThrough(places: {
    segment: IndexSegment;
    values: Int32Array;
    start: number;
    length: number;
    within?: Bits;
  }): Bits {
    const { segment, values, start, length, within } = places;
    const found = emptyBits(segment.maxDoc);
    for (let at = start; at < length; at++) {
      const value = values[at] as number;
      const doc = value >>> FIELD_BITS;
      if ((value & fields) === 0 || (within && !hasBit(within, doc))) continue;
      budget.spend(1);
      if (contains(segment, doc, word, fields)) setBit(found, doc);
    }
    return found;
  }
}

/** From this many scanned texts on, the matches are cached. */
const MANY_TEXTS = 1000;
const NO_POSTINGS = { values: new Int32Array(0), length: 0 };

/** All fields, and all titles, are contiguous in one text; only a single language has to be cut out. */
function contains(segment: IndexSegment, doc: number, word: string, fields: number): boolean {
  const text = segment.texts[doc] as string;
  const at = text.indexOf(word);
  if (at < 0 || fields === EVERY_FIELD) return at >= 0;
  const tagsAt = segment.tagsAt[doc] as number;
  if ((fields & TITLE_FIELDS) === TITLE_FIELDS) return at < tagsAt;
  if (fields === 1 << TAGS_FIELD) return at >= tagsAt || text.includes(word, tagsAt);
  return fieldsIn(fields).some((field) => segment.textsOf(doc, field).some((part) => part.includes(word)));
}

/** A pattern with anchors, `?` or inner stars: texts that contain its literals are matched one by one. */
function compilePattern(
  wildcard: { literals: readonly string[]; matches: (text: string) => boolean },
  fields: number,
  budget: Budget,
): Query {
  const parts = wildcard.literals.map((literal) => compileLiteral(literal, fields, budget));
  return {
    estimate: (segment) => Math.min(segment.maxDoc, ...parts.map((part) => part.estimate(segment))),
    run(segment, within) {
      const candidates = parts.reduce((left, part) => part.run(segment, left), within);
      return keep(segment, candidates, (doc) => {
        budget.spend(PATTERN_COST);
        return fieldsIn(fields).some((field) => segment.textsOf(doc, field).some(wildcard.matches));
      });
    },
  };
}

/** Candidates that may contain a literal, by its rarest bigram. */
function compileLiteral(literal: string, fields: number, budget: Budget): Query {
  const list = (segment: IndexSegment): readonly Postings[] =>
    literal.length === 1
      ? segment.grams.from(literal.charCodeAt(0))
      : [rarestPair(segment, literal)].filter((found) => found !== undefined);
  return {
    estimate: (segment) => list(segment).reduce((sum, { length }) => sum + length, 0),
    run(segment, within) {
      const found = emptyBits(segment.maxDoc);
      for (const postings of list(segment)) {
        budget.spend(postings.length / STEPS_OF_CHECK);
        addPostings(found, postings, fields);
      }
      return bothBits(found, within);
    },
  };
}

/** Undefined when one of the text's bigrams occurs nowhere. */
function rarestPair(segment: IndexSegment, text: string): Postings | undefined {
  let rarest: Postings | undefined;
  for (let at = 0; at + 1 < text.length; at++) {
    const list = segment.grams.pair(text.charCodeAt(at), text.charCodeAt(at + 1));
    if (!list) return undefined;
    if (!rarest || list.length < rarest.length) rarest = list;
  }
  return rarest;
}

function addPostings(found: Bits, list: Pick<Postings, 'values' | 'length'>, fields: number, doc = 0): void {
  const { values, length } = list;
  for (let at = firstFrom(list, doc); at < length; at++) {
    const value = values[at] as number;
    if ((value & fields) !== 0) setBit(found, value >>> FIELD_BITS);
  }
}

/** Index of the first posting of that doc or a later one. */
function firstFrom({ values, length }: Pick<Postings, 'values' | 'length'>, doc: number): number {
  if (doc === 0) return 0;
  let start = length;
  while (start > 0 && (values[start - 1] as number) >>> FIELD_BITS >= doc) start--;
  return start;
}

function keep(segment: IndexSegment, within: Bits, matches: (doc: number) => boolean): Bits {
  const found = emptyBits(segment.maxDoc);
  forEachBit(within, (doc) => {
    if (matches(doc)) setBit(found, doc);
  });
  return found;
}

const fieldsIn = (fields: number): number[] => FIELD_NUMBERS.filter((field) => (fields & (1 << field)) !== 0);
const FIELD_NUMBERS = [...LANGUAGES.keys(), TAGS_FIELD];

type TermsField = 'townRefs' | 'listingRefs' | '_id' | 'tags' | 'tags.keyword';

/** Tags compare folded, as wildcards do; ids compare exactly. */
function compileTerms(field: TermsField, terms: readonly string[], budget: Budget): Query {
  if (field === '_id') {
    return {
      estimate: () => terms.length,
      run(segment, within) {
        const found = emptyBits(segment.maxDoc);
        for (const id of terms) {
          const doc = segment.docOf(id);
          if (doc !== undefined && hasBit(within, doc)) setBit(found, doc);
        }
        return found;
      },
    };
  }
  const name = field === 'tags.keyword' ? 'tags' : field;
  const values = [...new Set(name === 'tags' ? terms.map(fold) : terms)];
  if (values.length === 0) return NOTHING;
  return {
    estimate: (segment) => values.reduce((sum, value) => sum + (segment.refs(name, value)?.length ?? 0), 0),
    run(segment, within) {
      const found = emptyBits(segment.maxDoc);
      for (const value of values) {
        const list = segment.refs(name, value);
        budget.spend((list?.length ?? 0) / STEPS_OF_CHECK);
        for (let at = 0; at < (list?.length ?? 0); at++) setBit(found, list?.values[at] as number);
      }
      return bothBits(found, within);
    },
  };
}

function compileGeoDistance(
  clause: { distance: string; '__meta_search.latLng': { lat: number; lon: number } },
  budget: Budget,
): Query {
  const radiusKm = Number.parseFloat(clause.distance);
  const centre = clause['__meta_search.latLng'];
  const [x, y, z] = onUnitSphere(centre);
  const limit = squaredChord(radiusKm);
  const edge = EDGE * (limit + EDGE);
  const isWithin = ({ columns: { lat, lon } }: IndexSegment, doc: number): boolean =>
    distanceKm(centre, { lat: lat.values[doc] as number, lon: lon.values[doc] as number }) <= radiusKm;
  return {
    estimate: (segment) => segment.maxDoc / 4,
    run(segment, within) {
      const { columns } = segment;
      const [xs, ys, zs] = [columns.x.values, columns.y.values, columns.z.values];
      const found = emptyBits(segment.maxDoc);
      // Only the band between two latitudes has to be measured.
      const latitudeBand = segment.latitudeRange(z, Math.sqrt(limit + edge), budget);
      budget.spend(latitudeBand.length / STEPS_OF_CHECK);
      for (let at = 0; at < latitudeBand.length; at++) {
        const doc = latitudeBand[at] as number;
        if (!hasBit(within, doc)) continue;
        const dz = (zs[doc] as number) - z;
        const dx = (xs[doc] as number) - x;
        const dy = (ys[doc] as number) - y;
        const chord = dx * dx + dy * dy + dz * dz;
        const isInside = Math.abs(chord - limit) > edge ? chord < limit : isWithin(segment, doc);
        if (isInside) setBit(found, doc);
      }
      return found;
    },
  };
}

/**
 * As in Elasticsearch: `should` needs one match where there is no `must`, or as many as `minimum_should_match` says.
 */
function compileBool(bool: BoolQuery, options: CompileOptions): Query {
  const compile = (clause: SearchClause): Query => compileClause(clause, options);
  const required = [...(bool.must ?? []), ...(bool.filter ?? [])].map(compile);
  const forbidden = (bool.must_not ?? []).map(compile);
  const should = bool.should ?? [];
  const least = required.length > 0 || should.length === 0 ? 0 : 1;
  const needed = should.length === 0 ? 0 : Math.max(bool.minimum_should_match ?? 0, least);
  if (needed === 1) required.push(anyOf(should, options));
  if (needed > 1) required.push(atLeast(should.map(compile), needed, options.budget));
  return {
    estimate: (segment) => Math.min(segment.maxDoc, ...required.map((query) => query.estimate(segment))),
    run(segment, within) {
      const order =
        required.length < 2
          ? required
          : required
              .map((query) => ({ query, estimate: query.estimate(segment) }))
              .sort((a, b) => a.estimate - b.estimate)
              .map(({ query }) => query);
      const found = order.reduce((left, query) => query.run(segment, left), within);
      return forbidden.reduce((left, query) => withoutBits(left, query.run(segment, left)), found);
    },
  };
}

/** Merges the same pattern in several fields, which every text search contains, into one lookup. */
function anyOf(clauses: readonly SearchClause[], options: CompileOptions): Query {
  const fieldsOf = new Map<string, number>();
  const queries: Query[] = [];
  for (const clause of clauses) {
    if ('wildcard' in clause) {
      const { field, pattern } = readWildcardClause(clause);
      fieldsOf.set(pattern, (fieldsOf.get(pattern) ?? 0) | (1 << field));
    } else {
      queries.push(compileClause(clause, options));
    }
  }
  for (const [pattern, fields] of fieldsOf) queries.push(compileWildcard(pattern, fields, options));
  const [only] = queries;
  if (only && queries.length === 1) return only;
  return {
    estimate: (segment) => queries.reduce((sum, query) => sum + query.estimate(segment), 0),
    run(segment, within) {
      const found = emptyBits(segment.maxDoc);
      for (const query of queries) addBits(found, query.run(segment, withoutBits(within, found)));
      return found;
    },
  };
}

function atLeast(queries: readonly Query[], needed: number, budget: Budget): Query {
  if (needed > queries.length) return NOTHING;
  return {
    estimate: (segment) => segment.maxDoc,
    run(segment, within) {
      const matched = new Uint8Array(segment.maxDoc);
      for (const query of queries) {
        budget.spend(segment.maxDoc / STEPS_OF_CHECK);
        forEachBit(query.run(segment, within), (doc) => {
          matched[doc] = (matched[doc] as number) + 1;
        });
      }
      return keep(segment, within, (doc) => (matched[doc] as number) >= needed);
    },
  };
}
