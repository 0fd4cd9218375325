import type { Assignment, AssignmentResult, AuthUser } from '@portico/shared/contracts';
import { CONTENT_LIMITS } from '@portico/shared/contracts';
import { AppError, notFound, refusedFields } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { portalAccess } from '../portals/portal.policy.ts';
import type { PortalRecord } from '../portals/portal.repository.ts';
import type { PortalStores } from '../portals/portal.service.ts';
import { updatePortal } from '../portals/update-portal.ts';
import { townRepository } from '../towns/town.repository.ts';
import { revisionStamp } from '../writes/optimistic-lock.ts';

interface PortalAssignment {
  provider: string;
  ids: readonly string[];
  /** Undefined for the operator. */
  moderator?: AuthUser | undefined;
  assignment: Assignment;
}

/**
 * Adds portals to towns and listings and removes them from others, one after another; a portal that is refused does not
 * stop the others. Throws 'invalid' for towns and listings that do not exist.
 */
export async function assignPortals(
  stores: PortalStores,
  { provider, ids, moderator, assignment }: PortalAssignment,
): Promise<AssignmentResult[]> {
  await refuseUnknownPlaces(stores.records, { provider, assignment });
  const results: AssignmentResult[] = [];
  for (const id of new Set(ids)) {
    results.push(await assignPortal(stores, { provider, id, moderator, assignment }));
  }
  return results;
}

/** Stops an update without a write. */
class Stop extends Error {
  constructor(readonly result: Omit<AssignmentResult, 'id'>) {
    super(result.outcome);
  }
}

async function assignPortal(
  stores: PortalStores,
  { provider, id, moderator, assignment }: Omit<PortalAssignment, 'ids'> & { id: string },
): Promise<AssignmentResult> {
  let change: Assignment = {};
  try {
    await updatePortal(stores, {
      provider,
      id,
      by: moderator?.uid,
      who: 'moderator',
      isAssignment: true,
      authorise(portal) {
        const isHidden = moderator && portalAccess(portal, moderator, true).kind === 'hidden';
        // The towns of a draft in the wizard are chosen in its review.
        if (isHidden || portal.status === 'DRAFT') throw notFound('This portal');
      },
      change(before) {
        change = effectOf(before, assignment);
        const after = { ...before, ...assigned(before, change) };
        if (Object.keys(change).length === 0) throw new Stop({ outcome: 'unchanged' });
        if (after.status === 'RELEASE' && after.townRefs.length === 0) {
          throw new Stop({ outcome: 'refused', reason: 'no-town-left' });
        }
        if (Math.max(after.townRefs.length, after.listingRefs.length) > CONTENT_LIMITS.refs) {
          throw new Stop({ outcome: 'refused', reason: 'too-many' });
        }
        return { ...after, ...revisionStamp({ by: moderator?.uid, now: stores.now(), before }) };
      },
    });
    return { id, outcome: 'changed', change };
  } catch (error) {
    if (error instanceof Stop) return { id, ...error.result };
    if (error instanceof AppError && error.code === 'not-found') {
      return { id, outcome: 'refused', reason: 'not-found' };
    }
    throw error;
  }
}

type Refs = Pick<PortalRecord, 'townRefs' | 'listingRefs'>;

/** The part of an assignment that changes this portal, without empty lists. */
function effectOf({ townRefs, listingRefs }: Refs, assignment: Assignment): Assignment {
  const { addTowns = [], removeTowns = [], addListings = [], removeListings = [] } = assignment;
  const missing = (ids: readonly string[], refs: readonly string[]) =>
    [...new Set(ids)].filter((id) => !refs.includes(id));
  const present = (ids: readonly string[], refs: readonly string[]) =>
    [...new Set(ids)].filter((id) => refs.includes(id));
  const effect: Assignment = {
    addTowns: missing(addTowns, townRefs),
    removeTowns: present(removeTowns, townRefs),
    addListings: missing(addListings, listingRefs),
    removeListings: present(removeListings, listingRefs),
  };
  return Object.fromEntries(Object.entries(effect).filter(([, ids]) => ids && ids.length > 0));
}

const assigned = ({ townRefs, listingRefs }: Refs, change: Assignment): Refs => ({
  townRefs: [...townRefs.filter((id) => !change.removeTowns?.includes(id)), ...(change.addTowns ?? [])],
  listingRefs: [
    ...listingRefs.filter((id) => !change.removeListings?.includes(id)),
    ...(change.addListings ?? []),
  ],
});

/** Only what is added must exist: a deleted town or listing may still be removed. */
async function refuseUnknownPlaces(
  records: RecordStore,
  { provider, assignment }: Pick<PortalAssignment, 'provider' | 'assignment'>,
): Promise<void> {
  const unknown = await Promise.all(
    (
      [
        ['addTowns', townRepository(records)],
        ['addListings', listingRepository(records)],
      ] as const
    ).map(async ([field, owners]) => {
      const ids = assignment[field] ?? [];
      const known = new Set((await owners.getMany(provider, ids)).map(({ id }) => id));
      return ids.flatMap((id, index) =>
        known.has(id)
          ? []
          : [
              {
                path: `body.data.${field}.${index}`,
                message: `${id} does not exist`,
                code: 'unknown' as const,
              },
            ],
      );
    }),
  );
  if (unknown.flat().length > 0) throw refusedFields(unknown.flat());
}
