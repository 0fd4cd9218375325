import { LoadFailed } from '@portico/shared/patterns';
import { Loading, Skeleton, spacing } from '@portico/shared/ui';
import { useMessages } from '../messages/use-messages.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** What a screen shows until its data has loaded: a skeleton, or why it could not be loaded, with a retry. */
export function ListState({
  title,
  error,
  onRetry,
}: {
  /** What could not be loaded; 'The list couldn’t be loaded' by default. */
  title?: string;
  error: unknown;
  onRetry: () => void;
}) {
  const { t } = useMessages();
  if (!error) {
    return (
      <Loading label={t('list.loading')}>
        <div css={{ display: 'grid', gap: spacing[2] }}>
          {ROWS.map((row) => (
            <Skeleton key={row} blockSize="68px" radius="12px" />
          ))}
        </div>
      </Loading>
    );
  }
  return (
    <LoadFailed
      title={title ?? t('list.notLoaded')}
      error={error}
      offlineText={t('list.offline')}
      retryLabel={t('list.retry')}
      onRetry={onRetry}
    />
  );
}
