import { isInOneLanguage, isNotFound, usePortalQuery } from '@portico/shared/api';
import { isPortalEditor } from '@portico/shared/domain';
import { LoadFailed } from '@portico/shared/patterns';
import { Link, selectUser, useParams, useSelector, useText } from '@portico/shared/platform';
import { buttonStyles, StateMessage } from '@portico/shared/ui';
import { ClassicForm } from './ClassicForm.tsx';
import { ClassicSkeleton } from './ClassicSkeleton.tsx';

/** The long form of the portal in the URL, for its editors. [OPEN-37, PERM-08] */
export function ClassicPortal() {
  const { id = '' } = useParams();
  const { t } = useText('mfe-creator');
  const user = useSelector(selectUser);
  const { currentData, error, refetch } = usePortalQuery({ id }, { refetchOnMountOrArgChange: true });
  const portal = isInOneLanguage(currentData) ? undefined : currentData;

  if (portal && isPortalEditor(portal, user)) return <ClassicForm key={id} portal={portal} />;
  if (portal || isNotFound(error)) {
    return (
      <StateMessage
        isPage
        kind="not-found"
        title={t('classic.notYours')}
        text={t('classic.notYoursText')}
        action={
          <Link to="/creator" css={buttonStyles({ variant: 'secondary' })}>
            {t('classic.toMyPortals')}
          </Link>
        }
      />
    );
  }
  if (error) {
    return (
      <LoadFailed
        isPage
        error={error}
        title={t('classic.failed')}
        text={null}
        offlineText={t('page.offline')}
        retryLabel={t('page.retry')}
        onRetry={() => void refetch()}
      />
    );
  }
  return <ClassicSkeleton />;
}
