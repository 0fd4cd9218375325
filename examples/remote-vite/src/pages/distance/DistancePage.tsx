import { isNotFound, usePortalQuery } from '@portico/shared/api';
import { Link, Localized, useParams } from '@portico/shared/platform';
import { Container, Loading, Section, SkeletonText, Stack, StateMessage } from '@portico/shared/ui';
import { DistanceText } from '../../DistanceText.tsx';
import { useMessages } from '../../messages/use-messages.ts';

/** /distance/{id}: the position of one portal. */
export function DistancePage() {
  const { id = '' } = useParams();
  const { t } = useMessages();
  const { currentData: portal, error, refetch } = usePortalQuery({ id });
  return (
    <Section>
      <Container>
        <Stack>
          <h1>{t('distance.title')}</h1>
          {portal ? (
            <>
              <Link to={`/portals/${encodeURIComponent(id)}`}>
                <Localized text={portal.title} />
              </Link>
              <p>
                <DistanceText portal={portal} />
              </p>
            </>
          ) : error ? (
            <StateMessage
              kind={isNotFound(error) ? 'not-found' : 'failed'}
              title={isNotFound(error) ? t('distance.unknown') : t('distance.failed')}
              {...(isNotFound(error)
                ? {}
                : { action: { label: t('distance.retry'), onClick: () => void refetch() } })}
            />
          ) : (
            <Loading label={t('distance.loading')}>
              <SkeletonText />
            </Loading>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
