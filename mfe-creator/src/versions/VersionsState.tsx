import { isApiError } from '@portico/shared/api';
import { useText } from '@portico/shared/platform';
import { Skeleton, StateMessage, spacing, VisuallyHidden } from '@portico/shared/ui';

/** Loading and error state of the versions. */
export function VersionsState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText('mfe-creator');
  if (error) {
    const isOffline = isApiError(error) && error.kind === 'offline';
    return (
      <StateMessage
        kind={isOffline ? 'offline' : 'failed'}
        title={isOffline ? t('versions.offline') : t('versions.failed')}
        text={isOffline ? t('versions.offlineText') : t('versions.failedText')}
        action={{ label: t('editors.retry'), onClick: onRetry }}
      />
    );
  }
  return (
    <div role="status" css={{ display: 'grid', gap: spacing[3] }}>
      <VisuallyHidden>{t('versions.loading')}</VisuallyHidden>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} blockSize="72px" />
      ))}
    </div>
  );
}
