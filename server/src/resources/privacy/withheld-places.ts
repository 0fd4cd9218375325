import { cachedByVersion } from '../../kernel/cached-by-version.ts';
import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { townRepository } from '../towns/town.repository.ts';
import type { PrivacySettings } from './private-items.ts';

/** Ids of towns and listings. */
export interface PlaceRefs {
  townRefs: ReadonlySet<string>;
  listingRefs: ReadonlySet<string>;
}

/** The towns and listings of a provider that visitors may not see: private and archived ones. [OPEN-45] */
export interface WithheldPlaces {
  of(provider: string): Promise<PlaceRefs>;
}

/** Cached until a town or listing is written. */
export function createWithheldPlaces(records: RecordStore, versions: ContentVersions): WithheldPlaces {
  const towns = townRepository(records);
  const listings = listingRepository(records);
  return {
    of: cachedByVersion(
      (provider) => versions.ofGroups(provider),
      async (provider) => {
        const [allTowns, allListings] = await Promise.all([towns.list(provider), listings.list(provider)]);
        return { townRefs: withheldIds(allTowns), listingRefs: withheldIds(allListings) };
      },
    ),
  };
}

const withheldIds = (found: readonly { id: string; value: PrivacySettings }[]): Set<string> =>
  new Set(found.filter(({ value }) => value.isPrivate || value.isArchived).map(({ id }) => id));

interface Refs {
  townRefs?: string[] | undefined;
  listingRefs?: string[] | undefined;
  isInPrivateTown?: boolean | undefined;
}

/**
 * A portal without references to those towns and listings; if no town is left, it only says that it has one. [OPEN-45]
 */
export function withoutRefs<Shown extends Refs>(shown: Shown, { townRefs, listingRefs }: PlaceRefs): Shown {
  const towns = shown.townRefs?.filter((id) => !townRefs.has(id));
  const listings = shown.listingRefs?.filter((id) => !listingRefs.has(id));
  if (towns?.length === shown.townRefs?.length && listings?.length === shown.listingRefs?.length)
    return shown;
  return {
    ...shown,
    townRefs: towns,
    listingRefs: listings,
    ...(towns?.length === 0 && shown.townRefs?.length !== 0 ? { isInPrivateTown: true } : {}),
  };
}
