import { spacing } from '@portico/shared/ui';
import { useMessages } from '../../messages/use-messages.ts';
import { OverviewLine } from './OverviewLine.tsx';

/** Where the provider's staff go on to. */
export function Overview() {
  const { t } = useMessages();
  return (
    <ul role="list" css={{ display: 'grid', gap: spacing[3] }}>
      <li>
        <OverviewLine to="/creator/review" title={t('overview.review')} text={t('overview.reviewText')} />
      </li>
      <li>
        <OverviewLine to="/console/releases" title={t('releases.title')} text={t('releases.text')} />
      </li>
    </ul>
  );
}
