import { dateFormat, formatPercent } from '@portico/shared/domain';
import { useMemo } from 'react';
import { useMessages } from '../../messages/use-messages.ts';

/** Formats of shares and times. */
export function useFormats() {
  const { t, language } = useMessages();
  return useMemo(() => {
    const moment = dateFormat(language, { timeStyle: 'short' });
    const clock = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { timeStyle: 'medium' });
    return {
      /** Of a fraction, 0 to 1. */
      share: (value: number) => formatPercent(value, language),
      seconds: (ms: number) => t('setFigures.seconds', { number: Math.round(ms / 100) / 10 }),
      /** Of an ISO time. */
      moment: (at: string) => moment.format(new Date(at)),
      /** Of ms since 1970. */
      clock: (at: number) => clock.format(new Date(at)),
    };
  }, [t, language]);
}
