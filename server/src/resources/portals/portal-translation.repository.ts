import type { Language } from '@portico/shared/contracts';
import { type Collection, collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';

export const PORTAL_TRANSLATION = 'portal-translation';

/** A text in one language, and the text that it was translated from. */
export interface TranslatedFrom {
  language: Language;
  /** Hash of the translation. */
  hash: string;
  from: Language;
  fromHash: string;
  /** What it was translated from, shortened. */
  fromText: string;
}

/** A translation that a service suggests for a text, wherever that text stands in the page. */
export interface Suggestion {
  language: Language;
  text: string;
  from: Language;
  fromHash: string;
}

/**
 * What is known about the translations of a page, under its id. It names texts by their hashes, not by their paths, so
 * it stays right when a gallery is sorted or a version is restored, and serves the draft as well.
 */
export interface PortalTranslationRecord {
  portalId: string;
  /** The language that texts are translated from, if an editor has chosen it. */
  source?: Language | undefined;
  pairs: TranslatedFrom[];
  suggestions: Suggestion[];
}

export const portalTranslationRepository = (records: RecordStore): Collection<PortalTranslationRecord> =>
  collection<PortalTranslationRecord>(records, PORTAL_TRANSLATION);
