import type { OpeningInterval, StructuredOpeningHours, Weekday } from '@portico/shared/contracts';
import type { PictureKind, PictureMood, PictureSeed } from './seed-types.ts';

const ALL_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const satisfies readonly Weekday[];

export const picture = (kind: PictureKind, seed: string, mood: PictureMood = 'day'): PictureSeed => ({
  kind,
  seed,
  mood,
});

/** Plain text of several paragraphs. */
export const text = (...paragraphs: string[]): string => paragraphs.join('\n\n');

/** Rich text, one element per argument. */
export const html = (...elements: string[]): string => elements.join('');

/** The same hours on every day, except on the `closed` ones. */
export const daily = (
  open: string,
  close: string,
  closed: readonly Weekday[] = [],
  extra: Pick<StructuredOpeningHours, 'special' | 'note'> = {},
): StructuredOpeningHours =>
  week(
    ALL_DAYS.filter((day) => !closed.includes(day)),
    [{ open, close }],
    extra,
  );

/** The given intervals on the given days; no other day is open. */
export const week = (
  days: readonly Weekday[],
  intervals: OpeningInterval[],
  extra: Pick<StructuredOpeningHours, 'special' | 'note'> = {},
): StructuredOpeningHours => ({
  timezone: 'Asia/Bangkok',
  week: Object.fromEntries(days.map((day) => [day, intervals])),
  ...extra,
});

/** The eight presets of a button. [EDIT-07] */
export const COLORS = {
  offWhite: { text: 'black', background: '#faf9f6' },
  goldenrod: { text: 'white', background: 'goldenrod' },
  lightseagreen: { text: 'white', background: 'lightseagreen' },
  red: { text: 'white', background: 'red' },
  dodgerblue: { text: 'white', background: 'dodgerblue' },
  black: { text: 'white', background: 'black' },
  gray: { text: 'black', background: 'gray' },
  green: { text: 'black', background: 'green' },
} as const;
