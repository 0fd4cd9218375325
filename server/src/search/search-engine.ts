import type { LocalizedText, SearchAnswer, SearchBody, SearchIndexName } from '@portico/shared/contracts';

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
}

export interface SearchDocument extends SearchDocumentKey {
  fields: SearchFields;
  /** What an answer shows: it never holds more than anyone may see. */
  source: object;
}

/**
 * Finds documents by the specification's `_search` body. [ESQ-01..12] It holds nothing but what the public may find:
 * see `documents.ts`. Ties in the order are broken by `_id`.
 */
export interface SearchEngine {
  search(provider: string, indices: readonly SearchIndexName[], body: SearchBody): Promise<SearchAnswer>;
  /** Adds documents, or replaces them. */
  index(documents: readonly SearchDocument[]): Promise<void>;
  remove(keys: readonly SearchDocumentKey[]): Promise<void>;
}
