import type { ChangedMeanwhile } from '@portico/shared/api';
import { dateFormat } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';

/** Who has changed the page since, and when, as a sentence. [T-49] */
export function useConflictMessage(): (conflict: ChangedMeanwhile) => string {
  const { t, language } = useText('mfe-creator');
  return ({ by, at }) => {
    const time = dateFormat(language, { timeStyle: 'short' });
    const when = time.format(new Date(at));
    return by ? t('editors.conflict.by', { name: by, when }) : t('editors.conflict.someone', { when });
  };
}
