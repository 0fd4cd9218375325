import { localized, tagMeantBy } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useKnownTagsQuery } from '../tags.api.ts';

export interface TagDictionary {
  /** True while the names load. Do not show the stored tag meanwhile: it may be in another language. */
  isPending: boolean;
  /** How a stored tag is shown. */
  nameOf: (tag: string) => string;
  /** The tag to store for a typed text. */
  meantBy: (text: string) => string;
}

/** The site's tag dictionary in the reader's language. Without it, tags are shown and stored as they are typed. [OPEN-53] */
export function useTagDictionary(): TagDictionary {
  const { language } = useText('mfe-creator');
  const { data: dictionary = [], isLoading } = useKnownTagsQuery();
  const names = new Map(dictionary.map(({ _id, name }) => [_id, localized(name, language) || _id]));
  return {
    isPending: isLoading,
    nameOf: (tag) => names.get(tag) ?? tag,
    meantBy: (text) => tagMeantBy(text, dictionary),
  };
}
