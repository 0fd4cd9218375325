import { WEEKDAYS, type Weekday } from '../contracts/constants.ts';
import type { LocalizedText } from '../contracts/localized.ts';
import type { OpeningHours, OpeningInterval, StructuredOpeningHours } from '../contracts/portal.ts';
import { addDays, placeTime, weekdayOf } from './place-time.ts';

/** Opening hours as they are shown: structured, or a legacy text kept as it is. [OPEN-10] */
export type HoursView =
  | { kind: 'none' }
  | { kind: 'text'; text: LocalizedText }
  | { kind: 'structured'; hours: StructuredOpeningHours };

/** One day of a place. */
export interface DayHours {
  /** YYYY-MM-DD. */
  date: string;
  weekday: Weekday;
  /** Empty when it is closed. */
  intervals: readonly OpeningInterval[];
  /** Whether it is a day with hours of its own, such as a holiday. */
  isSpecial: boolean;
  note: LocalizedText | undefined;
}

/** Which of its forms a stored value has; a text without a word in any language is none. [OPEN-10, PORTAL-17] */
export function hoursView(value: OpeningHours | undefined): HoursView {
  if (value === undefined) return { kind: 'none' };
  if (typeof value === 'string')
    return value.trim() ? { kind: 'text', text: { th: value } } : { kind: 'none' };
  if ('week' in value) return { kind: 'structured', hours: value };
  const hasText = [value.th, value.en, value.zh, value.ar].some((text) => text?.trim());
  return hasText ? { kind: 'text', text: value } : { kind: 'none' };
}

/** The time zone that a portal's hours name; undefined, which is Bangkok's, where they name none. [OPEN-10, AMBIG-35] */
export function timeZoneOf(value: OpeningHours | undefined): string | undefined {
  const view = hoursView(value);
  return view.kind === 'structured' ? view.hours.timezone : undefined;
}

/** The hours of a date, special days before the week's. */
function hoursOf(hours: StructuredOpeningHours, date: string): DayHours {
  const weekday = weekdayOf(date);
  const special = hours.special?.find((day) => day.date === date);
  const intervals = special ? (special.closed ? [] : (special.intervals ?? [])) : (hours.week[weekday] ?? []);
  return { date, weekday, intervals, isSpecial: special !== undefined, note: special?.note };
}

/** Seven days from today on, in the place's own time zone: today first. [OPEN-10] */
export function weekFromToday(hours: StructuredOpeningHours, now: number): DayHours[] {
  const { date } = placeTime(now, hours.timezone);
  return WEEKDAYS.map((_, days) => hoursOf(hours, addDays(date, days)));
}

const DAY_MINUTES = 24 * 60;

function minutesOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** From and to in minutes of the day it starts on; `to` is past 1440 when the interval passes midnight. */
function span({ open, close }: OpeningInterval): { from: number; to: number } {
  const from = minutesOf(open);
  const to = minutesOf(close);
  return { from, to: to <= from ? to + DAY_MINUTES : to };
}

/** Whether an interval is the whole day. */
export const isAllDay = (interval: OpeningInterval): boolean =>
  span(interval).to - span(interval).from >= DAY_MINUTES;

/** Whether the place is open at a moment (ms since 1970), by its own clock; an interval may have begun yesterday. [OPEN-10] */
export function isOpenAt(hours: StructuredOpeningHours, now: number): boolean {
  const { date, minutes } = placeTime(now, hours.timezone);
  const covers = (day: DayHours, moment: number) =>
    day.intervals.map(span).some(({ from, to }) => from <= moment && moment < to);
  return (
    covers(hoursOf(hours, date), minutes) || covers(hoursOf(hours, addDays(date, -1)), minutes + DAY_MINUTES)
  );
}
