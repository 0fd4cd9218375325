import { errorMessage, isApiError } from '@portico/shared/api';
import { useNearEnd } from '@portico/shared/patterns';
import { selectIsAuthenticated, selectUser, useSelector, useText } from '@portico/shared/platform';
import { Button, Grid, StateMessage, spacing } from '@portico/shared/ui';
import { useState } from 'react';
import { useMyPortalsQuery } from '../creator.api.ts';
import { MyPortalCard } from './MyPortalCard.tsx';
import { MyPortalsSkeleton } from './MyPortalsSkeleton.tsx';
import { NewPortalCard } from './NewPortalCard.tsx';

/** Cards that are drawn at once; hundreds at a time would make a phone wait. */
const CARDS_AT_ONCE = 48;

/** The plus card, then every portal of the signed-in person. [CREATOR-02, CREATOR-03, OPEN-38] */
export function MyPortals() {
  const { t } = useText('mfe-creator');
  const [shown, setShown] = useState(CARDS_AT_ONCE);
  const uid = useSelector(selectUser)?.uid ?? '';
  const isAuthenticated = useSelector(selectIsAuthenticated);
  const {
    data: portals,
    error,
    refetch,
  } = useMyPortalsQuery(uid, {
    // Signing out leaves the page a moment before it is left.
    skip: !isAuthenticated,
  });

  const isMore = portals !== undefined && portals.length > shown;
  const showMore = () => setShown(shown + CARDS_AT_ONCE);
  const end = useNearEnd({ enabled: isMore, key: shown, onNear: showMore });

  if (!portals && error) {
    const isOffline = isApiError(error) && error.kind === 'offline';
    return (
      <StateMessage
        kind={isOffline ? 'offline' : 'failed'}
        title={t('myPortals.failed')}
        text={isOffline ? t('page.offline') : isApiError(error) ? errorMessage(error, 'status') : null}
        action={{ label: t('page.retry'), onClick: () => void refetch() }}
      />
    );
  }
  if (!portals) return <MyPortalsSkeleton />;
  return (
    <div css={{ display: 'grid', gap: spacing[6] }}>
      <Grid label={t('myPortals.title')}>
        <NewPortalCard />
        {portals.slice(0, shown).map((portal) => (
          <MyPortalCard key={portal._id} portal={portal} />
        ))}
      </Grid>
      {isMore ? (
        <div ref={end} css={{ display: 'grid', justifyItems: 'center' }}>
          <Button variant="secondary" onClick={showMore}>
            {t('myPortals.more', { number: portals.length - shown })}
          </Button>
        </div>
      ) : null}
      {portals.length === 0 ? (
        <StateMessage kind="empty" title={t('myPortals.empty')} text={t('myPortals.emptyText')} />
      ) : null}
    </div>
  );
}
