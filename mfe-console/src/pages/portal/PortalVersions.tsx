import { color, fontSizes, SkeletonText, spacing } from '@portico/shared/ui';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { useConsolePortalVersionsQuery } from '../../portals.api.ts';

/** The stored versions of a page, newest first; its editors compare and restore them on the page itself. [T-49] */
export function PortalVersions({ portalId }: { portalId: string }) {
  const { t } = useMessages();
  const moment = useMoment();
  const { data, error, refetch } = useConsolePortalVersionsQuery(portalId);
  if (!data) {
    return error ? <ListState error={error} onRetry={() => void refetch()} /> : <SkeletonText lines={3} />;
  }
  if (data.length === 0) return <p css={{ color: color.inkMuted }}>{t('portal.noVersions')}</p>;
  return (
    <ul role="list" css={{ display: 'grid', gap: spacing[2], fontSize: fontSizes.sm }}>
      {data.map(({ number, at, by }) => (
        <li key={number}>
          <time dateTime={at}>{moment(at)}</time>
          <span css={{ color: color.inkMuted }}>
            {' · '}
            {by ? <bdi>{by}</bdi> : t('changes.byOperator')}
          </span>
        </li>
      ))}
    </ul>
  );
}
