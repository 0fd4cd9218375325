import type { PortalVersion } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';

/** Labels of a version: its author, its date and what changed. */
export function useVersionLabels() {
  const { t, language } = useText('mfe-creator');
  const time = dateFormat(language, { timeStyle: 'short' });
  const list = new Intl.ListFormat(language);
  return {
    when: ({ at }: PortalVersion): string => time.format(new Date(at)),
    who: ({ by }: PortalVersion): string => by ?? t('versions.operator'),
    what: ({ parts, restored }: PortalVersion): string => {
      const changed =
        parts.length > 0
          ? list.format(parts.map((part) => t(`versions.parts.${part}`)))
          : t('versions.beginning');
      return restored === undefined ? changed : t('versions.restoredOf', { number: restored, changed });
    },
  };
}
