import type {
  Language,
  LocalizedText,
  SearchBody,
  SearchIndexName,
  SearchResponse,
  Suggestion,
} from '@portico/shared/contracts';
import { AppError } from '../../kernel/app-error.ts';

/** The fields for matching and sorting. A private item omits those that must not find it. [AMBIG-23] */
export interface SearchFields {
  title: LocalizedText;
  tags?: readonly string[] | undefined;
  townRefs?: readonly string[] | undefined;
  listingRefs?: readonly string[] | undefined;
  /** Degrees. */
  latLng?: { lat: number; lon: number } | undefined;
  /** ISO time. */
  modifiedDate?: string | undefined;
  score?: number | undefined;
  appearSeq?: number | undefined;
}

export interface SearchDocumentKey {
  provider: string;
  index: SearchIndexName;
  id: string;
  /** The record's revision: engines with several writers index the latest one. */
  revision?: number | undefined;
}

export interface SearchDocument extends SearchDocumentKey {
  fields: SearchFields;
  /** Shown in responses, so it contains only what anyone may see. */
  source: object;
}

export interface SearchRequest {
  provider: string;
  indices: readonly SearchIndexName[];
  body: SearchBody;
  /** Whether similar words match as well when the exact search finds next to nothing. */
  fuzzy?: boolean | undefined;
  /** Whether to return the most frequent tags of all matches. */
  tagFacets?: boolean | undefined;
  /** Private towns and listings that this requester may see, such as `townRefs:nan`; others are withheld. */
  granted?: readonly string[] | undefined;
  /** Hits have texts in this language only, unless they lack it; see `withLanguage`. */
  language?: Language | undefined;
}

export interface SuggestRequest {
  provider: string;
  indices: readonly SearchIndexName[];
  /** The text typed so far. */
  text: string;
  /** Titles in this language come first. */
  language: Language;
}

export interface SearchOptions {
  /** Aborted when the caller stops waiting. */
  signal?: AbortSignal | undefined;
  /** Client for fair queueing. */
  requester?: string | undefined;
}

/**
 * Searches documents by the specification's `_search` body; ties are broken by `_id`. The index contains only what the
 * public may find: see `documents.ts`. [ESQ-01..12]
 */
export interface SearchEngine {
  /** Returns the response as JSON in UTF-8, ready to be sent; rejects a search that is too costly. */
  search(request: SearchRequest, options?: SearchOptions): Promise<Uint8Array>;
  /** Resolves once the provider can be searched; does not wait for other searches. */
  ready(provider: string): Promise<void>;
  /** Titles and tags that begin with a text, at most MAX_SUGGESTIONS. */
  suggest(request: SuggestRequest, options?: SearchOptions): Promise<Suggestion[]>;
  /** Adds or replaces documents; searches find them once the promise resolves. */
  index(documents: readonly SearchDocument[]): Promise<void>;
  remove(keys: readonly SearchDocumentKey[]): Promise<void>;
  close(): Promise<void>;
}

export const readResponse = (response: Uint8Array): SearchResponse =>
  JSON.parse(
    Buffer.from(response.buffer, response.byteOffset, response.byteLength).toString(),
  ) as SearchResponse;

/** The search would block others for too long; the message is for its sender. [T-04] */
export class SearchTooCostly extends Error {
  override readonly name = 'SearchTooCostly';

  constructor(message = 'The search is too broad: use longer or fewer words.') {
    super(message);
  }
}

/** The search has reached its timeout. [T-04] */
export class SearchTookTooLong extends SearchTooCostly {
  constructor() {
    super('The search takes too long: use longer or fewer words.');
  }
}

/** The engine cannot be reached; callers get 503 and may retry. */
export class SearchUnavailable extends AppError {
  constructor(override readonly cause: unknown) {
    super('unavailable', 'Searches are not available at the moment: please try again shortly.');
  }
}

/** The client closed the connection before it had the result. */
export class SearchAbandoned extends AppError {
  constructor() {
    super('unavailable', 'The client of the search has disconnected.');
  }
}
