import {
  type LocalizedText,
  type OpeningHours,
  type OpeningInterval,
  type StructuredOpeningHours,
  WEEKDAYS,
  type Weekday,
} from '@portico/shared/contracts';
import {
  type ContentProblem,
  DEFAULT_TIME_ZONE,
  hoursView,
  isAllDay,
  toWireText,
} from '@portico/shared/domain';
import type { KeyedRow } from '../../editing/keyed-rows.ts';
import { parseClock } from './parse-clock.ts';

/** The hours of one day in the form; times are as they were typed. */
export interface DayDraft {
  kind: 'closed' | 'times' | 'allDay';
  intervals: readonly OpeningInterval[];
}

/** A day with hours of its own, such as a holiday. */
export interface SpecialDraft extends KeyedRow {
  /** YYYY-MM-DD, or '' before one is chosen. */
  date: string;
  day: DayDraft;
  note?: LocalizedText | undefined;
}

/** Opening hours in the form: none, a text of earlier versions, or a timetable. [OPEN-10] */
export interface HoursDraft {
  kind: 'none' | 'text' | 'timetable';
  /** In the stored format; a plain text stays plain. */
  text: string | LocalizedText;
  timezone: string;
  week: Record<Weekday, DayDraft>;
  special: readonly SpecialDraft[];
  note?: LocalizedText | undefined;
}

/** The first interval of a day that gets hours. */
export const USUAL_TIMES: OpeningInterval = { open: '09:00', close: '17:00' };
const ALL_DAY: OpeningInterval = { open: '00:00', close: '24:00' };
const CLOSED: DayDraft = { kind: 'closed', intervals: [] };

const dayDraft = (intervals: readonly OpeningInterval[] = []): DayDraft => {
  const [first] = intervals;
  if (!first) return CLOSED;
  return intervals.length === 1 && isAllDay(first)
    ? { kind: 'allDay', intervals: [] }
    : { kind: 'times', intervals };
};

const weekOf = (dayOf: (day: Weekday) => DayDraft) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, dayOf(day)])) as Record<Weekday, DayDraft>;

/** The initial values. */
export function hoursDraft(stored: OpeningHours | undefined): HoursDraft {
  const empty: HoursDraft = {
    kind: 'none',
    text: '',
    timezone: DEFAULT_TIME_ZONE,
    week: weekOf(() => CLOSED),
    special: [],
  };
  const view = hoursView(stored);
  switch (view.kind) {
    case 'none':
      return empty;
    case 'text':
      return { ...empty, kind: 'text', text: typeof stored === 'string' ? stored : view.text };
    case 'structured': {
      const { timezone, week, special = [], note } = view.hours;
      return {
        ...empty,
        kind: 'timetable',
        timezone,
        week: weekOf((day) => dayDraft(week[day])),
        special: special.map(({ date, closed, intervals, note: remark }, key) => ({
          key,
          date,
          day: closed ? CLOSED : dayDraft(intervals),
          note: remark,
        })),
        note,
      };
    }
  }
}

/** A timetable instead of a text, which becomes its note. [OPEN-10] */
export const asTimetable = (draft: HoursDraft): HoursDraft => ({
  ...draft,
  kind: 'timetable',
  // A plain text is shown as Thai.
  note:
    draft.kind === 'text' ? (typeof draft.text === 'string' ? { th: draft.text } : draft.text) : draft.note,
});

const sentInterval = ({ open, close }: OpeningInterval): OpeningInterval => ({
  open: parseClock(open) ?? open,
  close: parseClock(close) ?? close,
});

function sentIntervals({ kind, intervals }: DayDraft): OpeningInterval[] {
  switch (kind) {
    case 'closed':
      return [];
    case 'allDay':
      return [ALL_DAY];
    case 'times':
      return intervals.map(sentInterval);
  }
}

const sentNote = (note: LocalizedText | undefined) => {
  const words = toWireText(note);
  return words ? { note: words } : {};
};

/** The hours to save; null if there are none. */
export function sentHours(draft: HoursDraft): OpeningHours | null {
  switch (draft.kind) {
    case 'none':
      return null;
    case 'text':
      return typeof draft.text === 'string' ? draft.text || null : toWireText(draft.text);
    case 'timetable':
      return sentTimetable(draft);
  }
}

const sentTimetable = ({ timezone, week, special, note }: HoursDraft): StructuredOpeningHours => ({
  timezone,
  week: Object.fromEntries(WEEKDAYS.map((day) => [day, sentIntervals(week[day])])),
  ...(special.length > 0
    ? {
        special: special
          .toSorted((one, other) => one.date.localeCompare(other.date))
          .map(({ date, day, note: remark }) => ({
            date,
            ...(day.kind === 'closed' ? { closed: true } : { intervals: sentIntervals(day) }),
            ...sentNote(remark),
          })),
      }
    : {}),
  ...sentNote(note),
});

const dayProblems = (path: string, { kind, intervals }: DayDraft): ContentProblem[] =>
  kind !== 'times'
    ? []
    : intervals.flatMap(({ open, close }, index) => [
        ...(parseClock(open) ? [] : [{ path: `${path}.${index}.open`, message: 'time' }]),
        ...(parseClock(close) ? [] : [{ path: `${path}.${index}.close`, message: 'time' }]),
      ]);

/** Invalid times, and special days without a date or with the date of another. */
export function hoursProblems({ kind, week, special }: HoursDraft): ContentProblem[] {
  if (kind !== 'timetable') return [];
  return [
    ...WEEKDAYS.flatMap((day) => dayProblems(day, week[day])),
    ...special.flatMap(({ key, date, day }, index) => [
      ...(date === '' || special.slice(0, index).some((earlier) => earlier.date === date)
        ? [{ path: `special.${key}.date`, message: 'date' }]
        : []),
      ...dayProblems(`special.${key}`, day),
    ]),
  ];
}

/** Whether an interval ends after midnight. */
export function passesMidnight({ open, close }: OpeningInterval): boolean {
  const from = parseClock(open);
  const to = parseClock(close);
  return from !== undefined && to !== undefined && to !== '24:00' && to <= from;
}
