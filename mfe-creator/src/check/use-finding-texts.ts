import { formatDay } from '@portico/shared/domain';
import { LANGUAGE_NAMES, useText } from '@portico/shared/platform';
import type { Finding } from './page-check.ts';

/** The sentence of a finding, and the label of its button. */
export function useFindingTexts() {
  const { t, localize, language } = useText('mfe-creator');
  const dayOf = ({ day }: Finding): string => {
    if (!day) return '';
    return 'weekday' in day ? t(`weekday.${day.weekday}`) : formatDay(day.date, language);
  };
  return {
    sentence: (finding: Finding): string => {
      const { message, values, entry, since } = finding;
      return t(`check.findings.${message}`, {
        ...values,
        ...(entry ? { name: localize(entry.title) || t('check.picture', { number: entry.number }) } : {}),
        ...(finding.language ? { language: LANGUAGE_NAMES[finding.language] } : {}),
        ...(finding.day ? { day: dayOf(finding) } : {}),
        ...(since ? { date: formatDay(since.slice(0, 10), language) } : {}),
      });
    },
    label: (finding: Finding, title: string | undefined): string =>
      finding.index === undefined
        ? t(`tools.${finding.editor}`)
        : t('tools.editEntry', { name: title || t('tools.unnamed') }),
  };
}
