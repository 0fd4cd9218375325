import { createHash } from 'node:crypto';
import { createCache } from '../kernel/create-cache.ts';
import { SYSTEM_PARTITION } from '../kernel/partition.ts';
import type { RecordChange, RecordStore, StoredRecord } from './record-store.ts';

/** Kinds that no anonymous page depends on. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'account-usage',
  'audit',
  'counter',
  'deleted-portal',
  'figures-page',
  'figures-pages',
  'figures-searches',
  'figures-site',
  'one-time-code',
  'passkey-challenge',
  'portal-draft',
  'portal-end',
  'portal-reports',
  'portal-transition',
  'portal-translation',
  'portal-usage',
  'portal-version',
  'portal-versions',
  'portal-views',
  'session',
  'tries',
  'used-nonce',
  'user',
  'username',
]);
/** Kinds that visitors do not see, but that change which images they may see. */
const ONLY_FOR_IMAGES: ReadonlySet<string> = new Set(['image', 'web-page-draft']);
/** Kinds of the groups of portals. */
const GROUPS: ReadonlySet<string> = new Set(['town', 'listing']);
/** Fields whose change a visitor cannot see. */
const NOT_SHOWN_FIELDS: ReadonlySet<string> = new Set([
  'modifiedDate',
  'modifiedBy',
  'createdDate',
  'statusDate',
  'rejectReason',
]);
/** Records whose visible content is remembered as a hash; some 200 bytes each. */
const MAX_REMEMBERED = 20_000;
/** More changes at once come from an import, where comparing costs more than it saves. */
const MAX_COMPARED = 50;

/** Marks a record that visitors cannot see, or that does not exist. */
const HIDDEN = '';

/** Versions of a provider's visible content. A cache stores the version with its entry and compares it on reading. */
export interface ContentVersions {
  /** Changes with every write that a visitor could see, before the write's promise resolves. */
  of(provider: string): string;
  /** As `of`, and changes with every write of an image, a page or the draft of a page as well. */
  withImages(provider: string): string;
  /** Changes with every write of a town or listing, no later than `of`. */
  ofGroups(provider: string): string;
  /** Another text after every write of the tag dictionary, not later than `of`. */
  ofTags(provider: string): string;
}

interface Remembered {
  revision: number;
  content: string;
  /** Whether a visitor could see the write. */
  wasSeen: boolean;
}

/** `followed` notifies of the same writes as `records` once the search has indexed them, of some twice. */
export function createContentVersions(
  records: Pick<RecordStore, 'get'>,
  followed: Pick<RecordStore, 'subscribe'>,
): ContentVersions {
  const versions = new Map<string, number>();
  const imageVersions = new Map<string, number>();
  const groupVersions = new Map<string, number>();
  const tagVersions = new Map<string, number>();
  const remembered = createCache<Remembered>(MAX_REMEMBERED);
  const raise = (of: Map<string, number>, partition: string) =>
    of.set(partition, (of.get(partition) ?? 0) + 1);
  const versionOf = (partition: string): number => versions.get(partition) ?? 0;
  const of = (provider: string) => `${versionOf(SYSTEM_PARTITION)}.${versionOf(provider)}`;

  async function isSeen(change: RecordChange): Promise<boolean> {
    const key = `${change.provider}/${change.kind}/${change.id}`;
    const record = await records.get(change).catch(() => undefined);
    // Written again since: the search may not have indexed this state yet, so the next change must count.
    if (record?.revision !== (change.deleted ? undefined : change.revision)) {
      remembered.delete(key);
      return true;
    }
    const content = await visibleContent(records, record).catch(() => undefined);
    if (content === undefined) {
      remembered.delete(key);
      return true;
    }
    const before = remembered.get(key);
    // Second notification: the search has indexed the write late.
    if (before?.revision === change.revision && before.content === content) return before.wasSeen;
    // Nothing existed before revision 1.
    const was = change.revision === 1 ? HIDDEN : before?.content;
    const wasSeen = was !== content;
    remembered.set(key, { revision: change.revision, content, wasSeen });
    return wasSeen;
  }

  followed.subscribe(
    async (changes) => {
      for (const change of changes) {
        const { provider, kind, id } = change;
        if (GROUPS.has(kind)) raise(groupVersions, provider);
        if (kind === 'tag') raise(tagVersions, provider);
        if (ONLY_FOR_IMAGES.has(kind) || kind === 'web-page') raise(imageVersions, provider);
        if (ONLY_FOR_IMAGES.has(kind)) continue;
        if (changes.length > MAX_COMPARED) {
          remembered.delete(`${provider}/${kind}/${id}`);
          raise(versions, provider);
        } else if (await isSeen(change)) raise(versions, provider);
      }
    },
    ({ kind }) => !NOT_SHOWN.has(kind),
  );

  return {
    of,
    withImages: (provider) => `${of(provider)}.${imageVersions.get(provider) ?? 0}`,
    ofGroups: (provider) => `${groupVersions.get(provider) ?? 0}`,
    ofTags: (provider) => `${tagVersions.get(provider) ?? 0}`,
  };
}

type Values = Record<string, unknown>;

/** A hash of the content that visitors can see; HIDDEN when there is none. */
async function visibleContent(
  records: Pick<RecordStore, 'get'>,
  record: StoredRecord | undefined,
): Promise<string> {
  if (!record || (await isOfHidden(records, record))) return HIDDEN;
  const fields = Object.entries(record.value as Values).filter(([field]) => !NOT_SHOWN_FIELDS.has(field));
  return createHash('sha256').update(JSON.stringify(fields)).digest('base64url');
}

/** Whether the record is a portal or a page that visitors cannot see, or belongs to one. */
async function isOfHidden(
  records: Pick<RecordStore, 'get'>,
  { provider, kind, value }: StoredRecord,
): Promise<boolean> {
  const { status, isWithheld, isUnpublished, portalId, catalogId } = value as Values;
  const isHiddenOf = async (ownerKind: string, id: unknown) => {
    const owner = await records.get({ provider, kind: ownerKind, id: String(id) });
    return !owner || (await isOfHidden(records, owner));
  };
  switch (kind) {
    case 'portal':
      return status === 'DRAFT' || isWithheld === true;
    case 'web-page':
      return isUnpublished === true;
    case 'catalog':
      return isHiddenOf('portal', portalId);
    case 'catalog-ref':
    case 'product':
      return isHiddenOf('catalog', catalogId);
    default:
      return false;
  }
}
