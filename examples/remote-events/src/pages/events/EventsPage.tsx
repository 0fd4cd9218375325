import { isNotFound } from '@portico/shared/api';
import { Link, Localized, useParams } from '@portico/shared/platform';
import { Container, Loading, Section, SkeletonText, Stack, StateMessage } from '@portico/shared/ui';
import { EndingList } from '../../ending/EndingList.tsx';
import { endingItems } from '../../ending/ending-items.ts';
import { useEventsPortalQuery } from '../../events.api.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** /events/{id}: all entries of one portal that expire. */
export function EventsPage() {
  const { id = '' } = useParams();
  const { t } = useMessages();
  const { currentData: portal, error, refetch } = useEventsPortalQuery(id);
  return (
    <Section>
      <Container>
        <Stack>
          <h1>{t('ending.title')}</h1>
          {portal ? (
            <>
              <Link to={`/portals/${encodeURIComponent(id)}`}>
                <Localized text={portal.title} />
              </Link>
              <Ending items={endingItems(portal)} />
            </>
          ) : error ? (
            <StateMessage
              kind={isNotFound(error) ? 'not-found' : 'failed'}
              title={isNotFound(error) ? t('ending.unknown') : t('ending.failed')}
              text={isNotFound(error) ? t('ending.unknownText') : t('ending.failedText')}
              {...(isNotFound(error)
                ? {}
                : { action: { label: t('ending.retry'), onClick: () => void refetch() } })}
            />
          ) : (
            <Loading label={t('ending.loading')}>
              <SkeletonText />
            </Loading>
          )}
        </Stack>
      </Container>
    </Section>
  );
}

function Ending({ items }: { items: ReturnType<typeof endingItems> }) {
  const { t } = useMessages();
  if (items.length > 0) return <EndingList items={items} />;
  return <StateMessage kind="empty" title={t('ending.none')} text={t('ending.noneText')} />;
}
