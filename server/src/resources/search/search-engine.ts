import type {
  Language,
  LocalizedText,
  SearchBody,
  SearchIndexName,
  SearchResponse,
  Suggestion,
} from '@portico/shared/contracts';
import { AppError } from '../../kernel/app-error.ts';

/** What is matched and sorted by. A private item leaves out what must not find it. [AMBIG-23] */
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
  /** Of the record, where an engine that several processes write to keeps the latest. */
  revision?: number | undefined;
}

export interface SearchDocument extends SearchDocumentKey {
  fields: SearchFields;
  /** What a response shows: it never holds more than anyone may see. */
  source: object;
}

export interface SearchRequest {
  provider: string;
  indices: readonly SearchIndexName[];
  body: SearchBody;
  /** Whether words that differ a little count too, when the words themselves find next to nothing. */
  fuzzy?: boolean | undefined;
  /** Whether the most frequent tags of all that was found come along. */
  tagFacets?: boolean | undefined;
  /** Private towns and listings that may be named to this asker, such as `townRefs:nan`; others are withheld. */
  granted?: readonly string[] | undefined;
}

export interface SuggestRequest {
  provider: string;
  indices: readonly SearchIndexName[];
  /** What was typed so far. */
  text: string;
  /** Titles in this language come first. */
  language: Language;
}

export interface SearchOptions {
  /** Aborted when nobody waits for the response. */
  signal?: AbortSignal | undefined;
  /** Searches of different askers take turns. */
  asker?: string | undefined;
}

/**
 * Finds documents by the specification's `_search` body. [ESQ-01..12] It holds nothing but what the public may find:
 * see `documents.ts`. Ties in the order are broken by `_id`.
 */
export interface SearchEngine {
  /** A SearchAnswer as JSON in UTF-8, ready to be sent; `readAnswer` reads it. Refuses what is too costly to look for. */
  search(request: SearchRequest, options?: SearchOptions): Promise<Uint8Array>;
  /** Resolves once searches of the provider can be answered; waits for no other search. */
  ready(provider: string): Promise<void>;
  /** Titles and tags that begin with a text, at most MAX_SUGGESTIONS. */
  suggest(request: SuggestRequest, options?: SearchOptions): Promise<Suggestion[]>;
  /** Adds documents, or replaces them; once the promise resolves, searches find them. */
  index(documents: readonly SearchDocument[]): Promise<void>;
  remove(keys: readonly SearchDocumentKey[]): Promise<void>;
  close(): Promise<void>;
}

export const readResponse = (response: Uint8Array): SearchResponse =>
  JSON.parse(
    Buffer.from(response.buffer, response.byteOffset, response.byteLength).toString(),
  ) as SearchResponse;

/** The search would take longer than others should wait for; the message is for who sent it. [T-04] */
export class SearchTooCostly extends Error {
  override readonly name = 'SearchTooCostly';

  constructor(message = 'The search is too broad: longer words, or fewer, find more.') {
    super(message);
  }
}

/** The search has reached its deadline. [T-04] */
export class SearchTookTooLong extends SearchTooCostly {
  constructor() {
    super('The search takes too long: longer words, or fewer, find more.');
  }
}

/** The engine cannot be reached; callers get 503 and may try again. */
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
