import { isNotFound } from '@portico/shared/api';
import { localizedFrom } from '@portico/shared/domain';
import { NotFound } from '@portico/shared/patterns';
import { useParams } from '@portico/shared/platform';
import { ConsoleScreen } from '../../layout/ConsoleScreen.tsx';
import { ListState } from '../../lists/ListState.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useConsolePortalQuery } from '../../portals.api.ts';
import { PortalDetails } from './PortalDetails.tsx';

/** /console/portals/:id: one page of the site, also from the bin. */
export function PortalPage() {
  const { id = '' } = useParams();
  const { t, localize, language } = useMessages();
  const { data, error, refetch } = useConsolePortalQuery(id);
  if (!data && isNotFound(error)) return <NotFound />;
  const title = data ? localize(data.title) || data.id : t('portal.title');
  return (
    <ConsoleScreen title={title} lang={data && localizedFrom(data.title, language)}>
      {data ? <PortalDetails portal={data} /> : <ListState error={error} onRetry={() => void refetch()} />}
    </ConsoleScreen>
  );
}
