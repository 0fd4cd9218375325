import { color } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

/** What an empty section says. [PORTAL-17] */
export function NoInformation() {
  const { t } = useMessages();
  return <p css={{ color: color.inkSubtle }}>{t('block.noInformation')}</p>;
}
