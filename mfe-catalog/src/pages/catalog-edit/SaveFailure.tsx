import { changedMeanwhile, failureMessage } from '@portico/shared/api';
import { dateFormat } from '@portico/shared/domain';
import { Button, Notice } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';

/** Why a save failed; after a conflict it offers to overwrite the other change. [ERR-10, T-49] */
export function SaveFailure(props: {
  error: unknown;
  /** `at`: the `modifiedDate` of the version to overwrite. */
  onOverwrite: (at: string) => void;
}) {
  const { error, onOverwrite } = props;
  const { t, language } = useMessages();
  const conflict = changedMeanwhile(error);
  if (!conflict) {
    return (
      <Notice tone="danger" title={<bdi>{failureMessage(error)}</bdi>}>
        {t('form.failed')}
      </Notice>
    );
  }
  const when = dateFormat(language, { timeStyle: 'short' }).format(new Date(conflict.at));
  return (
    <Notice
      tone="danger"
      title={conflict.by ? t('form.changedBy', { name: conflict.by, when }) : t('form.changed', { when })}
      action={
        <Button variant="danger" onClick={() => onOverwrite(conflict.at)}>
          {t('form.overwrite')}
        </Button>
      }
    >
      {t('form.changedText')}
    </Notice>
  );
}
