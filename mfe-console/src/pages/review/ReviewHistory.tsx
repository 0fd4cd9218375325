import { color, SkeletonText } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { PortalHistory } from '../portals/PortalHistory.tsx';
import { useReviewHistoryQuery } from './review.api.ts';

/** The history of a portal that is decided on. */
export function ReviewHistory({ portalId }: { portalId: string }) {
  const { t } = useMessages();
  const { data, isError } = useReviewHistoryQuery(portalId);
  if (isError) return <p css={{ color: color.inkMuted }}>{t('review.noHistory')}</p>;
  return data ? <PortalHistory moves={data} /> : <SkeletonText lines={3} />;
}
