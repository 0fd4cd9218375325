import type { Language, Tag, TagNames } from '@portico/shared/contracts';
import { localized } from '@portico/shared/domain';
import type { TagRecord } from './tag.repository.ts';

export const presentTag = ({ modifiedBy: _by, ...tag }: TagRecord): Tag => tag;

/**
 * The dictionary in one language: every page carries it, so a tag that is its own name is omitted. A name that is
 * missing in the language is taken from another. [OPEN-53, DATA-02]
 */
export function presentTagNames(dictionary: readonly TagRecord[], language: Language): TagNames {
  const names = dictionary
    .map(({ _id, name }) => [_id, localized(name, language)] as const)
    .filter(([id, name]) => name !== '' && name !== id);
  const icons = dictionary.flatMap(({ _id, icon }) => (icon === undefined ? [] : [[_id, icon] as const]));
  return {
    names: Object.fromEntries(names),
    ...(icons.length > 0 ? { icons: Object.fromEntries(icons) } : {}),
  };
}
