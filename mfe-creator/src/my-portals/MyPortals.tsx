import { errorMessage, isApiError } from '@portico/shared/api';
import { selectIsAuthenticated, selectUser, useSelector, useText } from '@portico/shared/platform';
import { Grid, StateMessage, spacing } from '@portico/shared/ui';
import { useMyPortalsQuery } from '../creator.api.ts';
import { MyPortalCard } from './MyPortalCard.tsx';
import { MyPortalsSkeleton } from './MyPortalsSkeleton.tsx';
import { NewPortalCard } from './NewPortalCard.tsx';

/** The plus card, then every portal of the signed-in person. [CREATOR-02, CREATOR-03, OPEN-38] */
export function MyPortals() {
  const { t } = useText('mfe-creator');
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
        {portals.map((portal) => (
          <MyPortalCard key={portal._id} portal={portal} />
        ))}
      </Grid>
      {portals.length === 0 ? (
        <StateMessage kind="empty" title={t('myPortals.empty')} text={t('myPortals.emptyText')} />
      ) : null}
    </div>
  );
}
