import { dateFormat } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { useMemo } from 'react';

/** Formats of numbers, shares and times; digits are Latin in all languages, as in the codes beside them. */
export function useFormats() {
  const { t, language } = useText('shell-platform');
  return useMemo(() => {
    const locale = `${language}-u-nu-latn`;
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    const moment = dateFormat(language, { timeStyle: 'short' });
    const clock = new Intl.DateTimeFormat(locale, { timeStyle: 'medium' });
    return {
      number: (value: number) => number.format(value),
      /** Of a fraction, 0 to 1. */
      share: (value: number) => percent.format(value),
      seconds: (ms: number) => t('figures.seconds', { count: number.format(ms / 1000) }),
      /** Of an ISO time. */
      moment: (at: string) => moment.format(new Date(at)),
      /** Of ms since 1970. */
      clock: (at: number) => clock.format(new Date(at)),
    };
  }, [t, language]);
}
