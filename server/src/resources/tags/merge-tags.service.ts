import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { cleanTags, tagKey, tagWords } from '@portico/shared/domain';
import type { Config } from '../../config/config.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { OnProgress } from '../../kernel/on-progress.ts';
import { retryOnConflict } from '../../kernel/retry-on-conflict.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import { updatePortal } from '../portals/update-portal.ts';
import { WEB_CONFIG_ID, webConfigRepository } from '../web-config/web-config.repository.ts';
import { revisionStamp } from '../writes/optimistic-lock.ts';
import { type TagRecord, tagRepository } from './tag.repository.ts';
import { refuseTakenWords, type TagStores, withoutRepeatedWords } from './tag.service.ts';

/** Portals that are read at once while those with a tag are looked for. */
const PAGE = 200;

interface TagMerge {
  provider: string;
  /** A uid; undefined for the operator. */
  by?: string | undefined;
  /** The tag that ends, in the dictionary or not. */
  from: string;
  /** The tag of the dictionary that takes its words and its portals. */
  into: string;
  onPortals?: OnProgress | undefined;
  /** The cursor from which a merge with a limit continues. */
  after?: string | undefined;
  /** How much to do before it stops with a cursor: portals to read and to rewrite; everything by default. */
  limit?: { reads: number; writes: number } | undefined;
}

interface MergedTags {
  tag: TagRecord;
  /** How many portals were rewritten. */
  portals: number;
  /** Whether the site's configuration named the tag that ended. */
  isConfigured: boolean;
  /** Where the merge continues; undefined once it is complete. */
  next?: string | undefined;
}

/**
 * Makes two tags one: first in the dictionary, so that both texts are known as the same tag, then in each portal, in a
 * commit of its own with its version and the search. An interrupted merge continues when it is run again. [OPEN-53]
 */
export async function mergeTags(
  stores: TagStores & { config: Config },
  { provider, by, from, into, onPortals, after = '', limit }: TagMerge,
): Promise<MergedTags> {
  if (from === into) throw new AppError('invalid', 'A tag cannot be merged into itself.');
  const replacement = { provider, by, from, into };
  const tag = await mergeInDictionary(stores, replacement);
  const isConfigured = await replaceInWebConfig(stores, replacement);
  const { reads = Number.POSITIVE_INFINITY, writes = Number.POSITIVE_INFINITY } = limit ?? {};
  let portals = 0;
  let read = 0;
  let next: string | undefined = after;
  while (next !== undefined && read < reads && portals < writes) {
    const page = await portalPage(stores, { provider, after: next });
    for (const { id, value } of page) {
      if (!value.tags?.includes(from)) continue;
      if (!(await replaceInPortal(stores, { ...replacement, id }))) continue;
      portals++;
      onPortals?.(portals, 0);
    }
    read += page.length;
    next = page.length === PAGE ? page.at(-1)?.id : undefined;
  }
  return { tag, portals, isConfigured, next };
}

type Replacement = Pick<TagMerge, 'provider' | 'by' | 'from' | 'into'>;

const replaced = (tags: readonly string[], { from, into }: Replacement): string[] =>
  cleanTags(tags.map((tag) => (tag === from ? into : tag)));

/** The tag with the words of the other one, whose entry is removed in the same commit. */
const mergeInDictionary = (
  { records, now }: TagStores,
  { provider, by, from, into }: Replacement,
): Promise<TagRecord> =>
  retryOnConflict(async () => {
    const tags = tagRepository(records);
    const [target, source] = await Promise.all([tags.get(provider, into), tags.get(provider, from)]);
    if (!target)
      throw new AppError('not-found', `The tag ${into} is not in the dictionary: add it with \`tags set\`.`);
    const { value: before, revision } = target;
    const words = source ? tagWords(source.value) : [from];
    const known = new Set(tagWords(before).map(tagKey));
    if (!source && words.every((word) => known.has(tagKey(word)))) return before;
    const merged = withoutRepeatedWords({
      ...before,
      name: { ...source?.value.name, ...before.name },
      synonyms: [...(before.synonyms ?? []), ...words],
      ...revisionStamp({ by, now: now(), before }),
    });
    const others = (await tags.list(provider)).map(({ value }) => value).filter(({ _id }) => _id !== from);
    refuseTakenWords(merged, others);
    if ((merged.synonyms?.length ?? 0) > CONTENT_LIMITS.tagSynonyms)
      throw new AppError('invalid', `A tag has ${CONTENT_LIMITS.tagSynonyms} synonyms at most.`);
    await records.batch([
      tags.write({ provider, id: into, value: merged, expectedRevision: revision }),
      ...(source
        ? [{ delete: { provider, kind: tags.kind, id: from, expectedRevision: source.revision } }]
        : []),
    ]);
    return merged;
  });

/** The tags that have a block on the home page. */
const replaceInWebConfig = ({ records, now }: TagStores, replacement: Replacement): Promise<boolean> =>
  retryOnConflict(async () => {
    const { provider, by, from } = replacement;
    const configs = webConfigRepository(records);
    const stored = await configs.get(provider, WEB_CONFIG_ID);
    if (!stored?.value.tags.includes(from)) return false;
    const { value: before, revision } = stored;
    const value = {
      ...before,
      tags: replaced(before.tags, replacement),
      ...revisionStamp({ by, now: now(), before }),
    };
    await configs.put({ provider, id: WEB_CONFIG_ID, value, expectedRevision: revision });
    return true;
  });

/** False when its editors have removed the tag or the portal meanwhile. */
async function replaceInPortal(
  stores: TagStores & { config: Config },
  { id, ...replacement }: Replacement & { id: string },
): Promise<boolean> {
  const { provider, by, from } = replacement;
  let isReplaced = false;
  try {
    await updatePortal(stores, {
      provider,
      id,
      who: 'editor',
      authorise: () => undefined,
      change(portal) {
        isReplaced = portal.tags?.includes(from) === true;
        if (!isReplaced) return portal;
        return {
          ...portal,
          tags: replaced(portal.tags ?? [], replacement),
          ...revisionStamp({ by, now: stores.now(), before: portal }),
        };
      },
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'not-found') return false;
    throw error;
  }
  return isReplaced;
}

/** Portals in every status, after that cursor. */
const portalPage = (
  { records }: Pick<TagStores, 'records'>,
  { provider, after }: { provider: string; after: string },
): Promise<{ id: string; value: PortalRecord }[]> =>
  records.list<PortalRecord>({ provider, kind: portalRepository(records).kind, after, limit: PAGE });
