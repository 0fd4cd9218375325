import type { StructuredOpeningHours } from '@portico/shared/contracts';
import { isOpenAt } from '@portico/shared/domain';
import { Badge } from '@portico/shared/ui';
import { Clock3 } from 'lucide-react';
import type { Clock } from '../../clock/use-now.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** 'Open now' or 'Closed'; rendered after hydration only, because a cached page does not know the time. [OPEN-10] */
export function OpenNow({ hours, clock }: { hours: StructuredOpeningHours; clock: Clock }) {
  const { t } = useMessages();
  if (!clock.isLive) return null;
  if (isOpenAt(hours, clock.now)) return <Badge tone="success">{t('hours.openNow')}</Badge>;
  return <Badge icon={<Clock3 size={14} aria-hidden="true" />}>{t('hours.closedNow')}</Badge>;
}
