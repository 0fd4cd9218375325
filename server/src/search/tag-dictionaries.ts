import { tagWords } from '@portico/shared/domain';
import { fold } from '../content/fold.ts';
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
  const read = new Map<string, { version: string; dictionary: Promise<readonly SearchedTag[]> }>();

  async function readDictionary(provider: string): Promise<readonly SearchedTag[]> {
    return (await tags.list(provider)).map(({ id, value }) => ({
      id,
      foldedId: fold(id),
      foldedWords: tagWords(value).map(fold),
    }));
  }

  return {
    of(provider) {
      // Before it is read: a write meanwhile makes it outdated.
      const version = versions.ofTags(provider);
      const known = read.get(provider);
      if (known?.version === version) return known.dictionary;
      const dictionary = readDictionary(provider);
      read.set(provider, { version, dictionary });
      dictionary.catch(() => {
        if (read.get(provider)?.dictionary === dictionary) read.delete(provider);
      });
      return dictionary;
    },
  };
}
