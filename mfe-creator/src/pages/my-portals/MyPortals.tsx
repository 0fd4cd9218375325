import { errorMessage, isApiError } from '@portico/shared/api';
import { selectIsAuthenticated, selectUser, useSelector, useText } from '@portico/shared/platform';
import { Grid, StateMessage, spacing } from '@portico/shared/ui';
import { useMyPortalsInfiniteQuery } from '../../creator.api.ts';
import { allRows } from '../../lists/all-rows.ts';
import { PagedListEnd } from '../../lists/PagedListEnd.tsx';
import { Invitations } from './Invitations.tsx';
import { MyPortalCard } from './MyPortalCard.tsx';
import { MyPortalsSkeleton } from './MyPortalsSkeleton.tsx';
import { NewPortalCard } from './NewPortalCard.tsx';

/** The plus card, then the portals of the user, in pages. [CREATOR-02, CREATOR-03, OPEN-38] */
export function MyPortals() {
  const { t } = useText('mfe-creator');
  const uid = useSelector(selectUser)?.uid ?? '';
  const isAuthenticated = useSelector(selectIsAuthenticated);
  // After signing out the page is rendered once more without a user.
  const list = useMyPortalsInfiniteQuery(uid, { skip: !isAuthenticated });
  const { data, error, refetch } = list;

  if (!data && error) {
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
  if (!data) return <MyPortalsSkeleton />;
  const { rows: portals, total } = allRows(data.pages, ({ _id }) => _id);
  return (
    <div css={{ display: 'grid', gap: spacing[6] }}>
      <Invitations />
      <Grid label={t('myPortals.title')}>
        <NewPortalCard />
        {portals.map((portal) => (
          <MyPortalCard key={portal._id} portal={portal} />
        ))}
      </Grid>
      <PagedListEnd list={list} shown={portals.length} total={total} />
      {portals.length === 0 ? (
        <StateMessage kind="empty" title={t('myPortals.empty')} text={t('myPortals.emptyText')} />
      ) : null}
    </div>
  );
}
