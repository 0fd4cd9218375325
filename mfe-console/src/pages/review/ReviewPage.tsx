import { color, fontSizes, spacing } from '@portico/shared/ui';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ReportedPortals } from './ReportedPortals.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { WaitingDrafts } from './WaitingDrafts.tsx';

/** /console/review: what waits for a moderator, and what visitors have reported. [OPEN-01, OPEN-15, OPEN-49] */
export function ReviewPage() {
  const { t } = useMessages();
  return (
    <ConsoleScreen title={t('review.title')}>
      <ReportedPortals />
      <WaitingDrafts />
      <h2 css={{ fontSize: fontSizes.xl }}>{t('review.waitingTitle')}</h2>
      <p css={{ color: color.inkMuted, marginBlockEnd: spacing[4] }}>{t('review.text')}</p>
      <ReviewQueue />
    </ConsoleScreen>
  );
}
