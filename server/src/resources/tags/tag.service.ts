import {
  LANGUAGES,
  type LocalizedText,
  MAX_DICTIONARY_TAGS,
  type TagChanges,
} from '@portico/shared/contracts';
import { cleanTags, tagKey, tagWords, withoutNulls } from '@portico/shared/domain';
import { AppError, notFound } from '../../kernel/app-error.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { assertNotStale, revisionStamp } from '../writes/optimistic-lock.ts';
import { type TagRecord, tagRepository } from './tag.repository.ts';

/** What the work on the dictionary needs of the services, for the server and for the operator's command. */
export interface TagStores {
  records: RecordStore;
  now: () => Date;
}

interface TagUpdate {
  provider: string;
  /** The tag as portals store it. */
  id: string;
  /** A uid; none is the operator. */
  by?: string | undefined;
  data: TagChanges;
}

/**
 * Adds a tag to the dictionary, or changes the sent fields of one. Throws 'invalid' without a name, and 'conflict' when
 * a word belongs to another tag already or when the tag was changed concurrently. [OPEN-53, T-49]
 */
export const setTag = (
  { records, now }: TagStores,
  { provider, id, by, data }: TagUpdate,
): Promise<TagRecord> =>
  retryOnConflict(async () => {
    const { modifiedDate: seen, name: sentName, ...fields } = data;
    const tags = tagRepository(records);
    const dictionary = (await tags.list(provider)).map(({ value }) => value);
    const stored = await tags.get(provider, id);
    const before = stored?.value;
    if (before) await assertNotStale({ records, provider, what: 'this tag', record: before, seen });
    else refuseOneMore(dictionary);
    const name = sentName ? cleanName(sentName) : before?.name;
    if (!name) throw new AppError('invalid', 'The tag needs a name.');
    const value: TagRecord = withoutRepeatedWords({
      ...before,
      ...withoutNulls(fields),
      _id: id,
      name,
      ...revisionStamp({ by, now: now(), before }),
    });
    refuseTakenWords(value, dictionary);
    await tags.put({ provider, id, value, expectedRevision: stored?.revision ?? 0 });
    return value;
  });

/** Removes a tag from the dictionary; it stays on portals, and the site shows it as it is stored. [OPEN-53] */
export async function deleteTag(
  { records }: Pick<TagStores, 'records'>,
  { provider, id }: { provider: string; id: string },
): Promise<void> {
  if (!(await tagRepository(records).delete(provider, id))) throw notFound('This tag');
}

/** The tag with synonyms that say something new: neither its own text nor a name. */
export function withoutRepeatedWords(tag: TagRecord): TagRecord {
  const { synonyms = [], ...rest } = tag;
  const known = new Set(tagWords(rest).map(tagKey));
  const added = cleanTags(synonyms).filter((word) => {
    const key = tagKey(word);
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return { ...rest, ...(added.length > 0 ? { synonyms: added } : {}) };
}

/** Throws 'conflict' when another tag has a word of this one, because the word would select either of them. */
export function refuseTakenWords(tag: TagRecord, dictionary: readonly TagRecord[]): void {
  const owners = new Map(
    dictionary
      .filter(({ _id }) => _id !== tag._id)
      .flatMap((other) => tagWords(other).map((word) => [tagKey(word), other._id])),
  );
  for (const word of tagWords(tag)) {
    const owner = owners.get(tagKey(word));
    if (owner !== undefined)
      throw new AppError('conflict', `The word ${word} belongs to the tag ${owner} already.`);
  }
}

function refuseOneMore(dictionary: readonly TagRecord[]): void {
  if (dictionary.length >= MAX_DICTIONARY_TAGS)
    throw new AppError('invalid', `A dictionary has ${MAX_DICTIONARY_TAGS} tags at most.`);
}

const cleanName = (name: LocalizedText): LocalizedText =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, name[language]?.trim()]).filter(([, text]) => text),
  ) as LocalizedText;
