import { WEEKDAYS, type Weekday } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import type { OpeningHours, OpeningInterval, StructuredOpeningHours } from '../contracts/portal.ts';
import { addDays, placeTime, weekdayOf } from './place-time.ts';

/** Opening hours for display: structured, or a legacy text. [OPEN-10] */
export type HoursView =
  | { kind: 'none' }
  | { kind: 'text'; text: LocalizedText }
  | { kind: 'structured'; hours: StructuredOpeningHours };

/** The hours of one day. */
export interface DayHours {
  /** YYYY-MM-DD. */
  date: string;
  weekday: Weekday;
  /** Empty if closed. */
  intervals: readonly OpeningInterval[];
  /** Whether it has special hours, as on a holiday. */
  isSpecial: boolean;
  note: LocalizedText | undefined;
}

/** The form of a stored value; a text that is empty in every language counts as no hours. [OPEN-10, PORTAL-17] */
export function hoursView(value: OpeningHours | undefined): HoursView {
  if (value === undefined) return { kind: 'none' };
  if (typeof value === 'string')
    return value.trim() ? { kind: 'text', text: { th: value } } : { kind: 'none' };
  if ('week' in value) return { kind: 'structured', hours: value };
  const hasText = [value.th, value.en, value.zh, value.ar].some((text) => text?.trim());
  return hasText ? { kind: 'text', text: value } : { kind: 'none' };
}

/** The time zone of a portal's hours; undefined, for Bangkok, if they name none. [OPEN-10, AMBIG-35] */
export function timeZoneOf(value: OpeningHours | undefined): string | undefined {
  const view = hoursView(value);
  return view.kind === 'structured' ? view.hours.timezone : undefined;
}

/** The hours of a date; special days override the week. */
function hoursOf(hours: StructuredOpeningHours, date: string): DayHours {
  const weekday = weekdayOf(date);
  const special = hours.special?.find((day) => day.date === date);
  const intervals = special ? (special.closed ? [] : (special.intervals ?? [])) : (hours.week[weekday] ?? []);
  return { date, weekday, intervals, isSpecial: special !== undefined, note: special?.note };
}

/** Seven days from today on, in the portal's time zone. [OPEN-10] */
export function weekFromToday(hours: StructuredOpeningHours, now: number): DayHours[] {
  const { date } = placeTime(now, hours.timezone);
  return WEEKDAYS.map((_, days) => hoursOf(hours, addDays(date, days)));
}

export const DAY_MINUTES = 24 * 60;

/** Minutes since midnight of a clock time such as 09:30. */
export function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** Start and end in minutes of the day on which it starts; `to` is above 1440 if it passes midnight. */
export function intervalSpan({ open, close }: OpeningInterval): { from: number; to: number } {
  const from = minutesOf(open);
  const to = minutesOf(close);
  return { from, to: to <= from ? to + DAY_MINUTES : to };
}

/** Whether an interval covers the whole day. */
export const isAllDay = (interval: OpeningInterval): boolean =>
  intervalSpan(interval).to - intervalSpan(interval).from >= DAY_MINUTES;

/**
 * Whether it is open at a time (ms since 1970), in its own time zone; an interval may have started yesterday. [OPEN-10]
 */
export function isOpenAt(hours: StructuredOpeningHours, now: number): boolean {
  const { date, minutes } = placeTime(now, hours.timezone);
  const covers = (day: DayHours, moment: number) =>
    day.intervals.map(intervalSpan).some(({ from, to }) => from <= moment && moment < to);
  return (
    covers(hoursOf(hours, date), minutes) || covers(hoursOf(hours, addDays(date, -1)), minutes + DAY_MINUTES)
  );
}
