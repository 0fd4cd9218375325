import {
  type OpeningInterval,
  type StructuredOpeningHours,
  WEEKDAYS,
  type Weekday,
} from '@portico/shared/contracts';
import { DAY_MINUTES, intervalSpan, minutesOf } from '@portico/shared/domain';

/** A day whose hours cannot be right: a weekday, or a date as YYYY-MM-DD. */
export interface HoursConflict {
  /**
   * - `overlap`: two intervals of the day, or one of it and the night before.
   * - `backwards`: it closes so long after midnight that open and close were probably exchanged.
   * - `closed-open`: marked as closed, and has intervals.
   * - `twice`: a date is listed twice.
   */
  kind: 'overlap' | 'backwards' | 'closed-open' | 'twice';
  day: { weekday: Weekday } | { date: string };
}

/** In minutes: bars close in the morning, nothing that opened yesterday closes in the afternoon. */
const LATEST_CLOSING = 12 * 60;

/** Contradictions of a timetable, the week first. The same time twice is a whole day, as on the page. [OPEN-10] */
export function hoursConflicts({ week, special = [] }: StructuredOpeningHours): HoursConflict[] {
  const ofWeek = WEEKDAYS.flatMap((weekday, index) => {
    const before = week[WEEKDAYS.at(index - 1) as Weekday] ?? [];
    const nights = before.map(intervalSpan).map(({ to }) => ({ from: 0, to: to - DAY_MINUTES }));
    return ofDay(
      { weekday },
      week[weekday] ?? [],
      nights.filter(({ to }) => to > 0),
    );
  });
  const ofDates = special.flatMap(({ date, closed, intervals = [] }, index): HoursConflict[] => {
    const isTwice = special.slice(0, index).some((earlier) => earlier.date === date);
    return [
      ...(isTwice ? [{ kind: 'twice', day: { date } } as const] : []),
      ...(closed && intervals.length > 0 ? [{ kind: 'closed-open', day: { date } } as const] : []),
      ...(closed ? [] : ofDay({ date }, intervals, [])),
    ];
  });
  return [...ofWeek, ...ofDates];
}

function ofDay(
  day: HoursConflict['day'],
  intervals: readonly OpeningInterval[],
  nights: readonly { from: number; to: number }[],
): HoursConflict[] {
  const isBackwards = intervals.some(
    ({ open, close }) => minutesOf(close) < minutesOf(open) && minutesOf(close) > LATEST_CLOSING,
  );
  const spans = [...nights, ...intervals.map(intervalSpan)].toSorted((one, other) => one.from - other.from);
  const overlaps = spans.some(({ from }, index) =>
    spans.slice(0, index).some((earlier) => earlier.to > from),
  );
  return [
    ...(isBackwards ? [{ kind: 'backwards', day } as const] : []),
    // Exchanged times usually overlap as well.
    ...(overlaps && !isBackwards ? [{ kind: 'overlap', day } as const] : []),
  ];
}
