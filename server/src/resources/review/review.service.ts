import type { AuthUser, PortalTransition, ReviewDecision } from '@portico/shared/contracts';
import { type ContentProblem, isPortalEditor } from '@portico/shared/domain';
import { AppError, notFound } from '../../kernel/app-error.ts';
import type { Collection } from '../../storage/collection.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { portalAccess } from '../portals/portal.policy.ts';
import { type PortalRecord, portalRepository } from '../portals/portal.repository.ts';
import type { PortalStores } from '../portals/portal.service.ts';
import { type PortalCard, portalCards } from '../portals/portal-cards.ts';
import { transitionRepository } from '../portals/portal-transitions.ts';
import { updatePortal } from '../portals/update-portal.ts';
import { townRepository } from '../towns/town.repository.ts';
import { revisionStamp } from '../writes/optimistic-lock.ts';
import { refuseProblems } from '../writes/refuse-problems.ts';

/** Portals that wait for a moderator, longest first. [OPEN-49] */
export async function waitingPortals(records: RecordStore, provider: string): Promise<PortalCard[]> {
  const waiting = await portalCards(records, { provider, where: { field: 'waiting', value: 'yes' } });
  return waiting.sort((a, b) => waitingSince(a).localeCompare(waitingSince(b)));
}

/** ISO time. */
export const waitingSince = ({ statusDate, modifiedDate }: PortalCard): string => statusDate ?? modifiedDate;

interface Review {
  provider: string;
  id: string;
  /** Undefined for the operator. */
  moderator?: AuthUser | undefined;
  decision: ReviewDecision;
}

/**
 * Releases or rejects a portal and assigns its towns and listings. Throws 'invalid' for a rejection without a reason, a
 * release without a town, unknown refs and a status that cannot be decided on. [OPEN-01, OPEN-49]
 */
export const decideReview = (
  stores: PortalStores,
  { provider, id, moderator, decision }: Review,
): Promise<PortalRecord> =>
  updatePortal(stores, {
    provider,
    id,
    by: moderator?.uid,
    who: 'moderator',
    seen: decision.modifiedDate,
    reason: decision.reason || undefined,
    authorise(portal) {
      if (moderator && portalAccess(portal, moderator, true).kind === 'hidden') throw notFound('This portal');
    },
    async change(before) {
      const { records, now } = stores;
      const { status, reason } = decision;
      const towns = await chosenRefs(townRepository(records), {
        provider,
        field: 'townRefs',
        sent: decision.townRefs,
        stored: before.townRefs,
      });
      const listings = await chosenRefs(listingRepository(records), {
        provider,
        field: 'listingRefs',
        sent: decision.listingRefs,
        stored: before.listingRefs,
      });
      refuseProblems([
        ...(status === 'REJECT' && !reason
          ? [{ path: 'reason', message: 'A rejection needs a reason.' }]
          : []),
        ...towns.problems,
        ...(status === 'RELEASE' && towns.refs.length === 0
          ? [{ path: 'townRefs', message: 'A released portal belongs to one town at least.' }]
          : []),
        ...listings.problems,
      ]);
      return {
        ...before,
        status,
        townRefs: towns.refs,
        listingRefs: listings.refs,
        rejectReason: status === 'REJECT' ? reason : undefined,
        ...revisionStamp({ by: moderator?.uid, now: now(), before }),
      };
    },
  });

interface RefChoice {
  provider: string;
  field: 'townRefs' | 'listingRefs';
  sent: readonly string[] | undefined;
  stored: readonly string[];
}

/** The valid refs: unknown ones in the request are an error, stored ones of deleted records are dropped. */
async function chosenRefs(
  owners: Collection<unknown>,
  { provider, field, sent, stored }: RefChoice,
): Promise<{ refs: string[]; problems: ContentProblem[] }> {
  const wanted = [...new Set(sent ?? stored)];
  const known = new Set((await owners.getMany(provider, wanted)).map(({ id }) => id));
  return {
    refs: wanted.filter((id) => known.has(id)),
    problems: (sent ?? []).flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `${field}.${index}`, message: `${id} does not exist.`, code: 'unknown' }],
    ),
  };
}

/** The status history of a portal, oldest first; for moderators and its editors. [OPEN-01] */
export async function historyOf(
  records: RecordStore,
  { provider, id, viewer }: { provider: string; id: string; viewer: AuthUser },
): Promise<PortalTransition[]> {
  const stored = await portalRepository(records).get(provider, id);
  if (!stored || portalAccess(stored.value, viewer, true).kind === 'hidden') throw notFound('This portal');
  if (!isPortalEditor(stored.value, viewer) && !viewer.roles.includes('admin')) {
    throw new AppError('forbidden', 'You may not do this.');
  }
  return movesOf(records, { provider, id });
}

/** The same for the operator, for any portal, also a deleted one. */
export async function movesOf(
  records: RecordStore,
  { provider, id }: { provider: string; id: string },
): Promise<PortalTransition[]> {
  const moves = (await transitionRepository(records).list(provider, { field: 'portal', value: id })).map(
    ({ value }) => value,
  );
  const names = await displayNames(records, {
    provider,
    uids: moves.flatMap(({ by, person }) => [by, person].filter((uid) => uid !== undefined)),
  });
  const nameOf = (uid: string | undefined) => uid && (names.get(uid) ?? uid);
  return moves
    .sort((a, b) => a.at.localeCompare(b.at))
    .map(({ from, to, by, at, reason, event, person }) => ({
      from,
      to,
      by: nameOf(by),
      at,
      reason,
      event,
      person: nameOf(person),
    }));
}
