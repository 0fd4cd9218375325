import type { FigureStep } from '@portico/shared/contracts';

/** Days as YYYY-MM-DD, both included. */
export interface Period {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysIn = ({ from, to }: Period): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;

/** As many days directly before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysIn(period)),
  to: addDays(period.from, -1),
});

/** Months as YYYY-MM, in order. */
export function monthsIn({ from, to }: Period): string[] {
  const months: string[] = [];
  const last = to.slice(0, 7);
  for (let at = from.slice(0, 7); at <= last; at = addDays(`${at}-01`, 31).slice(0, 7)) months.push(at);
  return months;
}

/** The step of a chart that has about a month of bars at most. */
export function defaultStep(period: Period): FigureStep {
  const days = daysIn(period);
  if (days <= 31) return 'day';
  return days <= 190 ? 'week' : 'month';
}

/** The first day of the step that has this day; weeks begin on Monday. */
export function stepOf(day: string, by: FigureStep): string {
  switch (by) {
    case 'day':
      return day;
    case 'week':
      return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
    case 'month':
      return `${day.slice(0, 7)}-01`;
  }
}

/** The steps of a period in order, each with its days; the first and the last may be shorter. */
export function stepsIn({ from, to }: Period, by: FigureStep): { date: string; days: string[] }[] {
  const steps = new Map<string, string[]>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const step = stepOf(day, by);
    steps.set(step, [...(steps.get(step) ?? []), day]);
  }
  return [...steps.values()].map((days) => ({ date: days[0] as string, days }));
}
