import { errorMessage, isApiError, isNotFound } from '@portico/shared/api';
import { NotFound } from '@portico/shared/patterns';
import { useParams } from '@portico/shared/platform';
import { Container, Notice, Section, StateMessage, spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { WebPageContent } from './WebPageContent.tsx';
import { WebPageSkeleton } from './WebPageSkeleton.tsx';
import { useWebPageByIdQuery } from './web-page.api.ts';

/** /web-page/{webPageID}: a page composed of widgets. [PAGE-01, OPEN-43] */
export function WebPagePage() {
  const { webPageID = '' } = useParams();
  const { t } = useMessages();
  const { currentData, error, isFetching, fulfilledTimeStamp = 0, refetch } = useWebPageByIdQuery(webPageID);
  if (currentData) {
    return (
      <>
        {currentData.isUnpublished ? (
          <Container css={{ paddingBlockStart: spacing[4] }}>
            <Notice tone="warning">{t('webPage.unpublished')}</Notice>
          </Container>
        ) : null}
        <WebPageContent key={webPageID} page={currentData} asOf={fulfilledTimeStamp} />
      </>
    );
  }
  if (isNotFound(error)) return <NotFound />;
  if (!error || isFetching) return <WebPageSkeleton />;

  const isOffline = isApiError(error) && error.kind === 'offline';
  return (
    <Section>
      <Container narrow>
        <StateMessage
          isPage
          kind={isOffline ? 'offline' : 'failed'}
          title={isOffline ? t('portal.offline') : t('portal.failed')}
          text={
            isOffline
              ? t('portal.offlineText')
              : `${t('portal.failedText')} (${isApiError(error) ? errorMessage(error, 'status') : 'Error'})`
          }
          action={{ label: t('portal.retry'), onClick: () => void refetch() }}
        />
      </Container>
    </Section>
  );
}
