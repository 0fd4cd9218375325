import { failureMessage, isApiError } from '@portico/shared/api';
import { StateMessage } from '@portico/shared/ui';

/** Why data could not be loaded, with a retry. */
export function LoadFailed(props: {
  title: string;
  error: unknown;
  /** Shown in place of the error's message if the browser is offline. */
  offlineText: string;
  retryLabel: string;
  onRetry: () => void;
}) {
  const { title, error, offlineText, retryLabel, onRetry } = props;
  const isOffline = isApiError(error) && error.kind === 'offline';
  return (
    <StateMessage
      kind={isOffline ? 'offline' : 'failed'}
      title={title}
      text={isOffline ? offlineText : failureMessage(error)}
      action={{ label: retryLabel, onClick: onRetry }}
    />
  );
}
