import type { FigureStep } from '@portico/shared/contracts';
import { formatDay } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useMemo } from 'react';

/** Names of the steps of a chart by their first day: short ones for an axis, full ones for a table. */
export function useStepNames(by: FigureStep): {
  short: (date: string) => string;
  full: (date: string) => string;
} {
  const { language } = useText('shell');
  return useMemo(() => {
    const locale = `${language}-u-nu-latn`;
    const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
    const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const shortMonth = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
    return by === 'month'
      ? {
          short: (date) => shortMonth.format(new Date(date)),
          full: (date) => month.format(new Date(date)),
        }
      : { short: (date) => day.format(new Date(date)), full: (date) => formatDay(date, language) };
  }, [by, language]);
}
