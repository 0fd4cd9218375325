import { changedMeanwhile, failureMessage } from '@portico/shared/api';
import { useNotify } from '@portico/shared/platform';
import { useMessages } from '../../messages/use-messages.ts';
import { useFormats } from './use-formats.ts';

/** Shows why a change of the releases failed. */
export function useReleaseFailure(): (error: unknown) => void {
  const { t } = useMessages();
  const notify = useNotify();
  const { moment } = useFormats();
  return (error) => {
    const conflict = changedMeanwhile(error);
    notify({
      tone: 'danger',
      text: t('canary.failed'),
      detail: conflict
        ? t('canary.conflict', { name: conflict.by ?? '', time: moment(conflict.at) })
        : failureMessage(error),
    });
  };
}
