import { color } from '@portico/shared/ui';
import { useWords } from '../words/use-words.ts';

/** What an editor reads in a block that visitors do not see because it is empty. */
export function NothingYet() {
  const { t } = useWords();
  return <p css={{ color: color.inkSubtle }}>{t('block.nothingYet')}</p>;
}
