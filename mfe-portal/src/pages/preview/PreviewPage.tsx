import { failureMessage, isApiError, isNotFound } from '@portico/shared/api';
import { dateFormat } from '@portico/shared/domain';
import { useParams, useSearchParams } from '@portico/shared/platform';
import { Container, Notice, Section, StateMessage, spacing } from '@portico/shared/ui';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { PortalSkeleton } from '../portal/PortalSkeleton.tsx';
import { previewRequest, usePortalPreviewQuery } from './preview.api.ts';

/** From the chunk of the portal's route: shared between two routes it would be loaded with every page of the remote. */
const PortalContent = lazy(() =>
  import(/* webpackChunkName: "route-portal" */ '../portal/portal.route.tsx').then((route) => ({
    default: route.PortalContent,
  })),
);

/** /portals/{id}/preview: the draft of a page, for everyone with the link. */
export function PreviewPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  const { t, language } = useMessages();
  const {
    currentData,
    error,
    fulfilledTimeStamp = 0,
    refetch,
  } = usePortalPreviewQuery(previewRequest(id, search));
  if (error) {
    const isOffline = isApiError(error) && error.kind === 'offline';
    const isGone = isNotFound(error);
    return (
      <Section>
        <Container narrow>
          {isGone ? (
            <StateMessage isPage kind="empty" title={t('preview.gone')} text={t('preview.goneText')} />
          ) : (
            <StateMessage
              isPage
              kind={isOffline ? 'offline' : 'failed'}
              title={isOffline ? t('portal.offline') : t('portal.failed')}
              text={isOffline ? t('portal.offlineText') : failureMessage(error)}
              action={{ label: t('portal.retry'), onClick: () => void refetch() }}
            />
          )}
        </Container>
      </Section>
    );
  }
  if (!currentData) return <PortalSkeleton />;
  const { portal, until } = currentData;
  const when = dateFormat(language, { timeStyle: 'short' }).format(new Date(until));
  return (
    <>
      <Container css={{ paddingBlock: spacing[3] }}>
        <Notice tone="warning" title={t('preview.title')}>
          {t('preview.until', { when })}
        </Notice>
      </Container>
      <Suspense fallback={<PortalSkeleton />}>
        <PortalContent portal={portal} asOf={fulfilledTimeStamp} takesFocus={false} isPreview />
      </Suspense>
    </>
  );
}
