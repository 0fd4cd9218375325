import { useText } from '@portico/shared/platform';
import { Grid, Loading, SkeletonCard } from '@portico/shared/ui';

export function CardsLoading({ count, ratio }: { count: number; ratio?: number | undefined }) {
  const { t } = useText('mfe-discovery');
  return (
    <Loading label={t('state.loading')}>
      <Grid>
        {Array.from({ length: count }, (_, index) => (
          <SkeletonCard key={`card-${index}`} {...(ratio ? { ratio } : {})} />
        ))}
      </Grid>
    </Loading>
  );
}
