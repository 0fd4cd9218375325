import { color } from '@portico/shared/ui';
import { useWords } from '../words/use-words.ts';

/** What an empty section says. [PORTAL-17] */
export function NoInformation() {
  const { t } = useWords();
  return <p css={{ color: color.inkSubtle }}>{t('block.noInformation')}</p>;
}
