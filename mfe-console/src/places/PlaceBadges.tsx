import { Badge } from '@portico/shared/ui';
import { Archive, Lock } from 'lucide-react';
import { useMessages } from '../messages/use-messages.ts';

/** Says that a town or listing is private or archived. */
export function PlaceBadges({
  isPrivate,
  isArchived,
}: {
  isPrivate?: boolean | undefined;
  isArchived?: boolean | undefined;
}) {
  const { t } = useMessages();
  return (
    <>
      {isPrivate ? <Badge icon={<Lock size={14} aria-hidden="true" />}>{t('places.isPrivate')}</Badge> : null}
      {isArchived ? (
        <Badge tone="warning" icon={<Archive size={14} aria-hidden="true" />}>
          {t('places.isArchived')}
        </Badge>
      ) : null}
    </>
  );
}
