import { useText } from '@portico/shared/platform';
import { StateMessage } from '@portico/shared/ui';
import { useEffect } from 'react';

export interface RemoteUnavailableProps {
  remote: string;
  error: unknown;
  onRetry: () => void;
}

/** Stands in for the area of a remote that cannot be loaded or drawn; the rest of the page goes on. [MFE-10] */
export function RemoteUnavailable({ remote, error, onRetry }: RemoteUnavailableProps) {
  const { t } = useText('shell');
  useEffect(() => {
    console.warn(`[portico] ${remote} is unavailable:`, error);
  }, [remote, error]);
  return (
    <div data-remote-unavailable={remote}>
      <StateMessage
        kind="failed"
        title={t('remote.unavailable')}
        text={t('remote.unavailableText')}
        action={{ label: t('remote.retry'), onClick: onRetry }}
      />
    </div>
  );
}
