import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Overview } from './Overview.tsx';

/** /console: what waits for the provider's staff. */
export function OverviewPage() {
  const { t } = useMessages();
  return (
    <ConsoleScreen title={t('overview.title')} text={t('overview.text')}>
      <Overview />
    </ConsoleScreen>
  );
}
