import { dateFormat } from '@portico/shared/domain';
import { useText } from '@portico/shared/platform';
import { Button, Cluster, Notice } from '@portico/shared/ui';

/** Offers what was typed in an earlier visit and not saved. */
export function RetainedNotice(props: { at: string; restore: () => void; drop: () => void }) {
  const { t, language } = useText('mfe-creator');
  const when = dateFormat(language, { timeStyle: 'short' }).format(new Date(props.at));
  return (
    <Notice
      title={t('editors.retained.title', { when })}
      action={
        <Cluster>
          <Button size="sm" onClick={props.restore}>
            {t('editors.retained.restore')}
          </Button>
          <Button size="sm" variant="quiet" onClick={props.drop}>
            {t('editors.retained.drop')}
          </Button>
        </Cluster>
      }
    />
  );
}
