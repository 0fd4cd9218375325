import { type BoolQuery, LANGUAGES, type SearchBody, type SearchClause } from '@portico/shared/contracts';
import { distanceKm } from '@portico/shared/domain';
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
import { fold } from './fold.ts';
import { likenessOf } from './fuzzy.ts';
import { onUnitSphere, squaredChord } from './geo.ts';
import { FIELD_BITS } from './gram-index.ts';
import { onlyEntry } from './only-entry.ts';
import type { Postings } from './postings.ts';
import { EVERY_FIELD, type Shelf, TAGS_FIELD, TITLE_FIELDS } from './shelf.ts';
import { readWildcard } from './wildcard.ts';

/** A clause made ready for any shelf. */
export interface Query {
  /** About how many documents it leaves; what leaves least is run first. */
  estimate(shelf: Shelf): number;
  /** The slots among `within` that match; `within` itself is left as it is. */
  run(shelf: Shelf, within: Bits): Bits;
}

/** Texts that looking for a pattern in one costs. */
const PATTERN_COST = 10;
/** Looking for words that differ a little. */
const FUZZY_COST = 5;
/** Postings, places or bits that cost as much as looking through one text. */
const STEPS_OF_CHECK = 32;
/** Of a radius, above what rounding can do: places that near to its edge are measured exactly. */
const EDGE = 1e-9;

interface CompileOptions {
  budget: Budget;
  /** Folded words in whose place others count that differ a little; see `fuzzyWordsIn`. */
  fuzzyWords: ReadonlySet<string>;
}

const EVERYTHING: Query = { estimate: (shelf) => shelf.slots, run: (_shelf, within) => within };
const NOTHING: Query = { estimate: () => 0, run: (shelf) => emptyBits(shelf.slots) };

/** Makes a parsed search body's query ready to run; no query matches everything. */
export function compileQuery(query: SearchBody['query'], options: CompileOptions): Query {
  return query ? compileClause(query, options) : EVERYTHING;
}

function compileClause(clause: SearchClause, options: CompileOptions): Query {
  if ('bool' in clause) return compileBool(clause.bool, options);
  if ('match_all' in clause) return EVERYTHING;
  if ('exists' in clause) {
    return {
      estimate: (shelf) => shelf.slots / 2,
      run: (shelf, within) => bothBits(within, shelf.positioned),
    };
  }
  if ('wildcard' in clause) {
    const { field, pattern } = readWildcardClause(clause);
    return compileWildcard(pattern, 1 << field, options);
  }
  if ('terms' in clause) return compileTerms(...onlyEntry(clause.terms), options.budget);
  return compileGeoDistance(clause.geo_distance, options.budget);
}

function readWildcardClause({ wildcard }: Extract<SearchClause, { wildcard: unknown }>) {
  const [name, value] = onlyEntry(wildcard);
  const language = LANGUAGES.findIndex((known) => name === `title.${known}`);
  return {
    field: language < 0 ? TAGS_FIELD : language,
    pattern: typeof value === 'string' ? value : value.value,
  };
}

/** A pattern in any of several fields, given as bits. */
function compileWildcard(pattern: string, fields: number, { budget, fuzzyWords }: CompileOptions): Query {
  const wildcard = readWildcard(pattern);
  if (wildcard.kind === 'pattern') return compilePattern(wildcard, fields, budget);
  const exact = compileContains(wildcard.word, fields, budget);
  const likeness = fuzzyWords.has(wildcard.word) ? likenessOf(wildcard.word) : undefined;
  if (!likeness) return exact;
  return {
    estimate: (shelf) => shelf.slots,
    run(shelf, within) {
      const found = exact.run(shelf, within);
      if (likeness.kind === 'words') {
        for (const word of likeness.in(shelf.vocabulary(budget), budget)) {
          addBits(found, compileContains(word, fields, budget).run(shelf, within));
        }
        return found;
      }
      forEachBit(withoutBits(likeness.candidates({ shelf, within, budget }), found), (slot) => {
        budget.spend(FUZZY_COST);
        const isAlike = fieldsIn(fields).some((field) => shelf.textsOf(slot, field).some(likeness.matches));
        if (isAlike) setBit(found, slot);
      });
      return found;
    },
  };
}

/** Texts that contain a folded word. Up to two code units the postings tell; beyond, they say where to look. */
function compileContains(word: string, fields: number, budget: Budget): Query {
  if (word === '') {
    return {
      estimate: (shelf) => shelf.slots,
      run(shelf, within) {
        budget.spend(shelf.slots / STEPS_OF_CHECK);
        return keep(shelf, within, (slot) => ((shelf.fields[slot] as number) & fields) !== 0);
      },
    };
  }
  const name = `${fields}:${word}`;
  if (word.length <= 2) {
    const lists = (shelf: Shelf): readonly Postings[] =>
      word.length === 1
        ? shelf.grams.from(word.charCodeAt(0))
        : [shelf.grams.pair(word.charCodeAt(0), word.charCodeAt(1))].filter((list) => list !== undefined);
    return {
      estimate: (shelf) => lists(shelf).reduce((sum, { length }) => sum + length, 0),
      run: (shelf, within) =>
        shelf.holding(name, within, (before) => {
          const found = emptyBits(shelf.slots);
          for (const list of lists(shelf)) {
            budget.spend(list.length / STEPS_OF_CHECK);
            addPostings(found, list, fields, before.slots);
          }
          addBits(found, before.bits);
          return found;
        }),
    };
  }
  return {
    estimate: (shelf) => rarestPair(shelf, word)?.length ?? 0,
    run(shelf, within) {
      const { values, length } = rarestPair(shelf, word) ?? NO_POSTINGS;
      const isBroad = length >= MANY_TEXTS && (shelf.holds(name) || countBits(within) * 2 >= length);
      if (!isBroad) return lookThrough({ shelf, values, start: 0, length, within });
      return shelf.holding(name, within, (before) => {
        const start = firstFrom({ values, length }, before.slots);
        const later = lookThrough({ shelf, values, start, length });
        addBits(later, before.bits);
        return later;
      });
    },
  };

  function lookThrough(places: {
    shelf: Shelf;
    values: Int32Array;
    start: number;
    length: number;
    within?: Bits;
  }): Bits {
    const { shelf, values, start, length, within } = places;
    const found = emptyBits(shelf.slots);
    for (let at = start; at < length; at++) {
      const value = values[at] as number;
      const slot = value >>> FIELD_BITS;
      if ((value & fields) === 0 || (within && !hasBit(within, slot))) continue;
      budget.spend(1);
      if (contains(shelf, slot, word, fields)) setBit(found, slot);
    }
    return found;
  }
}

/** Texts from which looking through them is worth remembering. */
const MANY_TEXTS = 1000;
const NO_POSTINGS = { values: new Int32Array(0), length: 0 };

/** All fields, or all titles, are one text; only single languages have to be taken out of it. */
function contains(shelf: Shelf, slot: number, word: string, fields: number): boolean {
  const text = shelf.texts[slot] as string;
  const at = text.indexOf(word);
  if (at < 0 || fields === EVERY_FIELD) return at >= 0;
  const tagsAt = shelf.tagsAt[slot] as number;
  if ((fields & TITLE_FIELDS) === TITLE_FIELDS) return at < tagsAt;
  if (fields === 1 << TAGS_FIELD) return at >= tagsAt || text.includes(word, tagsAt);
  return fieldsIn(fields).some((field) => shelf.textsOf(slot, field).some((part) => part.includes(word)));
}

/** A pattern with anchors, `?` or inner stars: texts that hold its parts are tried one by one. */
function compilePattern(
  wildcard: { literals: readonly string[]; matches: (text: string) => boolean },
  fields: number,
  budget: Budget,
): Query {
  const parts = wildcard.literals.map((literal) => compileLiteral(literal, fields, budget));
  return {
    estimate: (shelf) => Math.min(shelf.slots, ...parts.map((part) => part.estimate(shelf))),
    run(shelf, within) {
      const candidates = parts.reduce((left, part) => part.run(shelf, left), within);
      return keep(shelf, candidates, (slot) => {
        budget.spend(PATTERN_COST);
        return fieldsIn(fields).some((field) => shelf.textsOf(slot, field).some(wildcard.matches));
      });
    },
  };
}

/** What may contain a literal, by its rarest pair alone. */
function compileLiteral(literal: string, fields: number, budget: Budget): Query {
  const list = (shelf: Shelf): readonly Postings[] =>
    literal.length === 1
      ? shelf.grams.from(literal.charCodeAt(0))
      : [rarestPair(shelf, literal)].filter((found) => found !== undefined);
  return {
    estimate: (shelf) => list(shelf).reduce((sum, { length }) => sum + length, 0),
    run(shelf, within) {
      const found = emptyBits(shelf.slots);
      for (const postings of list(shelf)) {
        budget.spend(postings.length / STEPS_OF_CHECK);
        addPostings(found, postings, fields);
      }
      return bothBits(found, within);
    },
  };
}

/** Undefined when one of the text's pairs stands nowhere. */
function rarestPair(shelf: Shelf, text: string): Postings | undefined {
  let rarest: Postings | undefined;
  for (let at = 0; at + 1 < text.length; at++) {
    const list = shelf.grams.pair(text.charCodeAt(at), text.charCodeAt(at + 1));
    if (!list) return undefined;
    if (!rarest || list.length < rarest.length) rarest = list;
  }
  return rarest;
}

function addPostings(found: Bits, list: Pick<Postings, 'values' | 'length'>, fields: number, slot = 0): void {
  const { values, length } = list;
  for (let at = firstFrom(list, slot); at < length; at++) {
    const value = values[at] as number;
    if ((value & fields) !== 0) setBit(found, value >>> FIELD_BITS);
  }
}

/** Where in a list the places of that slot and later ones begin. */
function firstFrom({ values, length }: Pick<Postings, 'values' | 'length'>, slot: number): number {
  if (slot === 0) return 0;
  let start = length;
  while (start > 0 && (values[start - 1] as number) >>> FIELD_BITS >= slot) start--;
  return start;
}

function keep(shelf: Shelf, within: Bits, matches: (slot: number) => boolean): Bits {
  const found = emptyBits(shelf.slots);
  forEachBit(within, (slot) => {
    if (matches(slot)) setBit(found, slot);
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
      run(shelf, within) {
        const found = emptyBits(shelf.slots);
        for (const id of terms) {
          const slot = shelf.slotOf(id);
          if (slot !== undefined && hasBit(within, slot)) setBit(found, slot);
        }
        return found;
      },
    };
  }
  const name = field === 'tags.keyword' ? 'tags' : field;
  const values = [...new Set(name === 'tags' ? terms.map(fold) : terms)];
  if (values.length === 0) return NOTHING;
  return {
    estimate: (shelf) => values.reduce((sum, value) => sum + (shelf.refs(name, value)?.length ?? 0), 0),
    run(shelf, within) {
      const found = emptyBits(shelf.slots);
      for (const value of values) {
        const list = shelf.refs(name, value);
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
  const isWithin = ({ columns: { lat, lon } }: Shelf, slot: number): boolean =>
    distanceKm(centre, { lat: lat.values[slot] as number, lon: lon.values[slot] as number }) <= radiusKm;
  return {
    estimate: (shelf) => shelf.slots / 4,
    run(shelf, within) {
      const { columns } = shelf;
      const [xs, ys, zs] = [columns.x.values, columns.y.values, columns.z.values];
      const found = emptyBits(shelf.slots);
      // No place within reach lies further above or below: a belt around the earth is all that has to be measured.
      const belt = shelf.around(z, Math.sqrt(limit + edge), budget);
      budget.spend(belt.length / STEPS_OF_CHECK);
      for (let at = 0; at < belt.length; at++) {
        const slot = belt[at] as number;
        if (!hasBit(within, slot)) continue;
        const dz = (zs[slot] as number) - z;
        const dx = (xs[slot] as number) - x;
        const dy = (ys[slot] as number) - y;
        const chord = dx * dx + dy * dy + dz * dz;
        const isInside = Math.abs(chord - limit) > edge ? chord < limit : isWithin(shelf, slot);
        if (isInside) setBit(found, slot);
      }
      return found;
    },
  };
}

/** As Elasticsearch: `should` needs one match where nothing else must match, or as many as are asked for. */
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
    estimate: (shelf) => Math.min(shelf.slots, ...required.map((query) => query.estimate(shelf))),
    run(shelf, within) {
      const order =
        required.length < 2
          ? required
          : required
              .map((query) => ({ query, estimate: query.estimate(shelf) }))
              .sort((a, b) => a.estimate - b.estimate)
              .map(({ query }) => query);
      const found = order.reduce((left, query) => query.run(shelf, left), within);
      return forbidden.reduce((left, query) => withoutBits(left, query.run(shelf, left)), found);
    },
  };
}

/** The same pattern in several fields, as every search of words has it, is looked for once. */
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
    estimate: (shelf) => queries.reduce((sum, query) => sum + query.estimate(shelf), 0),
    run(shelf, within) {
      const found = emptyBits(shelf.slots);
      for (const query of queries) addBits(found, query.run(shelf, withoutBits(within, found)));
      return found;
    },
  };
}

function atLeast(queries: readonly Query[], needed: number, budget: Budget): Query {
  if (needed > queries.length) return NOTHING;
  return {
    estimate: (shelf) => shelf.slots,
    run(shelf, within) {
      const matched = new Uint8Array(shelf.slots);
      for (const query of queries) {
        budget.spend(shelf.slots / STEPS_OF_CHECK);
        forEachBit(query.run(shelf, within), (slot) => {
          matched[slot] = (matched[slot] as number) + 1;
        });
      }
      return keep(shelf, within, (slot) => (matched[slot] as number) >= needed);
    },
  };
}
