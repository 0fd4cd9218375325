import {
  type ConsoleOverview,
  FALLBACK_LANGUAGE,
  type Language,
  type RecentChange,
  type ReleaseSetFigures,
} from '@portico/shared/contracts';
import { hasTranslation, placeTime } from '@portico/shared/domain';
import type { RevisionStamp } from '../../kernel/revision-stamp.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { displayNames } from '../auth/user.repository.ts';
import { addDays } from '../figures/figure-period.ts';
import { searchesOf, withoutResult } from '../figures/figures.service.ts';
import { visitsOf } from '../hits/visit-counts.ts';
import { listingRepository } from '../listings/listing.repository.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { reportedPortals } from '../reports/report.service.ts';
import { waitingPortals, waitingSince } from '../review/review.service.ts';
import { townRepository } from '../towns/town.repository.ts';
import { webPageRepository } from '../web-pages/web-page.repository.ts';
import type { PortalFacts, PortalRows } from './portal-table.ts';

/** Changes in a response. */
const MOST_CHANGES = 8;
/** Records in each list of what is missing. */
const MOST_MISSING = 20;
/** Searches without a result in a response, and the days in which they are counted. */
const MOST_SEARCHES = 5;
const SEARCH_DAYS = 30;

interface OverviewOptions {
  provider: string;
  /** That the site offers. */
  languages: readonly Language[];
  now: Date;
  portals: Pick<PortalRows, 'sorted'>;
  /** Of the live release sets. */
  figures: readonly ReleaseSetFigures[];
}

/** What needs the attention of a provider's staff. */
export async function overviewOf(
  records: RecordStore,
  { provider, languages, now, portals, figures }: OverviewOptions,
): Promise<ConsoleOverview> {
  const towns = await townRepository(records).list(provider);
  const listings = await listingRepository(records).list(provider);
  const webPages = await webPageRepository(records).list(provider);
  const [longest, ...others] = await waitingPortals(records, provider);
  const reported = await reportedPortals(records, provider);
  const byChange = portals.sorted('changed');
  const withoutPicture = byChange.filter(isWithoutPicture);
  const portalsOf = (facts: readonly PortalFacts[]) =>
    portalRepository(records).getMany(
      provider,
      facts.map(({ id }) => id),
    );
  const changes = [
    ...(await portalsOf(byChange.slice(0, MOST_CHANGES))).map(({ id, value }) => ({
      kind: 'portal' as const,
      id,
      record: value,
    })),
    ...towns.map(({ id, value }) => ({ kind: 'town' as const, id, record: value })),
    ...listings.map(({ id, value }) => ({ kind: 'listing' as const, id, record: value })),
    ...webPages.map(({ id, value }) => ({ kind: 'web-page' as const, id, record: value })),
  ];
  // A town's title in Thai is what its provider writes first.
  const needed = languages.filter((language) => language !== FALLBACK_LANGUAGE);
  const untitled = towns.flatMap(({ id, value: { title } }) => {
    const missing = needed.filter((language) => !hasTranslation(title, language));
    return missing.length > 0 ? [{ id, title, languages: missing }] : [];
  });
  const pictureless = await portalsOf(withoutPicture.slice(0, MOST_MISSING));
  return {
    waiting: longest ? { total: others.length + 1, since: waitingSince(longest) } : { total: 0 },
    reported: { total: reported.length },
    visits: await visitsOf(records, { provider, now }),
    searchesWithoutResult: await latestWithoutResult(records, { provider, now }),
    failingRemotes: failingRemotes(figures),
    changes: await latestChanges(records, { provider, changes }),
    missing: {
      townTitles: { total: untitled.length, towns: untitled.slice(0, MOST_MISSING) },
      portalPictures: {
        total: withoutPicture.length,
        portals: pictureless.map(({ id, value: { title } }) => ({ id, title })),
      },
    },
  };
}

async function latestWithoutResult(
  records: RecordStore,
  { provider, now }: Pick<OverviewOptions, 'provider' | 'now'>,
): Promise<ConsoleOverview['searchesWithoutResult']> {
  const to = placeTime(now.getTime()).date;
  const searches = await searchesOf(records, { provider, from: addDays(to, 1 - SEARCH_DAYS), to });
  return withoutResult(searches).slice(0, MOST_SEARCHES);
}

/** A draft or a rejected portal is its creator's to complete. */
const isWithoutPicture = ({ status, hasPicture }: PortalFacts): boolean =>
  !hasPicture && (status === 'RELEASE' || status === 'USER_DRAFT');

interface Change {
  kind: RecentChange['kind'];
  id: string;
  record: RevisionStamp & Pick<RecentChange, 'title'>;
}

async function latestChanges(
  records: RecordStore,
  { provider, changes }: { provider: string; changes: readonly Change[] },
): Promise<RecentChange[]> {
  const latest = changes
    .flatMap(({ kind, id, record: { title, modifiedDate: at, modifiedBy: uid } }) =>
      at === undefined ? [] : [{ kind, id, title, at, uid }],
    )
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, MOST_CHANGES);
  const uids = latest.flatMap(({ uid }) => uid ?? []);
  const names = await displayNames(records, { provider, uids });
  return latest.map(({ uid, ...change }) => ({ ...change, by: uid && (names.get(uid) ?? uid) }));
}

function failingRemotes(figures: readonly ReleaseSetFigures[]): ConsoleOverview['failingRemotes'] {
  const counts = new Map<string, number>();
  for (const { failures } of figures)
    for (const { name, count } of failures) counts.set(name, (counts.get(name) ?? 0) + count);
  return [...counts]
    .map(([name, failures]) => ({ name, failures }))
    .sort((a, b) => b.failures - a.failures || a.name.localeCompare(b.name));
}
