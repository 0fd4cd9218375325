import { spacing } from '@portico/shared/ui';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ReleasesDashboard } from './ReleasesDashboard.tsx';

/** /console/releases: the stable set and the canary, and the override of one remote. */
export function ReleasesPage() {
  const { t } = useMessages();
  return (
    <ConsoleScreen title={t('releases.title')} text={t('releases.text')}>
      <div css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: spacing[10] }}>
        <ReleasesDashboard />
      </div>
    </ConsoleScreen>
  );
}
