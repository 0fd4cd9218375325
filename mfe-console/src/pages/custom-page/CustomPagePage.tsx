import { isNotFound } from '@portico/shared/api';
import { Link, useParams } from '@portico/shared/platform';
import { Button, StateMessage } from '@portico/shared/ui';
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
  return (
    <ConsoleScreen title={t('page.untitled')}>
      {isNotFound(error) ? (
        <StateMessage
          kind="not-found"
          title={t('page.notFound')}
          action={
            <Button as={Link} to="/console/pages" variant="secondary">
              {t('page.toList')}
            </Button>
          }
        />
      ) : (
        <ListState error={error} onRetry={() => void refetch()} />
      )}
    </ConsoleScreen>
  );
}
