import { css } from '@emotion/react';
import { Container, Loading, Skeleton, SkeletonText, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';

const column = css({ display: 'grid', gap: spacing[8], paddingBlock: spacing[8] });

/** Placeholder of a custom page: title, banner, pictures. */
export function WebPageSkeleton() {
  const { t } = useMessages();
  return (
    <Loading isPage label={t('webPage.looking')}>
      <Container css={column}>
        <Skeleton blockSize="2.4em" inlineSize="min(70%, 20em)" />
        <Skeleton ratio={16 / 9} radius="20px" />
        <SkeletonText lines={2} />
      </Container>
    </Loading>
  );
}
