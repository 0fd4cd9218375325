import type { AuthUser, FigurePeriod, PortalFigures } from '@portico/shared/contracts';
import { placeTime } from '@portico/shared/domain';
import { notFound } from '../../kernel/app-error.ts';
import type { RecordStore } from '../../storage/record-store.ts';
import { isModeratedBy, requireEditorOf } from '../portals/portal.policy.ts';
import { portalRepository } from '../portals/portal.repository.ts';
import { type CountKey, countsOf } from './counts.ts';
import { addDays, type Period, periodBefore } from './figure-period.ts';
import { countsBetween, figuresOf } from './figures.service.ts';
import { weeklyMailOf } from './weekly-mail.service.ts';

/** Pictures in a response. */
const MOST_PICTURES = 10;
/** Days of each period. */
const DAYS: Readonly<Record<FigurePeriod, number>> = { day: 1, week: 7, month: 30 };
/** Days of the chart of a single day. */
const SHORTEST_SERIES = 7;

interface FiguresStores {
  records: RecordStore;
  now: () => Date;
}

interface FiguresRequest {
  provider: string;
  id: string;
  period: FigurePeriod;
  viewer: AuthUser;
}

/** The figures of a page in a period that ends today; for its editors and for admins. */
export async function portalFigures(
  { records, now }: FiguresStores,
  { provider, id, period, viewer }: FiguresRequest,
): Promise<PortalFigures> {
  const stored = await portalRepository(records).get(provider, id);
  if (!stored) throw notFound('This portal');
  if (!isModeratedBy(stored.value, viewer)) requireEditorOf(stored.value, viewer);
  const page = { kind: 'portal', id } as const;
  const to = placeTime(now().getTime()).date;
  const daysBack = (days: number): Period => ({ from: addDays(to, 1 - days), to });
  const requested = daysBack(DAYS[period]);
  const shown = daysBack(Math.max(DAYS[period], SHORTEST_SERIES));
  const read = (days: Period) => figuresOf(records, { provider, page, by: 'day', ...days });
  const figures = await read(requested);
  const [{ series }, counts, earlier, weeklyMail] = await Promise.all([
    shown.from === requested.from ? figures : read(shown),
    countsBetween(records, { provider, page, ...requested }),
    figures.before && countsBetween(records, { provider, page, ...periodBefore(requested) }),
    weeklyMailOf(records, { provider, uid: viewer.uid }),
  ]);
  const { since, totals, before, languages } = figures;
  const beforeOf = (name: CountKey) => (earlier ? { before: earlier[name] ?? 0 } : {});
  return {
    ...requested,
    since,
    totals,
    before,
    series,
    languages: languages.map((one) => ({ ...one, ...beforeOf(`language.${one.language}`) })),
    pictures: countsOf(counts, 'picture')
      .slice(0, MOST_PICTURES)
      .map(([image, opened]) => ({ id: image, opened, ...beforeOf(`picture.${image}`) })),
    weeklyMail,
  };
}
