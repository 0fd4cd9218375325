import { LANGUAGES, type Language, MAX_SEARCH_FROM, MAX_SEARCH_SIZE } from '@portico/shared/contracts';
import { FIELD_END, fold } from '../content/fold.ts';
import type { SearchDocument } from '../resources/search/search-engine.ts';
import { onUnitSphere } from './geo.ts';
import { wordsIn } from './tokens.ts';

/** Raise it when the stored form of documents changes: existing indices are then rebuilt. */
export const STORED_RULES = 1;

/** The last row that a search body may request. */
const MAX_RESULT_WINDOW = MAX_SEARCH_FROM + MAX_SEARCH_SIZE;
/** Characters. Terms are limited to 32 KB, and titles and tags are far shorter. */
const MAX_TERM = 8_000;
/** How long versions of deleted documents are remembered, so that a delayed server cannot restore one. */
const DELETIONS_REMEMBERED = '1h';

/** A document as stored in OpenSearch. Texts are folded by our own code, so that both engines match the same. */
export interface StoredDocument {
  kind: string;
  id: string;
  /** The source that a response returns. */
  shown: object;
  /** Folded, with pattern characters substituted; matched by wildcard queries. */
  title: Partial<Record<Language, string>>;
  tags: string[];
  /** The folded titles again, encoded to sort by UTF-16 code unit. */
  order: Partial<Record<Language | 'id', string>>;
  /** Folded tag, FIELD_END, and the tag as written. */
  tagNames: string[];
  /** Words of the scripts with spaces between words, for fuzzy matching. */
  words: string[];
  townRefs: readonly string[];
  listingRefs: readonly string[];
  latLng?: { lat: number; lon: number };
  /** The position on a unit sphere, so that distances compare as in our own engine. */
  x?: number;
  y?: number;
  z?: number;
  /** Epoch milliseconds. */
  modified?: number;
  score?: number;
  appearSeq?: number;
  /** Epoch milliseconds of the write, with fractions; the tag spelling of the latest write is shown. */
  written: number;
}

export function storedDocument(document: SearchDocument, written: number): StoredDocument {
  const { index, id, fields, source } = document;
  const {
    title,
    tags = [],
    townRefs = [],
    listingRefs = [],
    latLng,
    modifiedDate,
    score,
    appearSeq,
  } = fields;
  const titles = LANGUAGES.flatMap((language) => {
    const text = title[language];
    return text === undefined ? [] : [[language, fold(text)] as const];
  });
  const folded = tags.map(fold);
  const names = new Map(tags.map((tag) => [fold(tag), tag]));
  return {
    kind: index,
    id,
    shown: source,
    title: Object.fromEntries(titles.map(([language, text]) => [language, withoutSigns(text)])),
    tags: folded.map(withoutSigns),
    order: {
      ...Object.fromEntries(titles.map(([language, text]) => [language, byCodeUnit(text)])),
      id: byCodeUnit(id),
    },
    tagNames: [...names].map(([tag, name]) => `${tag}${FIELD_END}${name}`),
    words: [...new Set([...titles.map(([, text]) => text), ...folded].flatMap(wordsIn))],
    townRefs,
    listingRefs,
    ...(latLng ? placed(latLng) : {}),
    ...(modifiedDate === undefined ? {} : { modified: Date.parse(modifiedDate) }),
    ...(score === undefined ? {} : { score }),
    ...(appearSeq === undefined ? {} : { appearSeq }),
    written,
  };
}

/** Pattern characters and their substitutes, which no text contains: OpenSearch mishandles escaped ones. */
const SIGNS = ['*', '?', '\\'];
const SUBSTITUTES = ['\uFDD0', '\uFDD1', '\uFDD2'];

/** A folded text in which no pattern character needs escaping. */
export const withoutSigns = (text: string): string =>
  text.replace(/[*?\\]/g, (sign) => SUBSTITUTES[SIGNS.indexOf(sign)] as string);

/** Restores the folded text. */
export const withSigns = (text: string): string =>
  text.replace(/[\uFDD0-\uFDD2]/g, (substitute) => SIGNS[SUBSTITUTES.indexOf(substitute)] as string);

function placed(latLng: { lat: number; lon: number }) {
  const [x, y, z] = onUnitSphere(latLng);
  return { latLng, x, y, z };
}

/**
 * Encodes a text so that it sorts by UTF-16 code unit, as in our own engine. OpenSearch sorts by code point, so the end
 * of the basic plane and surrogate pairs swap places in a private-use plane.
 */
export const byCodeUnit = (text: string): string =>
  text.replace(/[\uE000-\uFFFF]/g, (unit) => String.fromCodePoint(0x100000 + unit.charCodeAt(0)));

/** Index settings and mappings for OpenSearch, or for Elasticsearch. */
export function indexSettings({ isElastic }: { isElastic: boolean }): object {
  // Doc values let the engine verify wildcard matches without reading whole documents.
  const text = { type: 'wildcard', ...(isElastic ? {} : { doc_values: true }) };
  const keyword = { type: 'keyword', ignore_above: MAX_TERM };
  const number = { type: 'double' };
  const inLanguages = (field: object) => ({
    properties: Object.fromEntries(LANGUAGES.map((language) => [language, field])),
  });
  const { properties: titles } = inLanguages(keyword);
  return {
    settings: {
      index: {
        max_result_window: MAX_RESULT_WINDOW,
        gc_deletes: DELETIONS_REMEMBERED,
        // A replica without a second node would never be assigned, and counts against the node's limit of shards.
        auto_expand_replicas: '0-1',
      },
    },
    mappings: {
      dynamic: false,
      properties: {
        kind: keyword,
        shown: { type: 'object', enabled: false },
        title: inLanguages(text),
        tags: { ...keyword, fields: { any: text } },
        order: { properties: { ...titles, id: keyword } },
        tagNames: keyword,
        words: keyword,
        townRefs: keyword,
        listingRefs: keyword,
        latLng: { type: 'geo_point' },
        modified: { type: 'date', format: 'epoch_millis' },
        x: number,
        y: number,
        z: number,
        score: number,
        appearSeq: number,
        written: number,
      },
    },
  };
}
