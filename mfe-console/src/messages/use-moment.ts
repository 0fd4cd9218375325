import { dateFormat } from '@portico/shared/domain';
import { useMemo } from 'react';
import { useMessages } from './use-messages.ts';

/** Formats an ISO time as day and time. */
export function useMoment(): (at: string) => string {
  const { language } = useMessages();
  return useMemo(() => {
    const format = dateFormat(language, { timeStyle: 'short' });
    return (at) => format.format(new Date(at));
  }, [language]);
}

/** Formats an ISO time as a day. */
export function useDay(): (at: string) => string {
  const { language } = useMessages();
  return useMemo(() => {
    const format = dateFormat(language);
    return (at) => format.format(new Date(at));
  }, [language]);
}
