import { spacing } from '@portico/shared/ui';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { ExportSection } from './ExportSection.tsx';
import { ImportSection } from './ImportSection.tsx';
import { RecentImports } from './RecentImports.tsx';

/** /console/import: tables of the site as files, in both directions. */
export function ImportPage() {
  const { t } = useMessages();
  return (
    <ConsoleScreen title={t('import.title')} text={t('import.pageText')}>
      <div css={{ display: 'grid', gap: spacing[10] }}>
        <ImportSection />
        <RecentImports />
        <ExportSection />
      </div>
    </ConsoleScreen>
  );
}
