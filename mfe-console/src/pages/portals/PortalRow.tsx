import type { ConsolePortal } from '@portico/shared/contracts';
import { dateFormat } from '@portico/shared/domain';
import { LocalizedTitle } from '@portico/shared/patterns';
import { Badge } from '@portico/shared/ui';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { RecordRow } from '../../lists/RecordRow.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoment } from '../../messages/use-moment.ts';
import { PortalStatusBadge } from './PortalStatusBadge.tsx';

/** One page of the list: status, towns, owner, and when it was changed or deleted. */
export function PortalRow({ portal, checkbox }: { portal: ConsolePortal; checkbox: ReactNode }) {
  const { id, title, status, isPrivate, thumbnail, towns, owner, deleted } = portal;
  const { t, localize, language } = useMessages();
  const moment = useMoment();
  const at = deleted?.at ?? portal.modifiedDate;
  return (
    <RecordRow
      to={`/console/portals/${encodeURIComponent(id)}`}
      title={<LocalizedTitle text={title} fallback={id} />}
      picture={thumbnail ?? null}
      badges={
        <>
          <PortalStatusBadge status={status} />
          {isPrivate ? (
            <Badge icon={<Lock size={14} aria-hidden="true" />}>{t('portals.private')}</Badge>
          ) : null}
        </>
      }
      facts={
        <>
          {towns.length > 0 ? (
            <span>{towns.map((town) => localize(town.title) || town.id).join(' · ')}</span>
          ) : (
            <span>{t('portals.noTown')}</span>
          )}
          {owner ? <bdi>{owner.displayName}</bdi> : null}
          <time dateTime={at}>{moment(at)}</time>
          {deleted ? (
            <span>{t('bin.until', { day: dateFormat(language).format(new Date(deleted.until)) })}</span>
          ) : null}
        </>
      }
      checkbox={checkbox}
    />
  );
}
