import { errorMessage, isApiError } from '@portico/shared/api';
import { useText } from '@portico/shared/platform';
import { StateMessage } from '@portico/shared/ui';

/** The error state of a list, with Retry. */
export function ListFailed({
  title,
  error,
  onRetry,
}: {
  title: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { t } = useText('mfe-creator');
  const isOffline = isApiError(error) && error.kind === 'offline';
  return (
    <StateMessage
      kind={isOffline ? 'offline' : 'failed'}
      title={title}
      text={isOffline ? t('page.offline') : isApiError(error) ? errorMessage(error) : null}
      action={{ label: t('page.retry'), onClick: onRetry }}
    />
  );
}
