import { color } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

/** Message of an empty section. [PORTAL-17] */
export function NoInformation() {
  const { t } = useMessages();
  return <p css={{ color: color.inkSubtle }}>{t('block.noInformation')}</p>;
}
