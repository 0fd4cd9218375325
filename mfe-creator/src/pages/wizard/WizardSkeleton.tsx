import { useText } from '@portico/shared/platform';
import { Container, Loading, radii, Skeleton, SkeletonText, spacing } from '@portico/shared/ui';
import { NeedsScript } from '../../guard/NeedsScript.tsx';

/** The skeleton of the wizard. */
export function WizardSkeleton() {
  const { t } = useText('mfe-creator');
  return (
    <Container css={{ maxInlineSize: 880, paddingBlock: `${spacing[6]} ${spacing[10]}` }}>
      <Loading isPage label={t('wizard.loading')}>
        <div css={{ display: 'grid', gap: spacing[6] }}>
          <NeedsScript />
          <Skeleton blockSize="6px" radius="3px" />
          <Skeleton blockSize="1.6rem" inlineSize="10rem" radius={radii.pill} />
          <Skeleton blockSize="2.2rem" inlineSize="min(24rem, 80%)" />
          <SkeletonText lines={2} />
          <Skeleton blockSize="3rem" radius={radii.md} />
          <Skeleton blockSize="3.25rem" inlineSize="9rem" radius={radii.lg} />
        </div>
      </Loading>
    </Container>
  );
}
