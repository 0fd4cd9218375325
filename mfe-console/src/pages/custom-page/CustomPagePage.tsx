import { isNotFound } from '@portico/shared/api';
import { NotFound } from '@portico/shared/patterns';
import { useParams } from '@portico/shared/platform';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useCustomPageDraftQuery } from '../custom-pages/custom-pages.api.ts';
import { PageBuilder } from './PageBuilder.tsx';

/** /console/pages/{id}: a custom page with its widgets, its preview and what visitors see of it. */
export function CustomPagePage() {
  const { pageId = '' } = useParams();
  const { t } = useMessages();
  const { currentData, error, refetch } = useCustomPageDraftQuery(pageId);
  // Also when a later request fails, because the form holds what was entered.
  if (currentData) return <PageBuilder key={pageId} page={currentData} onReload={() => refetch().unwrap()} />;
  if (isNotFound(error)) return <NotFound />;
  return (
    <ConsoleScreen title={t('page.untitled')}>
      <ListState error={error} onRetry={() => void refetch()} />
    </ConsoleScreen>
  );
}
