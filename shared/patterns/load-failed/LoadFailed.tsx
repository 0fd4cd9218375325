import { failureMessage, isApiError } from '@portico/shared/api';
import { StateMessage } from '@portico/shared/ui';

/** Why data could not be loaded, with a retry. */
export function LoadFailed(props: {
  error: unknown;
  title: string;
  /** The error's message by default; null for no text. */
  text?: string | null;
  /** Replaces the title if the browser is offline. */
  offlineTitle?: string;
  /** Replaces the text if the browser is offline. */
  offlineText?: string;
  retryLabel: string;
  onRetry: () => void;
  /** Replaces the page's whole content: the title is its h1. */
  isPage?: boolean;
}) {
  const { error, title, text = failureMessage(error), offlineTitle = title, offlineText } = props;
  const isOffline = isApiError(error) && error.kind === 'offline';
  return (
    <StateMessage
      isPage={props.isPage ?? false}
      kind={isOffline ? 'offline' : 'failed'}
      title={isOffline ? offlineTitle : title}
      text={isOffline ? offlineText : text}
      action={{ label: props.retryLabel, onClick: props.onRetry }}
    />
  );
}
