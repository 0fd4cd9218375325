import { Container, Loading, media, Skeleton, SkeletonHero, SkeletonText, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';

/** Placeholder of a portal page: cover, text, facts, pictures. */
export function PortalSkeleton() {
  const { t } = useMessages();
  return (
    <Loading isPage label={t('portal.looking')}>
      <noscript>
        <Container narrow css={{ paddingBlock: spacing[6] }}>
          <p>{t('portal.needsScript')}</p>
          <a href="/">{t('portal.home')}</a>
        </Container>
      </noscript>
      <SkeletonHero size="short" />
      <Container>
        <div
          css={{
            display: 'grid',
            gap: spacing[8],
            paddingBlock: spacing[8],
            [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 360px', gap: spacing[12] },
          }}
        >
          <div css={{ display: 'grid', gap: spacing[8], alignContent: 'start' }}>
            <SkeletonText lines={4} />
            <Skeleton blockSize="56px" inlineSize="min(100%, 440px)" radius="16px" />
            <Skeleton blockSize="180px" radius="16px" />
          </div>
          <Skeleton blockSize="420px" radius="16px" />
        </div>
      </Container>
    </Loading>
  );
}
