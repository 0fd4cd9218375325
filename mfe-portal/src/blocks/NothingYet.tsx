import { color } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

/** What an editor reads in a block that visitors do not see because it is empty. */
export function NothingYet() {
  const { t } = useMessages();
  return <p css={{ color: color.inkSubtle }}>{t('block.nothingYet')}</p>;
}
