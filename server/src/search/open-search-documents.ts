import { LANGUAGES, type Language, MAX_SEARCH_FROM, MAX_SEARCH_SIZE } from '@portico/shared/contracts';
import type { SearchDocument } from '../resources/search/search-engine.ts';
import { FIELD_END, fold } from './fold.ts';
import { onUnitSphere } from './geo.ts';
import { wordsIn } from './tokens.ts';

/** Raise it when a document is stored otherwise: indices are then made again. */
export const STORED_RULES = 1;

/** As far as a search body may ask. */
const MAX_RESULT_WINDOW = MAX_SEARCH_FROM + MAX_SEARCH_SIZE;
/** Characters; a term may have 32 KB, and no title or tag is nearly as long. */
const MAX_TERM = 8_000;
/** How long a deleted document's version is remembered, against a server that was asleep meanwhile. */
const DELETIONS_REMEMBERED = '1h';

/** How a document lies in OpenSearch: texts folded as the in-process engine folds them, so that both find the same. */
export interface StoredDocument {
  kind: string;
  id: string;
  /** What a response shows, as it is. */
  shown: object;
  /** Folded and without signs of patterns; looked through by wildcards. */
  title: Partial<Record<Language, string>>;
  tags: string[];
  /** The folded titles again, in a form that sorts by code unit. */
  order: Partial<Record<Language | 'id', string>>;
  /** The folded tag and, behind FIELD_END, the tag as it was written. */
  tagNames: string[];
  /** Of the scripts that put spaces between words. */
  words: string[];
  townRefs: readonly string[];
  listingRefs: readonly string[];
  latLng?: { lat: number; lon: number };
  /** The place on a ball of radius 1, by which distances compare as ours do. */
  x?: number;
  y?: number;
  z?: number;
  /** Epoch milliseconds. */
  modified?: number;
  score?: number;
  appearSeq?: number;
  /** Epoch milliseconds of the writing, in fractions; of several spellings of a tag the last one is shown. */
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

/** What patterns are written with, and code points that no text has in their place: OpenSearch mistakes escaped ones. */
const SIGNS = ['*', '?', '\\'];
const IN_PLACE = ['\uFDD0', '\uFDD1', '\uFDD2'];

/** A folded text in which nothing has to be escaped in a pattern. */
export const withoutSigns = (text: string): string =>
  text.replace(/[*?\\]/g, (sign) => IN_PLACE[SIGNS.indexOf(sign)] as string);

/** The folded text again. */
export const withSigns = (text: string): string =>
  text.replace(/[\uFDD0-\uFDD2]/g, (place) => SIGNS[IN_PLACE.indexOf(place)] as string);

function placed(latLng: { lat: number; lon: number }) {
  const [x, y, z] = onUnitSphere(latLng);
  return { latLng, x, y, z };
}

/**
 * A text that sorts among others by its code units, as ours does: OpenSearch sorts by code points, and has the last of
 * the basic plane before what two code units stand for. They change places, into a private plane that nobody uses.
 */
export const byCodeUnit = (text: string): string =>
  text.replace(/[\uE000-\uFFFF]/g, (unit) => String.fromCodePoint(0x100000 + unit.charCodeAt(0)));

/** How an index of OpenSearch, or of Elasticsearch, keeps such documents. */
export function indexSettings({ isElastic }: { isElastic: boolean }): object {
  // With its values beside the grams, what they narrow is checked without reading whole documents.
  const text = { type: 'wildcard', ...(isElastic ? {} : { doc_values: true }) };
  const keyword = { type: 'keyword', ignore_above: MAX_TERM };
  const number = { type: 'double' };
  const inLanguages = (field: object) => ({
    properties: Object.fromEntries(LANGUAGES.map((language) => [language, field])),
  });
  const { properties: titles } = inLanguages(keyword);
  return {
    settings: {
      index: { max_result_window: MAX_RESULT_WINDOW, gc_deletes: DELETIONS_REMEMBERED },
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
