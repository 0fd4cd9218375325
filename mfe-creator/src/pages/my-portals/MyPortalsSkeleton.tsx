import { useText } from '@portico/shared/platform';
import { Grid, Loading, SkeletonCard } from '@portico/shared/ui';
import { NeedsScript } from '../../guard/NeedsScript.tsx';

const CARDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;

/** The skeleton of the list. [CREATOR-09] */
export function MyPortalsSkeleton() {
  const { t } = useText('mfe-creator');
  return (
    <Loading label={t('myPortals.loading')}>
      <NeedsScript />
      <Grid>
        {CARDS.map((card) => (
          <SkeletonCard key={card} />
        ))}
      </Grid>
    </Loading>
  );
}
