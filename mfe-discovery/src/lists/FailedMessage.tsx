import { isApiError } from '@portico/shared/api';
import { useText } from '@portico/shared/platform';
import { Button, StateMessage } from '@portico/shared/ui';

/** Replaces content that failed to load, with a retry. [OPEN-38] */
export function FailedMessage(props: { error: unknown; isRetrying: boolean; onRetry: () => void }) {
  const { error, isRetrying, onRetry } = props;
  const { t } = useText('mfe-discovery');
  const kind = isApiError(error) && error.kind === 'offline' ? 'offline' : 'failed';
  return (
    <StateMessage
      kind={kind}
      title={t(`state.${kind}Title`)}
      text={t(`state.${kind}Text`)}
      action={
        <Button variant="secondary" onClick={onRetry} loading={isRetrying} loadingLabel={t('state.loading')}>
          {t('state.retry')}
        </Button>
      }
    />
  );
}
