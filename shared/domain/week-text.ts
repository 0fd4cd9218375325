import {
  type OpeningInterval,
  type StructuredOpeningHours,
  WEEKDAYS,
  type Weekday,
} from '../contracts/index.ts';

type Week = StructuredOpeningHours['week'];

/** The opening hours of a week in one line: `mon 09:00-12:00, 13:00-17:00; sat 10:00-16:00`. A missing day is closed. */
export const weekText = (week: Week): string =>
  WEEKDAYS.flatMap((day) => {
    const times = (week[day] ?? []).map(({ open, close }) => `${open}-${close}`);
    return times.length > 0 ? [`${day} ${times.join(', ')}`] : [];
  }).join('; ');

/**
 * The week of such a line; undefined if it is none. Days may be ranges and lists, with English names of two letters and
 * more (`Mo-Fr, Sun`), and times of twelve hours (`9:00AM-5:30PM`).
 */
export function weekOfText(text: string): Week | undefined {
  const week: Week = {};
  for (const part of text.split(/[;\n]/).filter((one) => one.trim() !== '')) {
    const [, names = '', times = ''] = PART.exec(part.trim()) ?? [];
    const days = daysOf(names);
    const intervals = /^closed$/i.test(times) ? [] : intervalsOf(times);
    if (!days || !intervals) return undefined;
    for (const day of days) week[day] = [...(week[day] ?? []), ...intervals];
  }
  return week;
}

const PART = /^([a-z][a-z\s,–-]*?)\s*:?\s*(closed|\d.*)$/i;
const NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** The day with this English name, in two letters and more. */
export function namedWeekday(name: string): Weekday | undefined {
  const wanted = name.trim().toLowerCase();
  return wanted.length < 2 ? undefined : WEEKDAYS[NAMES.findIndex((one) => one.startsWith(wanted))];
}

function daysOf(names: string): Weekday[] | undefined {
  const days: Weekday[] = [];
  for (const range of names.split(',')) {
    const [first, last = first, ...others] = range.split(/[-–]/).map(namedWeekday);
    if (!first || !last || others.length > 0) return undefined;
    const from = WEEKDAYS.indexOf(first);
    const length = (WEEKDAYS.indexOf(last) - from + WEEKDAYS.length) % WEEKDAYS.length;
    for (let step = 0; step <= length; step++)
      days.push(WEEKDAYS[(from + step) % WEEKDAYS.length] as Weekday);
  }
  return days;
}

function intervalsOf(times: string): OpeningInterval[] | undefined {
  const intervals = times.split(',').map((time) => time.split(/[-–]/).map(clockTime));
  const known = intervals.flatMap(([open, close, ...others]) =>
    open && close && others.length === 0 ? [{ open, close }] : [],
  );
  return known.length === intervals.length ? known : undefined;
}

/** `HH:mm` of a time of 24 or 12 hours, with or without seconds. */
function clockTime(text: string): string | undefined {
  const [, hours = '', minutes = '00', half = ''] =
    /^(\d{1,2})(?::(\d\d)(?::\d\d)?)?\s*([ap]m)?$/i.exec(text.trim()) ?? [];
  if (hours === '') return undefined;
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return hour > 24 || Number(minutes) > 59 || (hour === 24 && minutes !== '00')
    ? undefined
    : `${String(hour).padStart(2, '0')}:${minutes}`;
}
