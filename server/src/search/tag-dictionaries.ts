import { tagWords } from '@portico/shared/domain';
import { fold } from '../content/fold.ts';
import { cachedByVersion } from '../kernel/cached-by-version.ts';
import { tagRepository } from '../resources/tags/tag.repository.ts';
import type { ContentVersions } from '../storage/content-versions.ts';
import type { RecordStore } from '../storage/record-store.ts';

/** A tag with every word by which it is found, folded. */
export interface SearchedTag {
  /** As portals store it. */
  id: string;
  foldedId: string;
  /** Names and synonyms. */
  foldedWords: readonly string[];
}

/** The tag dictionary of each provider, as searches use it. */
export interface TagDictionaries {
  of(provider: string): Promise<readonly SearchedTag[]>;
}

/** Read again after a write of a tag alone. */
export function createTagDictionaries(records: RecordStore, versions: ContentVersions): TagDictionaries {
  const tags = tagRepository(records);
  return {
    of: cachedByVersion(
      (provider) => versions.ofTags(provider),
      async (provider) =>
        (await tags.list(provider)).map(({ id, value }) => ({
          id,
          foldedId: fold(id),
          foldedWords: tagWords(value).map(fold),
        })),
    ),
  };
}
