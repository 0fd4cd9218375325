import {
  type OpeningInterval,
  type StructuredOpeningHours,
  WEEKDAYS,
  type Weekday,
} from '@portico/shared/contracts';
import { placeTime } from '@portico/shared/domain';
import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';

const DAY_NAMES = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, DayOfWeek>;

/** In schema.org, equal opening and closing times mean closed. */
const CLOSED: OpeningInterval = { open: '00:00', close: '00:00' };

const times = ({ open, close }: OpeningInterval) => ({
  '@type': 'OpeningHoursSpecification' as const,
  opens: open,
  // The last time of a day in schema.org is 23:59.
  closes: close === '24:00' ? '23:59' : close,
});

/**
 * Opening hours as schema.org data: equal days are grouped, special days from today on; undefined without hours.
 * [OPEN-10]
 */
export function openingHoursJsonLd(
  { week, special = [], timezone }: StructuredOpeningHours,
  now: number,
): OpeningHoursSpecification[] | undefined {
  const days = new Map<string, { interval: OpeningInterval; dayOfWeek: DayOfWeek[] }>();
  for (const weekday of WEEKDAYS) {
    for (const interval of week[weekday] ?? []) {
      const key = `${interval.open}-${interval.close}`;
      const alike = days.get(key) ?? { interval, dayOfWeek: [] };
      alike.dayOfWeek.push(DAY_NAMES[weekday]);
      days.set(key, alike);
    }
  }
  const { date: today } = placeTime(now, timezone);
  const specialDays = special
    .filter(({ date }) => date >= today)
    .flatMap(({ date, closed, intervals = [] }) =>
      (closed || intervals.length === 0 ? [CLOSED] : intervals).map((interval) => ({
        ...times(interval),
        validFrom: date,
        validThrough: date,
      })),
    );
  const hours: OpeningHoursSpecification[] = [
    ...[...days.values()].map(({ interval, dayOfWeek }) => ({ ...times(interval), dayOfWeek })),
    ...specialDays,
  ];
  return hours.length > 0 ? hours : undefined;
}
