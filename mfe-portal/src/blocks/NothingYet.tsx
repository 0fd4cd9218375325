import { color } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

/** Message for editors in an empty block that visitors do not see. */
export function NothingYet() {
  const { t } = useMessages();
  return <p css={{ color: color.inkSubtle }}>{t('block.nothingYet')}</p>;
}
