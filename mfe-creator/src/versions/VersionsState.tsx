import { LoadFailed } from '@portico/shared/patterns';
import { useText } from '@portico/shared/platform';
import { Skeleton, spacing, VisuallyHidden } from '@portico/shared/ui';

/** Loading and error state of the versions. */
export function VersionsState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useText('mfe-creator');
  if (error) {
    return (
      <LoadFailed
        error={error}
        title={t('versions.failed')}
        text={t('versions.failedText')}
        offlineTitle={t('versions.offline')}
        offlineText={t('versions.offlineText')}
        retryLabel={t('editors.retry')}
        onRetry={onRetry}
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
