import { WEEKDAYS, type Weekday } from '../contracts/constants.ts';

/** Where a place keeps its time unless it says otherwise. [OPEN-10] */
export const DEFAULT_TIME_ZONE = 'Asia/Bangkok';
/** All year, since 1920. */
const DEFAULT_AHEAD_MS = 7 * 3_600_000;

/** A moment as the clock and calendar of a place show it. */
export interface PlaceTime {
  /** YYYY-MM-DD. */
  date: string;
  weekday: Weekday;
  /** Minutes since midnight. */
  minutes: number;
}

/** One for each zone: to make one takes a cheap phone several ms. */
const formatters = new Map<string, Intl.DateTimeFormat>();

/** Undefined for an unknown zone. */
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

/** What `now` (ms since 1970) is in a time zone; an unknown zone counts as the default one. */
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

/** In the default zone, without `Intl`: its first use blocks a cheap phone for 90 ms as the page comes alive. */
function timeAhead(now: number): PlaceTime {
  const there = new Date(now + DEFAULT_AHEAD_MS);
  const date = there.toISOString().slice(0, 10);
  return { date, weekday: weekdayOf(date), minutes: there.getUTCHours() * 60 + there.getUTCMinutes() };
}

/** The weekday of a date (YYYY-MM-DD), wherever it is. */
export function weekdayOf(date: string): Weekday {
  const sundayFirst = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'mon';
}

/** A date (YYYY-MM-DD) some days later or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The moment (ms since 1970) at which a date (YYYY-MM-DD) is over in a time zone. */
export function endOfDay(date: string, timeZone: string = DEFAULT_TIME_ZONE): number {
  const midnightUtc = Date.parse(`${addDays(date, 1)}T00:00:00Z`);
  const { date: shownDate, minutes } = placeTime(midnightUtc, timeZone);
  const shown = Date.parse(`${shownDate}T00:00:00Z`) + minutes * 60_000;
  return midnightUtc - (shown - midnightUtc);
}
