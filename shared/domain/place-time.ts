import { WEEKDAYS, type Weekday } from '../contracts/constants.ts';

/** Time zone of portals that name none. [OPEN-10] */
export const DEFAULT_TIME_ZONE = 'Asia/Bangkok';
/** Offset of the default time zone, without daylight saving time since 1920. */
const DEFAULT_AHEAD_MS = 7 * 3_600_000;

/** Local date and time in a time zone. */
export interface PlaceTime {
  /** YYYY-MM-DD. */
  date: string;
  weekday: Weekday;
  /** Minutes since midnight. */
  minutes: number;
}

/** Cached by time zone, because creating one is slow. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Undefined for an unknown time zone. */
function formatterOf(timeZone: string): Intl.DateTimeFormat | undefined {
  const known = formatters.get(timeZone);
  if (known) return known;
  const options = {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  try {
    const formatter = new Intl.DateTimeFormat('en-US', { ...options, timeZone });
    formatters.set(timeZone, formatter);
    return formatter;
  } catch {
    return undefined;
  }
}

/** Local time of `now` (ms since 1970) in a time zone; an unknown one counts as the default. */
export function placeTime(now: number, timeZone: string = DEFAULT_TIME_ZONE): PlaceTime {
  const formatter = timeZone === DEFAULT_TIME_ZONE ? undefined : formatterOf(timeZone);
  if (!formatter) return timeAhead(now);
  const parts = new Map(formatter.formatToParts(now).map(({ type, value }) => [type, value]));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return {
    date,
    weekday: weekdayOf(date),
    minutes: Number(parts.get('hour')) * 60 + Number(parts.get('minute')),
  };
}

/** Local time in the default zone without `Intl`, whose first use is slow, during hydration. */
function timeAhead(now: number): PlaceTime {
  const there = new Date(now + DEFAULT_AHEAD_MS);
  const date = there.toISOString().slice(0, 10);
  return { date, weekday: weekdayOf(date), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

/** Weekday of a date (YYYY-MM-DD). */
export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'mon';
}

/** Adds days, which may be negative, to a date (YYYY-MM-DD). */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The end of a date (YYYY-MM-DD) in a time zone, in ms since 1970. */
export function endOfDay(date: string, timeZone: string = DEFAULT_TIME_ZONE): number {
  const midnightUtc = Date.parse(`${addDays(date, 1)}T00:00:00Z`);
  const { date: shownDate, minutes } = placeTime(midnightUtc, timeZone);
  const shown = Date.parse(`${shownDate}T00:00:00Z`) + minutes * 60_000;
  return midnightUtc - (shown - midnightUtc);
}
