import type { ContentVersions } from '../../storage/content-versions.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { townRepository } from '../towns/town.repository.ts';

/** Ids of towns and listings. */
export interface PlaceRefs {
  townRefs: ReadonlySet<string>;
  listingRefs: ReadonlySet<string>;
}

/** The private towns and listings of a provider. [OPEN-45] */
export interface PrivatePlaces {
  of(provider: string): Promise<PlaceRefs>;
}

/** Cached until a town or listing is written. */
export function createPrivatePlaces(records: RecordStore, versions: ContentVersions): PrivatePlaces {
  const towns = townRepository(records);
  const listings = listingRepository(records);
  const read = new Map<string, { version: string; places: Promise<PlaceRefs> }>();

  async function readPlaces(provider: string): Promise<PlaceRefs> {
    const [allTowns, allListings] = await Promise.all([towns.list(provider), listings.list(provider)]);
    return { townRefs: privateIds(allTowns), listingRefs: privateIds(allListings) };
  }

  return {
    of(provider) {
      // Read before loading, so that a write meanwhile invalidates the entry.
      const version = versions.ofPlaces(provider);
      const known = read.get(provider);
      if (known?.version === version) return known.places;
      const places = readPlaces(provider);
      read.set(provider, { version, places });
      places.catch(() => {
        if (read.get(provider)?.places === places) read.delete(provider);
      });
      return places;
    },
  };
}

const privateIds = (
  found: readonly { id: string; value: { isPrivate?: boolean | undefined } }[],
): Set<string> => new Set(found.filter(({ value }) => value.isPrivate).map(({ id }) => id));

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
