import { isNotFound, usePortalQuery } from '@portico/shared/api';
import { Link, Localized, useParams } from '@portico/shared/platform';
import { Container, Loading, Section, SkeletonText, Stack, StateMessage } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { PositionText } from '../../PositionText.tsx';

/** /coordinates/{id}: the position of one portal. */
export function CoordinatesPage() {
  const { id = '' } = useParams();
  const { t } = useMessages();
  const { currentData: portal, error, refetch } = usePortalQuery({ id });
  return (
    <Section>
      <Container>
        <Stack>
          <h1>{t('coordinates.title')}</h1>
          {portal ? (
            <>
              <Link to={`/portals/${encodeURIComponent(id)}`}>
                <Localized text={portal.title} />
              </Link>
              <p>
                <PositionText portal={portal} />
              </p>
            </>
          ) : error ? (
            <StateMessage
              kind={isNotFound(error) ? 'not-found' : 'failed'}
              title={isNotFound(error) ? t('coordinates.unknown') : t('coordinates.failed')}
              {...(isNotFound(error)
                ? {}
                : { action: { label: t('coordinates.retry'), onClick: () => void refetch() } })}
            />
          ) : (
            <Loading label={t('coordinates.loading')}>
              <SkeletonText />
            </Loading>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
