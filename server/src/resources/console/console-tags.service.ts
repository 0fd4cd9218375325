import type { ConsoleTag, consoleTags, QueryOf } from '@portico/shared/contracts';
import { localized, tagWords } from '@portico/shared/domain';
import type { RecordStore } from '../../storage/record-store.ts';
import { presentTag } from '../tags/tag.presenter.ts';
import { tagRepository } from '../tags/tag.repository.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../web-config/web-config.repository.ts';
import { listPage } from './list-page.ts';

interface TagList {
  provider: string;
  query: QueryOf<typeof consoleTags>;
  /** How many portals store each tag. */
  counts: ReadonlyMap<string, number>;
}

/** One page of the dictionary, or of the tags on portals that it does not have. [OPEN-53] */
export async function listTags(
  records: RecordStore,
  { provider, query, counts }: TagList,
): Promise<{ total: number; rows: ConsoleTag[] }> {
  const dictionary = (await tagRepository(records).list(provider)).map(({ value }) => value);
  const isKnown = new Set(dictionary.map(({ _id }) => _id));
  const nameOf = ({ _id, name }: ConsoleTag): string => localized(name, query.language) || _id;
  const { compare } = new Intl.Collator(query.language);
  const byName = (a: ConsoleTag, b: ConsoleTag): number => compare(nameOf(a), nameOf(b));
  const pagesWith = (tag: string) => counts.get(tag) ?? 0;
  const tags: ConsoleTag[] =
    query.show === 'known'
      ? dictionary.map((tag) => ({ ...presentTag(tag), isKnown: true, pages: pagesWith(tag._id) }))
      : [...counts.keys()]
          .filter((tag) => !isKnown.has(tag))
          .map((tag) => ({ _id: tag, name: {}, isKnown: false, pages: pagesWith(tag) }));
  return listPage(tags, query, {
    textsOf: tagWords,
    order: {
      name: byName,
      pages: (a, b) => b.pages - a.pages || byName(a, b),
      changed: (a, b) => (b.modifiedDate ?? '').localeCompare(a.modifiedDate ?? '') || byName(a, b),
    },
  });
}

/** Whether it is one of the tags of the home page. */
export async function isTagOfHome(
  records: RecordStore,
  { provider, tag }: { provider: string; tag: string },
): Promise<boolean> {
  const config = await webConfigRepository(records).get(provider, WEB_CONFIG_ID);
  return config?.value.tags.includes(tag) === true;
}
