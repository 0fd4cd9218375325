import type { RecordStore, RecordWrite } from '../../storage/record-store.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import { listingRepository } from './listing.repository.ts';

interface ListingChange {
  provider: string;
  portalId: string;
  /** Undefined when it did not exist, or was deleted. */
  before: PortalRecord | undefined;
  after: PortalRecord | undefined;
}

/**
 * The writes that update the `portals` of listings when a portal changes, for the same batch: they list released
 * portals. [DATA-20]
 */
export async function listingWrites(
  records: RecordStore,
  { provider, portalId, before, after }: ListingChange,
): Promise<RecordWrite[]> {
  const listings = listingRepository(records);
  const [left, joined] = [listedIn(before), listedIn(after)];
  const changed = [
    ...left.filter((id) => !joined.includes(id)),
    ...joined.filter((id) => !left.includes(id)),
  ];
  const found = await listings.getMany(provider, changed);
  return found.map(({ id, value, revision }) => {
    const others = (value.portals ?? []).filter((other) => other !== portalId);
    const portals = joined.includes(id) ? [...others, portalId] : others;
    return listings.write({ provider, id, value: { ...value, portals }, expectedRevision: revision });
  });
}

const listedIn = (portal: PortalRecord | undefined): readonly string[] =>
  portal?.status === 'RELEASE' ? portal.listingRefs : [];
