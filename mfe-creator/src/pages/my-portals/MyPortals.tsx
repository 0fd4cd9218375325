import { errorMessage, isApiError, type ListPage } from '@portico/shared/api';
import { LoadFailed } from '@portico/shared/patterns';
import { selectIsAuthenticated, selectUser, useSelector, useText } from '@portico/shared/platform';
import { Grid, StateMessage, spacing } from '@portico/shared/ui';
import { useMyPortalsInfiniteQuery } from '../../creator.api.ts';
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
    return (
      <LoadFailed
        error={error}
        title={t('myPortals.failed')}
        text={isApiError(error) ? errorMessage(error, 'status') : null}
        offlineText={t('page.offline')}
        retryLabel={t('page.retry')}
        onRetry={() => void refetch()}
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

/**
 * The rows of all pages without duplicates: a row that moved down between two requests is in both. `total` is that of
 * the latest response.
 */
function allRows<Row>(pages: readonly ListPage<Row>[], idOf: (row: Row) => string): ListPage<Row> {
  const byId = new Map<string, Row>();
  for (const { rows } of pages) for (const row of rows) byId.set(idOf(row), row);
  return { rows: [...byId.values()], total: Math.max(pages.at(-1)?.total ?? 0, byId.size) };
}
