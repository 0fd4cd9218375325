import { useText } from '@portico/shared/platform';
import { Loading, Skeleton, spacing } from '@portico/shared/ui';

/** The skeleton of the long form. */
export function ClassicSkeleton() {
  const { t } = useText('mfe-creator');
  return (
    <Loading isPage label={t('classic.loading')}>
      <div css={{ display: 'grid', gap: spacing[6] }}>
        <Skeleton blockSize="64px" />
        <Skeleton blockSize="280px" />
        <Skeleton blockSize="360px" />
      </div>
    </Loading>
  );
}
