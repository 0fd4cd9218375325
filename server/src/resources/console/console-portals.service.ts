import {
  type AuthUser,
  type BulkRefusal,
  CONTENT_LIMITS,
  type ConsolePortal,
  type ConsolePortalDetails,
  LANGUAGES,
  type LocalizedText,
  type PortalResult,
} from '@portico/shared/contracts';
import { cleanTags, hasTranslation, tagMeantBy } from '@portico/shared/domain';
import { AppError, notFound } from '../../kernel/app-error.ts';
import type { Collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import { withholdsImages } from '../images/image.policy.ts';
import { smallImageUrl } from '../images/image.presenter.ts';
import type { ImageSignatures } from '../images/image-signatures.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { type DeletedPortalRecord, deletedPortalRepository } from '../portals/deleted-portal.repository.ts';
import { isModeratedBy, ownerOf } from '../portals/portal.policy.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import type { PortalStores } from '../portals/portal.service.ts';
import { deletePortal, RESTORABLE_DAYS, restorePortal } from '../portals/portal-deletion.service.ts';
import { membersOf } from '../portals/portal-editors.service.ts';
import { updatePortal } from '../portals/update-portal.ts';
import { decideReview, movesOf } from '../review/review.service.ts';
import { tagRepository } from '../tags/tag.repository.ts';
import { townRepository } from '../towns/town.repository.ts';
import { revisionStamp } from '../writes/optimistic-lock.ts';

const DAY_MS = 86_400_000;

/** A portal, and when it was deleted if it is in the bin. */
interface PortalState {
  portal: PortalRecord;
  deleted?: Pick<DeletedPortalRecord, 'deletedAt' | 'deletedBy'>;
}

interface RowStores {
  records: RecordStore;
  imageSignatures: ImageSignatures;
}

interface RowRequest {
  provider: string;
  ids: readonly string[];
  /** Rows of the bin. */
  isInBin: boolean;
}

/** Rows of the list, in the order of the ids; portals that were deleted or restored since are left out. */
export async function portalRows(
  stores: RowStores,
  { provider, ids, isInBin }: RowRequest,
): Promise<ConsolePortal[]> {
  const found: PortalState[] = isInBin
    ? (await deletedPortalRepository(stores.records).getMany(provider, ids)).map(({ value }) => ({
        portal: value.portal,
        deleted: value,
      }))
    : (await portalRepository(stores.records).getMany(provider, ids)).map(({ value }) => ({ portal: value }));
  const byId = new Map(found.map((state) => [state.portal._id, state]));
  return presentRows(stores, {
    provider,
    states: ids.flatMap((id) => byId.get(id) ?? []),
  });
}

async function presentRows(
  { records, imageSignatures }: RowStores,
  { provider, states }: { provider: string; states: readonly PortalState[] },
): Promise<ConsolePortal[]> {
  const towns = await titlesOf(townRepository(records), {
    provider,
    ids: states.flatMap(({ portal }) => portal.townRefs),
  });
  const uids = states.flatMap(({ portal, deleted }) =>
    [ownerOf(portal), portal.modifiedBy, deleted?.deletedBy].filter((uid) => uid !== undefined),
  );
  const names = await displayNames(records, { provider, uids });
  const nameOf = (uid: string | undefined) => uid && (names.get(uid) ?? uid);
  return states.map(({ portal, deleted }) => {
    const { _id: id, title, status, isPrivate, isWithheld, townRefs, modifiedDate, modifiedBy } = portal;
    const owner = ownerOf(portal);
    return {
      id,
      title,
      status,
      isPrivate,
      isWithheld,
      thumbnail: thumbnailOf(portal, { imageSignatures, isDeleted: deleted !== undefined }),
      towns: townRefs.map((town) => ({ id: town, title: towns.get(town) ?? {} })),
      owner: owner === undefined ? undefined : { uid: owner, displayName: nameOf(owner) ?? owner },
      modifiedDate,
      modifiedBy: nameOf(modifiedBy),
      deleted: deleted && {
        at: deleted.deletedAt,
        by: nameOf(deleted.deletedBy),
        until: new Date(Date.parse(deleted.deletedAt) + RESTORABLE_DAYS * DAY_MS).toISOString(),
      },
    };
  });
}

/** A draft's pictures are for its editors only. */
function thumbnailOf(
  portal: PortalRecord,
  { imageSignatures, isDeleted }: { imageSignatures: ImageSignatures; isDeleted: boolean },
): string | undefined {
  const address = portal.status === 'DRAFT' ? undefined : smallImageUrl(portal.mainImageId);
  const isSigned = isDeleted || withholdsImages(portal);
  return address && isSigned ? imageSignatures.signed(portal.provider, address) : address;
}

/** Titles of towns or listings by id. */
export async function titlesOf(
  places: Pick<Collection<{ title: LocalizedText }>, 'getMany'>,
  { provider, ids }: { provider: string; ids: readonly string[] },
): Promise<Map<string, LocalizedText>> {
  const found = await places.getMany(provider, [...new Set(ids)]);
  return new Map(found.map(({ id, value }) => [id, value.title]));
}

/** One portal with its people and its history, also from the bin. Throws 'not-found'. */
export async function portalDetails(
  stores: RowStores,
  { provider, id }: { provider: string; id: string },
): Promise<ConsolePortalDetails> {
  const { records } = stores;
  const live = await portalRepository(records).get(provider, id);
  const deleted = live ? undefined : (await deletedPortalRepository(records).get(provider, id))?.value;
  const portal = live?.value ?? deleted?.portal;
  const [row] = portal
    ? await presentRows(stores, { provider, states: [{ portal, ...(deleted ? { deleted } : {}) }] })
    : [];
  if (!portal || !row) throw notFound('This portal');
  const { listingRefs, tags = [], title, rejectReason, createdDate, statusDate } = portal;
  const listings = await titlesOf(listingRepository(records), { provider, ids: listingRefs });
  return {
    ...row,
    listings: listingRefs.map((listing) => ({ id: listing, title: listings.get(listing) ?? {} })),
    tags,
    languages: LANGUAGES.filter((language) => hasTranslation(title, language)),
    rejectReason,
    createdDate,
    statusDate,
    members: await membersOf(records, portal),
    history: await movesOf(records, { provider, id }),
  };
}

interface Bulk {
  provider: string;
  moderator: AuthUser;
  /** Receives errors that are not the portal's, which do not stop the others. */
  onError: (error: unknown) => void;
}

/** Releases or rejects portals as `decideReview` does. [OPEN-01, T-49] */
export const decidePortals = (
  stores: PortalStores,
  {
    portals,
    status,
    reason,
    onDecided,
    ...bulk
  }: Bulk & {
    portals: readonly { id: string; modifiedDate?: string | undefined }[];
    status: 'RELEASE' | 'REJECT';
    reason?: string | undefined;
    onDecided: (portal: PortalRecord) => Promise<void>;
  },
): Promise<PortalResult[]> => {
  const seen = new Map(portals.map(({ id, modifiedDate }) => [id, modifiedDate]));
  return eachPortal(stores.records, {
    ...bulk,
    ids: [...seen.keys()],
    async change(id) {
      const { provider, moderator } = bulk;
      const decision = { status, reason, modifiedDate: seen.get(id) };
      await onDecided(await decideReview(stores, { provider, id, moderator, decision }));
      return true;
    },
  });
};

/** Adds a tag to portals or removes it; their status stays. [VAL-16, OPEN-53] */
export async function tagPortals(
  stores: PortalStores,
  { ids, change, tag, ...bulk }: Bulk & { ids: readonly string[]; change: 'add' | 'remove'; tag: string },
): Promise<PortalResult[]> {
  const { provider, moderator } = bulk;
  const dictionary = (await tagRepository(stores.records).list(provider)).map(({ value }) => value);
  const meant = tagMeantBy(tag, dictionary);
  return eachPortal(stores.records, {
    ...bulk,
    ids,
    async change(id) {
      const before = (await portalRepository(stores.records).get(provider, id))?.value;
      if (before && isTagged(before, meant) === (change === 'add')) return false;
      await updatePortal(stores, {
        provider,
        id,
        by: moderator.uid,
        who: 'editor',
        isExempt: true,
        authorise: (portal) => requireModerated(portal, moderator),
        change(portal) {
          const { tags = [] } = portal;
          const changed =
            change === 'add' ? cleanTags([...tags, meant]) : tags.filter((one) => one !== meant);
          if (changed.length > CONTENT_LIMITS.tags) throw new TooManyTags();
          return {
            ...portal,
            tags: changed,
            ...revisionStamp({ by: moderator.uid, now: stores.now(), before: portal }),
          };
        },
      });
      return true;
    },
  });
}

const isTagged = ({ tags = [] }: PortalRecord, tag: string): boolean => tags.includes(tag);

class TooManyTags extends AppError {
  constructor() {
    super('invalid', `A portal has at most ${CONTENT_LIMITS.tags} tags.`);
  }
}

/** Moves portals to the bin. [API-08] */
export const deletePortals = (
  stores: PortalStores,
  { ids, ...bulk }: Bulk & { ids: readonly string[] },
): Promise<PortalResult[]> =>
  eachPortal(stores.records, {
    ...bulk,
    ids,
    async change(id) {
      const { provider, moderator } = bulk;
      await deletePortal(stores, {
        provider,
        id,
        by: moderator.uid,
        authorise: (portal) => requireModerated(portal, moderator),
      });
      return true;
    },
  });

/** Restores portals from the bin. */
export const restorePortals = (
  { records }: Pick<PortalStores, 'records'>,
  { ids, ...bulk }: Bulk & { ids: readonly string[] },
): Promise<PortalResult[]> =>
  eachPortal(records, {
    ...bulk,
    ids,
    async change(id) {
      await restorePortal({ records }, { provider: bulk.provider, id });
      return true;
    },
  });

function requireModerated(portal: PortalRecord, moderator: AuthUser): void {
  if (!isModeratedBy(portal, moderator)) throw notFound('This portal');
}

/** Changes portals one by one, so that the refusal of one does not affect the others. */
async function eachPortal(
  records: RecordStore,
  {
    provider,
    ids,
    change,
    onError,
  }: Bulk & {
    ids: readonly string[] /** Whether the portal changed. */;
    change: (id: string) => Promise<boolean>;
  },
): Promise<PortalResult[]> {
  const results: PortalResult[] = [];
  for (const id of new Set(ids)) {
    try {
      const isDraft = (await portalRepository(records).get(provider, id))?.value.status === 'DRAFT';
      results.push(
        isDraft
          ? { id, outcome: 'refused', reason: 'unfinished' }
          : { id, outcome: (await change(id)) ? 'changed' : 'unchanged' },
      );
    } catch (error) {
      const reason = refusalOf(error);
      if (reason === 'failed') onError(error);
      results.push({ id, outcome: 'refused', reason });
    }
  }
  return results;
}

function refusalOf(error: unknown): BulkRefusal {
  if (error instanceof TooManyTags) return 'too-many-tags';
  if (!(error instanceof AppError)) return 'failed';
  if (error.code === 'not-found') return 'not-found';
  if (error.code === 'conflict') return 'changed-meanwhile';
  return error.details?.some(({ path }) => path === 'body.data.townRefs') ? 'no-town' : 'failed';
}
